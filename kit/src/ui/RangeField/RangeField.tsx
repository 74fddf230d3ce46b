import { type CSSProperties, useId } from 'react';
import styles from './RangeField.module.css';

export interface RangeFieldProps {
  /** `data-field`: its name in the form */
  field: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** the value in words, shown beside the label and spoken: 5만 원 아래, 상관없음 */
  say: (value: number) => string;
}

/** One bound of a range, set by dragging or by arrow keys: what it says stands over it. */
export function RangeField({ field, label, value, onChange, min, max, step = 1, say }: RangeFieldProps) {
  const id = useId();
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.said} aria-hidden="true">
          {say(value)}
        </span>
      </div>
      <input
        id={id}
        className={styles.range}
        style={{ '--share': share } as CSSProperties}
        data-field={field}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
