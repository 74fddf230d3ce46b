import type { SeatClass } from './trip.ts';

type TrainKind = 'ktx' | 'sancheon' | 'cheongryong' | 'saemaeul' | 'maeum' | 'mugunghwa';

/** A train from one stop to another. */
export interface Ride {
  train: string;
  kind: TrainKind;
  /** YYYYMMDD: the day on which the train begins */
  runDate: string;
  fromId: string;
  toId: string;
  from: string;
  to: string;
  /** YYYYMMDDhhmmss */
  departs: string;
  arrives: string;
  lateMinutes: number;
  isStopped: boolean;
}

export interface Offer extends Ride {
  /** won for an adult, and places left */
  classes: { seatClass: SeatClass; price: number; left: number }[];
}

export interface Car {
  car: string;
  seatClass: SeatClass;
  left: number;
}

/** `10:34` of a moment. */
export const clock = (moment: string): string => `${moment.slice(8, 10)}:${moment.slice(10, 12)}`;

/** A moment on the clocks of Seoul, in ms since 1970. */
export function instantOf(moment: string): number {
  const [year, month, day, hour, minute] = (moment.match(/^(....)(..)(..)(..)(..)/) ?? [])
    .slice(1)
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, (hour ?? 0) - 9, minute);
}

/** Minutes from one moment to another. */
export const minutesBetween = (from: string, until: string): number =>
  Math.round((instantOf(until) - instantOf(from)) / 60_000);

/** What comes back by itself, in thousandths of the fare, after so many minutes late by the railway's fault. */
export const lateShare = (minutes: number): number =>
  minutes >= 60 ? 500 : minutes >= 40 ? 250 : minutes >= 20 ? 125 : 0;
