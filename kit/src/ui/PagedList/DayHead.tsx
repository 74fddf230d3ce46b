import type { ReactNode } from 'react';
import { dayOfMonthText, monthText } from '../../format/index.ts';
import { locale } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import styles from './DayHead.module.css';

type DayHeadProps = {
  /** what it comes to; none of what has not come whole */
  sum?: ReactNode;
} & (
  | {
      /** a day that stands alone, in words: 11월 27일 (금) */
      title: string;
    }
  | {
      /** a day under the head of its month, YYYYMMDD: 27일 (금) */
      day: string;
    }
  | {
      /** a month over its days, YYYYMM: 11월, its year where it is another */
      month: string;
    }
);

/** Over the rows of a day in a history, or over the days of a month: which one, and its sum. */
export function DayHead({ sum, ...of }: DayHeadProps) {
  const isMonth = 'month' in of;
  return (
    <div className={classes(styles.day, isMonth && styles.section)}>
      <h2 className={styles.title}>
        {isMonth
          ? monthText(of.month, locale.value)
          : 'day' in of
            ? dayOfMonthText(of.day, locale.value)
            : of.title}
      </h2>
      {sum !== undefined && <span data-part="sum">{sum}</span>}
    </div>
  );
}
