import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

interface FieldFrameProps extends FieldNotesProps {
  label: string;
  /** where a button stands in for the input, and takes its name from the label and from what is chosen */
  labelId?: string;
  /** the label and what is chosen side by side, as a row of settings */
  isRow?: boolean;
  /** its label is for those who hear it: what is chosen says the rest */
  isPill?: boolean;
  /** before the name of a row of settings: its sign */
  leading?: ReactNode;
  children: ReactNode;
  /** below the notes */
  after?: ReactNode;
}

/** What every field with a box has around it: its label, its hint, its message. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelId, isRow = false, isPill = false, leading, children, after, ...notes } = props;
  return (
    <div className={classes(styles.field, isRow && styles.row, isPill && styles.pill)}>
      {isRow && leading}
      {labelId === undefined ? (
        <label className={styles.label} htmlFor={notes.ids.input}>
          {label}
        </label>
      ) : (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      )}
      {children}
      <FieldNotes {...notes} />
      {after}
    </div>
  );
}
