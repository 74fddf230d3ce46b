import { daysBetween } from '@wallet/kit/format';

/** Nights in a lodge that are booked. */
export interface Stay {
  number: string;
  name: { ko: string; en: string };
  /** `YYYYMMDD` */
  from: string;
  until: string;
  isPaid: boolean;
  /** until when a place waits for its payment, `YYYYMMDDhhmmss`; empty where none does */
  heldUntil: string;
}

/** Points that end on a day. */
export interface Expiry {
  /** `YYYYMMDD` */
  on: string;
  points: number;
}

/** What comes next, with the days that are left: 0 is today. */
export type ComingUp = { /** `YYYYMMDD` */ on: string; days: number } & (
  | { kind: 'stay'; stay: Stay }
  | { kind: 'due'; stay: Stay }
  | { kind: 'expiry'; points: number }
);

const most = 3;

/**
 * The next three by date: stays that are paid (one that has begun counts as today's until it ends), places that wait
 * for their payment, and the points that end first.
 * @param now `YYYYMMDDhhmmss`
 */
export function comingUp(stays: readonly Stay[], expiries: readonly Expiry[], now: string): ComingUp[] {
  const today = now.slice(0, 8);
  const at = (on: string) => ({ on: on < today ? today : on, days: Math.max(0, daysBetween(today, on)) });
  const booked = stays
    .filter(({ isPaid, until }) => isPaid && until > today)
    .map((stay) => ({ kind: 'stay' as const, ...at(stay.from), stay }));
  const due = stays
    .filter(({ heldUntil }) => heldUntil > now)
    .map((stay) => ({ kind: 'due' as const, ...at(stay.heldUntil.slice(0, 8)), stay }));
  const [first] = expiries
    .filter(({ on, points }) => on >= today && points > 0)
    .sort((one, other) => one.on.localeCompare(other.on));
  const ending = first ? [{ kind: 'expiry' as const, ...at(first.on), points: first.points }] : [];
  return [...due, ...booked, ...ending]
    .sort((one, other) => one.on.localeCompare(other.on) || keyOf(one).localeCompare(keyOf(other)))
    .slice(0, most);
}

/** The same for the same thing. */
export const keyOf = (one: ComingUp): string =>
  one.kind === 'expiry' ? `expiry ${one.on}` : `${one.kind} ${one.stay.number}`;
