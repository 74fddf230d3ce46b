import { addDays, type Currency, convertMinorUnits, formatMoney, toMinorUnits } from '@wallet/kit/format';
import type { AppliedRate } from './paid.ts';

/** Won for `unit` whole units of a currency on a day. */
export interface Rate {
  currency: string;
  /** decimal text of won */
  won: string;
  unit: number;
  /** YYYYMMDDhhmmss */
  announcedAt: string;
  /** the days up to it, oldest first */
  course: readonly RateDay[];
}

export interface RateDay {
  /** YYYYMMDD */
  date: string;
  won: string;
}

/** The four that the exchange info screen shows, in its order (2-payment s3.1, A73). */
export const mainCurrencies = ['USD', 'EUR', 'JPY', 'CNY'] as const;

/** Currencies to look at: the four, then those of nations that are not among them. */
export function shownCurrencies(ofNations: readonly string[]): string[] {
  return [...new Set<string>([...mainCurrencies, ...ofNations])];
}

/** Hundredths of a won, as rates have; undefined for what is none. */
export function hundredths(won: string): number | undefined {
  // Won with two decimals count as dollars do.
  return toMinorUnits(won, 'USD');
}

export interface Change {
  /** hundredths of a won, without sign */
  amount: number;
  direction: 'up' | 'down' | 'same';
}

/** How a rate moved against the day before; undefined where one of them is not known. */
export function changeOf(today: string, yesterday: string): Change | undefined {
  const now = hundredths(today);
  const before = hundredths(yesterday);
  if (now === undefined || before === undefined) return undefined;
  const amount = now - before;
  return { amount: Math.abs(amount), direction: amount === 0 ? 'same' : amount > 0 ? 'up' : 'down' };
}

/** A rate of hundredths as text: 139120 is 1,391.20. */
export function shownRate(hundredth: number): string {
  const whole = String(Math.trunc(hundredth / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(hundredth % 100).padStart(2, '0')}`;
}

/** A rate as it is read: with two decimals where it has no more, else as the server told it. */
export function rateText(won: string): string {
  const hundredth = hundredths(won);
  return hundredth === undefined ? formatMoney(won) : shownRate(hundredth);
}

/** Whole units that rates are told for (2-payment s9). */
const units: readonly number[] = [1, 100, 1000, 10_000];

/** How many whole units a rate is for, where a text says it. */
export function unitOf(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

interface Exchanged {
  rate: string;
  unit: number | null;
  local: number;
  localCurrency: Currency;
  principal: number;
  currency: Currency;
}

/** The rate that changed `local` into `principal`; a unit nobody told is the one the amounts show. */
export function appliedRate(of: Exchanged): AppliedRate | null {
  const { rate, local, localCurrency: from, principal, currency: to } = of;
  if (from === to || !/^\d{1,12}(?:\.\d{1,8})?$/.test(rate)) return null;
  if (of.unit !== null) return { rate, unit: of.unit };
  const fitting = units.filter((unit) => {
    const changed = convertMinorUnits(local, { from, to, rate, unit }, 'up');
    return changed !== undefined && Math.abs(changed - principal) <= 1;
  });
  return { rate, unit: fitting.length === 1 ? (fitting[0] ?? null) : null };
}

export function dayBefore(today: string): string {
  return addDays(today, -1);
}

/** The points of a line between the corners of a box: the lowest rate at its bottom, the highest at its top. */
export function linePoints(
  course: readonly RateDay[],
  { width, height, margin }: { width: number; height: number; margin: number },
): { x: number; y: number }[] {
  const values = course.flatMap(({ won }) => hundredths(won) ?? []);
  if (values.length !== course.length || values.length < 2) return [];
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (width - 2 * margin) / (values.length - 1);
  return values.map((value, place) => ({
    x: margin + place * step,
    y: margin + (height - 2 * margin) * (1 - (value - low) / span),
  }));
}
