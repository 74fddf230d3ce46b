import { kitMessages } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SecureKeypad.module.css';

interface KeysProps {
  digits: readonly number[];
  onDigit: (digit: number) => void;
  onBackspace: () => void;
  onClear: () => void;
  /** all digits are in, and go by themselves in a moment: at once by this key, in the place of clear */
  onConfirm?: (() => void) | undefined;
}

/**
 * Ten digits in an order of their own, the last of them between clear and backspace. A key looks the same while it
 * is pressed, for whoever looks over a shoulder.
 */
export function Keys({ digits, onDigit, onBackspace, onClear, onConfirm }: KeysProps) {
  const { keypad, buttons } = kitMessages.use();
  // A key is its place: when digits are shuffled the focus stays where it is.
  const key = (digit: number, place: number) => (
    <button key={place} type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className={styles.keys} aria-label={keypad.label}>
      {digits.slice(0, 9).map(key)}
      <button
        type="button"
        className={styles.word}
        data-action={onConfirm ? 'confirm' : 'clear'}
        onClick={onConfirm ?? onClear}
      >
        {onConfirm ? buttons.confirm : keypad.clear}
      </button>
      {digits.slice(9).map(key)}
      <button
        type="button"
        className={styles.key}
        data-action="backspace"
        aria-label={keypad.backspace}
        onClick={onBackspace}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}
