import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Facts with ` · ` between them, as one text or each by itself: a line ends with a fact, never with the dot behind it. */
export function Facts({ children }: { children: string | readonly ReactNode[] }) {
  const each = typeof children === 'string' ? children.split(' · ') : children;
  if (each.length === 1) return each[0];
  return (
    <span className={styles.line}>
      <span className={styles.facts}>
        {each.map((fact, place) => (
          <span key={place}>
            {place > 0 && <span className={styles.dot}> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
