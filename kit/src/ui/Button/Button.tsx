import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { UnderContext } from '../Modal/UnderContext.ts';
import { overlays } from '../overlays/overlays.ts';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  /**
   * primary: the one amber of a screen; secondary: near-black words on a soft ground; strong: a second main one, in
   * dialogs only; text: quiet words beside a heading; danger for what cannot be undone
   */
  variant?: 'primary' | 'secondary' | 'strong' | 'text' | 'danger';
  /** large: the main button at the bottom of a screen; pill: as quiet as the row or the heading that it belongs to */
  size?: 'large' | 'medium' | 'small' | 'pill';
  /** before the words */
  icon?: IconName;
  /** it leads to another page: a chevron after the words; `down`: to a sheet, in which this is chosen */
  leads?: boolean | 'down';
  /** a call is under way: further taps do nothing, the focus stays; it does not spin while a dialog asks something */
  isBusy?: boolean;
  disabled?: boolean;
  /** false: it looks off as long as something is missing, and a press says what (default true) */
  isReady?: boolean;
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
  const {
    variant = 'primary',
    size = 'medium',
    type = 'button',
    isBusy = false,
    isReady = true,
    onClick,
  } = props;
  useSignals();
  const under = useContext(UnderContext);
  // Behind a dialog nothing is under way: the customer is being waited for.
  const isSpinning = isBusy && overlays.value.length <= under;
  return (
    <button
      type={type}
      form={props.form}
      className={classes(styles.button, styles[variant], styles[size], props.full && styles.full)}
      disabled={props.disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isSpinning || undefined}
      aria-label={props.label}
      data-action={props.action}
      data-ready={isReady ? undefined : false}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isSpinning && <span className={styles.busy} aria-hidden="true" />}
      {props.icon && !isSpinning && <Icon name={props.icon} size="small" />}
      <span className={styles.words}>{props.children}</span>
      {props.leads && <Icon name={props.leads === 'down' ? 'down' : 'chevron'} size="tiny" />}
    </button>
  );
}
