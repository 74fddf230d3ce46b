import { isDoubtful } from '@wallet/kit/api';
import { Gone, MainButton, Screen, useLoad, usePatience, useQuery, useWallet } from '@wallet/kit/app';
import { Button, ResultPage } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { issue, readOrder } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';

const ends = {
  unknown: 'pending',
  refused: 'failure',
  left: 'pending',
  back: 'failure',
  over: 'failure',
} as const;

/** Back from the payment page or app: what became of it only the service knows, whatever the address says. */
export const ReceiveKBPay = forMember(function Receive() {
  const t = messages.use();
  const { navigate } = useWallet();
  const number = useQuery().get('orderId');
  const load = useLoad(
    async (signal) => {
      if (!number) return null;
      const state = await readOrder(number, { signal });
      if (state === 'paid') await issue(number, { signal });
      return { state: state === 'paid' ? ('done' as const) : state };
    },
    [number],
  );
  const { isWaiting, again } = usePatience(load.data?.state === 'unknown', load);
  const isDone = load.data?.state === 'done';
  useEffect(() => {
    if (isDone && number) navigate.replace('FKS50000', { query: { bkngNo: number, paid: 'Y' }, asks: false });
  }, [isDone, number, navigate]);
  if (load.error && isDoubtful(load.error))
    return (
      <Screen>
        <ResultPage kind="pending" title={t.pay.unknown} description={t.pay.openHint} />
        <MainButton action="again" run={load.reload}>
          {t.pay.again}
        </MainButton>
      </Screen>
    );
  const gone = <Gone to="FKS60000" {...t.gone.ticket} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(data) => {
        if (!data || !number) return gone;
        const { state } = data;
        if (state === 'done' || isWaiting)
          return <ResultPage kind="pending" title={t.pay.checking} description={t.pay.checkingHint} />;
        const canPay = state === 'refused' || state === 'left' || state === 'unknown';
        const resume = () => navigate.replace('FKS41000', { query: { bkngNo: number } });
        return (
          <>
            <ResultPage kind={ends[state]} title={t.pay[state]} description={t.pay[`${state}Hint`]}>
              {state === 'unknown' && (
                <Button full variant="secondary" action="again" onClick={again}>
                  {t.pay.again}
                </Button>
              )}
            </ResultPage>
            {canPay ? (
              <MainButton action="resumePayment" run={resume}>
                {t.pay.resume}
              </MainButton>
            ) : (
              <MainButton action="again" run={() => navigate.replace('FKS10000')}>
                {t.pay.anew}
              </MainButton>
            )}
          </>
        );
      }}
    </Screen>
  );
});
