import { addDays, instantOf } from '@wallet/kit/format';
import { bankDay, isBankHoliday } from '../holidays.ts';
import { opensAt as marketOpensAt } from '../marketHours.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { decimal, pricesOf, tariffOn } from './tariff.ts';

/** What developers set on `/gold-saving/test`. */
interface MarketSettings {
  /** cents an ounce, and hundredths of a won a dollar; as the series has them where not set */
  gold?: number;
  dollar?: number;
  /** seconds for which no price has come */
  silentFor: number;
  isClosed: boolean;
}
export const marketOf = (world: World): MarketSettings =>
  world.room<MarketSettings>('gold.market', () => ({ silentFor: 0, isClosed: false }));

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** The minute at which gold stood at 4,050.00 and the dollar at 1,452.30. */
const anchor = instantOf('202611231000') / MINUTE;

/** A triangle wave: at rest at the anchor, back every `period` minutes. */
function wave(minute: number, period: number, height: number): number {
  const place = ((((minute - anchor) % period) + period) % period) / period;
  return Math.round(height * (place < 0.25 ? place * 4 : place < 0.75 ? 2 - place * 4 : place * 4 - 4));
}

/** Gold and dollar of a minute, the same for ever: a slow rise with waves of minutes, days and months. */
function seriesAt(ms: number): { gold: number; dollar: number } {
  const minute = Math.floor(ms / MINUTE);
  const rise = Math.trunc((minute - anchor) / (DAY_MINUTES / 160));
  const waves = [
    wave(minute, 37, 110),
    wave(minute, 613, 420),
    wave(minute, 8753, 2600),
    wave(minute, 77_003, 6100),
  ];
  return {
    gold: Math.max(
      100_000,
      waves.reduce((sum, each) => sum + each, 405_000 + rise),
    ),
    dollar: 145_230 + wave(minute, 3701, 310) + wave(minute, 131_009, 2100),
  };
}

export type Prices = ReturnType<typeof pricesOf>;

export function pricesAt(world: World, ms: number): Prices {
  const { gold, dollar } = { ...seriesAt(ms), ...marketOf(world) };
  return pricesOf(gold, dollar, tariffOn(new Date(ms)));
}

/** When it can be traded next, YYYYMMDDhhmmss; null now. */
export function opensAt(world: World): string | null {
  const { hours } = tariffOn(world.now());
  if (!marketOf(world).isClosed) return marketOpensAt(world, hours);
  return `${bankDay(addDays(seoulDate(world.now()), 1))}${hours[0]}00`;
}

/** The last moment at which a closed market had a price. */
function lastClose(world: World): number {
  const { hours } = tariffOn(world.now());
  const now = seoulTime(world.now());
  let day = now.slice(8, 12) >= hours[1] ? now.slice(0, 8) : addDays(now.slice(0, 8), -1);
  while (isBankHoliday(day)) day = addDays(day, -1);
  return instantOf(`${day}${hours[1]}`) - MINUTE;
}

type FeedState = 'LIVE' | 'OLD' | 'SLNT' | 'CLSD';

/** The newest price, when it was, and how it stands. */
export function priceNow(world: World): { prices: Prices; at: Date; state: FeedState; opens: string | null } {
  const { oldAfter, silentAfter } = tariffOn(world.now());
  const { silentFor, isClosed } = marketOf(world);
  const opens = opensAt(world);
  const ms = opens && !isClosed ? lastClose(world) : world.now().getTime() - silentFor * 1000;
  const open = silentFor > silentAfter ? 'SLNT' : silentFor > oldAfter ? 'OLD' : 'LIVE';
  return { prices: pricesAt(world, ms), at: new Date(ms), state: opens ? 'CLSD' : open, opens };
}

/** Between two points of a chart, and how many there are. */
const ranges = {
  DAY: [30, 48],
  WEEK: [360, 28],
  MON: [DAY_MINUTES, 31],
  YEAR: [DAY_MINUTES * 7, 52],
} as const;

export function chartOf(world: World, range: keyof typeof ranges) {
  const [minutes, count] = ranges[range];
  const { at } = priceNow(world);
  return Array.from({ length: count + 1 }, (_, place) => {
    const ms = at.getTime() - (count - place) * minutes * MINUTE;
    return { chrtYMS: seoulTime(new Date(ms)), bsePrc: decimal(pricesAt(world, ms).base) };
  });
}

/**
 * The first moment after `after` and not after `until`, in milliseconds, at which the buying price fits; undefined if
 * none does. Prices move once a minute; a price that a developer has set counts from now on.
 */
export function firstBuyPrice(
  world: World,
  { after, until }: { after: number; until: number },
  fits: (price: bigint) => boolean,
): number | undefined {
  const { gold, dollar, silentFor, isClosed } = marketOf(world);
  const isSet = isClosed || silentFor > 0 || gold !== undefined || dollar !== undefined;
  if (isSet || world.isClockSet) return fits(priceNow(world).prices.buy) ? until : undefined;
  for (let at = (Math.floor(after / MINUTE) + 1) * MINUTE; at < until; at += MINUTE)
    if (fits(pricesAt(world, at).buy)) return at;
  return after < until && fits(pricesAt(world, until).buy) ? until : undefined;
}
