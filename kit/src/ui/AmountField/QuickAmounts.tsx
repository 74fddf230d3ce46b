import { useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './QuickAmounts.module.css';

interface QuickAmountsProps {
  legend: string;
  amounts: readonly number[];
  value: number | null;
  show: (amount: number) => string;
  /** what the chips add: won and points may be written the short way, +1만 */
  unit: string;
  onChange: (value: number) => void;
}

/** Chips that add to an amount; the sum is said, as the focus is not on the field. */
export function QuickAmounts({ legend, amounts, value, show, unit, onChange }: QuickAmountsProps) {
  const { amount: words } = kitMessages.use();
  const [sum, setSum] = useState<number>();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.chip}
            data-action="addAmount"
            onClick={() => {
              const next = (value ?? 0) + amount;
              if (!Number.isSafeInteger(next)) return;
              setSum(next);
              onChange(next);
            }}
          >
            <span>{words.plus({ amount, unit, shown: show(amount) })}</span>
          </button>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{sum !== undefined && sum === value && words.sum({ shown: show(sum) })}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
