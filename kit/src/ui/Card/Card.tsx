import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** soft: filled, for what is said beside the point; accent: the one thing of the screen */
  tone?: 'plain' | 'soft' | 'accent';
  className?: string | undefined;
}

/** A quiet box around what belongs together: a hairline, no shadow. */
export function Card({ children, tone = 'plain', className }: CardProps) {
  return <div className={classes(styles.card, styles[tone], className)}>{children}</div>;
}
