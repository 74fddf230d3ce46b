/** Linear interpolation between the two nearest of sorted values; `at` from 0 to 1. */
function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place - Math.floor(place));
}

export interface Spread {
  median: number;
  /** the first and the third quartile: half of all runs lie between them */
  low: number;
  high: number;
  runs: number;
}

/**
 * Median and quartiles.
 * @throws RangeError for no values: a figure that was never taken is no figure
 */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
    throw new RangeError('No figures, or one that is no number.');
  const sorted = [...values].sort((one, other) => one - other);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    runs: values.length,
  };
}

/**
 * The ratio of two variants, run by run: both were taken within the same round, so that what else the machine was
 * doing weighs on both.
 *
 * @throws RangeError when the two were not run equally often
 */
export function ratioOf(values: readonly number[], to: readonly number[]): Spread {
  if (values.length !== to.length) throw new RangeError(`${values.length} runs against ${to.length}.`);
  return spreadOf(values.map((value, run) => value / (to[run] ?? Number.NaN)));
}

/**
 * The order in which variants are measured: every round has each once, and begins with the next one, so that none is
 * always measured after the same neighbour.
 */
export function interleaved<T>(items: readonly T[], rounds: number): { round: number; item: T }[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = items.length === 0 ? 0 : round % items.length;
    return [...items.slice(start), ...items.slice(0, start)].map((item) => ({ round, item }));
  }).flat();
}
