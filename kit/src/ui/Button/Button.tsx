import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  /** primary: one a screen; secondary beside it; text within a card; danger for what cannot be undone */
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  size?: 'medium' | 'small';
  /** a call is under way: further taps do nothing, the focus stays */
  isBusy?: boolean;
  disabled?: boolean;
  /** `data-action` of contracts/page.md: `submit` on the main button of a form */
  action?: string;
  /** as wide as its container */
  full?: boolean;
  /** `submit` inside a `form`; or outside of it with `form`, its id */
  type?: 'button' | 'submit';
  form?: string;
  /** where the visible words do not say enough */
  label?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button with words (1-shell s2.5). */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', type = 'button', isBusy = false, onClick } = props;
  return (
    <button
      type={type}
      form={props.form}
      className={classes(styles.button, styles[variant], styles[size], props.full && styles.full)}
      disabled={props.disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={props.label}
      data-action={props.action}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <span className={styles.busy} aria-hidden="true" />}
      <span className={styles.words}>{props.children}</span>
    </button>
  );
}
