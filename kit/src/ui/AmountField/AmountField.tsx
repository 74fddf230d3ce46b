import { useId, useState } from 'react';
import { min as atLeast, max as atMost, type Problem } from '../../forms/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import styles from '../Field/Field.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { amountText, withUnit } from './amountText.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useAmountInput } from './useAmountInput.ts';

export interface AmountFieldProps extends FieldProps {
  /** whole units: won, or minor units where `decimals` is given; null while empty */
  value: number | null;
  onChange: (value: number | null) => void;
  /** 원 (KRW) unless given: P, USD. An amount never stands without one. */
  unit?: string;
  /** digits behind the point: 2 makes `value` cents (default 0) */
  decimals?: number;
  /** bounds in the units of `value`: above `max` is said at once, below `min` when the customer leaves the field */
  min?: number;
  max?: number;
  /** amounts a tap adds, in the units of `value` */
  quickAmounts?: readonly number[];
  placeholder?: string;
  readOnly?: boolean;
}

/**
 * An amount of money: thousands commas while typing, exact to the last digit, its unit always shown
 * (1-shell s5, s9). What is typed or pasted and cannot be meant in one way only is no amount, and is said at once.
 */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, decimals = 0, readOnly = false } = props;
  const { form, units, amount: words } = kitMessages.use();
  const unit = props.unit ?? units.won;
  const unitId = useId();
  const [isLeft, setLeft] = useState(false);
  const show = (amount: number) => withUnit(amountText(amount, decimals), unit);
  const input = useAmountInput(value, onChange, decimals);
  const { ref, text } = input;
  const problem = input.problem ?? inWords(props.problem ?? boundProblem(props, isLeft), show);
  const { ids, attributes } = useField({ ...props, problem });
  // The form's own words are for what the form found wrong.
  const { problemMessage = undefined, ...frame } = props;
  const ownWords = input.problem || problemMessage === undefined ? {} : { problemMessage };

  const quick = props.quickAmounts && !readOnly && (
    <QuickAmounts
      legend={words.add}
      amounts={props.quickAmounts}
      value={value}
      show={show}
      unit={props.unit ?? 'won'}
      onChange={onChange}
    />
  );

  return (
    <FieldFrame {...frame} {...ownWords} problem={problem} ids={ids} after={quick}>
      <div className={styles.box}>
        <input
          {...attributes}
          ref={ref}
          id={ids.input}
          className={classes(styles.input, styles.amount)}
          aria-describedby={[unitId, attributes['aria-describedby']].filter(Boolean).join(' ')}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          placeholder={readOnly ? undefined : (props.placeholder ?? '0')}
          readOnly={readOnly}
          onChange={input.type}
          onPaste={input.paste}
          onCompositionEnd={input.endComposing}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            input.settle();
            setLeft(true);
          }}
        />
        {/* Words in the place of an amount ("as many as it takes") have no unit. */}
        <span id={unitId} className={styles.suffix} hidden={text === '' && props.placeholder !== undefined}>
          {unit}
        </span>
        {text !== '' && !readOnly && (
          <IconButton
            icon="close"
            label={form.clear}
            action="clear"
            onClick={() => {
              input.clear();
              ref.current?.focus();
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function boundProblem({ value, min, max }: AmountFieldProps, isLeft: boolean): Problem | null {
  if (value === null) return null;
  const above = max === undefined ? null : atMost(max)(value);
  return above ?? (isLeft && min !== undefined ? atLeast(min)(value) : null);
}

/** A bound is an amount as well: with commas and its unit, whichever form found it broken. */
function inWords(problem: Problem | null, show: (amount: number) => string): Problem | null {
  if (problem === null || !['min', 'max'].includes(problem.id)) return problem;
  const params = Object.entries(problem.params ?? {}).map(([name, bound]) => [
    name,
    typeof bound === 'number' ? show(bound) : bound,
  ]);
  return { id: problem.id, params: Object.fromEntries(params) };
}
