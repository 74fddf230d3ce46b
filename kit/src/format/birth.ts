import { isCalendarDate, todaySeoul } from './today.ts';

const defaultMinimumAge = 19;

/** First two digits of the year of birth, by resident kind (1-shell s5, E36). */
const centuries: Readonly<Record<string, string>> = {
  '0': '18',
  '9': '18',
  '1': '19',
  '2': '19',
  '5': '19',
  '6': '19',
  '3': '20',
  '4': '20',
  '7': '20',
  '8': '20',
};

function kindText(custGubn: unknown): string {
  return typeof custGubn === 'string' || typeof custGubn === 'number' ? String(custGubn).trim() : '';
}

/**
 * Expands a birth of 6 digits to 8 (1-shell s5, E36, E38).
 *
 * @param birth `YYMMDD`; what is not 6 digits (an 8-digit birth, an empty text) comes back unchanged
 * @param custGubn resident kind; anything but 0-9 counts as the 1900s
 */
export function expandBirth(birth: string | null | undefined, custGubn?: string | number | null): string {
  const text = (birth ?? '').normalize('NFKC').trim();
  return /^\d{6}$/.test(text) ? `${centuries[kindText(custGubn)] ?? '19'}${text}` : text;
}

/** A resident kind that is numeric, greater than 4 and less than 9 (1-shell s5, E36). */
export function isForeigner(custGubn: string | number | null | undefined): boolean {
  const text = kindText(custGubn);
  return /^\d+$/.test(text) && Number(text) > 4 && Number(text) < 9;
}

/**
 * Whether somebody has reached an age; the birthday itself counts (1-shell s5, E37).
 *
 * @param birth8 `YYYYMMDD`; what is no date is of no age
 * @param minimumAge full years; 19 when absent or below 1
 * @param today the day to look from, a Date (read in Seoul) or `YYYYMMDD`
 */
export function isOfAge(
  birth8: string | null | undefined,
  minimumAge?: number,
  today: Date | string = new Date(),
): boolean {
  const birth = birth8 ?? '';
  const day = typeof today === 'string' ? today : todaySeoul(today);
  if (!isCalendarDate(birth) || !isCalendarDate(day)) return false;
  const years = minimumAge !== undefined && minimumAge >= 1 ? Math.ceil(minimumAge) : defaultMinimumAge;
  return Number(birth) + years * 10_000 <= Number(day);
}
