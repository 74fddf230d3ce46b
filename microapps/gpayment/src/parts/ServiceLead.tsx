import type { ReactNode } from 'react';
import styles from './serviceText.module.css';

/** What a screen is about, and what it asks. */
export function ServiceLead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h2 className={styles.lead}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </>
  );
}
