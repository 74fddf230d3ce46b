import { addDays, daysBetween } from '../format/index.ts';

/** A day, or the night that begins on it, that may be booked. */
export interface BookDay {
  /** YYYYMMDD */
  date: string;
  /** won; null where the day has no price of its own */
  price: number | null;
  /** places, rooms or seats that are left; null where nobody counts them */
  left: number | null;
  /** a day of rest: nothing is sold, and nothing is sold out */
  isClosed?: boolean;
}

/** The days that are open for booking. A day that is not among them cannot be had. */
export interface DayBook<D extends BookDay = BookDay> {
  /** first and last day, or night, YYYYMMDD */
  first: string;
  last: string;
  /** nights at a time; 1 unless told */
  maxNights?: number;
  days: readonly D[];
}

/** Nights from one day to another, both `YYYYMMDD`; the last day is the one of leaving. Empty texts: not chosen. */
export interface Stay {
  checkIn: string;
  checkOut: string;
}

/** What is wrong with a stay. */
export type StayProblem = 'tooShort' | 'tooLong' | 'tooEarly' | 'tooLate';

const dayIn = <D extends BookDay>(book: DayBook<D>, date: string): D | undefined =>
  book.days.find((day) => day.date === date);

/** True where nothing is left on that day: sold out, at rest, or not in the book. */
export function isTaken(book: DayBook, date: string): boolean {
  const day = dayIn(book, date);
  return day === undefined || day.isClosed === true || day.left === 0;
}

/** How many nights a stay has; NaN for what is no date. */
export function nightCount({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** Every night of a stay by the day it begins. */
export function nightsOf(stay: Stay): string[] {
  const count = Math.max(0, nightCount(stay) || 0);
  return Array.from({ length: count }, (_, index) => addDays(stay.checkIn, index));
}

/** What is wrong with a stay in a book, sold-out nights aside; null when it fits. */
export function stayProblem(stay: Stay, book: Omit<DayBook, 'days'>): StayProblem | null {
  const count = nightCount(stay);
  if (!(count >= 1)) return 'tooShort';
  if (count > (book.maxNights ?? 1)) return 'tooLong';
  if (stay.checkIn < book.first) return 'tooEarly';
  if (addDays(stay.checkOut, -1) > book.last) return 'tooLate';
  return null;
}

/** The price of a stay, night by night, in won; null when a night is not in the book or has no price. */
export function priceOf<D extends BookDay>(
  book: DayBook<D>,
  stay: Stay,
): { nights: (D & { price: number })[]; total: number } | null {
  const dates = nightsOf(stay);
  const nights = dates.flatMap((date) => {
    const night = dayIn(book, date);
    return night && night.price !== null ? [{ ...night, price: night.price }] : [];
  });
  if (nights.length === 0 || nights.length !== dates.length) return null;
  return { nights, total: nights.reduce((sum, { price }) => sum + price, 0) };
}

/** The last day one can leave when arriving on `checkIn`: the first night that is taken, or the limit, ends the stay. */
export function latestCheckOut(book: DayBook, checkIn: string): string {
  let day = checkIn;
  for (let count = 0; count < (book.maxNights ?? 1); count += 1) {
    if (day > book.last || isTaken(book, day)) break;
    day = addDays(day, 1);
  }
  return day;
}

/**
 * Whether a day can be tapped to choose a stay: while only the arrival stands a later day ends it, else, or too far
 * away, it is an arrival.
 *
 * @param checkIn the arrival that stands alone, or null
 */
export function canChoose(book: DayBook, date: string, checkIn: string | null): boolean {
  if (checkIn !== null && date > checkIn && date <= latestCheckOut(book, checkIn)) return true;
  return date >= book.first && !isTaken(book, date);
}

/** A stay chosen before, or none where it can no longer be had. */
export function usableStay(book: DayBook, { checkIn, checkOut }: Stay): Stay {
  const stay = { checkIn, checkOut };
  const isGood = stayProblem(stay, book) === null && !nightsOf(stay).some((date) => isTaken(book, date));
  return isGood ? stay : { checkIn: '', checkOut: '' };
}
