import { isCalendarDate, pad, type SeoulTime, seoulTime } from './seoulDate.ts';

/** A date as it comes: a Date, `YYYYMMDD`, `YYYYMMDDhhmmss`, an ISO text, or milliseconds. */
export type DateLike = Date | string | number | null | undefined;

const serverText = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/;
// Without a zone a text is the wall clock of Seoul.
const wallClock = /^(\d{4})[-./](\d\d)[-./](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i;

function read(value: DateLike): SeoulTime | null {
  if (value instanceof Date) return seoulTime(value);
  if (typeof value === 'number' && !serverText.test(String(value))) return seoulTime(new Date(value));
  const text = value == null ? '' : String(value).trim();
  if (withZone.test(text)) return seoulTime(new Date(text));
  const match = serverText.exec(text) ?? wallClock.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (!isCalendarDate(`${match[1]}${match[2]}${match[3]}`) || hour > 23 || minute > 59 || second > 59)
    return null;
  return { year, month, day, hour, minute, second };
}

function format(value: DateLike, write: (time: SeoulTime) => string): string {
  const time = read(value);
  return time && time.year > 0 ? write(time) : '';
}

/** `YYYY.MM.DD` for customers (1-shell s9), by the clocks of Seoul; an empty text for what is no date. */
export function formatDate(value: DateLike): string {
  return format(value, ({ year, month, day }) => `${pad(year, 4)}.${pad(month)}.${pad(day)}`);
}

/** `YYYY.MM.DD hh:mm` for customers; an empty text for what is no date. */
export function formatDateTime(value: DateLike): string {
  return format(value, (time) => `${formatDate(wireText(time))} ${pad(time.hour)}:${pad(time.minute)}`);
}

/** `hh:mm` for customers; an empty text for what is no date. */
export function formatTime(value: DateLike): string {
  return format(value, ({ hour, minute }) => `${pad(hour)}:${pad(minute)}`);
}

function wireText({ year, month, day }: SeoulTime): string {
  return `${pad(year, 4)}${pad(month)}${pad(day)}`;
}

/** `YYYYMMDD` as servers and models hold dates; an empty text for what is no date. */
export function wireDate(value: DateLike): string {
  return format(value, wireText);
}

/** `YYYYMMDDhhmmss` as servers take it (1-shell s9), by the clocks of Seoul; an empty text for what is no date. */
export function formatServerTime(value: DateLike): string {
  return format(value, (time) => `${wireText(time)}${pad(time.hour)}${pad(time.minute)}${pad(time.second)}`);
}
