import { useRef } from 'react';
import { codeIn } from '../../format/index.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { useFigures } from '../TextField/useFigures.ts';
import styles from './CodeField.module.css';

export interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** figures of the code; 6 unless told */
  length?: number;
  /** all figures are in: the code sends itself */
  onFull?: (value: string) => void;
  onBlur?: () => void;
}

/** A number that was sent to the customer: a box a figure, and over them the one field that is typed into. */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, length = 6, onFull } = props;
  const { ids, attributes } = useField(props);
  const sent = useRef('');

  function take(text: string) {
    const figures = codeIn(text, length);
    if (figures === value) return;
    onChange(figures);
    if (figures.length < length) sent.current = '';
    else if (sent.current !== figures) {
      sent.current = figures;
      onFull?.(figures);
    }
  }

  const typed = useFigures(value, ({ target }) => take(target.value));
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={styles.code}>
        <input
          {...attributes}
          id={ids.input}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          {...typed}
          onBlur={props.onBlur}
        />
        {Array.from({ length }, (_, place) => (
          <span key={place} className={styles.box} data-now={place === value.length} aria-hidden="true">
            {value[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
