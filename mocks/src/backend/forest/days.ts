import { addDays, daysBetween } from '@wallet/kit/format';

export {
  addDays as plusDays,
  daysBetween as daysFrom,
  formatServerTime as seoulTime,
  isCalendarDate as isDay,
  todaySeoul as seoulDay,
  weekday as weekdayOf,
} from '@wallet/kit/format';

/** Every day from `from` up to, not with, `until`. */
export function daysUntil(from: string, until: string): string[] {
  const count = Math.max(0, daysBetween(from, until) || 0);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
