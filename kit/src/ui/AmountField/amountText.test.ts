import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  caretIn,
  editAmount,
  editBetween,
  type ReadAmount,
  readAmount,
  withUnit,
} from './amountText.ts';

const empty: ReadAmount = { text: '', value: null, problem: null };

/** Key by key, as a keyboard gives them. */
function typed(keys: string, decimals: number): ReadAmount {
  return [...keys].reduce(
    (before, added) => editAmount(before, { head: before.text, added, tail: '' }, decimals),
    empty,
  );
}

const pasted = (text: string, decimals: number) =>
  editAmount(empty, { head: '', added: text, tail: '' }, decimals);

it.each([
  ['', 0, '', null],
  ['원', 0, '', null],
  ['0', 0, '0', 0],
  ['007', 0, '7', 7],
  ['1234567', 0, '1,234,567', 1_234_567],
  ['1,234,567원', 0, '1,234,567', 1_234_567],
  ['₩ 3,000', 0, '3,000', 3000],
  ['1 500 P', 0, '1,500', 1500],
  ['12３４', 0, '1,234', 1234],
  ['.', 2, '0.', 0],
  ['12.', 2, '12.', 1200],
  ['12.3', 2, '12.3', 1230],
  ['$1,234.56', 2, '1,234.56', 123_456],
  ['125,50', 2, '125.50', 12_550],
  ['1.234,56 THB', 2, '1,234.56', 123_456],
  ['1,234', 2, '1,234', 123_400],
  ['0.29', 2, '0.29', 29],
  ['9007199254740991', 0, '9,007,199,254,740,991', Number.MAX_SAFE_INTEGER],
] as const)('reads %j with %i decimals as %j', (raw, decimals, text, value) => {
  expect(readAmount(raw, decimals)).toEqual({ text, value, problem: null });
});

it.each([
  ['1234.56', 0, 'amountDecimals'],
  ['1.234', 0, 'amountDecimals'],
  ['.', 0, 'amountDecimals'],
  ['12.345', 2, 'amountDecimals'],
  ['1,5', 0, 'amountUnclear'],
  ['125,50', 0, 'amountUnclear'],
  ['12,34', 0, 'amountUnclear'],
  ['1,2345', 2, 'amountUnclear'],
  ['-500', 2, 'amountUnclear'],
  ['−1', 2, 'amountUnclear'],
  ['1.2.3', 2, 'amountUnclear'],
  ['1e5', 0, 'amountUnclear'],
  ['1만 5천', 0, 'amountUnclear'],
  ['3,000원 보냄 2건', 0, 'amountUnclear'],
  ['9007199254740992', 2, 'amountTooLarge'],
  ['9'.repeat(100), 0, 'amountUnclear'],
] as const)(
  'refuses %j with %i decimals and says %s, with what was typed left there',
  (raw, decimals, id) => {
    expect(readAmount(raw, decimals)).toMatchObject({ text: raw, value: null, problem: { id } });
  },
);

describe('typed key by key', () => {
  it.each([
    // 123,456 yen, 15 baht and 12,550 baht were what these became.
    ['1234.56', 0, '1234.56', null],
    ['125,50', 0, '125,50', null],
    ['1,5', 2, '1.5', 150],
    ['125,50', 2, '125.50', 12_550],
    ['1234.567', 2, '1234.567', null],
    ['1,500', 2, '1.500', null],
    ['1,234,567', 0, '1,234,567', 1_234_567],
    ['1234567', 0, '1,234,567', 1_234_567],
    ['1234.5', 2, '1,234.5', 123_450],
  ] as const)('%j with %i decimals is %j', (keys, decimals, text, value) => {
    expect(typed(keys, decimals)).toMatchObject({ text, value });
  });

  it('what is mended is an amount again', () => {
    const bad = typed('1234.5', 0);
    expect(editAmount(bad, { head: '1234', added: '', tail: '' }, 0)).toMatchObject({ value: 1234 });
  });
});

const places = fc.constantFrom(0, 2);
const anyKey = fc.constantFrom(...'0123456789.,\u00a0원-');

it('never gives an amount that the text does not say: whatever is typed or pasted, no separator is lost', () => {
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 12 }), places, (keys, decimals) => {
      for (const read of [typed(keys.join(''), decimals), pasted(keys.join(''), decimals)]) {
        if (read.value === null) continue;
        // What is shown is what is meant, to the digit.
        expect(readAmount(amountText(read.value, decimals), decimals).value).toBe(read.value);
        const [whole = '', fraction = ''] = read.text.replaceAll(',', '').split('.');
        expect(Number(whole + fraction.padEnd(decimals, '0'))).toBe(read.value);
        const raw = keys.join('').replace(/[^\d.,]/g, '');
        const digits = raw.replace(/\D/g, '').replace(/^0+/, '');
        expect((whole + fraction).replace(/^0+/, '')).toBe(digits);
        // A point, and a comma before fewer than three digits, stand where they stood.
        const last = /[.,](\d*)$/.exec(raw)?.[1];
        if (last !== undefined && last.length < 3) expect(fraction).toBe(last);
        else if (last !== undefined) expect(last.length === 3 || raw.includes(',')).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

it('reads back every amount that it writes, at once, key by key and pasted', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), places, (value, decimals) => {
      const text = amountText(value, decimals);
      expect(readAmount(text, decimals)).toEqual({ text, value, problem: null });
      expect(typed(text.replaceAll(',', ''), decimals).value).toBe(value);
      expect(pasted(text, decimals).value).toBe(value);
    }),
  );
});

it('moves its own commas with the digits, wherever one is put in or taken out', () => {
  const before = readAmount('1,234,567', 0);
  expect(editAmount(before, { head: '1,', added: '9', tail: '234,567' }, 0).text).toBe('19,234,567');
  expect(editAmount(before, { head: '1,2', added: '', tail: '4,567' }, 0).text).toBe('124,567');
  // Pasted over "234": it looks like the field's own comma, and is the customer's digits in its place.
  expect(editAmount(readAmount('1,234', 0), { head: '1,', added: '5', tail: '' }, 0).text).toBe('15');
  expect(editBetween('1,234', '1,5')).toEqual({ head: '', added: '1,5', tail: '' });
  expect(editBetween('1,234', '1,2345')).toEqual({ head: '1,234', added: '5', tail: '' });
});

it.each([
  [0, 0, '0'],
  [1_234_567, 0, '1,234,567'],
  [5, 2, '0.05'],
  [123_456, 2, '1,234.56'],
  [null, 0, ''],
  [-1, 0, ''],
  [1.5, 0, ''],
] as const)('writes %j with %i decimals as %j', (value, decimals, text) => {
  expect(amountText(value, decimals)).toBe(text);
});

it('keeps the digits behind the caret behind it', () => {
  expect(caretIn('12,345', '12345', 5)).toBe(6);
  expect(caretIn('19,234', '19,234', 2)).toBe(3);
  expect(caretIn('234', '234', 0)).toBe(0);
  expect(caretIn('1,234', '1,24', 4)).toBe(5);
});

it('puts a word’s space before a unit that is not Korean', () => {
  expect([withUnit('1,000', '원'), withUnit('1,000', 'KRW')]).toEqual(['1,000원', '1,000\u00a0KRW']);
});
