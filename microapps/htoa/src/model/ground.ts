import { v } from '@wallet/kit/schema';
import { type Terminal, terminals } from './flight.ts';

/** A departure hall: minutes for each hour of the day, 0 where it is closed. */
export interface Hall {
  number: number;
  opens: string;
  closes: string;
  minutes: number[];
  now: number;
}

export const levels = ['closed', 'easy', 'usual', 'busy', 'packed'] as const;

/** Four steps of a queue, by its minutes. */
export function levelOf(minutes: number): (typeof levels)[number] {
  if (minutes <= 0) return 'closed';
  return minutes < 15 ? 'easy' : minutes < 25 ? 'usual' : minutes < 40 ? 'busy' : 'packed';
}

/** The open hall with the shortest queue. */
export const quickest = (halls: readonly Hall[]): Hall | undefined =>
  halls.filter(({ now }) => now > 0).toSorted((a, b) => a.now - b.now)[0];

export interface CarPark {
  id: string;
  name: string;
  total: number;
  free: number;
  /** won a day, and for all the days */
  perDay: number;
  price: number;
}

export interface Way {
  kind: 'rail' | 'bus' | 'taxi' | 'car';
  minutes: number;
  price: number;
  legs: { name: string; minutes: number }[];
}

export interface Desk {
  bank: string;
  place: string;
  opens: string;
  closes: string;
  isOpen: boolean;
}

/** Won, as decimal texts, for so many units; null is missing. */
export interface Rate {
  currency: string;
  unit: number;
  today: string | null;
  before: string | null;
}

const place = v.object({ address: v.string(), latitude: v.number(), longitude: v.number() });
export type Start = ReturnType<typeof startAt>;
const startAt = (address: string, latitude: number, longitude: number) => ({ address, latitude, longitude });

/** Where the way begins unless told (R738). */
export const defaultStart = { latitude: 37.52, longitude: 126.93 };
/** Where it ends (R738). */
export const airport = { latitude: 37.45, longitude: 126.45 };

/** What the area `htoa` keeps: the way, and the flight of who is not signed in (R827). */
export const planSchema = v.object({
  start: v.optional(place),
  terminal: v.optional(v.picklist(terminals)),
  carPark: v.optional(v.string()),
  way: v.optional(v.picklist(['rail', 'bus', 'taxi', 'car'])),
  flight: v.optional(v.string()),
});

export interface Plan {
  start?: Start | undefined;
  terminal?: Terminal | undefined;
  /** pkplcId */
  carPark?: string | undefined;
  way?: Way['kind'] | undefined;
  flight?: string | undefined;
}
