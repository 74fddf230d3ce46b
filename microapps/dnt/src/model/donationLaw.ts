/** What the law says from a year on: won a person may give in a year, and what comes back of each part, in per mille. */
interface Law {
  from: number;
  limit: number;
  /** income tax and local tax together */
  bands: readonly (readonly [upTo: number, rate: number])[];
  /** in a special disaster area, within three months of its declaration */
  inDisaster: readonly (readonly [upTo: number, rate: number])[];
}

const ALL = Number.MAX_SAFE_INTEGER;
const all = [100_000, 1000] as const;
const middle = [200_000, 440] as const;

const laws: readonly Law[] = [
  { from: 2023, limit: 5_000_000, bands: [all, [ALL, 165]], inDisaster: [all, [ALL, 165]] },
  { from: 2025, limit: 20_000_000, bands: [all, [ALL, 165]], inDisaster: [all, [ALL, 330]] },
  { from: 2026, limit: 20_000_000, bands: [all, middle, [ALL, 165]], inDisaster: [all, middle, [ALL, 330]] },
];

/** A gift has at least so much, in whole steps. */
const LEAST = 10_000;
const STEP = 1000;

/** The law of a year; before 2023 there was none, and nothing could be given. */
export const lawOf = (year: number): Law | undefined => laws.findLast(({ from }) => from <= year);

/** Tax credit for a sum of a year. */
function creditOfSum(bands: Law['bands'], sum: number): number {
  const parts = bands.map(([upTo, rate], at) => {
    const from = bands[at - 1]?.[0] ?? 0;
    return Math.max(0, Math.min(sum, upTo) - from) * rate;
  });
  return parts.reduce((credit, part) => credit + part, 0);
}

/** CREDIT_DOWN: what a gift brings back to somebody who gave `before` already in that year, cut to won. */
export function creditOf(
  year: number,
  { before, amount, isDisaster }: { before: number; amount: number; isDisaster: boolean },
): number {
  const bands = lawOf(year)?.[isDisaster ? 'inDisaster' : 'bands'] ?? [];
  return Math.floor((creditOfSum(bands, before + amount) - creditOfSum(bands, before)) / 1000);
}

/** POINTS_DOWN: points for a gift, never above 30 %, no part of one. */
export const pointsOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.min(percent, 30)) / 100);

/** What is wrong with an amount, or nothing. */
export function amountProblem(amount: number, left: number): 'least' | 'step' | 'limit' | null {
  if (amount > left) return 'limit';
  if (amount < LEAST) return 'least';
  return amount % STEP === 0 ? null : 'step';
}
