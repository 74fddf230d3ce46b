import { DayHead } from '@wallet/kit/ui';
import { sumsOf, type Transaction } from '../model/history.ts';
import { Figure } from './Figure.tsx';
import { useService } from './useService.ts';

/** A day of the history, and what was paid on it; no sum of a day that has not come whole. */
export function DaySums({ day, transactions }: { day: string; transactions: readonly Transaction[] }) {
  const { history: t } = useService();
  const sums = sumsOf(transactions);
  // Of one alone the row says it.
  if (transactions.length < 2 || sums.length === 0) return <DayHead day={day} />;
  const said = sums.map((of, place) => (
    <span key={of.currency}>
      {place > 0 && ' · '}
      <Figure of={of} />
    </span>
  ));
  return (
    <DayHead
      day={day}
      sum={
        <>
          {t.sum} {said}
        </>
      }
    />
  );
}
