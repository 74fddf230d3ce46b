import type { ReactNode } from 'react';
import styles from './FilterSheet.module.css';

interface FilterGroupProps {
  /** left out where the part in it has a label of its own: a RangeField */
  title?: string;
  children: ReactNode;
}

/** One group of a FilterSheet. */
export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <section className={styles.group}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      {children}
    </section>
  );
}
