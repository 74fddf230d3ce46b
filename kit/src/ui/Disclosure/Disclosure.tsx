import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
}

/** One row that folds away what not everybody needs: a question with its answer, what is coming. */
export function Disclosure({ title, children, isOpen = false }: DisclosureProps) {
  return (
    <details className={styles.details} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.sign}>
          <Icon name="down" size="small" />
        </span>
      </summary>
      {children}
    </details>
  );
}
