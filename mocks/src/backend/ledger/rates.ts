import type { Currency } from '@wallet/kit/format';
import { seoulDate } from '../seoulTime.ts';

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
  THB: { unit: 1, base: 4117 },
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

/**
 * The rate of a day: a decimal text of won for `unit` whole units. It moves from day to day by up to 1 %, always the
 * same way for the same day.
 */
export function rateOf(currency: ForeignCurrency, date: Date): { rate: string; unit: number } {
  const { unit, base } = quotes[currency];
  const seed = scatter(`${currency}${seoulDate(date)}`) % 2001;
  const moved = base + Math.trunc((base * (seed - 1000)) / 100_000);
  return { rate: `${Math.trunc(moved / 100)}.${String(moved % 100).padStart(2, '0')}`, unit };
}
