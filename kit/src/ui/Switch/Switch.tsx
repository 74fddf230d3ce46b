import type { ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import styles from './Switch.module.css';

export interface SwitchProps {
  field: string;
  label: string;
  /** what turning it on does */
  description?: ReactNode;
  /** before the words: a sign or a picture */
  leading?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** the switch alone, a little smaller, in a row that has its words already */
  isBare?: boolean;
}

/** Turns something on or off at once, without a button to confirm. */
export function Switch(props: SwitchProps) {
  const { field, label, description, leading, checked, onChange, disabled, isBare = false } = props;
  const id = useId();
  const input = (
    <input
      id={id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
      role="switch"
      className={classes(styles.switch, isBare && styles.bare)}
      checked={checked}
      disabled={disabled}
      aria-label={label}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      data-field={field}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (isBare) return input;
  return (
    <div className={styles.row}>
      {leading}
      <label className={styles.words} htmlFor={id}>
        {label}
        {description !== undefined && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {input}
    </div>
  );
}
