import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Amount, formatCount, formatMoney } from './formatMoney.ts';

it.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-1234567, '-1,234,567'],
  [1234.5, '1,234.5'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [12345678901234567890n, '12,345,678,901,234,567,890'],
  [-1000n, '-1,000'],
  ['1234567', '1,234,567'],
  ['1234567.50', '1,234,567.50'],
  ['-0.00', '0.00'],
  ['-0.5', '-0.5'],
  ['-0.05', '-0.05'],
  [1e-7, '0.0000001'],
  [-2.5e-7, '-0.00000025'],
  [{} as never, ''],
  ['0001234', '1,234'],
  ['1,234,567', '1,234,567'],
  ['12345678901234567890.123456789', '12,345,678,901,234,567,890.123456789'],
  [' 1000 ', '1,000'],
  ['+1000', '1,000'],
  ['', ''],
  ['won', ''],
  ['1e3', ''],
  ['1.2.3', ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [null, ''],
  [undefined, ''],
] as [Amount, string][])('(R419) shows %s as %j', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
  expect(formatCount(amount)).toBe(text);
});

it('only adds commas', () => {
  fc.assert(
    fc.property(fc.bigInt(), (amount) => {
      expect(formatMoney(amount).replaceAll(',', '')).toBe(String(amount));
      expect(formatMoney(amount)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
    }),
  );
});
