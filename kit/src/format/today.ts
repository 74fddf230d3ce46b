// What every page asks of dates, in a few lines of its own: dayjs comes only to a page that shows dates (decision 0015).
const seoulOffset = 9 * 3_600_000;

/** `YYYYMMDDhhmmss` as the clocks of Seoul show a moment; an empty text for an invalid Date. */
export function clockInSeoul(date: Date): string {
  const moment = new Date(date.getTime() + seoulOffset);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19).replaceAll(/\D/g, '');
}

/** `YYYYMMDD` of the day it is in Seoul. */
export function todaySeoul(now: Date = new Date()): string {
  return clockInSeoul(now).slice(0, 8);
}

/** True for `YYYYMMDD` that is in the calendar. */
export function isCalendarDate(yyyymmdd: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(yyyymmdd) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A day that a month does not have is read as one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Which language dates without words of their own are written for: the page's, as the messages have set it. */
const writtenIn = (): 'ko' | 'en' => (globalThis.document?.documentElement?.lang === 'en' ? 'en' : 'ko');

/** `2026.11.27`, in English `Nov 27, 2026`, of `YYYYMMDD`. */
export function writtenDay(yyyymmdd: string): string {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6, 8)];
  return writtenIn() === 'ko' ? `${year}.${month}.${day}` : `${shortDay(yyyymmdd)}, ${year}`;
}

/** `11.27`, in English `Nov 27`, of `YYYYMMDD`: on the axis of a chart. */
export function shortDay(yyyymmdd: string): string {
  const [month, day] = [Number(yyyymmdd.slice(4, 6)), yyyymmdd.slice(6, 8)];
  return writtenIn() === 'ko'
    ? `${month}.${day}`
    : `${months.slice(month * 3 - 3, month * 3)} ${Number(day)}`;
}

const weekdays = { ko: '일월화수목금토', en: 'SunMonTueWedThuFriSat' } as const;
/** Of three letters each. */
export const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `YYYYMMDD` as one says a day: `11월 27일 (금)`, its year only where it is another; an empty text for what is no date. */
export function spokenDay(yyyymmdd: string, lang: 'ko' | 'en', today: string = todaySeoul()): string {
  const [, year = '', month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(yyyymmdd) ?? [];
  if (year === '') return '';
  const week = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay();
  const isOther = !today.startsWith(year);
  if (lang === 'ko')
    return `${isOther ? `${year}년 ` : ''}${Number(month)}월 ${Number(day)}일 (${weekdays.ko[week]})`;
  const [name, of] = [
    weekdays.en.slice(week * 3, week * 3 + 3),
    months.slice(Number(month) * 3 - 3, Number(month) * 3),
  ];
  return `${name}, ${of} ${Number(day)}${isOther ? `, ${year}` : ''}`;
}
