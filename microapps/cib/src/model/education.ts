import type { Place } from './booking.ts';

export interface Points {
  total: number;
  /** from here on the licence is suspended */
  limit: number;
  offences: { name: string; date: string; points: number }[];
  /** when they lapse without another offence; empty where they do not */
  lapses: string;
}

/** Why a course cannot be booked; `none`: it can. */
type Why = 'none' | 'over' | 'once' | 'booked' | 'zero';
export interface Availability {
  why: Why;
  /** from when on it can be booked again */
  again: string;
  fee: number;
  hours: number;
  less: number;
}

export interface Lesson {
  number: string;
  state: 'booked' | 'changed' | 'done' | 'cancelled';
  /** id, name and address of the centre */
  place: Pick<Place, 'id' | 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>;
  date: string;
  begins: string;
  ends: string;
  room: string;
  hint: string;
  isLocked: boolean;
}
export const isBooked = ({ state }: Lesson) => state === 'booked' || state === 'changed';

export interface Session {
  begins: string;
  ends: string;
  room: string;
  left: number;
}

/** `11-**-******-**`: nobody reads it from the page. */
export const maskLicence = (digits: string) => `${digits.slice(0, 2)}-**-******-**`;

export interface CourseDay {
  date: string;
  isClosed: boolean;
  sessions: Session[];
}
