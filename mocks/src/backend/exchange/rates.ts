import { addDays, spreadRate } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import { type ForeignCurrency, rateBefore, rateOf } from '../ledger/index.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { termsOn } from './terms.ts';

/** What a test or a developer has made happen to the feed and the machines. */
export const faultsOf = (world: World) =>
  world.room('exchange.faults', () => ({ feedSeconds: 0, holidays: [] as string[], isHeld: false }));

const LAST = 890;
const minutesOf = (clock: string) => Number(clock.slice(8, 10)) * 60 + Number(clock.slice(10, 12));
const momentAt = (day: string) =>
  new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00+09:00`);

/** One round a minute from nine on; before it, and on days of rest, the last one of the bank day before stands. */
function roundAt(world: World): { day: string; round: number } {
  const clock = seoulTime(world.now());
  const today = clock.slice(0, 8);
  const rests = (day: string) => world.isClockSet && isBankHoliday(day);
  const round = minutesOf(clock) - 9 * 60 + 1;
  if (round >= 1 && !rests(today)) return { day: today, round: Math.min(LAST, round) };
  let day = addDays(today, -1);
  while (rests(day)) day = addDays(day, -1);
  return { day, round: LAST };
}

const hundredths = (rate: string) => Math.round(Number(rate) * 100);

/**
 * On its way through a day it goes from the rate of the day before to that of the day, to and fro, and never back over
 * where it began: that it rose is as true of a round as of the day, on each page that says so.
 */
function rateAt(crncyCd: ForeignCurrency, day: string, round: number): string {
  const at = momentAt(day);
  const from = hundredths(rateBefore(crncyCd, at).rate);
  const way = hundredths(rateOf(crncyCd, at).rate) - from;
  const done = round / LAST;
  const share = done + (1 - done) * (0.5 + 0.45 * Math.sin(round / 23 + crncyCd.charCodeAt(0)));
  const moved = from + Math.sign(way) * Math.ceil(Math.abs(way) * share);
  return `${Math.trunc(moved / 100)}.${String(moved % 100).padStart(2, '0')}`;
}

/** The rate that stands now, with cash rates, and the last one of the bank day before. */
export function quotedNow(world: World, crncyCd: ForeignCurrency) {
  const { day, round } = roundAt(world);
  const exrt = rateAt(crncyCd, day, round);
  const spread = termsOn(day).spread[crncyCd];
  const cash = (side: 'buy' | 'sell', of = spread) => spreadRate(exrt, { spread: of }, side) ?? exrt;
  return {
    ...{ crncyCd, crncyExcgUnit: rateOf(crncyCd, momentAt(day)).unit, exrt, sprdRt: spread },
    ...{
      bfdyExrt: rateBefore(crncyCd, momentAt(day)).rate,
      cshBuyExrt: cash('buy'),
      cshSelExrt: cash('sell'),
    },
    // Sent by wire the spread is a little over half of that of cash.
    ...{
      wireBuyExrt: cash('buy', Math.trunc(spread * 0.56)),
      wireSelExrt: cash('sell', Math.trunc(spread * 0.56)),
    },
  };
}

/** Which round it is, when it was given notice of, and how old the feed is. */
export function noticeOf(world: World) {
  const { day, round } = roundAt(world);
  const minutes = 9 * 60 + round - 1;
  const hm = `${String(Math.trunc(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  const { feedSeconds } = faultsOf(world);
  const { said, blocks } = termsOn(day).feed;
  const feedStcd = feedSeconds > blocks ? 'STOP' : feedSeconds > said ? 'OLD' : 'GOOD';
  return { exrtNotiYMS: `${day}${hm}00`, rnd: round, feedStcd };
}

const spans: Readonly<Record<string, readonly [days: number, step: number]>> = {
  ...{ '1W': [7, 1], '1M': [30, 1], '3M': [91, 3], '1Y': [365, 12] },
};

/** How a rate moved, oldest first, its last one being the one that stands now. */
export function seriesOf(world: World, crncyCd: ForeignCurrency, trmCd: string) {
  const [days, step] = spans[trmCd] ?? [30, 1];
  const { day } = roundAt(world);
  const back = Array.from({ length: Math.trunc(days / step) }, (_, at) => addDays(day, -step * (at + 1)));
  return [
    ...back.toReversed().map((ymd) => ({ ymd, exrt: rateOf(crncyCd, momentAt(ymd)).rate })),
    { ymd: day, exrt: quotedNow(world, crncyCd).exrt },
  ];
}
