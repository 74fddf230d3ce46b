import { formatMoney } from '../../format/index.ts';
import type { Problem } from '../../forms/index.ts';

/** What stands in the field and what it says: whole units (won, cents); null for an empty field and for a problem. */
export interface ReadAmount {
  text: string;
  value: number | null;
  /** why the text is no amount: it then stands as it was typed, for the customer to mend */
  problem: Problem | null;
}

/** An edit of a text: what was put between what stayed. */
export interface Edit {
  head: string;
  added: string;
  tail: string;
}

/** No amount is as long; what was pasted by mistake is not read at length. */
const longest = 60;
const unit = '[\\s\\p{Sc}]*(?:원|[A-Z]{3}|P)?[\\s\\p{Sc}]*';
const withUnits = new RegExp(`^${unit}(.*?)${unit}$`, 'iu');
/** Digits alone, or in groups of three by one kind of separator. */
const whole = (separator: string) => `(?:\\d*|\\d{1,3}(?:${separator}\\d{3})+)`;
const pointed = new RegExp(`^(${whole(',')}|${whole("[\\s'’]")})(?:\\.(\\d*))?$`);
const byComma = new RegExp(`^(${whole('\\.')}|${whole("[\\s'’]")}),(\\d+)$`);

/**
 * Reads a text as a whole, digit by digit, so that no decimal is lost to a floating point. Separators must stand where
 * they can only mean one thing: none is dropped, as 1234.56 would become 123,456.
 *
 * @param decimals how many digits follow the point: 0 for won, 2 for dollars in cents
 */
export function readAmount(raw: string, decimals: number): ReadAmount {
  const text = halfWidth(raw);
  const digits = text.length > longest ? text : (withUnits.exec(text)?.[1] ?? text);
  if (digits === '') return { text: '', value: null, problem: null };
  const refuse = (id: string, params?: Problem['params']): ReadAmount => ({
    text,
    value: null,
    problem: { id, ...(params ? { params } : {}) },
  });
  if (digits.length > longest) return refuse('amountUnclear');
  const commaRead = byComma.exec(digits);
  // 125,50 cannot be grouped by thousands; where only 1,234 could be meant both ways, the comma groups.
  const isComma = commaRead !== null && (commaRead[2] ?? '').length <= Math.min(decimals, 2);
  const match = isComma ? commaRead : pointed.exec(digits);
  if (!match) return refuse('amountUnclear');
  const [, grouped = '', fraction] = match;
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) {
    return refuse('amountDecimals', { decimals });
  }
  const plain = grouped.replace(/\D/g, '');
  const value = Number(`${plain}${(fraction ?? '').padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(value)) return refuse('amountTooLarge');
  const shown = `${formatMoney(plain || '0')}${fraction === undefined ? '' : `.${fraction}`}`;
  return { text: shown, value, problem: null };
}

/**
 * Reads a text after an edit. The commas of an amount are the field's own and move with its digits; what the customer
 * put in is theirs, and counts.
 */
export function editAmount(before: ReadAmount, edit: Edit, decimals: number): ReadAmount {
  const [head, added, tail] = [edit.head, edit.added, edit.tail].map(halfWidth) as [string, string, string];
  if (before.problem !== null) return readAmount(`${head}${added}${tail}`, decimals);
  const bare = (between: string) => readAmount(`${own(head)}${between}${own(tail)}`, decimals);
  if (/^[\d.]*$/.test(added) && added !== '') return bare(added);
  // The keypads of many countries have a comma for the point.
  if (added === ',' && decimals > 0 && !before.text.includes('.')) return bare('.');
  return added === '' ? bare('') : readAmount(`${head}${added}${tail}`, decimals);
}

function own(text: string): string {
  return text.replaceAll(',', '');
}

/** Figures and signs as wide as a Korean letter, as some keyboards write them. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Where a text was changed: what is new stands between what both begin and what both end with. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const isOneEdit = head + tail === shorter;
  // Something else in its place may bear separators of its own.
  if (!isOneEdit) return { head: '', added: after, tail: '' };
  const end = after.length - tail;
  return { head: after.slice(0, head), added: after.slice(head, end), tail: after.slice(end) };
}

/** An amount in whole units as a text with commas and all its decimals; empty for null and for what is none. */
export function amountText(value: number | null, decimals: number): string {
  if (value === null || !Number.isSafeInteger(value) || value < 0) return '';
  const digits = String(value).padStart(decimals + 1, '0');
  const front = formatMoney(digits.slice(0, digits.length - decimals));
  return decimals > 0 ? `${front}.${digits.slice(-decimals)}` : front;
}

/** Korean writes 원 right behind the figure, and so is P; other units are words of their own. */
export const gapBefore = (unit: string) => (/^(?:[가-힣]|P$)/.test(unit) ? '' : '\u00a0');

export function withUnit(text: string, name: string): string {
  return `${text}${gapBefore(name)}${name}`;
}

const uncounted = /[^\d.]/g;

/** Where the caret belongs in `text`, so that the same digits stand behind it as in `raw`. */
export function caretIn(text: string, raw: string, caret: number): number {
  const after = raw.slice(caret).replace(uncounted, '').length;
  let place = text.length;
  for (let left = after; place > 0 && left > 0; place -= 1) {
    if (text[place - 1] !== ',') left -= 1;
  }
  return place;
}
