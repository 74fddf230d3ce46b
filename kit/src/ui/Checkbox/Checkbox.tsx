import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  /** under the label and part of it: when, for how much */
  description?: ReactNode;
  /** before the words: the face of what is picked */
  leading?: ReactNode;
  /** the box stands at the end, as in a list of people */
  isEnd?: boolean;
  /** it stands for all of those below it */
  isAll?: boolean;
  /** at the end of the row: a sum */
  trailing?: ReactNode;
  checked: boolean;
  /** some of what it stands for is ticked: neither on nor off */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  /** `data-action`, where ticking is an action of contracts/page.md (`hide`) */
  action?: string;
  disabled?: boolean;
}

/** A box to tick, its label part of the target. */
export function Checkbox(props: CheckboxProps) {
  const { ids, attributes } = useField(props);
  return (
    <div className={props.isAll ? styles.all : undefined}>
      <label
        className={classes(
          styles.row,
          props.trailing !== undefined && styles.wide,
          props.isEnd && styles.end,
        )}
      >
        <input
          {...attributes}
          type="checkbox"
          className={styles.box}
          checked={props.checked}
          ref={(input) => {
            if (input) input.indeterminate = props.indeterminate ?? false;
          }}
          disabled={props.disabled}
          data-action={props.action}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        {props.leading}
        <span className={styles.label}>
          {props.label}
          {props.description !== undefined && <span className={styles.description}>{props.description}</span>}
        </span>
        {props.trailing !== undefined && <span className={styles.trailing}>{props.trailing}</span>}
      </label>
      <div className={styles.notes}>
        <FieldNotes {...props} ids={ids} />
      </div>
    </div>
  );
}
