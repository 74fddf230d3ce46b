import { expect, it } from 'vitest';
import { amountText, caretIn, typedAmount, withUnit } from './amountText.ts';

it.each([
  ['', 0, '', null],
  ['원', 0, '', null],
  ['0', 0, '0', 0],
  ['007', 0, '7', 7],
  ['1234567', 0, '1,234,567', 1_234_567],
  ['1,234,567원', 0, '1,234,567', 1_234_567],
  ['12３４', 0, '1,234', 1234],
  ['1234.56', 0, '1,234', 1234],
  ['.', 0, '', null],
  ['.', 2, '0.', 0],
  ['12.', 2, '12.', 1200],
  ['12.3', 2, '12.3', 1230],
  ['$1,234.567', 2, '1,234.56', 123_456],
  ['0.29', 2, '0.29', 29],
  ['9007199254740991', 0, '9,007,199,254,740,991', Number.MAX_SAFE_INTEGER],
] as const)('reads %j with %i decimals as %j', (raw, decimals, text, value) => {
  expect(typedAmount(raw, decimals)).toEqual({ text, value });
});

it.each(['-500', '−1', '1.2.3', '9007199254740992'])(
  'leaves %j alone: it cannot be told for certain',
  (raw) => {
    expect(typedAmount(raw, 2)).toBeNull();
  },
);

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
