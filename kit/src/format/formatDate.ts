import type { Dayjs } from 'dayjs';
import { fromSeoul, inSeoul, readClock } from './seoulDate.ts';
import { months, spokenDay, todaySeoul, writtenDay } from './today.ts';

/** A date as it comes: a Date, `YYYYMMDD`, `YYYYMMDDhhmmss`, an ISO text, or milliseconds. */
export type DateLike = Date | string | number | null | undefined;

// Without a zone a text is the wall clock of Seoul.
const clockForms = /^(\d{8}|\d{12}|\d{14}|\d{4}([-./])\d\d\2\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?)$/;
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i;

function read(value: DateLike): Dayjs | null {
  if (value instanceof Date) return inSeoul(value);
  const text = value == null ? '' : String(value).trim();
  if (withZone.test(text)) return inSeoul(new Date(text));
  if (clockForms.test(text)) {
    const digits = text.replace(/(:\d\d)\.\d+$/, '$1').replaceAll(/\D/g, '');
    return fromSeoul(readClock(digits, 'YYYYMMDDHHmmss'.slice(0, digits.length)));
  }
  return typeof value === 'number' ? inSeoul(new Date(value)) : null;
}

function format(value: DateLike, form: string): string {
  const clock = read(value);
  return clock?.isValid() && clock.year() > 0 ? clock.format(form) : '';
}

/** `YYYY.MM.DD` for customers (1-shell s9), in English `Nov 27, 2026`, by the clocks of Seoul; an empty text for what is no date. */
export function formatDate(value: DateLike): string {
  const day = wireDate(value);
  return day && writtenDay(day);
}

/** `YYYY.MM.DD hh:mm` for customers, in English `Nov 27, 2026 15:07`; an empty text for what is no date. */
export function formatDateTime(value: DateLike): string {
  const [day = '', time] = format(value, 'YYYYMMDD HH:mm').split(' ');
  return day && `${writtenDay(day)} ${time}`;
}

/** `hh:mm` for customers; an empty text for what is no date. */
export function formatTime(value: DateLike): string {
  return format(value, 'HH:mm');
}

/** `11월 27일 (금)` as one says a day: its year only where it is another; an empty text for what is no date. */
export function dayText(value: DateLike, lang: 'ko' | 'en', today: string = todaySeoul()): string {
  const clock = read(value);
  if (!clock?.isValid() || clock.year() <= 0) return '';
  return spokenDay(clock.format('YYYYMMDD'), lang, today);
}

/** `26일 (목)` as one says a day under the head of its month; an empty text for what is no date. */
export function dayOfMonthText(value: DateLike, lang: 'ko' | 'en'): string {
  const said = dayText(value, lang);
  return lang === 'ko' ? said.replace(/^.*월 /, '') : said.replace(/, .*? (\d+)(, \d+)?$/, ' $1');
}

/** `11월` as one says a month (YYYYMM): its year only where it is another. */
export function monthText(month: string, lang: 'ko' | 'en', today: string = todaySeoul()): string {
  const [year, number] = [month.slice(0, 4), Number(month.slice(4))];
  const own = today.startsWith(year);
  if (lang === 'ko') return `${own ? '' : `${year}년 `}${number}월`;
  const name = months.slice(number * 3 - 3, number * 3);
  return own ? name : `${name} ${year}`;
}

/** `오후 3:07` as one says the time; an empty text for what is no date. */
export function clockText(value: DateLike, lang: 'ko' | 'en'): string {
  const clock = read(value);
  if (!clock?.isValid() || clock.year() <= 0) return '';
  const time = `${clock.hour() % 12 || 12}:${clock.format('mm')}`;
  const isMorning = clock.hour() < 12;
  return lang === 'ko' ? `${isMorning ? '오전' : '오후'} ${time}` : `${time} ${isMorning ? 'AM' : 'PM'}`;
}

/** `11월 27일 (금) 오후 3:07`; an empty text for what is no date. */
export function momentText(value: DateLike, lang: 'ko' | 'en', today: string = todaySeoul()): string {
  const day = dayText(value, lang, today);
  return day && `${day}${lang === 'ko' ? '' : ','} ${clockText(value, lang)}`;
}

/** `YYYYMMDD` as servers and models hold dates; an empty text for what is no date. */
export function wireDate(value: DateLike): string {
  return format(value, 'YYYYMMDD');
}

/** `YYYYMMDDhhmmss` as servers take it (1-shell s9), by the clocks of Seoul; an empty text for what is no date. */
export function formatServerTime(value: DateLike): string {
  return format(value, 'YYYYMMDDHHmmss');
}
