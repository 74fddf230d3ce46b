import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Timeline.module.css';

interface TimelineStep {
  title: string;
  /** when it was, or when it will be */
  note?: ReactNode;
  state: 'done' | 'now' | 'ahead';
}

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
}

/** What a matter goes through from top to bottom: what is done, where it lies, what is still to come. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, note, state }, place) => (
        <li
          key={`${place}${title}`}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' && (
            <span className={styles.check}>
              <Icon name="check" size="tiny" />
            </span>
          )}
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
