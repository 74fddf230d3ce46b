/** What the law says of the donations of a year, from that year on; rates of income tax and local tax together, in per mille. */
interface Law {
  from: number;
  /** won that a person may give in a year */
  limit: number;
  bands: readonly [upTo: number, rate: number][];
  /** in a special disaster area, within three months of its declaration */
  inDisaster: readonly [upTo: number, rate: number][];
}

const ALL = Number.MAX_SAFE_INTEGER;
const plain: Law['bands'] = [
  [100_000, 1000],
  [ALL, 165],
];
const laws: readonly Law[] = [
  { from: 2023, limit: 5_000_000, bands: plain, inDisaster: plain },
  {
    ...{ from: 2025, limit: 20_000_000, bands: plain },
    inDisaster: [
      [100_000, 1000],
      [ALL, 330],
    ],
  },
  {
    ...{ from: 2026, limit: 20_000_000 },
    bands: [
      [100_000, 1000],
      [200_000, 440],
      [ALL, 165],
    ],
    inDisaster: [
      [100_000, 1000],
      [200_000, 440],
      [ALL, 330],
    ],
  },
];

export const lawOf = (year: number): Law => laws.findLast(({ from }) => from <= year) ?? (laws[0] as Law);

/** What giving `amount` brings back to somebody who gave `before` already in that year, cut to won. */
export function creditOf(year: number, before: number, amount: number, isDisaster: boolean): number {
  const bands = lawOf(year)[isDisaster ? 'inDisaster' : 'bands'];
  const upTo = (sum: number) =>
    bands.reduce((credit, [top, rate], at) => {
      const part = Math.min(sum, top) - (bands[at - 1]?.[0] ?? 0);
      return credit + Math.max(0, part) * rate;
    }, 0);
  return Math.floor((upTo(before + amount) - upTo(before)) / 1000);
}

/** Nobody gives less, nor parts of a thousand. */
export const LEAST = 10_000;
export const STEP = 1000;
/** Payments are taken each day between these, by the clocks of Seoul. */
export const hours = { from: '0030', until: '2330' } as const;

/** Points for a donation: never above 30 %, no part of one. */
export const pointsOf = (amount: number, rate: number): number =>
  Math.floor((amount * Math.min(rate, 30)) / 100);
