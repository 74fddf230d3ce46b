import { Fragment } from 'react';
import { type Amount, formatMoney } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { gapBefore } from '../AmountField/amountText.ts';
import { classes } from '../classes.ts';
import styles from './Money.module.css';

interface MoneyProps {
  amount: Amount;
  /** 원 (KRW) unless given: P, USD, ... An amount never stands without one. */
  unit?: string;
  size?: 'body' | 'large';
  /** it came in: with a plus, in the colour of it */
  isIn?: boolean;
}

/** An amount with thousands commas, in figures of one width, with its unit (1-shell s9); won stand before it in English. */
export function Money({ amount, unit, size = 'body', isIn = false }: MoneyProps) {
  const { units } = kitMessages.use();
  // Where won have no word of their own behind them, their sign stands before.
  const sign = unit === undefined && units.sign !== units.won ? units.sign : '';
  const shown = unit ?? units.won;
  // A true minus is as wide as the plus.
  const figures = formatMoney(amount).replace('-', '−') || '-';
  // The sign stands between a minus and its figures.
  const minus = sign !== '' && figures.startsWith('−') ? '−' : '';
  return (
    <span
      className={classes(styles.money, size === 'large' && styles.large, isIn && styles.in)}
      translate="no"
    >
      {isIn && <span>+</span>}
      {minus !== '' && <span>{minus}</span>}
      {sign !== '' && <span className={styles.sign}>{sign}</span>}
      {breakable(figures.slice(minus.length))}
      {sign === '' && (
        <>
          {gapBefore(shown)}
          <span className={styles.unit}>{shown}</span>
        </>
      )}
    </span>
  );
}

/** From this many characters on an amount may be too wide for a small screen with large text. */
const wide = 11;

/**
 * An amount too wide for its line breaks after a comma, never between figures. Others stay one word: a screen reader
 * may pause at a place to break.
 */
function breakable(amount: string) {
  // An element of its own: a translation of the page must not keep an older one.
  if (amount.length < wide) return <span>{amount}</span>;
  return amount.split(/(?<=,)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
