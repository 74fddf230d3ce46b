import { useId } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  field: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** what is counted: 명, 박 */
  unit?: string;
  step?: number;
  /** under the label: how many may be */
  hint?: string;
  /** a drawing before the label */
  lead?: IconName;
}

/** Counts up and down within its bounds: guests, tickets. */
export function Stepper({
  field,
  label,
  value,
  min,
  max,
  onChange,
  unit = '',
  step = 1,
  hint,
  lead,
}: StepperProps) {
  const { form } = kitMessages.use();
  const labelId = useId();
  const move = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
  };
  return (
    <fieldset className={styles.row} aria-labelledby={labelId}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {lead && <Icon name={lead} />}
          {label}
        </span>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.control}>
        <IconButton
          icon="minus"
          label={form.decrease({ label })}
          action="decrease"
          isOff={value <= min}
          onClick={() => move(-step)}
        />
        <output className={styles.value} data-field={field} aria-labelledby={labelId} translate="no">
          {`${value}${unit}`}
        </output>
        <IconButton
          icon="plus"
          label={form.increase({ label })}
          action="increase"
          isOff={value >= max}
          onClick={() => move(step)}
        />
      </div>
    </fieldset>
  );
}
