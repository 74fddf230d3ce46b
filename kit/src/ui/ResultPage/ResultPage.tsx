import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Card } from '../Card/Card.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { KeyValue, type KeyValueRow } from '../KeyValue/KeyValue.tsx';
import styles from './ResultPage.module.css';

interface ResultPageProps {
  kind: 'success' | 'failure' | 'pending';
  title: string;
  description?: ReactNode;
  /** the message id of the description: why it was refused */
  messageId?: string;
  /** what was done: amount, date, number */
  rows?: readonly KeyValueRow[];
  /** within the receipt, under its rows: to save it, to share it */
  receiptActions?: ReactNode;
  children?: ReactNode;
}

const signs = { failure: 'close', pending: 'pending' } as const;

/** How it ended: booked, refused, or still being checked. A success is a moment: its check is drawn. */
export function ResultPage(props: ResultPageProps) {
  const { kind, title, description, messageId, rows, receiptActions, children } = props;
  const { parts } = kitMessages.use();
  return (
    <div className={styles.result} data-result={kind}>
      <span className={classes(styles.disc, styles[kind])} role="img" aria-label={parts[kind]}>
        {kind === 'success' ? (
          <svg className={styles.check} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d="M13 25.5l7.5 7.5L35.5 16" pathLength="1" />
          </svg>
        ) : (
          <Icon name={signs[kind]} size="disc" />
        )}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {description !== undefined && (
        <p className={styles.description} data-msg={messageId}>
          {description}
        </p>
      )}
      {rows && rows.length > 0 && (
        <div className={styles.rows} data-part="receipt">
          <Card tone="soft">
            <KeyValue rows={rows} />
            {receiptActions}
          </Card>
        </div>
      )}
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </div>
  );
}
