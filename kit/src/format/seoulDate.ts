// Seoul is UTC+9 all year round: no daylight saving, so plain arithmetic serves and no time zone data is loaded.
const seoulOffset = 9 * 3_600_000;
const dayLength = 86_400_000;

/** A moment on the clocks of Seoul. */
export interface SeoulTime {
  year: number;
  /** 1-12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/** What the clocks of Seoul show at a moment; null for an invalid Date. */
export function seoulTime(date: Date): SeoulTime | null {
  if (Number.isNaN(date.getTime())) return null;
  const shifted = new Date(date.getTime() + seoulOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The moment at which the clocks of Seoul show this. */
export function seoulInstant({ year, month, day, hour, minute, second }: SeoulTime): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return new Date(date.getTime() - seoulOffset);
}

/** `YYYYMMDD` of the day it is in Seoul. */
export function todaySeoul(now: Date = new Date()): string {
  const time = seoulTime(now);
  return time ? `${pad(time.year, 4)}${pad(time.month)}${pad(time.day)}` : '';
}

function dayNumber(yyyymmdd: string): number {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(yyyymmdd) ?? [];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return isReal ? date.getTime() / dayLength : Number.NaN;
}

function textOfDay(number: number): string {
  const date = new Date(number * dayLength);
  if (Number.isNaN(date.getTime())) return '';
  return `${pad(date.getUTCFullYear(), 4)}${pad(date.getUTCMonth() + 1)}${pad(date.getUTCDate())}`;
}

/** True for `YYYYMMDD` that is in the calendar. */
export function isCalendarDate(yyyymmdd: string): boolean {
  return !Number.isNaN(dayNumber(yyyymmdd));
}

/** `YYYYMMDD` so many days later (earlier when negative); an empty text for what is no date. */
export function addDays(yyyymmdd: string, days: number): string {
  return textOfDay(dayNumber(yyyymmdd) + days);
}

/** The same day so many months later, or that month's last day; an empty text for what is no date. */
export function addMonths(yyyymmdd: string, months: number): string {
  if (!isCalendarDate(yyyymmdd)) return '';
  const index = Number(yyyymmdd.slice(0, 4)) * 12 + Number(yyyymmdd.slice(4, 6)) - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const day = Math.min(Number(yyyymmdd.slice(6)), daysInMonth(year, month));
  return `${pad(year, 4)}${pad(month)}${pad(day)}`;
}

/** Days from one `YYYYMMDD` to another: 1 from today to tomorrow; NaN for what is no date. */
export function daysBetween(from: string, until: string): number {
  return dayNumber(until) - dayNumber(from);
}

/** Day of the week of `YYYYMMDD`: 0 is Sunday, 6 Saturday; NaN for what is no date. */
export function weekday(yyyymmdd: string): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(yyyymmdd) + 4) % 7) + 7) % 7;
}

/** How many days a month has. @param month 1-12 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
