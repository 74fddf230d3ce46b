import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Currency,
  convertMinorUnits,
  currencyDecimals,
  fromMinorUnits,
  isCurrency,
  toMinorUnits,
} from './minorUnits.ts';

const currencies: readonly Currency[] = [
  'KRW',
  'USD',
  'JPY',
  'THB',
  'TWD',
  'VND',
  'SGD',
  'IDR',
  'EUR',
  'CNY',
];
const anyCurrency = fc.constantFrom(...currencies);

describe('minor units', () => {
  it('(R509) knows the currencies of payment, and no other', () => {
    expect(currencies.every(isCurrency)).toBe(true);
    expect(['XXX', 'krw', '', 'toString'].some(isCurrency)).toBe(false);
    expect([currencyDecimals('KRW'), currencyDecimals('USD')]).toEqual([0, 2]);
  });

  it('reads decimal texts without losing a digit, and refuses what is not exact', () => {
    expect(toMinorUnits('12.5', 'USD')).toBe(1250);
    expect(toMinorUnits('0.07', 'USD')).toBe(7);
    expect(toMinorUnits('13000', 'KRW')).toBe(13_000);
    expect(toMinorUnits('13000.00', 'KRW')).toBe(13_000);
    for (const wrong of ['', '12.345', '1,000', '1e3', 'NaN', '9999999999999999', '.5', '5.'])
      expect(toMinorUnits(wrong, 'USD')).toBeUndefined();
    expect(toMinorUnits('0.5', 'KRW')).toBeUndefined();
  });

  it('reads what is owed, too, spaces aside, and no nothing below nothing', () => {
    expect(toMinorUnits(' -12.5 ', 'USD')).toBe(-1250);
    expect(toMinorUnits('-0.00', 'USD')).toBe(0);
    expect(fromMinorUnits(0, 'KRW')).toBe('0');
    expect(fromMinorUnits(-5, 'USD')).toBe('-0.05');
    // Fifteen digits of dollars are more cents than a number holds exactly.
    expect(toMinorUnits('999999999999999', 'USD')).toBeUndefined();
    expect(toMinorUnits('999999999999999', 'KRW')).toBe(999_999_999_999_999);
    expect(() => fromMinorUnits(0.5, 'USD')).toThrow('whole number of minor units');
  });

  it('comes back as it went, for any amount of any currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), anyCurrency, (minor, currency) => {
        expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toBe(minor === 0 ? 0 : minor);
      }),
    );
    expect(() => fromMinorUnits(0.5, 'USD')).toThrow(RangeError);
  });

  it('(R663) converts by whole numbers: what is paid is rounded up, what is got is rounded down', () => {
    const dollar = { from: 'USD', to: 'KRW', rate: '1391.20' } as const;
    expect(convertMinorUnits(1250, dollar, 'up')).toBe(17_390);
    expect(convertMinorUnits(1, dollar, 'up')).toBe(14);
    expect(convertMinorUnits(1, dollar, 'down')).toBe(13);
    const yen = { from: 'JPY', to: 'KRW', rate: '912.55', unit: 100 } as const;
    expect(convertMinorUnits(1000, yen, 'up')).toBe(9126);
    for (const rate of ['free', '', '.5', '5.', '-1', 'x912.55', '912.55x', '1234567890123'])
      expect(convertMinorUnits(1000, { ...yen, rate }, 'up'), rate).toBeUndefined();
  });

  it('converts into a currency with decimals, at a rate with none, spaces aside, and nothing into nothing', () => {
    const won = { from: 'KRW', to: 'USD', rate: ' 0.00072 ' } as const;
    expect(convertMinorUnits(1000, won, 'down')).toBe(72);
    expect(convertMinorUnits(1001, won, 'up')).toBe(73);
    expect(convertMinorUnits(250, { from: 'USD', to: 'KRW', rate: '1391' }, 'down')).toBe(3477);
    expect(convertMinorUnits(0, won, 'up')).toBe(0);
  });

  it('converts no part of a minor unit, nothing owed, by no part of a unit, and into nothing inexact', () => {
    const dollar = { from: 'USD', to: 'KRW', rate: '1391.20' } as const;
    for (const minor of [0.5, -1, Number.NaN, 2 ** 53])
      expect(convertMinorUnits(minor, dollar, 'up'), String(minor)).toBeUndefined();
    for (const unit of [0, -1, 1.5])
      expect(convertMinorUnits(100, { ...dollar, unit }, 'up'), String(unit)).toBeUndefined();
    expect(convertMinorUnits(100, { ...dollar, unit: 1 }, 'up')).toBe(1392);
    expect(convertMinorUnits(Number.MAX_SAFE_INTEGER, dollar, 'up')).toBeUndefined();
  });

  it('never gives a customer more than was paid for, whatever the rate', () => {
    const rate = fc.tuple(fc.integer({ min: 1, max: 10 ** 7 }), fc.constantFrom(1, 100, 1000, 10_000));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), rate, anyCurrency, (minor, [cents, unit], from) => {
        const conversion = { from, to: 'KRW', rate: (cents / 100).toFixed(2), unit } as const;
        const up = convertMinorUnits(minor, conversion, 'up') ?? -1;
        const down = convertMinorUnits(minor, conversion, 'down') ?? -1;
        expect(up - down === 0 || up - down === 1).toBe(true);
      }),
    );
  });
});
