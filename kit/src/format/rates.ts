import { formatMoney } from './formatMoney.ts';
import { toMinorUnits } from './minorUnits.ts';

/** Hundredths of a won, as rates are quoted; undefined for what is no such text. */
export function rateHundredths(rate: string): number | undefined {
  // Won with two decimals count as dollars do.
  return toMinorUnits(rate, 'USD');
}

/** A rate as it is read: with commas and two decimals where it has no more, else as the server told it. */
export function formatRate(rate: string | number): string {
  const hundredths = typeof rate === 'number' ? rate : rateHundredths(rate);
  if (hundredths === undefined) return formatMoney(rate);
  const whole = String(Math.trunc(hundredths / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(hundredths % 100).padStart(2, '0')}`;
}

export interface RateChange {
  /** hundredths of a won, without sign */
  amount: number;
  direction: 'up' | 'down' | 'same';
}

/** How a rate moved against the day before; undefined where one of them is not known. */
export function rateChange(today: string, before: string): RateChange | undefined {
  const [now, then] = [rateHundredths(today), rateHundredths(before)];
  if (now === undefined || then === undefined) return undefined;
  const amount = now - then;
  return { amount: Math.abs(amount), direction: amount === 0 ? 'same' : amount > 0 ? 'up' : 'down' };
}

/** How a rate moved, in figures that are shown. */
export interface RateMove {
  by: string;
  percent: string;
  direction: RateChange['direction'];
}

/** How far back a course of rates goes: weeks, months, a year. */
export type RateSpan = '1W' | '2W' | '1M' | '3M' | '1Y';

/** How a rate of `then` moved to one of `now`, both in hundredths. */
export function rateMove(now: number, then: number): RateMove {
  const amount = Math.abs(now - then);
  return {
    by: formatRate(amount),
    percent: ((amount / then) * 100).toFixed(2),
    direction: amount === 0 ? 'same' : now > then ? 'up' : 'down',
  };
}

/** What a bank adds to a base rate where it sells, and takes off where it buys. */
export interface Spread {
  /** hundredths of a per cent of the base rate: 175 is 1.75 % */
  spread: number;
  /** so many per cent of the spread are not asked for; none unless told */
  preference?: number;
}

/**
 * The rate that is applied to a customer, by whole-number arithmetic: half up to hundredths of a won. `buy` is the
 * customer who buys foreign money.
 *
 * @returns undefined where the base rate is none
 */
export function spreadRate(
  base: string,
  { spread, preference = 0 }: Spread,
  side: 'buy' | 'sell',
): string | undefined {
  const hundredths = rateHundredths(base);
  if (hundredths === undefined) return undefined;
  const whole = 1_000_000n;
  const share = BigInt(spread) * BigInt(100 - preference);
  const exact = BigInt(hundredths) * (side === 'buy' ? whole + share : whole - share);
  const rounded = (2n * exact + whole) / (2n * whole);
  return `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`;
}
