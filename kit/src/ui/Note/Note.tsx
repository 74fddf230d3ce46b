import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A small remark below what it is about. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
