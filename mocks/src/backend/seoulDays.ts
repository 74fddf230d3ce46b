import { seoulDate } from './seoulTime.ts';

const DAY = 86_400_000;

/** YYYYMMDDhhmmss so many days from a moment (earlier when negative), at a time of day in Seoul. */
export function daysFrom(now: Date, days: number, time = '000000'): string {
  return `${seoulDate(new Date(now.getTime() + days * DAY))}${time}`;
}
