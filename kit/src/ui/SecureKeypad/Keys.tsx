import { kitMessages } from '../../messages/index.ts';
import styles from './SecureKeypad.module.css';

interface KeysProps {
  digits: readonly number[];
  onDigit: (digit: number) => void;
  onBackspace: () => void;
  onClear: () => void;
}

/**
 * Ten digits in an order of their own, the last of them between clear and backspace. A key looks the same while it
 * is pressed, for whoever looks over a shoulder.
 */
export function Keys({ digits, onDigit, onBackspace, onClear }: KeysProps) {
  const { keypad } = kitMessages.use();
  // A key is its place: when digits are shuffled the focus stays where it is.
  const key = (digit: number, place: number) => (
    <button key={place} type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className={styles.keys} aria-label={keypad.label}>
      {digits.slice(0, 9).map(key)}
      <button type="button" className={styles.word} data-action="clear" onClick={onClear}>
        {keypad.clear}
      </button>
      {digits.slice(9).map(key)}
      <button
        type="button"
        className={styles.key}
        data-action="backspace"
        aria-label={keypad.backspace}
        onClick={onBackspace}
      >
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5" />
        </svg>
      </button>
    </fieldset>
  );
}
