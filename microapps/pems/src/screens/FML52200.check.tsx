import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Bullets, Card, KeyValue, Lead, ResultPage } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeContact, readCard, readOwner, tellChange } from '../api/calls.ts';
import { contacting } from '../flows/contacting.ts';
import { messages } from '../messages/index.ts';

/** The change once more, then done; also a tag that broke or is gone (`what=tag`, `anmlId`). */
export function FML52200() {
  return useQuery().get('what') === 'tag' ? <Tag /> : <Contact />;
}

const Contact = contacting.step(
  { needs: ['address'], ask: (_, { signal }) => readOwner(undefined, { signal }) },
  function CheckContact({ draft, data: before, clear }) {
    const t = messages.use();
    const [isDone, setDone] = useState(false);
    const send = useAction(async () => {
      await changeContact(draft);
      await clear();
      setDone(true);
    });
    if (isDone) return <Done title={t.contact.done} description={t.contact.doneHint} />;
    return (
      <Screen>
        <Lead picture="pems" title={t.contact.check}>
          {t.contact.text({ count: before.animals })}
        </Lead>
        <Card tone="soft">
          <KeyValue
            rows={[
              ...(draft.address === before.address ? [] : [{ label: t.contact.was, value: before.address }]),
              { label: t.facts.address, value: draft.address },
              { label: t.facts.phone, value: maskPhone(phoneText(draft.phone)) },
            ]}
          />
        </Card>
        <MainButton action="submit" run={send}>
          {t.contact.submit}
        </MainButton>
      </Screen>
    );
  },
);

function Tag() {
  const t = messages.use();
  const { navigate } = useWallet();
  const animalId = useQuery().get('anmlId');
  const load = useLoad(readCard, animalId);
  const [isDone, setDone] = useState(false);
  const send = useAction(async () => {
    await tellChange({ kind: 'tag', animalId: animalId ?? '' });
    setDone(true);
  });
  if (isDone)
    return (
      <Done
        title={t.tagLost.done}
        description={t.tagLost.doneHint}
        onAgency={() => navigate.push('FML80000', { query: { part: 'vets' } })}
      />
    );
  const gone = <Gone to="FML50000" {...t.gone.animal} />;
  return (
    <Screen of={load} title={t.tagLost.title} instead={{ PEMS_NOT_FOUND: gone }}>
      {(one) =>
        one?.number ? (
          <>
            <Lead picture="pems" title={t.tagLost.lead(one)}>
              {t.tagLost.text}
            </Lead>
            <Bullets texts={t.tagLost.rules} />
            <MainButton action="submit" run={send}>
              {t.tagLost.submit}
            </MainButton>
          </>
        ) : (
          gone
        )
      }
    </Screen>
  );
}

interface DoneProps {
  title: string;
  description: string;
  onAgency?: () => void;
}

function Done({ title, description, onAgency }: DoneProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen noBack>
      <ResultPage kind="success" title={title} description={description} />
      <MainButton action="done" run={onAgency ?? (() => navigate.replace('FML30000'))}>
        {onAgency ? t.tagLost.agencies : t.done}
      </MainButton>
    </Screen>
  );
}
