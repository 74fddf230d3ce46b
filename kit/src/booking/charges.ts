import { daysBetween } from '../format/index.ts';

/** What lateness adds to a sum: at once, and for each day or whole month. Rates are in parts of 100,000. */
export interface LateRule {
  first: number;
  running: number;
  /** won from which the running part is added */
  from: number;
  unit: 'day' | 'month';
  /** the most days or months that count */
  most: number;
}

/** Won that lateness has added to a sum. */
export interface LateCharge {
  first: number;
  running: number;
  /** days or months for which the running part was added */
  count: number;
}

const tensDown = (won: number) => Math.floor(won / 10) * 10;
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6));

/** Days, or whole months by the calendar of Seoul; the due day itself is in time. */
function passed({ unit, most }: LateRule, dueOn: string, today: string): number {
  const months = monthsOf(today) - monthsOf(dueOn) - (today.slice(6) < dueOn.slice(6) ? 1 : 0);
  return Math.max(0, Math.min(most, unit === 'day' ? daysBetween(dueOn, today) : months));
}

/**
 * What lateness adds to a sum by a rule; each part is cut to ten won. Days are `YYYYMMDD`.
 *
 * `lateCharge({ first: 3000, running: 22, from: 1_500_000, unit: 'day', most: 1825 }, { base: 2_000_000, dueOn }, today)`
 */
export function lateCharge(
  rule: LateRule,
  { base, dueOn }: { base: number; dueOn: string },
  today: string,
): LateCharge {
  const count = base >= rule.from ? passed(rule, dueOn, today) : 0;
  return {
    first: today > dueOn ? tensDown((base * rule.first) / 100_000) : 0,
    running: tensDown((base * rule.running * count) / 100_000),
    count,
  };
}

/** What part of a sum comes back: up to `upTo` won so many per mille; a band begins where the one before it ends. */
export interface CreditBand {
  /** null: without an end */
  upTo: number | null;
  rate: number;
}

function creditOfSum(bands: readonly CreditBand[], sum: number): number {
  return bands.reduce((credit, { upTo, rate }, at) => {
    const from = bands[at - 1]?.upTo ?? 0;
    return credit + Math.max(0, Math.min(sum, upTo ?? sum) - from) * rate;
  }, 0);
}

/** What an amount brings back to a customer who gave `before` already, by bands of the whole sum, cut to won. */
export function bandCredit(bands: readonly CreditBand[], before: number, amount: number): number {
  return Math.floor((creditOfSum(bands, before + amount) - creditOfSum(bands, before)) / 1000);
}
