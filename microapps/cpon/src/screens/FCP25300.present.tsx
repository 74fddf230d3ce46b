import {
  forMember,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { Actions, Button, confirm, toast } from '@wallet/kit/ui';
import { readPresent, takeBack } from '../api/calls.ts';
import { useShareGift } from '../flows/useShareGift.ts';
import { messages } from '../messages/index.ts';
import type { Present } from '../model/present.ts';
import { PresentFacts } from '../parts/PresentFacts.tsx';

export const FCP25300 = forMember(
  function OnePresent() {
    const t = messages.use();
    const load = useLoad(readPresent, useQuery().get('presentId'), { onResume: 'reload' });
    const gone = <Gone to="FCP25100" {...t.gone.present} />;
    return (
      <Screen of={load} instead={{ CPN_NO_PRESENT: gone }}>
        {(present) =>
          present && (present.isSent || present.isReceived) ? (
            <One present={present} reload={load.reload} />
          ) : (
            gone
          )
        }
      </Screen>
    );
  },
  () => messages.use().signIn.presents,
);

function One({ present, reload }: { present: Present; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const share = useShareGift(present);
  const { id, state, isSent, until, couponId } = present;
  const waits = isSent && state === 'waiting';
  const recall = useAction(
    async () => {
      if (
        !(await confirm({ id: 'takeBackPresent', text: t.presents.askTakeBack, danger: t.presents.takeBack }))
      )
        return;
      await takeBack(id);
      toast(t.presents.tookBack);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <>
      <PresentFacts
        present={present}
        title={t.presents.states[state]}
        hint={waits ? t.presents.comesBack({ date: until }) : t.presents.hints[isSent ? state : 'mine']}
      />
      {waits && (
        <>
          <Actions>
            <Button full variant="text" action="takeBack" onClick={() => void recall.run()}>
              {t.presents.takeBack}
            </Button>
          </Actions>
          <MainButton action="share" run={share}>
            {t.presents.share}
          </MainButton>
        </>
      )}
      {couponId !== '' && (
        <MainButton
          action="openCoupon"
          run={() => navigate.push('FCP15200', { params: { hirkCtntID: couponId } })}
        >
          {t.presents.open}
        </MainButton>
      )}
    </>
  );
}
