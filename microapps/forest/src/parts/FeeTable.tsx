import { messages } from '../messages/index.ts';
import { type CancelRule, ruleSpans } from '../model/cancelFee.ts';
import styles from './FeeTable.module.css';

interface FeeTableProps {
  rules: readonly CancelRule[];
  /** the row that counts today */
  current?: number;
}

/** What cancelling costs, by days before arrival. */
export function FeeTable({ rules, current }: FeeTableProps) {
  const t = messages.use().fees;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.when}</th>
          <th scope="col">{t.fee}</th>
        </tr>
      </thead>
      <tbody>
        {ruleSpans(rules).map((span) => (
          <tr key={span.minDays} aria-current={span.percent === current ? 'true' : undefined}>
            <th scope="row">{t.span(span)}</th>
            <td>{t.percent({ percent: span.percent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
