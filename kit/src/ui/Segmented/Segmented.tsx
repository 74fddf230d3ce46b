import { useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<V extends string> {
  /** names the choice for a screen reader */
  legend: string;
  /** two or three ways of one thing */
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Two or three ways of one thing in one bar, one of them chosen. Arrow keys move between them, as between radios. */
export function Segmented<V extends string>({ legend, options, value, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.bar} aria-label={legend}>
      {options.map((option) => (
        <label key={option.value} className={styles.way}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
