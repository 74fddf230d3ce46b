import { formatMoney } from '@wallet/kit/format';

/** Won per gram as decimal texts with two digits; `at` is YYYYMMDDhhmmss. */
export interface Price {
  base: string;
  buy: string;
  sell: string;
  /** the base price a day before */
  before: string;
  at: string;
  state: 'live' | 'old' | 'silent' | 'closed';
  /** when trading starts again; empty while it is open */
  opensAt: string;
  /** per cent that are added to the base price and taken off it, and of tax on a gain; decimal texts */
  spread: string;
  tax: string;
}

/** What the customer has. Grams are whole hundredths. */
export interface Holdings {
  state: 'none' | 'open' | 'closed';
  goldAccount: string;
  bankAccount: string;
  openedOn: string;
  grams: number;
  /** what was paid for it */
  cost: number;
  /** won in the linked account */
  balance: number;
  suitability: 'none' | 'fits' | 'risky';
  suitableUntil: string;
  isYoung: boolean;
  isHeld: boolean;
  isLinkClosed: boolean;
  nextRun: { on: string; won: number; planId: string };
  waiting: number;
  limits: {
    least: number;
    most: number;
    grams: number;
    planLeast: number;
    planMost: number;
    youngest: number;
  };
}

export type Side = 'buy' | 'sell';
export type Missed = 'ceiling' | 'funds' | 'account' | 'limit' | 'held';

export interface Quote {
  id: string;
  seconds: number;
  side: Side;
  grams: number;
  price: string;
  won: number;
  fee: number;
  /** what selling it at once would lose */
  spread: number;
  cost: number;
  gain: number;
  incomeTax: number;
  localTax: number;
  net: number;
  balanceAfter: number;
  gramsAfter: number;
}

export interface Order {
  id: string;
  side: Side;
  by: 'self' | 'plan' | 'reserved';
  state: 'booked' | 'waiting' | 'missed' | 'takenBack';
  planId: string;
  at: string;
  grams: number;
  price: string;
  won: number;
  fee: number;
  tax: number;
  net: number;
  gain: number;
  missed: Missed | null;
}

export interface Run {
  on: string;
  isMissed: boolean;
  missed: Missed | null;
  grams: number;
  won: number;
  orderId: string;
}

export interface PlanFacts {
  day: number;
  won: number;
  /** won a gram; 0 for none */
  ceiling: number;
  /** empty while it goes on */
  endsOn: string;
}

export interface Plan extends PlanFacts {
  id: string;
  state: 'active' | 'paused' | 'ended';
  nextOn: string;
  yearWon: number;
  runs: Run[];
}

export interface AlertFacts {
  side: 'above' | 'below';
  price: number;
  repeats: 'once' | 'daily';
  endsOn: string;
}

export interface Alert extends AlertFacts {
  id: string;
  struckAt: string;
}

/** Hundredths of a decimal text with two digits. */
const hundredths = (price: string): bigint => BigInt(price.replace('.', ''));

/** What an amount buys, cut to hundredths of a gram (GRAMS_DOWN). */
export const gramsFor = (won: number, price: string): number =>
  Number((BigInt(won) * 10_000n) / hundredths(price));

/** What a weight costs or brings, cut to won (KRW_DOWN). */
export const wonFor = (grams: number, price: string): number =>
  Number((BigInt(grams) * hundredths(price)) / 10_000n);

/** The least won that buy 0.01 g. */
export const leastWon = (price: string): number => Number((hundredths(price) + 9999n) / 10_000n);

/** `0.52` of 52. */
export const gramsText = (grams: number): string =>
  `${formatMoney(Math.trunc(grams / 100))}.${String(grams % 100).padStart(2, '0')}`;

/** What is held against what was paid for it: won and a share in tenths of a percent. */
export function gainOf({ grams, cost }: Pick<Holdings, 'grams' | 'cost'>, sell: string) {
  const worth = wonFor(grams, sell);
  return { worth, gain: worth - cost, rate: cost > 0 ? Math.trunc(((worth - cost) * 1000) / cost) / 10 : 0 };
}

/** What is lost by selling at once what was just bought. */
export function spreadOn(won: number, { buy, sell }: Pick<Price, 'buy' | 'sell'>): number {
  const grams = gramsFor(won, buy);
  return wonFor(grams, buy) - wonFor(grams, sell);
}

/** From one price to another: won a gram with two digits, and hundredths of a percent. */
export function changeOf(
  from: string,
  to: string,
): { won: string; percent: string; isUp: boolean; isSame: boolean } {
  const [before, now] = [hundredths(from), hundredths(to)];
  const change = now - before;
  const size = change < 0n ? -change : change;
  const percent = before === 0n ? 0n : (size * 10_000n + before / 2n) / before;
  const two = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  return { won: two(size), percent: two(percent), isUp: change > 0n, isSame: change === 0n };
}
