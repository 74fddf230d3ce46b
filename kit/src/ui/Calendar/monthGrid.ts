import { addDays, daysInMonth, weekday } from '../../format/index.ts';

/** Weeks of a month, Sunday first; days of the months beside it are null. `month` is YYYYMM. */
export function monthGrid(month: string): (string | null)[][] {
  const first = `${month}01`;
  const lead = weekday(first);
  const count = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(4)));
  const cells: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = 0; day < count; day += 1) cells.push(addDays(first, day));
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
