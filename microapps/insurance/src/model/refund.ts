import { addDays, daysBetween } from '@wallet/kit/format';

interface Part {
  insurance: 'employment' | 'accident';
  year: string;
  reason: string;
  won: number;
  claimUntil: string;
}

/** A year's rate from a day on, in tenths of a per cent; the newest first. */
export interface Rate {
  from: string;
  rate: number;
}

export interface Unit {
  unitNo: string;
  unitName: string;
  refundWon: number;
  parts: Part[];
  arrears: number;
  /** empty where it is not told */
  paidOn: string;
  isClosed: boolean;
  /** set against the next bill, not paid out */
  isSmall: boolean;
}

type ApplicationState = 'applied' | 'checking' | 'decided' | 'paid' | 'offset' | 'cameBack' | 'takenBack';

export interface Application {
  id: string;
  unitName: string;
  refundWon: number;
  interest: number;
  arrears: number;
  /** what is paid out in the end */
  paid: number;
  account: string;
  state: ApplicationState;
  steps: { state: ApplicationState; at: string }[];
}

export interface Refunds {
  /** undefined where the answer says neither Y nor N */
  isJoined: boolean | undefined;
  isRepresentative: boolean;
  lookedAt: string;
  isOpen: boolean;
  today: string;
  rates: Rate[];
  units: Unit[];
  applications: Application[];
}

/**
 * Interest from the day after payment until today, each rate for its own days of 365, cut to ten won once: an
 * estimate, the agency's own sum counts.
 */
export function interest(won: number, paidOn: string, today: string, rates: readonly Rate[]): number {
  const first = addDays(paidOn, 1);
  const parts = rates.map(({ from, rate }, at) => {
    const begins = from > first ? from : first;
    const next = rates[at - 1]?.from;
    const ends = next !== undefined && next <= today ? addDays(next, -1) : today;
    return won * rate * Math.max(0, daysBetween(begins, ends) + 1);
  });
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) / 365_000 / 10) * 10;
}

/** What comes to the account: open contributions are taken out first. */
export function payout({ refundWon, arrears }: Pick<Unit, 'refundWon' | 'arrears'>, more: number): number {
  return Math.max(0, refundWon + more - arrears);
}

/** From when on the days that are left are said aloud. */
export const SOON = 30;

/** The last day of the part that ends first; empty where nothing is told. */
export const endsOn = ({ parts }: Unit): string => parts.map((part) => part.claimUntil).toSorted()[0] ?? '';
export const nearestFirst = (units: readonly Unit[]): Unit[] =>
  units.toSorted((a, b) => (endsOn(a) || '9').localeCompare(endsOn(b) || '9'));
export const sumOf = (units: readonly Unit[]): number =>
  units.filter(({ isSmall }) => !isSmall).reduce((sum, { refundWon }) => sum + refundWon, 0);
