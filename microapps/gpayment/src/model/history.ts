import { addDays, addMonths, isCurrency, toMinorUnits } from '@wallet/kit/format';

/** Payment and refund, or cash machine (2-payment s3.4). */
export type HistoryKind = '03' | '11';
export type KindFilter = 'all' | HistoryKind;
export type Period = '1' | '3' | '12';

export interface HistoryFilter {
  kind: KindFilter;
  /** months back from today */
  period: Period;
}

export const kindFilters: readonly KindFilter[] = ['all', '03', '11'];
export const periods: readonly Period[] = ['1', '3', '12'];

/** An amount with its currency, as the wire has it. */
export interface WireAmount {
  amount: string;
  currency: string;
}

/** One payment, refund or withdrawal. */
export interface Transaction {
  serial: string;
  /** YYYYMMDD */
  date: string;
  /** YYYYMMDDhhmmss */
  at: string;
  /** 02 CPM, 06 MPM, 03 cash machine */
  mode: string;
  isCancelled: boolean;
  cancelledAt: string;
  /** of a refund: what it gives back */
  originalSerial: string;
  merchant: string;
  address: string;
  merchantId: string;
  terminalId: string;
  network: string;
  nation: { code: string; ko: string; en: string };
  local: WireAmount;
  paid: WireAmount;
  fee: WireAmount;
  rate: string;
  rateUnit: string;
  before: string;
  after: string;
  means: string;
  accountNo: string;
}

export type TransactionState = 'paid' | 'withdrawn' | 'cancelled' | 'refund';

export function stateOf({ isCancelled, originalSerial, mode }: Transaction): TransactionState {
  if (originalSerial !== '') return 'refund';
  if (isCancelled) return 'cancelled';
  return mode === '03' ? 'withdrawn' : 'paid';
}

/** Days of a filter, both included. */
export function daysOf({ period }: HistoryFilter, today: string): { from: string; to: string } {
  return { from: addDays(addMonths(today, -Number(period)), 1), to: today };
}

/** Whether an amount is one at all: an empty or broken one is not shown. */
export function isShown({ amount, currency }: WireAmount): boolean {
  return isCurrency(currency) ? toMinorUnits(amount, currency) !== undefined : /^-?\d+(\.\d+)?$/.test(amount);
}

/** A filter from an address: what is unknown there counts as the default. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  const kind = kindFilters.find((each) => each === query.get('kind')) ?? 'all';
  const period = periods.find((each) => each === query.get('period')) ?? '3';
  return { kind, period };
}
