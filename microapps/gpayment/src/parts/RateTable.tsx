import { VisuallyHidden } from '@wallet/kit/ui';
import { flagOf } from '../model/nation.ts';
import { changeOf, type Rate, rateText, shownRate } from '../model/rate.ts';
import styles from './RateChart.module.css';
import { useService } from './useService.ts';

export interface RatePair {
  today: Rate;
  yesterday: Rate;
}

const signs = { up: '▲', down: '▼', same: '' } as const;

/** Rates of today and yesterday, currency by currency. */
export function RateTable({ pairs }: { pairs: readonly RatePair[] }) {
  const { rates: t, currencies } = useService();
  return (
    <div className={styles.rates}>
      <table className={styles.table} aria-label={t.main} data-part="rates">
        <thead>
          <tr>
            <th scope="col">{t.currency}</th>
            <th scope="col">{t.today}</th>
            <th scope="col">{t.yesterday}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ today, yesterday }) => {
            const change = changeOf(today.won, yesterday.won);
            return (
              <tr key={today.currency} data-currency={today.currency}>
                <th scope="row">
                  {/* A currency is named after its country. */}
                  <span aria-hidden="true">{flagOf(today.currency.slice(0, 2))} </span>
                  {t.unit(today)}
                  <span className={styles.small}>{currencies[today.currency] ?? today.currency}</span>
                </th>
                <td>
                  {rateText(today.won)}
                  {change && (
                    <span
                      className={`${styles.small} ${change.direction === 'same' ? '' : styles[change.direction]}`}
                    >
                      <span aria-hidden="true">{signs[change.direction]} </span>
                      <VisuallyHidden>{t[change.direction]} </VisuallyHidden>
                      {change.direction === 'same' ? t.same : shownRate(change.amount)}
                    </span>
                  )}
                </td>
                <td>{rateText(yesterday.won)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
