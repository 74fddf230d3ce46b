import type { DayBook } from '@wallet/kit/booking';
import { addDays } from '@wallet/kit/format';

/** Days ahead, by their number. */
export const stayRules = { firstNight: 1, lastNight: 42, maxNights: 3 } as const;

/** The nights that can be booked today, as Korean forests open them. */
export function bookingWindow(today: string): Omit<DayBook, 'days'> {
  const { firstNight, lastNight, maxNights } = stayRules;
  return { first: addDays(today, firstNight), last: addDays(today, lastNight), maxNights };
}
