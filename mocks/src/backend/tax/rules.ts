import { lateCharge } from '@wallet/kit/booking';

export type Authority = 'N' | 'L';
/** RFND: a refund was set against it. */
export type Means = 'ACCT' | 'PONT' | 'CRDT' | 'DBIT' | 'RFND';

interface LateRule {
  since: string;
  frstRt: number;
  runRt: number;
  /** won from which it runs */
  runFromAmt: number;
  runUnit: 'DAY' | 'MON';
  runMax: number;
}

/** Parts of 100,000, each from a day on, the newest first: what lateness adds, nationally by the day, locally by the month. */
const lateRules: Record<Authority, readonly LateRule[]> = {
  N: [{ since: '20220215', frstRt: 3000, runRt: 22, runFromAmt: 1_500_000, runUnit: 'DAY', runMax: 1825 }],
  L: [{ since: '20240101', frstRt: 3000, runRt: 660, runFromAmt: 450_000, runUnit: 'MON', runMax: 60 }],
};

/** Fees of paying national tax by card, parts of 100,000 (press 2025-11-25); local tax has none. */
const cardFees = [
  { since: '20251202', CRDT: 700, DBIT: 400 },
  { since: '20180101', CRDT: 800, DBIT: 500 },
] as const;

/** When a tax is paid, by the clocks of Seoul. */
export const hours = { from: '0030', until: '2330' } as const;
/** Days until the authority's books follow; most won of a refund by phone. */
export const BOOKED_AFTER = 2;
export const REFUND_MOST = 5_000_000;
/** Above it a national tax may be paid in parts, at the tax office. */
export const PARTS_ABOVE = 10_000_000;

const inForce = <T extends { since: string }>(table: readonly T[], day: string) =>
  table.find(({ since }) => since <= day) ?? (table.at(-1) as T);

export const lateRule = (authority: Authority, day: string) => inForce(lateRules[authority], day);

/** What lateness adds to a sum due on a day, and for how many days or months. */
export function lateOf(authority: Authority, base: number, dueOn: string, today: string) {
  const { frstRt, runRt, runFromAmt, runUnit, runMax } = lateRule(authority, today);
  const unit = runUnit === 'DAY' ? 'day' : 'month';
  const rule = { first: frstRt, running: runRt, from: runFromAmt, unit, most: runMax } as const;
  const { first, running } = lateCharge(rule, { base, dueOn }, today);
  return { addAmt: first, addRunAmt: running };
}

export function feeOf(authority: Authority, means: Means, won: number, today: string): number {
  if (authority === 'L' || means === 'ACCT' || means === 'PONT' || means === 'RFND') return 0;
  return Math.floor((won * inForce(cardFees, today)[means]) / 100_000);
}
