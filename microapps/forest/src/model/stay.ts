import { addDays, daysBetween } from '@wallet/kit/format';

/** Nights from one day to another, both `YYYYMMDD`; the last day is the one of leaving. */
export interface Stay {
  checkIn: string;
  checkOut: string;
}

export const stayRules = { firstNight: 1, lastNight: 42, maxNights: 3 } as const;

export type StayProblem = 'tooShort' | 'tooLong' | 'tooEarly' | 'tooLate';

/** The first and the last night that can be booked today, as Korean forests open them. */
export function bookingWindow(today: string): { first: string; last: string } {
  return { first: addDays(today, stayRules.firstNight), last: addDays(today, stayRules.lastNight) };
}

export function nightCount({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** Every night of a stay by the day it begins. */
export function nightsOf(stay: Stay): string[] {
  return Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => addDays(stay.checkIn, index));
}

/** What is wrong with a stay, asked for on a day; null when it can be booked. */
export function stayProblem(stay: Stay, today: string): StayProblem | null {
  const { first, last } = bookingWindow(today);
  const count = nightCount(stay);
  if (count < 1) return 'tooShort';
  if (count > stayRules.maxNights) return 'tooLong';
  if (stay.checkIn < first) return 'tooEarly';
  if (addDays(stay.checkOut, -1) > last) return 'tooLate';
  return null;
}
