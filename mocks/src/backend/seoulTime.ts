import { addDays, todaySeoul } from '@wallet/kit/format';

export { formatServerTime as seoulTime, todaySeoul as seoulDate } from '@wallet/kit/format';

/** YYYYMMDDhhmmss so many days from a moment (earlier when negative), at a time of day in Seoul. */
export function daysFrom(now: Date, days: number, time = '000000'): string {
  return `${addDays(todaySeoul(now), days)}${time}`;
}
