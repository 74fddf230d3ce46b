import { type KeyboardEvent, useRef } from 'react';
import { digitsOf } from '../../format/index.ts';
import type { Problem } from '../../forms/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import frame from '../Field/Field.module.css';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { useField } from '../Field/useField.ts';
import { useFigures } from '../TextField/useFigures.ts';
import styles from './ResidentNumberField.module.css';

/** One of the two boxes: what `form.field(name)` gives. */
interface Box {
  field: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  problem?: Problem | null | undefined;
  problemMessage?: string;
}

export interface ResidentNumberFieldProps {
  /** 주민등록번호 unless told */
  label?: string;
  hint?: string;
  /** the six figures of the birth */
  birth: Box;
  /** the figure after them; the six behind it are never asked here, shown or kept */
  kind: Box;
  required?: boolean;
}

/**
 * The front of a resident number and the one figure after it, as two boxes: 900215 – 2●●●●●●. The full front leads on,
 * back in the empty second box returns, and a pasted number is parted. Where the rest is asked for, the secure keypad
 * asks (1-shell s5).
 */
export function ResidentNumberField({ label, hint, birth, kind, required }: ResidentNumberFieldProps) {
  const { resident: t } = kitMessages.use();
  const front = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLInputElement>(null);
  const shared = { ...(hint !== undefined && { hint }), ...(required !== undefined && { required }) };
  const frontField = useField({ ...shared, ...birth });
  const backField = useField({ ...shared, ...kind, hint: '' });
  const told = birth.problem ? birth : kind;
  const toldIds = birth.problem ? frontField.ids : backField.ids;

  function typeFront(text: string) {
    const all = digitsOf(text, 13);
    birth.onChange(all.slice(0, 6));
    if (all.length > 6) kind.onChange(all.slice(6, 7));
    if (all.length >= 6) back.current?.focus();
  }

  const typedFront = useFigures(birth.value, ({ target }) => typeFront(target.value));
  const typedBack = useFigures(kind.value, ({ target }) => kind.onChange(digitsOf(target.value, 1)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Backspace' || kind.value !== '') return;
    event.preventDefault();
    front.current?.focus();
  }

  return (
    <fieldset className={classes(frame.field, styles.group)}>
      <legend className={frame.label}>{label ?? t.label}</legend>
      <div className={styles.boxes}>
        <div className={frame.box}>
          <input
            {...frontField.attributes}
            ref={front}
            id={frontField.ids.input}
            className={frame.input}
            aria-label={t.birth}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t.birthHint}
            {...typedFront}
            onBlur={birth.onBlur}
          />
        </div>
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <div className={classes(frame.box, styles.back)}>
          <input
            {...backField.attributes}
            ref={back}
            id={backField.ids.input}
            className={classes(frame.input, styles.kind)}
            aria-label={t.kind}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...typedBack}
            onBlur={kind.onBlur}
            onKeyDown={onKeyDown}
          />
          <span className={styles.dots} aria-hidden="true" />
        </div>
      </div>
      {hint !== undefined && (
        <p id={frontField.ids.hint} className={frame.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={toldIds.message} problem={told.problem} text={told.problemMessage} />
    </fieldset>
  );
}
