import type { ReactNode } from 'react';
import { useId } from 'react';
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
}

/** Turns something on or off at once, without a button to confirm. */
export function Switch({ field, label, description, leading, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
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
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        data-field={field}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
