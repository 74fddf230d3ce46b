import type { ReactNode } from 'react';
import styles from './text.module.css';

/** What a screen asks, and why. */
export function Lead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h2 className={styles.lead}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </>
  );
}
