/// <reference path="./jsbarcode.d.ts" />

/** Light modules at both ends of a Code 128, without which a scanner does not find it (ISO/IEC 15417). */
const quietZone = 10;

/** What a till's scanner still reads in one piece off a phone. */
const longest = 48;

/**
 * A Code 128 as modules from left to right, true for a bar, with its quiet zones. Digits are packed two to a symbol.
 * The encoder is loaded with the first code.
 *
 * @param text printable ASCII, 48 characters at most
 * @throws RangeError for any other text
 */
export async function encodeBarcode(text: string): Promise<boolean[]> {
  if (!/^[\x20-\x7e]+$/.test(text) || text.length > longest) throw new RangeError('No text for a Code 128.');
  const { default: module } = await import('jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js');
  const Code128 = 'default' in module ? module.default : module;
  const quiet = Array<boolean>(quietZone).fill(false);
  const bars = [...new Code128(text, {}).encode().data].map((module) => module === '1');
  return [...quiet, ...bars, ...quiet];
}
