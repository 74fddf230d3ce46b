import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface ActionsProps {
  /** small ones beside each other; unless told one below the other, at the end of what a screen says */
  beside?: boolean;
  children: ReactNode;
}

/** Buttons within the content of a screen. Its main button stands in the bar at the bottom. */
export function Actions({ beside = false, children }: ActionsProps) {
  return (
    <div className={beside ? styles.beside : styles.below} data-ending={beside ? undefined : true}>
      {children}
    </div>
  );
}
