import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './DayHead.module.css';

interface DayHeadProps {
  /** the day in words: 11월 27일 (금) */
  title: string;
  /** what it comes to; none of a day that has not come whole */
  sum?: ReactNode;
  /** no day: a month over its days, or what follows a section as its like; with a head of its size */
  isSection?: boolean;
}

/** Over the rows of a day in a history: which day, and its sum. */
export function DayHead({ title, sum, isSection = false }: DayHeadProps) {
  return (
    <div className={classes(styles.day, isSection && styles.section)}>
      <h2 className={styles.title}>{title}</h2>
      {sum !== undefined && <span data-part="sum">{sum}</span>}
    </div>
  );
}
