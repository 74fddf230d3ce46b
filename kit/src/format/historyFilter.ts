import { addDays, addMonths } from './seoulDate.ts';
import { isCalendarDate } from './today.ts';

/** Months back from today, or days of the customer's own. */
export const historyPeriods = ['1', '3', '12', 'own'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Which of what was paid a history shows, as its address says it. */
export interface HistoryFilter<Kind extends string> {
  kind: 'all' | Kind;
  period: HistoryPeriod;
  /** YYYYMMDD, both included, of days of the customer's own */
  from?: string;
  to?: string;
  /** a part of the shop's name */
  words?: string;
}

/** Characters of a shop's name that are looked for. */
export const longestHistoryWords = 30;
const usualPeriod = '3';
/** How long a history is kept to be looked at. */
const keptMonths = 60;

/** `YYYYMMDD` of the first day that a history can still show. */
export function oldestHistoryDay(today: string): string {
  return addMonths(today, -keptMonths);
}

/** Days of a filter, `YYYYMMDD`, both included. */
export function historyDays(
  { period, from, to }: HistoryFilter<string>,
  today: string,
): { from: string; to: string } {
  if (period === 'own') return { from: from ?? oldestHistoryDay(today), to: to ?? today };
  return { from: addDays(addMonths(today, -Number(period)), 1), to: today };
}

/** A filter from an address: what is unknown there counts as the default. */
export function readHistoryFilter<Kind extends string>(
  query: URLSearchParams,
  kinds: readonly Kind[],
): HistoryFilter<Kind> {
  const kind = kinds.find((each) => each === query.get('kind')) ?? 'all';
  const words = (query.get('words') ?? '').trim().slice(0, longestHistoryWords);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const areDays = isCalendarDate(from) && isCalendarDate(to) && from <= to;
  const asked = historyPeriods.find((each) => each === query.get('period')) ?? usualPeriod;
  const period = asked === 'own' && !areDays ? usualPeriod : asked;
  return { kind, period, ...(period === 'own' ? { from, to } : {}), ...(words === '' ? {} : { words }) };
}
