import type { Currency } from '@wallet/kit/format';
import type { Words } from './words.ts';

/** Payment modes under their wire codes (2-payment s3.4). */
export const payModes = { cpm: '02', mpm: '06', atm: '03' } as const;
export type PayMode = keyof typeof payModes;

/** A payment that was made: what a result page shows. Amounts are whole minor units. */
export interface Paid {
  number: string;
  /** YYYYMMDD, for the detail page */
  date: string;
  /** YYYYMMDDhhmmss on the clocks of Seoul */
  at: string;
  mode: PayMode;
  merchant: string;
  address: string;
  nation: Words;
  local: number;
  localCurrency: Currency;
  fee: number;
  total: number;
  currency: Currency;
  /** won for `unit` whole units of the local currency */
  rate: string;
  unit: number;
}

/** What became of a payment: made, refused, never carried out and never will be, or not known yet. */
export type PayEnd =
  | { kind: 'paid'; paid: Paid }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'unknown' };

/** What an inquiry says: an end, or that it is still under way. */
export type PayStatus = Exclude<PayEnd, { kind: 'unknown' }> | { kind: 'pending' };
