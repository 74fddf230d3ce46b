import type { ReactNode } from 'react';
import styles from './List.module.css';

/** Rows under each other with hairlines between them. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
