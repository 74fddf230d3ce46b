import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

// Seoul has no daylight saving: its offset serves, and the time zone plugin, which asks Intl anew for each value, does
// not come with it.
const seoulOffset = 9 * 60;

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

/** A moment as the clocks of Seoul have it. */
export const inSeoul = (date: Date): Dayjs => dayjs(date).utcOffset(seoulOffset);

/** The moment at which the clocks of Seoul show what was read as UTC. */
// Not by `keepLocalTime`: that one reckons with the offset of the phone, too, and is nine hours late on one in Seoul.
export const fromSeoul = (clock: Dayjs): Dayjs =>
  clock.subtract(seoulOffset, 'minute').utcOffset(seoulOffset);

/** A text read strictly, as the wall clock that it shows; invalid for any other form, and for what is no date. */
export const readClock = (text: string, form: string): Dayjs => dayjs.utc(text, form, true);

/** What the clocks of Seoul show at a moment; null for an invalid Date. */
export function seoulTime(date: Date): SeoulTime | null {
  const clock = inSeoul(date);
  if (!clock.isValid()) return null;
  return {
    year: clock.year(),
    month: clock.month() + 1,
    day: clock.date(),
    hour: clock.hour(),
    minute: clock.minute(),
    second: clock.second(),
  };
}

/** The moment at which the clocks of Seoul show this. */
export function seoulInstant({ year, month, day, hour, minute, second }: SeoulTime): Date {
  const clock = dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .date(day)
    .hour(hour)
    .minute(minute)
    .second(second);
  return fromSeoul(clock).toDate();
}

/** `YYYYMMDD`, `YYYYMMDDhhmm` or `YYYYMMDDhhmmss` on the clocks of Seoul, in ms since 1970; what is missing is 0. */
export function instantOf(clock: string): number {
  const part = (from: number, until: number) => Number(clock.slice(from, until) || '0');
  return seoulInstant({
    year: part(0, 4),
    month: part(4, 6),
    day: part(6, 8),
    hour: part(8, 10),
    minute: part(10, 12),
    second: part(12, 14),
  }).getTime();
}

const wireForm = 'YYYYMMDD';
const dayOf = (yyyymmdd: string) => readClock(yyyymmdd, wireForm);
const textOf = (day: Dayjs) => (day.isValid() ? day.format(wireForm) : '');

/** `YYYYMMDD` so many days later (earlier when negative); an empty text for what is no date. */
export function addDays(yyyymmdd: string, days: number): string {
  return textOf(dayOf(yyyymmdd).add(days, 'day'));
}

/** The same day so many months later, or that month's last day; an empty text for what is no date. */
export function addMonths(yyyymmdd: string, months: number): string {
  return textOf(dayOf(yyyymmdd).add(months, 'month'));
}

/** Days from one `YYYYMMDD` to another: 1 from today to tomorrow; NaN for what is no date. */
export function daysBetween(from: string, until: string): number {
  return dayOf(until).diff(dayOf(from), 'day');
}

/** Day of the week of `YYYYMMDD`: 0 is Sunday, 6 Saturday; NaN for what is no date. */
export function weekday(yyyymmdd: string): number {
  return dayOf(yyyymmdd).day();
}

/** How many days a month has. @param month 1-12 */
export function daysInMonth(year: number, month: number): number {
  return dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .daysInMonth();
}

/** Months as `YYYYMM`, the one of this day first: those that a history can show. */
export function monthsBack(today: string, count = 6): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(4, 6))];
  return Array.from({ length: count }, (_, ago) => {
    const at = year * 12 + month - 1 - ago;
    return `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
