import { Badge, Flag, ListItem } from '@wallet/kit/ui';
import { say } from '../messages/say.ts';
import { stateOf, type Transaction, type TransactionState } from '../model/history.ts';
import { Figure } from './Figure.tsx';
import { useService } from './useService.ts';

const tones: Readonly<Record<TransactionState, 'neutral' | 'info' | 'danger'>> = {
  paid: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'danger',
  refund: 'info',
  pending: 'info',
  failed: 'danger',
};

interface TransactionRowProps {
  transaction: Transaction;
  /** on an overview: its day in place of its time; the amount in its currency is told where it leads */
  hasDay?: boolean;
  onOpen: (transaction: Transaction) => void;
}

/** One payment of a history: where, and what it cost. */
export function TransactionRow({ transaction, hasDay = false, onOpen }: TransactionRowProps) {
  const { history: t, clock, date: dayOf } = useService();
  const state = stateOf(transaction);
  return (
    <ListItem
      leading={<Flag of={transaction.nation.code || transaction.local.currency} />}
      title={transaction.merchant || say(transaction.nation)}
      state={
        state !== 'paid' && state !== 'withdrawn' && <Badge tone={tones[state]}>{t.states[state]}</Badge>
      }
      {...((state === 'failed' || state === 'cancelled') && { past: 'cancelled' as const })}
      description={[
        ...(state === 'withdrawn' ? [t.states.withdrawn] : []),
        hasDay ? dayOf({ at: transaction.date }) : clock(transaction),
      ].join(' · ')}
      {...(!hasDay &&
        transaction.local.currency !== transaction.paid.currency && {
          trailingNote: <Figure of={transaction.local} />,
        })}
      trailing={<Figure of={transaction.paid} isIn={state === 'refund'} />}
      action="openTransaction"
      onClick={() => onOpen(transaction)}
    />
  );
}
