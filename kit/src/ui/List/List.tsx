import type { ReactNode } from 'react';
import styles from './List.module.css';
import { useRows } from './useRows.ts';

interface ListProps {
  children: ReactNode;
  label?: string;
  /**
   * How many rows fill the first view of the tallest phone: on a page that has not painted its first data yet, the
   * others are drawn right after that.
   */
  atFirst?: number;
}

/** Rows under each other with hairlines between them. */
export function List({ children, label, atFirst = 14 }: ListProps) {
  const rows = useRows(children, atFirst);
  return (
    <ul className={styles.list} aria-label={label}>
      {rows}
    </ul>
  );
}
