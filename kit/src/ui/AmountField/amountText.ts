import { formatMoney } from '../../format/index.ts';

/** What was typed: its text with commas, and the amount in whole units (won, cents); null for an empty field. */
export interface TypedAmount {
  text: string;
  value: number | null;
}

/**
 * Reads what a customer typed or pasted, digit by digit, so that no decimal is ever lost to a floating point.
 *
 * @param decimals how many digits follow the point: 0 for won, 2 for dollars in cents
 * @returns null for what cannot be told for certain (a sign, two points) or is too large: the field then stays as
 * it was
 */
export function typedAmount(raw: string, decimals: number): TypedAmount | null {
  const text = raw.normalize('NFKC');
  if (/[-−–]/.test(text)) return null;
  const [whole = '', fraction, ...rest] = text.replace(/[^\d.]/g, '').split('.');
  if (rest.length > 0) return null;
  if (whole === '' && (fraction === undefined || (fraction === '' && decimals === 0))) {
    return { text: '', value: null };
  }
  const cut = fraction?.slice(0, decimals) ?? '';
  const value = Number(`${whole}${cut.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  const hasPoint = fraction !== undefined && decimals > 0;
  return { text: `${formatMoney(whole || '0')}${hasPoint ? `.${cut}` : ''}`, value };
}

/** An amount in whole units as a text with commas and all its decimals; empty for null and for what is none. */
export function amountText(value: number | null, decimals: number): string {
  if (value === null || !Number.isSafeInteger(value) || value < 0) return '';
  const digits = String(value).padStart(decimals + 1, '0');
  const whole = formatMoney(digits.slice(0, digits.length - decimals));
  return decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
}

/** Korean writes 원 right behind the figure; other units are words of their own. */
export function withUnit(text: string, unit: string): string {
  return `${text}${/^[가-힣]/.test(unit) ? '' : '\u00a0'}${unit}`;
}

const digits = /[^\d.]/g;

/** Where the caret belongs in `text`, so that the same digits stand behind it as in `raw`. */
export function caretIn(text: string, raw: string, caret: number): number {
  const after = raw.slice(caret).replace(digits, '').length;
  let place = text.length;
  for (let left = after; place > 0 && left > 0; place -= 1) {
    if (text[place - 1] !== ',') left -= 1;
  }
  return place;
}
