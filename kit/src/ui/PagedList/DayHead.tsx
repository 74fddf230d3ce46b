import type { ReactNode } from 'react';
import styles from './DayHead.module.css';

interface DayHeadProps {
  /** the day in words: 11월 27일 (금) */
  title: string;
  /** what it comes to; none of a day that has not come whole */
  sum?: ReactNode;
}

/** Over the rows of a day in a history: which day, and its sum. */
export function DayHead({ title, sum }: DayHeadProps) {
  return (
    <div className={styles.day}>
      <h2 className={styles.title}>{title}</h2>
      {sum !== undefined && <span data-part="sum">{sum}</span>}
    </div>
  );
}
