import { daysBetween } from '@wallet/kit/format';

export type Authority = 'N' | 'L';
export type Means = 'ACCT' | 'PONT' | 'CRDT' | 'DBIT';

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

const tensDown = (won: number) => Math.floor(won / 10) * 10;

export const lateRule = (authority: Authority, day: string) => inForce(lateRules[authority], day);

/** Whole months from one day to another, by the calendar. */
function monthsBetween(from: string, until: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6));
  return months(until) - months(from) - (until.slice(6) < from.slice(6) ? 1 : 0);
}

/** What lateness adds to a sum due on a day: each part is cut to ten won. */
export function lateOf(authority: Authority, won: number, due: string, today: string) {
  if (today <= due) return { addAmt: 0, addRunAmt: 0 };
  const { frstRt, runRt, runFromAmt, runUnit, runMax } = lateRule(authority, today);
  const passed = runUnit === 'DAY' ? daysBetween(due, today) : monthsBetween(due, today);
  const runs = won >= runFromAmt ? Math.min(passed, runMax) : 0;
  return {
    addAmt: tensDown((won * frstRt) / 100_000),
    addRunAmt: tensDown((won * runRt * runs) / 100_000),
  };
}

export function feeOf(authority: Authority, means: Means, won: number, today: string): number {
  if (authority === 'L' || means === 'ACCT' || means === 'PONT') return 0;
  return Math.floor((won * inForce(cardFees, today)[means]) / 100_000);
}
