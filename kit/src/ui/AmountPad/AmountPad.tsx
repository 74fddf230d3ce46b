import { type ReactNode, useId } from 'react';
import { kitMessages, locale, problemText } from '../../messages/index.ts';
import { amountText, withUnit } from '../AmountField/amountText.ts';
import { useAmountInput } from '../AmountField/useAmountInput.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './AmountPad.module.css';
import { inWords } from './inWords.ts';

export interface AmountPadProps {
  /** `data-field`: its name in the form */
  field: string;
  /** what is asked: its name */
  label: string;
  /** whole units: won, or minor units where `decimals` is given; null while nothing is typed */
  value: number | null;
  onChange: (value: number | null) => void;
  /** 원 unless given */
  unit?: string;
  /** digits behind the point: 2 makes `value` satang, and gives the keypad a point (default 0) */
  decimals?: number;
  /** over the figure: where it is taken from, and what is there */
  means?: ReactNode;
  /** more than this is said by `problem`; "한도까지" fills it in */
  max?: number;
  /** under the figure while nothing is typed: how much it can be */
  hint?: ReactNode;
  /** what is wrong, in place of the words: the figure turns red, and shakes once */
  problem?: string | undefined;
  /** `data-msg` of that problem */
  messageId?: string | undefined;
  /** how it will be after, or what it is in won: "충전하면 62,340P" */
  result?: ReactNode;
  /** under the figure, a text button: in what it is typed, or how it is paid, where there is a choice */
  ways?: ReactNode;
  /** amounts that a tap adds */
  quickAmounts?: readonly number[];
  /** somebody else set it: it is shown, and says so by these words; there is nothing to type */
  fixed?: string;
}

const most = 999_999_999_999;
const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A sum as one big number with a keypad of our own: nothing comes up over the page, and the button stays in sight. */
export function AmountPad(props: AmountPadProps) {
  const { field, label, value, onChange, means, max, result, quickAmounts = [], decimals = 0, fixed } = props;
  const { units, amount: words, keypad } = kitMessages.use();
  const unit = props.unit ?? units.won;
  const id = useId();
  const isWon = props.unit === undefined && decimals === 0;
  const said = locale.value === 'ko' && isWon && value ? inWords(value) : '';
  // A chip adds whole units: its noughts behind the point say nothing.
  const show = (amount: number) => withUnit(amountText(amount, decimals).replace(/\.0+$/, ''), unit);

  // In whole units nothing begins with a nought; in others 0.50 does.
  const take = (next: number | null) => onChange(next === 0 && decimals === 0 ? null : next);
  const set = (next: number | null) => {
    if (next === null || next <= most * 10 ** decimals) take(next);
  };
  const input = useAmountInput(value, set, decimals);
  const figure = input.text === '' ? '0' : input.text;
  const problem = props.problem ?? (input.problem ? problemText(input.problem) : undefined);
  const messageId = props.problem === undefined ? input.problem?.id : props.messageId;

  return (
    <div className={styles.pad} data-part="amountPad">
      {means !== undefined && <div className={styles.means}>{means}</div>}
      <div className={styles.middle}>
        <label
          className={classes(styles.figure, input.text === '' && styles.empty, problem && styles.bad)}
          data-long={figure.length > 10}
        >
          <input
            ref={input.ref}
            className={styles.input}
            data-field={field}
            aria-label={label}
            aria-describedby={`${id}-words`}
            aria-invalid={problem ? true : undefined}
            inputMode="none"
            autoComplete="off"
            value={input.text}
            readOnly={fixed !== undefined}
            onChange={input.type}
            onPaste={input.paste}
            onCompositionEnd={input.endComposing}
            onBlur={input.settle}
          />
          {/* Each in an element of its own: a translation that takes texts away must not keep the figure. */}
          <span aria-hidden="true" translate="no">
            <span>{figure}</span>
            {fixed === undefined && <i className={styles.caret} />}
            <span className={styles.unit}>{withUnit('', unit)}</span>
          </span>
        </label>
        <p
          id={`${id}-words`}
          className={problem ? styles.problem : styles.words}
          role="status"
          data-msg={problem === undefined ? undefined : messageId}
        >
          {problem ?? fixed ?? (value === null ? props.hint : said)}
        </p>
        {result !== undefined && !problem && value !== null && <p className={styles.result}>{result}</p>}
        {props.ways}
      </div>
      {fixed === undefined && (
        <>
          <fieldset className={styles.chips} aria-label={words.add}>
            {quickAmounts.map((amount) => (
              <button
                key={amount}
                type="button"
                className={styles.chip}
                data-action="addAmount"
                onClick={() => set((value ?? 0) + amount)}
              >
                <span>{words.plus({ amount, unit: props.unit ?? 'won', shown: show(amount) })}</span>
              </button>
            ))}
            {max !== undefined && (
              <button type="button" className={styles.chip} data-action="maxAmount" onClick={() => set(max)}>
                <span>{words.most}</span>
              </button>
            )}
          </fieldset>
          <fieldset className={styles.keys} aria-label={keypad.label}>
            {[...figures, decimals > 0 ? '.' : '00', '0'].map((key) => (
              <button
                key={key}
                type="button"
                className={styles.key}
                aria-label={key === '.' ? keypad.point : undefined}
                onClick={() => input.press(key)}
              >
                {key}
              </button>
            ))}
            <button
              type="button"
              className={styles.key}
              data-action="backspace"
              aria-label={keypad.backspace}
              onClick={input.erase}
            >
              <Icon name="erase" />
            </button>
          </fieldset>
        </>
      )}
    </div>
  );
}
