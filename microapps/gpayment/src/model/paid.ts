import type { Currency } from '@wallet/kit/format';
import type { Words } from './words.ts';

/** Payment modes under their wire codes (2-payment s3.4). */
export const payModes = { cpm: '02', mpm: '06', atm: '03' } as const;
export type PayMode = keyof typeof payModes;

/** The mode of a wire code, where this wallet knows it. */
export function modeOf(code: string): PayMode | undefined {
  const modes: readonly PayMode[] = ['cpm', 'mpm', 'atm'];
  return modes.find((mode) => payModes[mode] === code);
}

/** A payment that was made. What the service did not say is empty. */
export interface Paid {
  number: string;
  /** YYYYMMDD, for the detail page */
  date: string;
  /** YYYYMMDDhhmmss on the clocks of Seoul */
  at: string;
  /** what was paid for what; absent where nobody said (A93) */
  facts?: PaidFacts;
}

/** What a result page shows of a payment. Amounts are whole minor units. */
export interface PaidFacts {
  mode: PayMode;
  merchant: string;
  address: string;
  nation: Words;
  local: number;
  localCurrency: Currency;
  /** in `currency`, without the fee */
  principal: number;
  fee: number;
  /** what left the purse: principal and fee */
  total: number;
  currency: Currency;
  /** null where the payment came from a balance in its own currency */
  rate: AppliedRate | null;
}

/** The rate a payment was changed by. */
export interface AppliedRate {
  /** `currency` for `unit` whole units of the local currency, as a decimal text */
  rate: string;
  /** null where the service did not say, and the amounts do not show it */
  unit: number | null;
}

/** What an inquiry says of an order: it was paid, refused, never carried out and never will be, or is under way. */
export type PayStatus =
  | { kind: 'done'; receipt: Paid }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'pending' };
