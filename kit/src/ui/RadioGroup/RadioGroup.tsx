import { type ReactNode, useId } from 'react';
import type { Problem } from '../../forms/index.ts';
import { classes } from '../classes.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  /** between the dot and the words: a picture, a bank's mark */
  leading?: ReactNode;
  /** right of the words: what it costs */
  trailing?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  field: string;
  legend: string;
  /** the screen's title asks it: the legend is for those who hear it */
  isAsked?: boolean;
  options: readonly RadioOption<V>[];
  /** an empty text while nothing is chosen */
  value: V | '';
  onChange: (value: V) => void;
  problem?: Problem | null | undefined;
  problemMessage?: string;
  /** short words: beside each other instead of under */
  isGrid?: boolean;
}

/** So many stand each in a frame of its own. */
const MANY = 3;

/** One of a few, all of them in sight. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { field, legend, options, value, onChange, problem } = props;
  const id = useId();
  return (
    <fieldset
      className={classes(styles.group, props.isGrid ? styles.grid : options.length > MANY && styles.rows)}
      data-field={field}
      aria-describedby={problem ? `${id}-message` : undefined}
    >
      <legend className={props.isAsked ? styles.heard : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.dot}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={problem ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.leading}
          <span className={styles.words}>
            {option.label}
            {option.description !== undefined && (
              <span className={styles.description}>{option.description}</span>
            )}
          </span>
          {option.trailing !== undefined && <span className={styles.trailing}>{option.trailing}</span>}
        </label>
      ))}
      <FieldMessage id={`${id}-message`} problem={problem} text={props.problemMessage} />
    </fieldset>
  );
}
