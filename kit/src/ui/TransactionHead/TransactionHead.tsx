import { type ReactNode, useRef } from 'react';
import { useFitted } from '../useFitted.ts';
import styles from './TransactionHead.module.css';

interface TransactionHeadProps {
  /** whose it is or what kind: a large `IconTile`, a `Flag`, a `BankMark` */
  face: ReactNode;
  /** with whom, or for what: 스타숲 커피 여의도점 */
  name: ReactNode;
  /** a large `Money`, with its plus where it came in */
  figure: ReactNode;
  /** what became of it: a `Badge` */
  state?: ReactNode;
  /** it no longer counts: the figure is struck; the badge says so, too */
  isCancelled?: boolean;
  /** one sentence: what it means, or what can be done */
  children?: ReactNode;
}

/** One movement of money, over the card of its facts: with whom, how much, what became of it. */
export function TransactionHead(props: TransactionHeadProps) {
  const { face, name, figure, state, isCancelled = false, children } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useFitted(line, figure);
  return (
    <div className={styles.head} data-part="transaction">
      <div className={styles.face} aria-hidden="true">
        {face}
      </div>
      <div className={styles.names}>
        <h2 className={styles.name}>{name}</h2>
        {state}
      </div>
      <p ref={line} className={styles.figure}>
        {isCancelled ? <s>{figure}</s> : figure}
      </p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
