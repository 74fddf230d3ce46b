import { Gone, HoldNotice, Screen, useLoad, usePatience, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { confirmStay } from '../api/calls.ts';
import type { Stay } from '../api/wire.ts';
import { staying, usePayStay } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';

const kinds = { booked: 'success', pending: 'pending' } as const;
const outcomeOf = ({ state, refund }: Stay) => {
  if (state === 'late') return refund > 0 ? 'lateBack' : 'late';
  return state === 'used' || state === 'absent' ? 'booked' : state;
};

/** Back from the payment page: the address says which booking, what became of it only the service knows. */
export function FNE21116() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { clear } = staying.useDraft();
  const number = useQuery().get('resveNo');
  const load = useLoad(confirmStay, number);
  const outcome = load.data ? outcomeOf(load.data) : null;
  const { isWaiting, again } = usePatience(outcome === 'pending', load);
  const { pay, isPaying } = usePayStay(load.reload);
  useEffect(() => {
    if (outcome === 'booked') void clear();
  }, [outcome, clear]);
  const gone = <Gone to="FNE50000" {...t.gone.booking} />;
  return (
    <Screen of={load} instead={{ NIE_NOT_FOUND: gone }} onBack={() => navigate.replace('FNE50000')}>
      {(stay) => {
        if (!stay || !outcome) return gone;
        const isUnpaid = outcome === 'held' || outcome === 'waiting';
        const words = t.paid[outcome];
        const see = outcome === 'booked' ? 'FNE21117' : 'FNE51002';
        return (
          <>
            <HoldNotice hold={outcome === 'held' ? stay.hold : null} onEnd={load.reload} />
            <ResultPage
              kind={kinds[outcome as keyof typeof kinds] ?? 'failure'}
              title={words.title}
              description={words.text}
              rows={[
                { label: t.facts.room, value: stay.rooms.map(({ name }) => name).join(', ') },
                { label: t.facts.nights, value: t.nights({ begin: stay.begin, end: stay.end }) },
                { label: t.facts.total, value: t.price({ amount: stay.payAmount }), isStrong: true },
              ]}
            >
              <Actions>
                {isUnpaid && (
                  <Button full action="pay" isBusy={isPaying} onClick={() => void pay(stay)}>
                    {t.pay({ amount: stay.payAmount })}
                  </Button>
                )}
                {outcome === 'pending' && !isWaiting && (
                  <Button full action="askAgain" onClick={again}>
                    {t.paid.ask}
                  </Button>
                )}
                {outcome.startsWith('late') ? (
                  <Button full action="bookAgain" onClick={() => navigate.replace('FNE21100')}>
                    {t.paid.again}
                  </Button>
                ) : (
                  <Button
                    full
                    variant={outcome === 'booked' ? 'primary' : 'secondary'}
                    action="openBooking"
                    onClick={() => navigate.replace(see, { query: { resveNo: stay.number } })}
                  >
                    {t.paid.see}
                  </Button>
                )}
              </Actions>
            </ResultPage>
          </>
        );
      }}
    </Screen>
  );
}
