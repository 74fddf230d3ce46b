import type { MouseEvent, ReactNode } from 'react';
import styles from './BottomBar.module.css';

/**
 * Stays at the bottom of the screen, above the phone's home bar: one button, or two side by side. The second tap of a
 * double tap does nothing: by then another button may stand in the place of the one that was meant.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  function dropSecondTap(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.bar}>
      <div className={styles.row} onClickCapture={dropSecondTap}>
        {children}
      </div>
    </div>
  );
}
