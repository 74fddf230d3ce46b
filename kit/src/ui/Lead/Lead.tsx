import type { ReactNode } from 'react';
import styles from './Lead.module.css';

interface LeadProps {
  /** what the screen asks, in large: 누구에게 보낼까요? */
  title?: string;
  /** why, or what is to be known first */
  children?: ReactNode;
}

/** How a screen begins: what it asks, and why. */
export function Lead({ title, children }: LeadProps) {
  return (
    <>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </>
  );
}
