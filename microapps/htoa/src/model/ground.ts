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
  /** won for 100 dollars in cash, at its selling rate; null where it is not told */
  hundred: number | null;
}

/** Won, as decimal texts, for so many units; null is missing. */
export interface Rate {
  currency: string;
  unit: number;
  today: string | null;
  before: string | null;
}

/** Won for 100 dollars at the cheapest desk that is open, or of all where none is; undefined where nobody tells. */
export function costOfHundred(desks: readonly Desk[]): number | undefined {
  const open = desks.filter(({ isOpen }) => isOpen);
  const costs = (open.length > 0 ? open : desks).flatMap(({ hundred }) => hundred ?? []);
  return costs.length === 0 ? undefined : Math.min(...costs);
}

const place = v.object({ address: v.string(), latitude: v.number(), longitude: v.number() });
export type Start = ReturnType<typeof startAt>;
const startAt = (address: string, latitude: number, longitude: number) => ({ address, latitude, longitude });

const end = v.object({
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  carPark: v.string(),
});
/** Where it ends: a place, and the car park there, `pkplcId` on the wire; empty for none (R514). */
export type End = Start & { carPark: string };

/** Where the way begins unless told (R515, R738). */
export const defaultStart = { latitude: 37.52, longitude: 126.93 };
/** Where it ends unless told (R515, R738). */
const airport = { latitude: 37.45, longitude: 126.45 };

export const endAt = (address: string, carPark = ''): End => ({ ...airport, address, carPark });

/** The way home: what is departed from is arrived at (R537). A car is left at the airport alone. */
export const swapped = ({ start, end: { carPark: _, ...from } }: { start: Start; end: End }) => ({
  start: from,
  end: { ...start, carPark: '' },
});

/** What the area `htoa` keeps: the way, and the flight of who is not signed in (R827). */
export const planSchema = v.object({
  start: v.optional(place),
  terminal: v.optional(v.picklist(terminals)),
  end: v.optional(end),
  isBack: v.optional(v.boolean()),
  way: v.optional(v.picklist(['rail', 'bus', 'taxi', 'car'])),
  flight: v.optional(v.string()),
});

export interface Plan {
  start?: Start | undefined;
  terminal?: Terminal | undefined;
  end?: End | undefined;
  /** from the airport */
  isBack?: boolean | undefined;
  way?: Way['kind'] | undefined;
  flight?: string | undefined;
}
