import {
  type Currency,
  convertMinorUnits,
  currencyDecimals,
  formatMoney,
  isCurrency,
  rateHundredths,
  spreadRate,
} from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';

/** The four that the specification names, in its order (R481, A73); the others come behind them. */
export const mainCurrencies = ['USD', 'EUR', 'JPY', 'CNY'] as const;
export const isMain = (currency: string) => mainCurrencies.some((one) => one === currency);

/** Won, as decimal texts, for `unit` whole units. */
export interface Rate {
  currency: Currency;
  unit: number;
  base: string;
  before: string | null;
  cashBuy: string;
  cashSell: string;
  wireBuy: string;
  wireSell: string;
  /** hundredths of a per cent */
  spread: number;
}
export interface Rates {
  noticedAt: string;
  round: number;
  feed: 'good' | 'old' | 'stopped';
  coinPercent: number;
  rates: Rate[];
}

/** The currency an address asks for; the dollar where it asks for none that is dealt in. */
export const askedRate = ({ rates }: Rates, asked: string | null): Rate | undefined =>
  rates.find(({ currency }) => currency === asked) ?? rates[0];

/** Won of so many whole units at a rate, cut (KRW_DOWN). */
export function wonOf({ currency, unit }: Rate, units: number, rate: string): number {
  const minor = units * 10 ** currencyDecimals(currency);
  return convertMinorUnits(minor, { from: currency, to: 'KRW', rate, unit }, 'down') ?? 0;
}

/** Whole units that so many won buy at a rate, down to notes that there are. */
export function unitsFor(rate: Rate, won: number, applied: string, smallest: number): number {
  const hundredths = rateHundredths(applied) ?? 0;
  if (hundredths === 0) return 0;
  return Math.trunc((won * rate.unit * 100) / hundredths / smallest) * smallest;
}

export const appliedRate = ({ base, spread }: Rate, preference: number) =>
  spreadRate(base, { spread, preference }, 'buy') ?? base;

/** 50,000 JPY; of minor units, 1.50 USD. */
export const cash = (currency: string, units: number) => `${formatMoney(units)} ${currency}`;
export const coin = (currency: string, minor: number) => {
  const places = isCurrency(currency) ? currencyDecimals(currency) : 0;
  const whole = minor / 10 ** places;
  return `${Number.isInteger(whole) ? formatMoney(whole) : whole.toFixed(places)} ${currency}`;
};

/** What is known of the customer: preference, limit, coupons, and the notes of each currency. */
export interface Terms {
  left: number;
  limit: 'unchecked' | 'day' | 'month' | 'year';
  couponPoints: number;
  mostPreference: number;
  /** too young to exchange in the app, and from when on */
  isYoung: boolean;
  youngest: number;
  coupons: { id: string; name: string }[];
  currencies: { currency: Currency; preference: number; notes: number[] }[];
}
export const termsFor = ({ currencies }: Terms, currency: string) =>
  currencies.find((one) => one.currency === currency) ?? { preference: 0, notes: [1] };
export const preferenceWith = (terms: Terms, currency: string, hasCoupon: boolean) =>
  Math.min(terms.mostPreference, termsFor(terms, currency).preference + (hasCoupon ? terms.couponPoints : 0));

export const purposes = ['trip', 'work', 'study', 'other'] as const;
export type Purpose = (typeof purposes)[number];
export const mixes = ['large', 'even'] as const;
export type Mix = (typeof mixes)[number];
export const kinds = ['branch', 'airport', 'kiosk'] as const;
export type PlaceKind = (typeof kinds)[number];
export const kindOf = (asked: string | null) => kinds.find((one) => one === asked) ?? 'branch';

export interface Place {
  id: string;
  kind: PlaceKind;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  opens: string;
  closes: string;
  isOpen: boolean;
  isStepFree: boolean;
  /** whole units that are left */
  stock: number;
  smallest: number;
  coins: number[];
}
export const hasCash = ({ stock, smallest }: Place, units: number) =>
  units <= stock && units % smallest === 0;

export interface Quote {
  id: string;
  seconds: number;
  won: number;
  rate: string;
  unit: number;
  preference: number;
  saved: number;
  isDeclared: boolean;
  /** dollars above which customs are told */
  declaredDollars: number;
  /** bank days after the day of pick-up */
  daysToFetch: number;
}
export interface Resale {
  id: string;
  seconds: number;
  won: number;
  rate: string;
  less: number;
}

export interface CashOrder {
  id: string;
  currency: string;
  unit: number;
  amount: number;
  won: number;
  rate: string;
  preference: number;
  saved: number;
  state: 'paid' | 'ready' | 'fetched' | 'cancelled' | 'returned' | 'partly';
  place: { id: string; name: string; address: string; kind: PlaceKind; latitude: number; longitude: number };
  date: string;
  fetchBy: string;
  fetcher: string;
  notes: { face: number; count: number }[];
  paidAt: string;
  endedAt: string;
  backWon: number;
  backRate: string;
  got: number;
  qr: string;
  canChange: boolean;
  canCancel: boolean;
  isLocked: boolean;
}
export const isWaiting = ({ state }: Pick<CashOrder, 'state'>) => state === 'paid' || state === 'ready';

export interface Pieces {
  /** minor units */
  face: number;
  count: number;
}
export interface CoinOrder {
  id: string;
  currency: string;
  state: 'code' | 'counted' | 'paid' | 'returned' | 'over';
  payout: 'points' | 'won';
  pieces: Pieces[];
  counted: Pieces[];
  estimate: number;
  paid: number;
  place: string;
  address: string;
  until: string;
  at: string;
  qr: string;
}
export interface CoinTerms {
  currency: Currency;
  rate: string;
  unit: number;
  faces: number[];
  percent: number;
  most: number;
  leftToday: number;
  /** won of coins a day */
  mostWon: number;
}
export const countOf = (pieces: readonly Pieces[]) => pieces.reduce((sum, { count }) => sum + count, 0);
export const sumOf = (pieces: readonly Pieces[]) =>
  pieces.reduce((sum, { face, count }) => sum + face * count, 0);

/** Points or won of coins: their share of what notes are worth, cut (COIN_DOWN). */
export function coinWorth({ currency, rate, unit, percent }: CoinTerms, pieces: readonly Pieces[]): number {
  const minor = sumOf(pieces) * percent;
  return convertMinorUnits(minor, { from: currency, to: 'KRW', rate, unit: unit * 100 }, 'down') ?? 0;
}

/** Coins that the machine counted otherwise than the customer: those it gave back have no count. */
export const countedOtherwise = ({ pieces, counted }: Pick<CoinOrder, 'pieces' | 'counted'>) =>
  pieces
    .map(({ face, count }) => ({ face, count, taken: counted.find((one) => one.face === face)?.count ?? 0 }))
    .filter(({ count, taken }) => count !== taken);

const wish = {
  currency: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  coupon: v.string(),
  purpose: v.picklist(purposes),
  mix: v.picklist(mixes),
};
const where = { placeId: v.string(), date: v.string(), fetcher: v.string() };
/** What is bought, where and when it is fetched; `orderId` is one whose place is changed. */
export const cashDraft = v.object({
  ...wish,
  placeId: v.optional(where.placeId),
  placeName: v.optional(v.string()),
  kind: v.optional(v.picklist(kinds)),
  date: v.optional(where.date),
  orderId: v.optional(v.string()),
});
export const cashFacts = v.object({ ...wish, ...where, quoteId: v.string() });
export type CashFacts = v.InferOutput<typeof cashFacts>;

export const coinDraft = v.object({
  currency: v.string(),
  pieces: v.array(v.object({ face: v.number(), count: v.number() })),
  payout: v.picklist(['points', 'won']),
  estimate: v.number(),
});

/** A day of the phone's calendar, all of it: when and where the cash is fetched. */
export function calendarText({ id, date, place }: CashOrder, title: string): string {
  const plain = (text: string) => text.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`);
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//wallet//exchange//KO', 'BEGIN:VEVENT'],
    ...[`UID:${id}@wallet`, `DTSTAMP:${date}T000000Z`, `DTSTART;VALUE=DATE:${date}`],
    ...[`SUMMARY:${plain(title)}`, `LOCATION:${plain(`${place.name}, ${place.address}`)}`],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}
