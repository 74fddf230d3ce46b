import { addDays, type Currency, daysBetween } from '@wallet/kit/format';
import { seoulTime } from '../seoulTime.ts';

interface Quote {
  /** Whole units that the rate is for (crncyExcgUnit). */
  unit: number;
  /** Won in hundredths for that unit. */
  base: number;
}

const quotes: Readonly<Record<Exclude<Currency, 'KRW'>, Quote>> = {
  USD: { unit: 1, base: 139_120 },
  EUR: { unit: 1, base: 151_035 },
  JPY: { unit: 100, base: 91_255 },
  CNY: { unit: 1, base: 19_248 },
  THB: { unit: 1, base: 4156 },
  TWD: { unit: 1, base: 4402 },
  VND: { unit: 100, base: 546 },
  SGD: { unit: 1, base: 106_710 },
  IDR: { unit: 100, base: 855 },
};

/** Currencies that have a rate against the won. */
export type ForeignCurrency = keyof typeof quotes;

export function isForeignCurrency(code: string): code is ForeignCurrency {
  return Object.hasOwn(quotes, code);
}

/** FNV-1a with a last mix: neighbouring days give numbers that are far apart. */
function scatter(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** -1 to 1 for a text, always the same. */
const spot = (text: string) => (scatter(text) % 2001) / 1000 - 1;

/** Days from one turn of the course to the next. */
const SWING_DAYS = 8;
const FIRST_DAY = '19700101';

/** The day whose rate stands at a moment: a new one comes at nine. */
export function rateDayOf(date: Date): string {
  const clock = seoulTime(date);
  const today = clock.slice(0, 8);
  return clock.slice(8, 10) < '09' ? addDays(today, -1) : today;
}

export interface DayRate {
  /** Won, as a decimal text, for so many whole units. */
  rate: string;
  unit: number;
}

/** The rate that stands at a moment, whoever asks: all that moved since yesterday is reckoned from these. */
export const rateOf = (currency: ForeignCurrency, date: Date): DayRate => rateOn(currency, rateDayOf(date));

/** The one that stood before it. */
export const rateBefore = (currency: ForeignCurrency, date: Date): DayRate =>
  rateOn(currency, addDays(rateDayOf(date), -1));

/**
 * The rate of a day. It swings by a little over 1 % around its base over weeks, by some half a per cent from day
 * to day at most, always the same way for the same day.
 */
export function rateOn(currency: ForeignCurrency, day: string): DayRate {
  const { unit, base } = quotes[currency];
  const days = daysBetween(FIRST_DAY, day);
  const [turn, past] = [Math.trunc(days / SWING_DAYS), (days % SWING_DAYS) / SWING_DAYS];
  const [from, to] = [spot(`${currency}${turn}`), spot(`${currency}${turn + 1}`)];
  const swing = from + (to - from) * past + 0.15 * spot(`${currency}${day}`);
  const moved = base + Math.round((base * swing) / 100);
  return { rate: `${Math.trunc(moved / 100)}.${String(moved % 100).padStart(2, '0')}`, unit };
}
