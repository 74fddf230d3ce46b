import { MainButton, useQuery, useWallet } from '@wallet/kit/app';
import { Bullets, Card, Hero, IconTile, ResultPage } from '@wallet/kit/ui';
import { useState } from 'react';
import { cardScreen } from '../flows/cardScreen.tsx';
import { useHolder } from '../flows/useHolder.tsx';
import { deleteCard, updateAddress } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';

/** What will happen to a card, then the number, then what came of it. */
export const FMC24110 = cardScreen(function Confirm({ card }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const job = useQuery().get('job') === 'update' && card.state === 'due' ? 'update' : 'delete';
  const [isDone, setDone] = useState(false);
  const kind = t.kinds[card.kind];
  const words = t.confirm[job];
  const holder = useHolder({
    note: words.title({ kind }),
    onlyPin: true,
    ask: (proof) => (job === 'update' ? updateAddress : deleteCard)(card.id, proof),
    onDone: () => setDone(true),
  });
  if (isDone)
    return (
      <>
        <ResultPage kind="success" title={words.done({ kind })} description={words.doneHint} />
        <MainButton action="done" run={() => navigate.replace('FMC10000')}>
          {t.request.done}
        </MainButton>
      </>
    );
  return (
    <>
      <Hero isPromise label={words.title({ kind })} art={<IconTile picture="moid" size="large" />} />
      <Card>
        <Bullets texts={words.notes} />
      </Card>
      {holder.sheet}
      <MainButton
        action={job}
        variant={job === 'delete' ? 'danger' : 'primary'}
        isBusy={holder.isRunning}
        run={holder.begin}
      >
        {words.submit}
      </MainButton>
    </>
  );
});
