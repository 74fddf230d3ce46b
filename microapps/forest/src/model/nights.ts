import { addDays } from '@wallet/kit/format';
import { nightCount, nightsOf, type Stay } from './stay.ts';

export type NightKind = 'weekday' | 'weekend' | 'peak';

/** One night of a room type. */
export interface Night {
  date: string;
  kind: NightKind;
  /** won */
  price: number;
  roomsLeft: number;
}

/** The nights of a room type that are open for booking. */
export interface NightBook {
  first: string;
  last: string;
  maxNights: number;
  nights: Night[];
}

/** The price of a stay, night by night; null when a night is not in the book. */
export interface StayPrice {
  nights: { date: string; kind: NightKind; price: number }[];
  total: number;
}

function nightOn(book: NightBook, date: string): Night | undefined {
  return book.nights.find((night) => night.date === date);
}

export function isSoldOut(book: NightBook, date: string): boolean {
  return (nightOn(book, date)?.roomsLeft ?? 0) === 0;
}

export function priceOf(book: NightBook, stay: Stay): StayPrice | null {
  const nights = nightsOf(stay).flatMap((date) => nightOn(book, date) ?? []);
  if (nights.length === 0 || nights.length !== nightsOf(stay).length) return null;
  return { nights, total: nights.reduce((sum, { price }) => sum + price, 0) };
}

/** The nights of a stay that have no room left. */
export function soldOutNights(book: NightBook, stay: Stay): string[] {
  return nightsOf(stay).filter((date) => isSoldOut(book, date));
}

/** The last day one can leave when arriving on `checkIn`: the first full night, or the limit, ends the stay. */
export function latestCheckOut(book: NightBook, checkIn: string): string {
  let day = checkIn;
  for (let count = 0; count < book.maxNights; count += 1) {
    if (day > book.last || isSoldOut(book, day)) break;
    day = addDays(day, 1);
  }
  return day;
}

/** What a tap in the calendar can choose: a day of leaving while only the arrival stands, else an arrival. */
export function canChoose(book: NightBook, date: string, checkIn: string | null): boolean {
  if (checkIn !== null && date > checkIn) {
    return date <= latestCheckOut(book, checkIn) || !isSoldOut(book, date);
  }
  return date >= book.first && !isSoldOut(book, date);
}

export function priceOn(book: NightBook, date: string): number {
  return nightOn(book, date)?.price ?? 0;
}

/** Dates from before, or none where they can no longer be had. */
export function usableStay(book: NightBook, { checkIn, checkOut }: Stay): Stay {
  const stay = { checkIn, checkOut };
  const isGood =
    priceOf(book, stay) !== null &&
    nightCount(stay) <= book.maxNights &&
    soldOutNights(book, stay).length === 0;
  return isGood ? stay : { checkIn: '', checkOut: '' };
}
