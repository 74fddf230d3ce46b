import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** Stays at the bottom of the screen, above the phone's home bar: one button, or two side by side. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
