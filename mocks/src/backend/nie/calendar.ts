import { addDays, weekday } from '@wallet/kit/format';
import { holidayOn } from '../holidays.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** Today when this world began: what is seeded hangs on it and does not move at midnight. */
export const firstDay = (world: World): string => world.room('nie.first', () => seoulDate(world.now()));
/** The next such weekday after the world's first day. */
export const nextDay = (world: World, day: number): string =>
  addDays(firstDay(world), (day - weekday(firstDay(world)) + 7) % 7 || 7);

/** Seollal, Chuseok and Mondays; where a Monday is a holiday, the first day after that is none. */
export function isClosedOn(ymd: string): boolean {
  const holiday = holidayOn(ymd);
  if (holiday !== undefined) return holiday === 'seollal' || holiday === 'chuseok';
  let day = ymd;
  while (weekday(day) > 1 && holidayOn(addDays(day, -1))) day = addDays(day, -1);
  return weekday(day) === 1;
}

/** HHmm, first and last; the last entry is an hour before. */
export function hoursOn(ymd: string): { opnTime: string; clsTime: string } {
  const month = Number(ymd.slice(4, 6));
  return { opnTime: '0930', clsTime: month >= 3 && month <= 10 ? '1800' : '1700' };
}

/** The first open day from a day on. */
export function openFrom(ymd: string): string {
  let day = ymd;
  while (isClosedOn(day)) day = addDays(day, 1);
  return day;
}

/** Days from one to another, both of them. */
export function daysUntil(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
