import { type MouseEvent, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './BottomBar.module.css';
import { footerSlot } from './footerSlot.ts';

export interface BottomBarProps {
  children: ReactNode;
  /** before the button: what it will cost, or what is still to be chosen; said politely when it changes */
  sum?: ReactNode;
  /** under the sum: what it is for: 11.27 – 28 · 1박 */
  note?: ReactNode;
  /** the other way, as quiet words under the button: a text Button */
  under?: ReactNode;
  /** written within the content of a screen, which keeps what it sends; drawn at the foot all the same */
  fromContent?: boolean;
}

/**
 * Stays at the bottom of the screen, above the phone's home bar: one button, or two side by side. The second tap of a
 * double tap does nothing: by then another button may stand in the place of the one that was meant.
 */
export function BottomBar({ children, sum, note, under, fromContent = false }: BottomBarProps) {
  const slot = useContext(footerSlot);

  function dropSecondTap(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const bar = (
    <div className={styles.bar}>
      <div className={styles.row} onClickCapture={dropSecondTap}>
        {sum !== undefined && (
          <p className={styles.sum} aria-live="polite">
            <span className={styles.figure}>{sum}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </p>
        )}
        {children}
      </div>
      {under !== undefined && <div className={styles.under}>{under}</div>}
    </div>
  );
  return fromContent && slot ? createPortal(bar, slot) : bar;
}
