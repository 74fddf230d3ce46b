import { Gone, HoldNotice, useLoad, usePatience, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readBooking } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { reserving } from '../flows/flows.ts';
import { useResumePayment } from '../flows/useResumePayment.ts';
import { messages } from '../messages/index.ts';
import { outcomeOf } from '../model/booking.ts';

const kinds = { paid: 'success', pending: 'pending' } as const;

/** Back from the payment page: the address says which booking, what became of it only the service knows. */
function RsvReturnUrl() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { clear } = reserving.useDraft();
  const rsvNo = useQuery().get('rsvNo');
  const load = useLoad(readBooking, rsvNo);
  const outcome = load.data ? outcomeOf(load.data) : null;
  const { isWaiting, again } = usePatience(outcome === 'pending', load);
  const { pay, isPaying } = useResumePayment(load.reload);
  useEffect(() => {
    if (outcome === 'paid') void clear();
  }, [outcome, clear]);
  return (
    <CibScreen of={load}>
      {(booking) => {
        if (!booking || !outcome) return <Gone to="FCI52100" {...t.gone.booking} />;
        const { number, carId, place, state } = booking;
        const query = { rsvNo: number };
        return (
          <>
            <HoldNotice hold={state === 'held' && !isWaiting ? booking.hold : null} onEnd={load.reload} />
            <ResultPage
              kind={kinds[outcome as keyof typeof kinds] ?? 'failure'}
              {...t.outcomes[outcome]}
              rows={[
                { label: t.facts.when, value: t.when(booking) },
                { label: t.facts.place, value: place.name },
                { label: t.facts.price, value: t.won({ amount: booking.amount }), isStrong: true },
              ]}
            >
              <Actions>
                {outcome === 'paid' && (
                  <Button full action="openBooking" onClick={() => navigate.replace('FCI51100', { query })}>
                    {t.car.seeBooking}
                  </Button>
                )}
                {outcome === 'pending' && !isWaiting && (
                  <Button full action="askAgain" onClick={again}>
                    {t.booking.ask}
                  </Button>
                )}
                {state === 'held' && !isWaiting && (
                  <Button
                    full
                    variant={outcome === 'pending' ? 'secondary' : 'primary'}
                    action="pay"
                    isBusy={isPaying}
                    onClick={() => void pay(number)}
                  >
                    {t.booking.pay(booking)}
                  </Button>
                )}
                {(outcome === 'late' || outcome === 'lateBack' || outcome === 'cancelled') && (
                  <Button
                    full
                    action="bookAgain"
                    onClick={() => navigate.replace('FCI31100', { query: { carId } })}
                  >
                    {t.booking.again}
                  </Button>
                )}
                <Button full variant="text" action="home" onClick={() => navigate.replace('FCI00000')}>
                  {t.home.back}
                </Button>
              </Actions>
            </ResultPage>
          </>
        );
      }}
    </CibScreen>
  );
}

export { RsvReturnUrl as rsvReturnUrl };
