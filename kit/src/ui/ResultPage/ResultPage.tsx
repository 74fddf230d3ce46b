import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { KeyValue, type KeyValueRow } from '../KeyValue/KeyValue.tsx';
import styles from './ResultPage.module.css';

interface ResultPageProps {
  kind: 'success' | 'failure' | 'pending';
  title: string;
  description?: ReactNode;
  /** what was done: amount, date, number */
  rows?: readonly KeyValueRow[];
  children?: ReactNode;
}

/** How it ended: booked, refused, or still being checked. */
export function ResultPage({ kind, title, description, rows, children }: ResultPageProps) {
  const { parts } = kitMessages.use();
  return (
    <div className={styles.result} data-result={kind}>
      <span className={styles[kind]} role="img" aria-label={parts[kind]}>
        <Icon name={kind} size="large" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {rows && rows.length > 0 && (
        <div className={styles.rows}>
          <Card tone="soft">
            <KeyValue rows={rows} />
          </Card>
        </div>
      )}
      {children}
    </div>
  );
}
