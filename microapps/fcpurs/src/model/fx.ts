import {
  type Currency,
  currencyDecimals,
  formatMoney,
  fromMinorUnits,
  rateHundredths,
} from '@wallet/kit/format';

/** What can be held and traded; won come from the linked account. */
export const currencies = ['USD', 'EUR', 'JPY', 'CNY', 'THB', 'TWD', 'VND', 'SGD', 'IDR'] as const;
export type Foreign = (typeof currencies)[number];

export const isForeign = (text: string | null): text is Foreign => currencies.some((code) => code === text);

/** Amounts are whole minor units. */
export interface Pocket {
  currency: Foreign;
  minor: number;
  /** won that were paid for it */
  cost: number;
  /** won that selling it would bring */
  worth: number;
}

export interface Wallet {
  state: 'none' | 'open' | 'closed';
  account: string;
  bankAccount: string;
  openedOn: string;
  /** won in the linked account */
  balance: number;
  leastWon: number;
  isYoung: boolean;
  isHeld: boolean;
  isLinkClosed: boolean;
  pockets: Pocket[];
}

/** Won for `unit` whole units, as decimal texts. */
export interface Rate {
  currency: Foreign;
  unit: number;
  base: string;
  buy: string;
  sell: string;
  before: string;
  /** per cent of the spread that are not asked for */
  preference: number;
}

export interface Rates {
  rates: Rate[];
  feed: 'good' | 'old' | 'stopped' | 'closed';
  at: string;
  round: number;
  opensAt: string;
}

export type Side = 'buy' | 'sell' | 'exchange';

/** What is wished; `minor` in the currency that is bought, sold or given away, or won to buy for. */
export interface Wish {
  side: Side;
  currency: Foreign;
  to?: Foreign | undefined;
  minor?: number | undefined;
  won?: number | undefined;
}

export interface Quote {
  id: string;
  seconds: number;
  side: Side;
  from: Currency;
  to: Currency;
  fromMinor: number;
  toMinor: number;
  won: number;
  rate: string;
  unit: number;
  base: string;
  /** hundredths of a per cent */
  spread: number;
  preference: number;
  /** the buying leg of an exchange; empty else */
  buyRate: string;
  buyUnit: number;
  cross: string;
  cost: number;
  gain: number;
  /** won that the preference saves */
  saved: number;
  fromAfter: number;
  toAfter: number;
  /** what is signed; empty before it is held for signing */
  text: string;
}

export const entryKinds = {
  BUY: 'buy',
  SELL: 'sell',
  XCHG: 'exchange',
  SEND: 'send',
  RECV: 'received',
  BACK: 'returned',
  WTDW: 'withdraw',
  CASH: 'cash',
  RTRN: 'cashReturned',
  PAY: 'pay',
  RFND: 'refund',
} as const;
export type EntryKind = (typeof entryKinds)[keyof typeof entryKinds];

/** One line of the history. */
export interface FxEntry {
  id: string;
  kind: EntryKind;
  by: 'self' | 'auto' | 'gather';
  at: string;
  from: Currency;
  fromMinor: number;
  to: Currency;
  toMinor: number;
  rate: string;
  buyRate: string;
  unit: number;
  base: string;
  preference: number;
  won: number;
  fee: number;
  cost: number;
  gain: number;
  /** number of the signed text */
  signedNo: string;
  who: string;
}

export interface Limit {
  kind: 'day' | 'month' | 'year' | 'holding' | 'sendDay' | 'sendYear' | 'unchecked';
  /** US cents; won where the customer was not checked yet */
  most: number;
  used: number;
}

/** `1,250.00` of 125000 US cents. */
export const figures = (minor: number, currency: Currency): string =>
  formatMoney(fromMinorUnits(minor, currency));

/** `1,250.00 USD`, as all of the wallet writes it; the two never part. */
export const money = (minor: number, currency: Currency): string =>
  `${figures(minor, currency)}\u00a0${currency}`;

const scaleOf = (rate: string, unit: number, currency: Foreign) => ({
  top: BigInt(rateHundredths(rate) ?? 0),
  bottom: BigInt(unit) * 100n * 10n ** BigInt(currencyDecimals(currency)),
});

/** What foreign money costs or brings, cut to won (KRW_DOWN). */
export function wonFor(
  minor: number,
  { currency, unit }: Pick<Rate, 'currency' | 'unit'>,
  rate: string,
): number {
  const { top, bottom } = scaleOf(rate, unit, currency);
  return Number((BigInt(minor) * top) / bottom);
}

/** What won come to, cut to the smallest unit (UNIT_DOWN). */
export function minorFor(
  won: number,
  { currency, unit }: Pick<Rate, 'currency' | 'unit'>,
  rate: string,
): number {
  const { top, bottom } = scaleOf(rate, unit, currency);
  return top === 0n ? 0 : Number((BigInt(won) * bottom) / top);
}

/** What an exchange comes to: the selling leg in won, then the buying leg. */
export const exchanged = (minor: number, from: Rate, to: Rate): number =>
  minorFor(wonFor(minor, from, from.sell), to, to.buy);

/** Worth of all, against what was paid: won, and a share in tenths of a per cent. */
export function gainOf(pockets: readonly Pick<Pocket, 'worth' | 'cost'>[]) {
  const worth = pockets.reduce((sum, one) => sum + one.worth, 0);
  const cost = pockets.reduce((sum, one) => sum + one.cost, 0);
  return { worth, gain: worth - cost, rate: cost > 0 ? Math.trunc(((worth - cost) * 1000) / cost) / 10 : 0 };
}
