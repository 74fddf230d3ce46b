import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

interface FieldFrameProps extends FieldNotesProps {
  label: string;
  /** where a button stands in for the input, and takes its name from the label and from what is chosen */
  labelId?: string;
  children: ReactNode;
  /** below the notes */
  after?: ReactNode;
}

/** What every field with a box has around it: its label, its hint, its message. */
export function FieldFrame({ label, labelId, children, after, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field}>
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
