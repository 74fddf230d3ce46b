import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'danger' | 'info';

/** A word or two about a thing: its state. Never by colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[tone])} data-badge="">
      {children}
    </span>
  );
}
