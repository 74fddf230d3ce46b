import { addDays, type Currency, convertMinorUnits } from '@wallet/kit/format';
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

interface RateDay {
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
