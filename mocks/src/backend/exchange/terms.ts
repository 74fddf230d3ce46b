import type { ForeignCurrency } from '../ledger/index.ts';

/** What banks and rules set, by date: the newest that has begun counts. Its reasons are in the app's README. */
const tables = [
  {
    from: '20260101',
    /** the four first; hundredths of a per cent of the base rate */
    spread: {
      USD: 175,
      EUR: 199,
      JPY: 175,
      CNY: 500,

      THB: 600,
      TWD: 900,
      VND: 1180,
      SGD: 299,
      IDR: 700,
    } satisfies Record<ForeignCurrency, number> as Record<ForeignCurrency, number>,
    /** per cent of the spread, by how somebody signed in; of other currencies than the four a smaller one */
    preference: {
      certificate: { USD: 80, EUR: 80, JPY: 80, CNY: 40, other: 30 },
      other: { USD: 50, EUR: 50, JPY: 50, CNY: 30, other: 20 },
    },
    couponPoints: 10,
    mostPreference: 90,
    /** won a day without a full customer check */
    dayWonUnchecked: 1_000_000,
    /** dollars a day, a month, a year with one */
    usd: { day: 10_000, month: 30_000, year: 100_000 },
    /** where customs have to be told, in dollars */
    customsUsd: 10_000,
    quoteSeconds: 30,
    /** until when "today" can be had, hhmm */
    cutOff: '1530',
    orders: ['0900', '2350'] as readonly [string, string],
    bankDaysToFetch: 7,
    pickUp: { seconds: 180, tries: 5 },
    coins: { percent: 50, most: 100, dayWon: 300_000, days: 14 },
    /** seconds: from when a feed's age is said, and from when it sells nothing */
    feed: { said: 60, blocks: 600 },
    minimumAge: 19,
  },
];
export const termsOn = (day: string) => {
  const [first] = tables;
  if (!first) throw new Error('No terms.');
  return tables.findLast(({ from }) => from <= day) ?? first;
};

/** Notes that are handed out, largest first; the smallest of USD only over a counter. */
export const notes: Readonly<Record<ForeignCurrency, readonly number[]>> = {
  USD: [100, 50, 20, 10, 5, 1],
  EUR: [100, 50, 20, 10, 5],
  JPY: [10_000, 5000, 1000],
  CNY: [100, 50, 20, 10],
  THB: [1000, 500, 100],
  TWD: [1000, 500, 100],
  VND: [500_000, 200_000, 100_000],
  SGD: [50, 10, 5, 2],
  IDR: [100_000, 50_000],
};
/** What a machine can give whole, and the currencies that it has at all. */
export const machineNotes: Readonly<Partial<Record<ForeignCurrency, number>>> = {
  USD: 10,
  EUR: 10,
  JPY: 1000,
  CNY: 100,
};

/** Coins that are taken: minor units of a piece. */
export const coins: Readonly<Partial<Record<ForeignCurrency, readonly number[]>>> = {
  USD: [25, 100],
  EUR: [50, 100, 200],
  JPY: [50, 100, 500],
  CNY: [100],
};

/** Days on which branches open later: the university entrance exam. */
export const lateDays: Readonly<Record<string, readonly [string, string]>> = {
  '20261119': ['1000', '1700'],
  '20271118': ['1000', '1700'],
};
