/** An amount: a number, a big integer, or a decimal text as servers send it. */
export type Amount = number | bigint | string | null | undefined;

function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isInteger(value)) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

function plainText(amount: Amount): string {
  if (typeof amount === 'number') return plainNumber(amount);
  if (typeof amount === 'bigint') return amount.toString();
  return typeof amount === 'string' ? amount.trim().replaceAll(',', '') : '';
}

/**
 * An amount with thousands commas (1-shell s9). Texts are never turned into numbers, so no digit is lost and
 * decimals stay as they were sent.
 *
 * @returns an empty text for what is no amount
 */
export function formatMoney(amount: Amount): string {
  const match = /^([+-]?)0*(\d+)(\.\d+)?$/.exec(plainText(amount));
  if (!match) return '';
  const [, sign, whole = '', fraction = ''] = match;
  const isZero = /^0*$/.test(whole) && /^(\.0*)?$/.test(fraction);
  return `${sign === '-' && !isZero ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

/** A count of things, with thousands commas; its unit comes from a catalogue. */
export function formatCount(count: Amount): string {
  return formatMoney(count);
}
