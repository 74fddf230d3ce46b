// What a run says of a test that failed and passed when it was tried again.
import { existsSync, readFileSync } from 'node:fs';

/** With more failures than this nothing is tried again: the change broke something. */
export const worthATry = 10;

/** A failure that is healed by being tried again is told; this many at once mean that something is wrong with us. */
const tooManyFlaky = 2;

/** Share of the time that other machines on the same host take from this one, above which slowness is not ours. */
const starvedShare = 0.25;

interface Ticks {
  all: number;
  stolen: number;
}

/** Ticks of all processors so far, and those that the host gave to others; nothing but on Linux. */
export function processorTicks(): Ticks {
  const stat = '/proc/stat';
  if (!existsSync(stat)) return { all: 0, stolen: 0 };
  const ticks = (readFileSync(stat, 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}

/**
 * Tells how many tests passed only at the second try.
 *
 * @param before the processors' ticks when the first try began
 * @returns an exit code: one is told, more fail the run, but on a machine that others starve
 */
export function tellFlaky(flaky: number, before: Ticks): number {
  const now = processorTicks();
  const stolen = (now.stolen - before.stolen) / Math.max(1, now.all - before.all);
  console.log(
    `flaky: ${flaky} passed at the second try; others took ${Math.round(stolen * 100)} % of this machine`,
  );
  return flaky < tooManyFlaky || stolen > starvedShare ? 0 : 1;
}
