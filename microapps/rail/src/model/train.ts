import { daysBetween, instantOf } from '@wallet/kit/format';
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
  /** what comes back by itself for so many minutes late, in per cent of the fare */
  latePercent: number;
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
  /** what is taken off every place of this car, in per cent */
  discountPercent: number;
}

/** `10:34` of a moment. */
export const clock = (moment: string): string => `${moment.slice(8, 10)}:${moment.slice(10, 12)}`;

/** Minutes from one moment to another. */
export const minutesBetween = (from: string, until: string): number =>
  Math.round((instantOf(until) - instantOf(from)) / 60_000);

/** Days that lie between departure and arrival: 1 for a train that arrives after midnight. */
export const nightsBetween = ({ departs, arrives }: Pick<Ride, 'departs' | 'arrives'>): number =>
  daysBetween(departs.slice(0, 8), arrives.slice(0, 8));
