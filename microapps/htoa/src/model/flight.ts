import { dense, formatServerTime, instantOf } from '@wallet/kit/format';

export const terminals = ['T1', 'T2'] as const;
export type Terminal = (typeof terminals)[number];

/** `bridge`: boarding; `last`: the gate closes soon; `late`: planned anew. */
type Remark = 'none' | 'late' | 'bridge' | 'last' | 'closed' | 'departed' | 'cancelled' | 'diverted';

/** One flight of one day. Times are `YYYYMMDDhhmm` by the clocks of Seoul. */
export interface Flight {
  /** number and planned time: a number can fly twice in a day */
  key: string;
  number: string;
  airline: string;
  city: string;
  terminal: Terminal;
  /** its gate is in the concourse, which a train of the first terminal leads to (P02) */
  isConcourse: boolean;
  plannedAt: string;
  expectedAt: string;
  /** empty where it is not known yet, as are counters of what arrives */
  gate: string;
  /** as it was planned; empty where that is not known */
  firstGate: string;
  counters: string;
  remark: Remark;
  /** the number that the plane itself flies under; empty for that one */
  master: string;
  isArrival: boolean;
}

/** Minutes: what the airport advises, the quickest queue of the flight's hour, the train to the concourse. */
interface Stay {
  lead: number;
  wait: number;
  train: number;
}

export interface FlightDetail extends Flight {
  codeshares: string[];
  stay: Stay;
  isWatched: boolean;
  /** how the passport of who is signed in stands: with `lost` and `replaced` nobody flies */
  passport: 'good' | 'lost' | 'replaced';
}

/** Flights that are looked for, by number, city or airline, the late ones first where that is wished. */
export function found(
  flights: readonly Flight[],
  { text, terminal, lateFirst }: { text: string; terminal: Terminal | ''; lateFirst: boolean },
): Flight[] {
  const typed = dense(text);
  const fits = (one: Flight) =>
    (terminal === '' || one.terminal === terminal) &&
    dense(`${one.number}${one.city}${one.airline}`).includes(typed);
  const isOff = ({ remark }: Flight) => ['late', 'cancelled', 'diverted'].includes(remark);
  const shown = flights.filter(fits);
  return lateFirst ? shown.toSorted((a, b) => Number(isOff(b)) - Number(isOff(a))) : shown;
}

/** When to leave, `YYYYMMDDhhmm`, for a way of so many minutes: counted back from the departure. */
export function leaveAt({ expectedAt, stay }: FlightDetail, minutes: number): string {
  const before = minutes + stay.lead + stay.wait + stay.train;
  return formatServerTime(new Date(instantOf(expectedAt) - before * 60_000)).slice(0, 12);
}

/** Whole minutes from now until a time of Seoul, wherever the phone is; negative once it is over. */
export function minutesUntil(time: string, now = Date.now()): number {
  return Math.floor((instantOf(time) - now) / 60_000);
}

/** How old an answer is: told after five minutes, no longer relied on after an hour. */
export function ageOf(at: string, now = Date.now()): { minutes: number; look: 'fresh' | 'told' | 'old' } {
  // An answer that does not say when it was right is as new as it came.
  const minutes = at === '' ? 0 : Math.max(0, Math.floor((now - instantOf(at)) / 60_000));
  return { minutes, look: minutes > 60 ? 'old' : minutes > 5 ? 'told' : 'fresh' };
}
