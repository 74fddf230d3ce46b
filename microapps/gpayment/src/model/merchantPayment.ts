import { type Currency, isCurrency } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { bankName, meansChoice } from './means.ts';
import type { PaidFacts } from './paid.ts';

export const currency = v.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What reading a merchant's code gave. */
const scannedCode = v.object({
  txToken: v.string(),
  pyToken: v.string(),
  merchant: v.string(),
  terminal: v.string(),
  currency,
  /** minor units; null where the customer enters it */
  amount: v.nullable(minor),
});
export type ScannedCode = v.InferOutput<typeof scannedCode>;

/** What the payment will cost, as the service fixed it: shown before the password is asked for. */
export const payQuote = v.object({
  txToken: v.string(),
  pyNo: v.string(),
  merchant: v.string(),
  address: v.string(),
  local: minor,
  localCurrency: currency,
  principal: minor,
  fee: minor,
  total: minor,
  currency,
  /** null where the purse holds the merchant's currency */
  rate: v.nullable(v.object({ rate: v.string(), unit: v.nullable(v.number()) })),
});
export type PayQuote = v.InferOutput<typeof payQuote>;

/** What stands between the scan and the result; kept as the step parameter. */
export const merchantPayment = v.object({
  nation: v.string(),
  means: meansChoice,
  bank: bankName,
  scan: scannedCode,
  quote: v.optional(payQuote),
});
export type MerchantPayment = v.InferOutput<typeof merchantPayment>;

/** A payment as its result page shows it, from what the customer confirmed. */
export function quotedFacts({ txToken: _, pyNo: __, ...quote }: PayQuote): PaidFacts {
  return { ...quote, mode: 'mpm', nation: { ko: '', en: '' } };
}
