/** Digits behind the point of each currency a wallet shows or pays in (2-payment s3.4, s9). */
const decimals = {
  KRW: 0,
  USD: 2,
  JPY: 0,
  THB: 2,
  TWD: 2,
  VND: 0,
  SGD: 2,
  IDR: 0,
  EUR: 2,
  CNY: 2,
} as const;

/** ISO code of a currency whose minor units are known. */
export type Currency = keyof typeof decimals;

/** Whether a text is the code of a currency whose minor units are known. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(decimals, code);
}

/** Digits behind the point: 2 for USD, 0 for KRW. */
export function currencyDecimals(currency: Currency): number {
  return decimals[currency];
}

/**
 * A decimal text of the wire as a whole number of minor units, with no digit lost: `12.5` USD is 1250.
 *
 * @returns undefined for what is no amount, has more decimals than the currency, or is too large to be exact
 */
export function toMinorUnits(text: string, currency: Currency): number | undefined {
  const places = decimals[currency];
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > places) return undefined;
  const minor = Number(whole + kept.padEnd(places, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** A whole number of minor units as the decimal text of the wire, all decimals written out: 1250 USD is `12.50`. */
export function fromMinorUnits(minor: number, currency: Currency): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('An amount is a safe whole number of minor units.');
  const places = decimals[currency];
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return minor < 0 ? `-${text}` : text;
}

/** What a conversion needs: won (or another `to`) that `unit` whole `from` cost, as a decimal text. */
export interface ConversionRate {
  from: Currency;
  to: Currency;
  /** `1391.20` */
  rate: string;
  /** how many whole `from` the rate is for: 1, or 100, 1000, 10000 (crncyExcgUnit, 2-payment s9); 1 unless told */
  unit?: number;
}

/**
 * Converts exactly, by whole-number arithmetic: only the last step rounds.
 *
 * @param minor whole number of minor units of `from`
 * @param rounding `up` for what a customer pays, `down` for what a customer gets
 * @returns minor units of `to`; undefined where the rate is none, or the result too large to be exact
 */
export function convertMinorUnits(
  minor: number,
  { from, to, rate, unit = 1 }: ConversionRate,
  rounding: 'up' | 'down',
): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(rate.trim());
  if (!match || !Number.isSafeInteger(minor) || minor < 0 || !Number.isSafeInteger(unit) || unit < 1)
    return undefined;
  const [, whole = '', fraction = ''] = match;
  const top = BigInt(minor) * BigInt(whole + fraction) * 10n ** BigInt(decimals[to]);
  const bottom = BigInt(unit) * 10n ** BigInt(fraction.length + decimals[from]);
  const result = Number(rounding === 'up' ? (top + bottom - 1n) / bottom : top / bottom);
  return Number.isSafeInteger(result) ? result : undefined;
}
