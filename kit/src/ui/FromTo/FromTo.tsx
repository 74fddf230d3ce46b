import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FromTo.module.css';

interface FromToProps {
  /** the face of what it comes from: an `IconTile`, a `BankMark`, a `Flag` */
  from: ReactNode;
  /** the face of where it goes */
  to: ReactNode;
  /** the sentence that will happen: 50,000원을 충전할까요? */
  title: string;
  /** under it, quiet: what it is in another coin */
  children?: ReactNode;
}

/** What is about to be moved, from where and to where: two faces, an arrow, and the sentence that will happen. */
export function FromTo({ from, to, title, children }: FromToProps) {
  return (
    <div className={styles.move}>
      <div className={styles.faces} aria-hidden="true">
        {from}
        <Icon name="forward" size="small" />
        {to}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.note}>{children}</div>}
    </div>
  );
}
