import { addDays, rateHundredths, spreadRate } from '@wallet/kit/format';
import { noticeOf, quotedNow, seriesOf } from '../exchange/rates.ts';
import { bankDay } from '../holidays.ts';
import { type ForeignCurrency, firstRate, isForeignCurrency } from '../ledger/index.ts';
import { opensAt } from '../marketHours.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { minorFor, tariffOn, wonFor } from './tariff.ts';

export const currencies: readonly ForeignCurrency[] = [
  ...(['USD', 'EUR', 'JPY', 'CNY', 'THB', 'TWD', 'VND', 'SGD', 'IDR'] as const),
];
export const isTraded = (code: string): code is ForeignCurrency =>
  isForeignCurrency(code) && currencies.includes(code);

/** What developers set on FFC99999. */
interface Feed {
  /** base rates; those of the exchange where not set */
  bases: Partial<Record<ForeignCurrency, string>>;
  feedSeconds: number;
  isClosed: boolean;
}
export const feedOf = (world: World): Feed =>
  world.room<Feed>('fcpurs.feed', () => ({ bases: {}, feedSeconds: 0, isClosed: false }));

/** When it can be traded next, YYYYMMDDhhmmss; null now. */
export function tradingOpensAt(world: World): string | null {
  const today = seoulDate(world.now());
  const { hours } = tariffOn(today);
  if (feedOf(world).isClosed) return `${bankDay(addDays(today, 1))}${hours[0]}00`;
  return opensAt(world, hours);
}

export interface Applied {
  /** won for so many whole units, with spread and preference; decimal text */
  rate: string;
  unit: number;
  base: string;
  /** hundredths of a per cent, and per cent of it */
  spread: number;
  preference: number;
}

/** The rate that is applied to the customer now, or at an earlier moment. */
export function fxRateAt(world: World, currency: ForeignCurrency, side: 'buy' | 'sell', at?: Date): Applied {
  const now = quotedNow(world, currency, at);
  const set = feedOf(world).bases[currency];
  const base = set ?? now.exrt;
  const tariff = tariffOn(seoulDate(at ?? world.now()));
  const terms = { spread: tariff.spread(currency), preference: tariff.preference(currency) };
  return { ...terms, base, unit: now.crncyExcgUnit, rate: spreadRate(base, terms, side) ?? base };
}

/** The rate that a customer who buys pays at a base rate, in hundredths of a won. */
export function fxRateOf(world: World, currency: ForeignCurrency, base: number): string {
  const tariff = tariffOn(seoulDate(world.now()));
  const terms = { spread: tariff.spread(currency), preference: tariff.preference(currency) };
  const text = `${Math.trunc(base / 100)}.${String(base % 100).padStart(2, '0')}`;
  return spreadRate(text, terms, 'buy') ?? text;
}

/** The first moment at which a base rate fits; one that a developer has set counts from now on. */
export function firstBase(
  world: World,
  currency: ForeignCurrency,
  span: { after: number; until: number },
  fits: (base: number) => boolean,
): number | undefined {
  const set = feedOf(world).bases[currency];
  if (set === undefined) return firstRate(currency, span, fits);
  return fits(rateHundredths(set) ?? 0) ? span.until : undefined;
}

/** What it is worth in won at the base rate. */
export function worthOf(world: World, currency: ForeignCurrency, minor: number): number {
  const { base, unit } = fxRateAt(world, currency, 'sell');
  return wonFor(minor, currency, base, unit);
}

/** What won come to in US cents at the base rate, as limits are counted. */
export function usdCents(world: World, won: number): number {
  const { base, unit } = fxRateAt(world, 'USD', 'buy');
  return minorFor(won, 'USD', base, unit);
}

/** How the feed stands: good, old, stopped, or the market is closed. */
export function feedState(world: World) {
  const { feedSeconds } = feedOf(world);
  const opens = tradingOpensAt(world);
  const { said, blocks } = tariffOn(seoulDate(world.now())).feed;
  const open = feedSeconds > blocks ? 'STOP' : feedSeconds > said ? 'OLD' : 'GOOD';
  return { feedStcd: opens ? 'CLSD' : open, opnYMS: opens ?? '' } as const;
}

/** Every rate with its round, as the table shows them. */
export function rateTable(world: World) {
  const { exrtNotiYMS, rnd } = noticeOf(world);
  return {
    ...feedState(world),
    notiYMS: exrtNotiYMS,
    rnd,
    rateList: currencies.map((crncyCd) => {
      const [buy, sell] = [fxRateAt(world, crncyCd, 'buy'), fxRateAt(world, crncyCd, 'sell')];
      return {
        crncyCd,
        crncyExcgUnit: buy.unit,
        bseExrt: buy.base,
        prfRt: buy.preference,

        buyExrt: buy.rate,
        selExrt: sell.rate,
        bfdyExrt: quotedNow(world, crncyCd).bfdyExrt,
      };
    }),
  };
}

export const courseOf = (world: World, currency: ForeignCurrency, range: string) =>
  seriesOf(world, currency, range);
