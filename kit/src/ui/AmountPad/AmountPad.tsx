import { type ReactNode, useId } from 'react';
import { formatMoney } from '../../format/index.ts';
import { kitMessages, locale } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './AmountPad.module.css';
import { inWords } from './inWords.ts';

export interface AmountPadProps {
  /** `data-field`: its name in the form */
  field: string;
  /** what is asked: its name */
  label: string;
  /** whole units; null while nothing is typed */
  value: number | null;
  onChange: (value: number | null) => void;
  /** 원 unless given */
  unit?: string;
  /** over the figure: where it is taken from, and what is there */
  means?: ReactNode;
  /** more than this is said by `problem`; "한도까지" fills it in */
  max?: number;
  /** what is wrong, in place of the words: the figure turns red, and shakes once */
  problem?: string | undefined;
  /** how it will be after: "충전하면 62,340P" */
  result?: ReactNode;
  /** amounts that a tap adds */
  quickAmounts?: readonly number[];
}

const most = 999_999_999_999;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;

/** A sum as one big number with a keypad of our own: nothing comes up over the page, and the button stays in sight. */
export function AmountPad(props: AmountPadProps) {
  const { field, label, value, onChange, means, max, problem, result, quickAmounts = [] } = props;
  const { units, amount: words, keypad } = kitMessages.use();
  const unit = props.unit ?? units.won;
  const id = useId();
  const isWon = props.unit === undefined;
  const figure = formatMoney(value ?? 0);
  const said = locale.value === 'ko' && isWon && value ? inWords(value) : '';

  const set = (next: number) => onChange(next > most ? value : next === 0 ? null : next);
  const press = (key: string) => set(Number(`${value ?? 0}${key}`));
  const erase = () => set(Math.floor((value ?? 0) / 10));

  /** Typed by a keyboard or pasted: figures alone count. */
  function type(text: string) {
    const plain = text.replace(/\D/g, '').slice(0, 12);
    set(plain === '' ? 0 : Number(plain));
  }

  return (
    <div className={styles.pad}>
      {means !== undefined && <div className={styles.means}>{means}</div>}
      <div className={styles.middle}>
        <label
          className={classes(styles.figure, value === null && styles.empty, problem && styles.bad)}
          data-long={figure.length > 10}
        >
          <input
            className={styles.input}
            data-field={field}
            aria-label={label}
            aria-describedby={`${id}-words`}
            aria-invalid={problem ? true : undefined}
            inputMode="none"
            autoComplete="off"
            value={value === null ? '' : figure}
            onChange={(event) => type(event.target.value)}
          />
          <span aria-hidden="true">
            {figure}
            <span className={styles.unit}>{unit}</span>
          </span>
        </label>
        <p id={`${id}-words`} className={problem ? styles.problem : styles.words} role="status">
          {problem ?? said}
        </p>
        {result !== undefined && !problem && value !== null && <p className={styles.result}>{result}</p>}
      </div>
      <fieldset className={styles.chips} aria-label={words.add}>
        {quickAmounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.chip}
            data-action="addAmount"
            onClick={() => set((value ?? 0) + amount)}
          >
            <span>{words.plus({ won: isWon ? amount : 0, shown: `${formatMoney(amount)}${unit}` })}</span>
          </button>
        ))}
        {max !== undefined && (
          <button type="button" className={styles.chip} data-action="maxAmount" onClick={() => set(max)}>
            <span>{words.most}</span>
          </button>
        )}
      </fieldset>
      <fieldset className={styles.keys} aria-label={keypad.label}>
        {keys.map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          data-action="backspace"
          aria-label={keypad.backspace}
          onClick={erase}
        >
          <Icon name="erase" />
        </button>
      </fieldset>
    </div>
  );
}
