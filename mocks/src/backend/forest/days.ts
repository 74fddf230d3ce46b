const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;

/** The calendar day in Seoul, as `YYYYMMDD`. */
export function seoulDay(now: Date): string {
  return new Date(now.getTime() + SEOUL_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** The clock in Seoul, as `YYYYMMDDhhmmss`. */
export function seoulTime(now: Date): string {
  return new Date(now.getTime() + SEOUL_MS).toISOString().slice(0, 19).replace(/[-:T]/g, '');
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(toMs(day)).getUTCDay();
}

export function plusDays(day: string, count: number): string {
  return new Date(toMs(day) + count * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysFrom(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / DAY_MS);
}

/** Every day from `from` up to, not with, `until`. */
export function daysUntil(from: string, until: string): string[] {
  const count = Math.max(0, daysFrom(from, until));
  return Array.from({ length: count }, (_, index) => plusDays(from, index));
}

/** `20261131` has the shape of a day and is none. */
export function isDay(text: string): boolean {
  return /^\d{8}$/.test(text) && !Number.isNaN(toMs(text)) && plusDays(text, 0) === text;
}

function toMs(day: string): number {
  return Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
}
