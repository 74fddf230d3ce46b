import { seoulDate } from '../seoulTime.ts';

/** Every law-like and bank-like figure of gold, by the day from which it counts; won, and grams in hundredths. */
const byDate = [
  {
    from: '20200101',
    spreadPercent: 1n,
    firstOrder: 1,
    order: [10_000, 50_000_000],
    perDay: 100_000_000,
    holding: 1_000_000,
    plan: [10_000, 5_000_000],
    plans: 5,
    alerts: 10,
    hours: ['0900', '2200'],
    planAt: '100000',
    quoteSeconds: 30,
    oldAfter: 60,
    silentAfter: 600,
    incomeTaxPercent: 14n,
    localTaxPercent: 10n,
    suitableMonths: 24,
    youngest: 19,
  },
] as const;

export type Tariff = (typeof byDate)[number];

export function tariffOn(now: Date): Tariff {
  const today = seoulDate(now);
  return byDate.findLast(({ from }) => from <= today) ?? byDate[0];
}

/** Ten-millionths of a gram in a troy ounce. */
const OUNCE = 311_034_768n;

/** Price per gram in hundredths of a won, each cut after two decimals (PRICE_DOWN_2); gold in cents, the dollar in hundredths of a won. */
export function pricesOf(gold: number, dollar: number, { spreadPercent }: Pick<Tariff, 'spreadPercent'>) {
  const base = (BigInt(gold) * BigInt(dollar) * 100_000n) / OUNCE;
  return {
    base,
    buy: (base * (100n + spreadPercent)) / 100n,
    sell: (base * (100n - spreadPercent)) / 100n,
  };
}

/** What an amount buys, cut to hundredths of a gram (GRAMS_DOWN). */
export const gramsFor = (won: number, price: bigint): number => Number((BigInt(won) * 10_000n) / price);
/** What a weight costs or brings, cut to won (KRW_DOWN). */
export const wonFor = (grams: number, price: bigint): number => Number((BigInt(grams) * price) / 10_000n);
/** The least won that buy so many hundredths of a gram. */
export const leastWonFor = (grams: number, price: bigint): number =>
  Number((BigInt(grams) * price + 9999n) / 10_000n);

/** The part of what was paid that a sale takes along (COST_DOWN); the last one takes the rest. */
export function costShare(cost: number, part: number, held: number): number {
  return part >= held ? cost : Number((BigInt(cost) * BigInt(part)) / BigInt(held));
}

const percentDown10 = (won: number, percent: bigint) => Number((BigInt(won) * percent) / 1000n) * 10;

/** Income tax on a gain and the local tax on it, each cut to ten won (TAX_DOWN_10); none on a loss. */
export function taxesOn(gain: number, tariff: Pick<Tariff, 'incomeTaxPercent' | 'localTaxPercent'>) {
  const income = gain > 0 ? percentDown10(gain, tariff.incomeTaxPercent) : 0;
  return { income, local: percentDown10(income, tariff.localTaxPercent) };
}

/** Hundredths as decimal text: `190995.78`. */
export const decimal = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
