import { currencyDecimals } from '@wallet/kit/format';
import type { ForeignCurrency } from '../ledger/index.ts';

/** What banks and rules set, by date: the newest that has begun counts. Its reasons are in the app's README. */
const tables = [
  {
    from: '20260101',
    /** hundredths of a per cent of the base rate, by wire */
    spread: (currency: ForeignCurrency) => (currency === 'JPY' ? 98 : 100),
    /** per cent of the spread that are not asked for */
    preference: (currency: ForeignCurrency) => (['USD', 'EUR', 'JPY', 'CNY'].includes(currency) ? 90 : 50),
    hours: ['0900', '2350'] as readonly [string, string],
    /** seconds: a quote that is looked at, and one that is being signed and confirmed */
    quoteSeconds: 30,
    signSeconds: 180,
    /** seconds: from when the age of the feed is said, and from when nothing is traded */
    feed: { said: 60, blocks: 600 },
    /** US cents: bought in a day, a month, a year; held; sent in a day, a year */
    usd: {
      day: 1_000_000,
      month: 3_000_000,
      year: 10_000_000,
      holding: 5_000_000,

      sendDay: 50_000,
      sendYear: 500_000,
    },
    /** won a day without a full customer check */
    uncheckedWon: 1_000_000,
    leastWon: 1000,
    youngest: 19,
    alerts: 10,
  },
];

export const tariffOn = (day: string) => {
  const [first] = tables;
  if (!first) throw new Error('No tariff.');
  return tables.findLast(({ from }) => from <= day) ?? first;
};

const ratio = (rate: string, unit: number, currency: ForeignCurrency) => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return {
    top: BigInt(whole + fraction),
    bottom: BigInt(unit) * 10n ** BigInt(fraction.length + currencyDecimals(currency)),
  };
};

/** What foreign money costs or brings, cut to won (KRW_DOWN). */
export function wonFor(minor: number, currency: ForeignCurrency, rate: string, unit: number): number {
  const { top, bottom } = ratio(rate, unit, currency);
  return Number((BigInt(minor) * top) / bottom);
}

/** What won come to, cut to the currency's smallest unit (UNIT_DOWN). */
export function minorFor(won: number, currency: ForeignCurrency, rate: string, unit: number): number {
  const { top, bottom } = ratio(rate, unit, currency);
  return Number((BigInt(won) * bottom) / top);
}

/** The share of what was paid that goes with a part; the last part takes the rest (COST_DOWN). */
export const costShare = (cost: number, part: number, held: number): number =>
  part >= held ? cost : Number((BigInt(cost) * BigInt(part)) / BigInt(held));
