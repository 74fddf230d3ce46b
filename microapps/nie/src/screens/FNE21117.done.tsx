import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Lead, ResultPage, Stack } from '@wallet/kit/ui';
import { readStay } from '../api/calls.ts';
import { usePayStay } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';
import { StayFacts } from '../parts/StayFacts.tsx';
import { StayPass } from '../parts/StayPass.tsx';

/** The end of the road: the pass of a room, or until when it is kept without payment. */
export function FNE21117() {
  const t = messages.use();
  const { navigate } = useWallet();
  const number = useQuery().get('resveNo');
  const load = useLoad(readStay, number);
  const { pay, isPaying } = usePayStay(load.reload);
  const gone = <Gone to="FNE50000" {...t.gone.booking} />;
  return (
    <Screen of={load} instead={{ NIE_NOT_FOUND: gone }} onBack={() => navigate.replace('FNE10000')}>
      {(stay) => {
        if (!stay) return gone;
        const see = () => navigate.replace('FNE51002', { query: { resveNo: stay.number } });
        const isKept = stay.state === 'waiting' || stay.state === 'held';
        return isKept ? (
          <>
            <ResultPage
              kind="pending"
              title={t.paid.kept}
              description={t.paid.until({ until: stay.payUntil })}
            >
              <Button full variant="text" action="openBooking" onClick={see}>
                {t.paid.see}
              </Button>
            </ResultPage>
            <StayFacts stay={stay} />
            <MainButton action="pay" isBusy={isPaying} run={() => pay(stay)}>
              {t.pay({ amount: stay.payAmount })}
            </MainButton>
          </>
        ) : (
          <>
            <Lead title={t.paid.done} />
            <Stack>
              <StayPass stay={stay} />
            </Stack>
            <MainButton action="openBooking" run={see}>
              {t.paid.see}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
