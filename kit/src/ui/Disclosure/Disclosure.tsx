import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** before the words, as a row of settings has one */
  leading?: ReactNode;
  /** how it stands, quiet after the words: 9개 */
  value?: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
}

/** One row that folds away what not everybody needs: a question with its answer, what is coming. */
export function Disclosure({ title, leading, value, children, isOpen = false }: DisclosureProps) {
  return (
    <details className={classes(styles.details, leading !== undefined && styles.led)} open={isOpen}>
      <summary className={styles.summary}>
        {leading}
        <span className={styles.title}>{title}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <span className={styles.sign}>
          <Icon name="down" size="small" />
        </span>
      </summary>
      {children}
    </details>
  );
}
