import { Fragment, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './KeyValue.module.css';

export interface KeyValueRow {
  label: string;
  value: ReactNode;
  /** the row that counts: the sum */
  isStrong?: boolean;
}

interface KeyValueProps {
  rows: readonly KeyValueRow[];
  /** two or three that are looked up at a glance, large beside each other: time, gate, seat */
  isStrip?: boolean;
}

/** What was chosen or paid, as label and value: a description list. */
export function KeyValue({ rows, isStrip = false }: KeyValueProps) {
  return (
    <dl className={classes(styles.list, isStrip && styles.strip)}>
      {rows.map(({ label, value, isStrong }) => (
        <div
          key={label}
          className={isStrong ? styles.strong : styles.row}
          data-strong={isStrong ? '' : undefined}
        >
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{typeof value === 'string' ? breakable(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address too wide for its line goes on after its at sign, not with its last letter. */
function breakable(value: string) {
  // A text alone in its element: a translation of the page must not keep an older one.
  if (!value.includes('@')) return value;
  return value.split(/(?<=@)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
