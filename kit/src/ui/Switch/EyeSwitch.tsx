import { Icon } from '../Icon/Icon.tsx';
import styles from './EyeSwitch.module.css';
import type { SwitchProps } from './Switch.tsx';

/** Shows or hides something: a switch drawn as an eye, in a row that has its words already. */
export function EyeSwitch({
  field,
  label,
  checked,
  onChange,
  disabled,
}: Omit<SwitchProps, 'description' | 'leading'>) {
  return (
    <span className={styles.eye}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        data-field={field}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon name={checked ? 'eye' : 'eyeOff'} />
    </span>
  );
}
