/** A chosen stretch of days, YYYYMMDD; `until` is missing while it is being chosen. */
export interface DateRange {
  from?: string;
  until?: string;
}

/** What tapping a day makes of the range: a second, later day ends it, any other begins a new one. */
export function nextRange({ from, until }: DateRange, date: string): DateRange {
  return from && !until && date > from ? { from, until: date } : { from: date };
}

/** Where the focus goes for a key, or null when the key is none of the grid's. */
export function dayForKey(
  key: string,
  date: string,
  { addDays, addMonths, weekday }: DayMath,
): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}

interface DayMath {
  addDays(date: string, days: number): string;
  addMonths(date: string, months: number): string;
  weekday(date: string): number;
}
