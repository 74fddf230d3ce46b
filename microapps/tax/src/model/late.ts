import { daysBetween } from '@wallet/kit/format';
import type { Bill, LateRule } from './tax.ts';

const tensDown = (won: number) => Math.floor(won / 10) * 10;
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6));

/** Days, or whole months by the calendar of Seoul; the due day itself is in time. */
function passed({ unit, most }: LateRule, dueOn: string, today: string): number {
  const months = monthsOf(today) - monthsOf(dueOn) - (today.slice(6) < dueOn.slice(6) ? 1 : 0);
  return Math.max(0, Math.min(most, unit === 'day' ? daysBetween(dueOn, today) : months));
}

interface Late {
  first: number;
  running: number;
  /** days or months it has run */
  count: number;
}

/** What lateness adds by the rule; each part is cut to ten won. */
export function lateBy(rule: LateRule, { base, dueOn }: Pick<Bill, 'base' | 'dueOn'>, today: string): Late {
  const count = base >= rule.from ? passed(rule, dueOn, today) : 0;
  return {
    first: today > dueOn ? tensDown((base * rule.first) / 100_000) : 0,
    running: tensDown((base * rule.running * count) / 100_000),
    count,
  };
}

/** Whether the authority's own sum is that of the rule; its sum counts. */
export function isByRule(bill: Bill, today: string): boolean {
  const { first, running } = lateBy(bill.rule, bill, today);
  return first === bill.lateFirst && running === bill.lateRunning;
}
