import { type FeeRule, feeSpans } from '../../booking/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { useBookingWords } from '../useBookingWords/useBookingWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CancelFees.module.css';

interface CancelFeesProps {
  rules: readonly FeeRule[];
  /** the row that counts now, one of the rules */
  applied?: FeeRule | null | undefined;
  /** over the table: until what the time is counted; where its section's head says it, only readers are told */
  caption?: string;
}

/** What cancelling costs, row by row, the one that counts now marked. */
export function CancelFees({ rules, applied, caption }: CancelFeesProps) {
  const { fees: t } = useBookingWords();
  return (
    <table className={styles.table} data-part="cancelFees">
      <caption>
        {caption === undefined ? (
          <VisuallyHidden>{t.caption}</VisuallyHidden>
        ) : (
          <span className={styles.caption}>{caption}</span>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.when}</th>
          <th scope="col">{t.fee}</th>
        </tr>
      </thead>
      <tbody>
        {feeSpans(rules).map((span) => {
          const isApplied = span.rule === applied;
          return (
            <tr key={JSON.stringify(span.rule.until)} aria-current={isApplied ? 'true' : undefined}>
              <th scope="row">
                {t.span(span)} {isApplied && <Badge tone="accent">{t.now}</Badge>}
              </th>
              <td>{t.kept(span.rule)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
