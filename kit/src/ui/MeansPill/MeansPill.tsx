import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './MeansPill.module.css';

interface MeansPillProps {
  /** whose it is: a small `IconTile`, a `BankMark`, a `Flag` */
  leading?: ReactNode;
  /** what an amount is taken from, or goes to */
  children: ReactNode;
  /** under it: what can be used of it */
  note?: ReactNode;
  /** where it can be changed, and by what name */
  onChange?: () => void;
  label?: string;
  action?: string;
}

/** Over an amount: what it is taken from and what is there; where it can be changed, by a tap. */
export function MeansPill({ leading, children, note, onChange, label, action }: MeansPillProps) {
  const words = (
    <>
      {leading}
      <span className={styles.words}>{children}</span>
    </>
  );
  return (
    <div className={styles.means}>
      {onChange ? (
        <button
          type="button"
          className={styles.pill}
          aria-label={label}
          data-action={action}
          onClick={onChange}
        >
          {words}
          <Icon name="down" size="tiny" />
        </button>
      ) : (
        <div className={styles.pill}>{words}</div>
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}
