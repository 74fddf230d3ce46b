import type { DayBook, Stay } from '@wallet/kit/booking';
import { addDays, weekday } from '@wallet/kit/format';

/** Days ahead, by their number. */
export const stayRules = { firstNight: 1, lastNight: 42, maxNights: 3 } as const;

/** The nights that can be booked today, as Korean forests open them. */
export function bookingWindow(today: string): Omit<DayBook, 'days'> {
  const { firstNight, lastNight, maxNights } = stayRules;
  return { first: addDays(today, firstNight), last: addDays(today, lastNight), maxNights };
}

/** The next night before a day off, a Friday's or a Saturday's; on a weekend that is the one after it. */
export function weekendStay(today: string): Stay & { isNext: boolean } {
  let checkIn = addDays(today, stayRules.firstNight);
  while (weekday(checkIn) < 5) checkIn = addDays(checkIn, 1);
  return { checkIn, checkOut: addDays(checkIn, 1), isNext: [0, 6].includes(weekday(today)) };
}
