import { addDays, instantOf } from '../format/index.ts';

/** How long before what was booked begins. Days are those of the calendar in Seoul: 0 is the day itself. */
export type Before = { days: number } | { hours: number } | { minutes: number };

/** A row of a table of fees: until so long before, so much is kept. Amounts are whole won. */
export type FeeRule = { until: Before } & (
  | {
      percent: number;
      /** the least that is kept */
      least?: number;
    }
  | { sum: number }
);

/** What cancelling costs at a moment. */
export interface CancelFee {
  rule: FeeRule;
  /** won; never more than was paid */
  fee: number;
  /** won that are given back */
  refund: number;
  /** the last moment at which this row counts, in ms since 1970 */
  until: number;
}

/** What was booked, as far as its fee goes. */
export interface FeeFacts {
  /** when it begins: `YYYYMMDD`, a whole day, or `YYYYMMDDhhmmss`, both by the clocks of Seoul */
  begins: string;
  /** won paid for what is given back */
  paid: number;
  /** now, as the service says: a phone's clock may be wrong */
  at: Date;
}

const hour = 3_600_000;

/** The last moment at which a row counts. One that counts by days ends with its day, or when what was booked begins. */
function endOf({ until }: FeeRule, begins: string): number {
  const start = instantOf(begins);
  if ('hours' in until) return start - until.hours * hour;
  if ('minutes' in until) return start - (until.minutes * hour) / 60;
  const endOfDay = instantOf(addDays(begins.slice(0, 8), 1 - until.days)) - 1;
  return begins.length > 8 ? Math.min(endOfDay, start) : endOfDay;
}

/** What a row keeps of a sum, in won: fractions are dropped, and nobody pays more than was paid. */
export function feeOf(rule: FeeRule, paid: number): number {
  if ('sum' in rule) return Math.min(paid, rule.sum);
  // To four places: 2.3 per cent of 1,000 are 23, though the machine has a little less.
  const share = Math.floor(Number((paid * rule.percent).toFixed(4)) / 100);
  return Math.min(paid, Math.max(rule.least ?? 0, share));
}

/** What cancelling costs by a table: the row with the earliest end that is not over. Null when it is too late. */
export function cancelFee(rules: readonly FeeRule[], { begins, paid, at }: FeeFacts): CancelFee | null {
  const [first] = rules
    .map((rule) => ({ rule, until: endOf(rule, begins) }))
    .filter(({ until }) => at.getTime() <= until)
    .toSorted((a, b) => a.until - b.until);
  if (!first) return null;
  const fee = feeOf(first.rule, paid);
  return { ...first, fee, refund: paid - fee };
}

const hoursOf = (until: Before) =>
  'days' in until ? until.days * 24 : 'hours' in until ? until.hours : until.minutes / 60;

/** A row with the one above it; null above the most generous. */
export interface FeeSpan {
  rule: FeeRule;
  above: FeeRule | null;
}

/** The rows as a table shows them: earliest first, in whatever order they came. */
export function feeSpans(rules: readonly FeeRule[]): FeeSpan[] {
  return rules
    .toSorted((a, b) => hoursOf(b.until) - hoursOf(a.until))
    .map((rule, index, sorted) => ({ rule, above: sorted[index - 1] ?? null }));
}

/**
 * What a change costs: the price of what is taken instead and the fee, less what was paid.
 *
 * @returns won to pay, and won that are given back; one of them is 0
 */
export function changeOf({ paid, price, fee = 0 }: { paid: number; price: number; fee?: number }): {
  due: number;
  refund: number;
} {
  const rest = price + fee - paid;
  return { due: Math.max(0, rest), refund: Math.max(0, -rest) };
}
