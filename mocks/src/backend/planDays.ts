import { addDays, addMonths, daysInMonth, weekday } from '@wallet/kit/format';
import { bankDay } from './holidays.ts';

/** The first run after a day: on its day of the month, the last one of a short month, the next bank day of a closed one. */
export function runAfter(dayNo: number, after: string): string {
  // The run of the month before may have moved into this one.
  for (let month = addMonths(`${after.slice(0, 6)}01`, -1); ; month = addMonths(month, 1)) {
    const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(4, 6)));
    const run = bankDay(`${month.slice(0, 6)}${String(Math.min(dayNo, last)).padStart(2, '0')}`);
    if (run > after) return run;
  }
}

/** Likewise every week, on a day of it from 1, Monday, to 5; a run of a closed week may fall into the next one. */
export function weeklyRunAfter(dayNo: number, after: string): string {
  const monday = addDays(after, -((weekday(after) + 6) % 7) - 7);
  for (let week = monday; ; week = addDays(week, 7)) {
    const run = bankDay(addDays(week, dayNo - 1));
    if (run > after) return run;
  }
}

/** Likewise every bank day. */
export const dailyRunAfter = (after: string): string => bankDay(addDays(after, 1));
