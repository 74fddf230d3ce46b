import { addDays, spreadRate } from '@wallet/kit/format';
import { type ForeignCurrency, rateBefore, rateDayOf, rateOf, rateOn, rateRoundAt } from '../ledger/index.ts';
import type { World } from '../room.ts';
import { termsOn } from './terms.ts';

/** What a test or a developer has made happen to the feed and the machines. */
export const faultsOf = (world: World) =>
  world.room('exchange.faults', () => ({ feedSeconds: 0, holidays: [] as string[], isHeld: false }));

/** The base rate at a moment, that of the bank day before, and cash rates; now unless stated. */
export function quotedNow(world: World, crncyCd: ForeignCurrency, at: Date = world.now()) {
  const { rate: exrt, unit } = rateOf(crncyCd, at);
  const spread = termsOn(rateDayOf(at)).spread[crncyCd];
  const cash = (side: 'buy' | 'sell', of = spread) => spreadRate(exrt, { spread: of }, side) ?? exrt;
  return {
    crncyCd,
    crncyExcgUnit: unit,
    exrt,
    sprdRt: spread,
    bfdyExrt: rateBefore(crncyCd, at).rate,
    cshBuyExrt: cash('buy'),
    cshSelExrt: cash('sell'),
    // Sent by wire the spread is a little over half of that of cash.
    wireBuyExrt: cash('buy', Math.trunc(spread * 0.56)),
    wireSelExrt: cash('sell', Math.trunc(spread * 0.56)),
  };
}

/** Which round it is, when it was announced, and how old the feed is. */
export function noticeOf(world: World) {
  const { day, round, at } = rateRoundAt(world.now());
  const { feedSeconds } = faultsOf(world);
  const { said, blocks } = termsOn(day).feed;
  const feedStcd = feedSeconds > blocks ? 'STOP' : feedSeconds > said ? 'OLD' : 'GOOD';
  return { exrtNotiYMS: at, rnd: round, feedStcd };
}

const spans: Readonly<Record<string, readonly [days: number, step: number]>> = {
  '1W': [7, 1],
  '1M': [30, 1],
  '3M': [91, 3],
  '1Y': [365, 12],
};

/** How a rate moved, oldest first; the last one is that of now. */
export function seriesOf(world: World, crncyCd: ForeignCurrency, trmCd: string) {
  const [days, step] = spans[trmCd] ?? [30, 1];
  const day = rateDayOf(world.now());
  const back = Array.from({ length: Math.trunc(days / step) }, (_, at) => addDays(day, -step * (at + 1)));
  return [
    ...back.toReversed().map((ymd) => ({ ymd, exrt: rateOn(crncyCd, ymd).rate })),
    { ymd: day, exrt: rateOf(crncyCd, world.now()).rate },
  ];
}
