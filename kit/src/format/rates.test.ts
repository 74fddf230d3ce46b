import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertMinorUnits } from './minorUnits.ts';
import { formatRate, rateChange, rateHundredths, spreadRate } from './rates.ts';

describe('rates', () => {
  test('are told with commas and two decimals, and lose nothing', () => {
    expect(formatRate('1391.2')).toBe('1,391.20');
    expect(formatRate(5)).toBe('0.05');
    expect(formatRate('8.551')).toBe('8.551');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(rateHundredths(formatRate(value).replaceAll(',', ''))).toBe(value);
      }),
    );
  });

  test('say how they moved', () => {
    expect(rateChange('1391.20', '1390.00')).toEqual({ amount: 120, direction: 'up' });
    expect(rateChange('8.55', '8.60')).toEqual({ amount: 5, direction: 'down' });
    expect(rateChange('8.55', '8.55')).toEqual({ amount: 0, direction: 'same' });
    expect(rateChange('x', '8.55')).toBeUndefined();
  });

  test('preference takes a share off the spread, half up to the hundredth', () => {
    expect(spreadRate('1452.30', { spread: 175, preference: 50 }, 'buy')).toBe('1465.01');
    expect(spreadRate('1452.30', { spread: 175 }, 'buy')).toBe('1477.72');
    expect(spreadRate('938.47', { spread: 175, preference: 80 }, 'buy')).toBe('941.75');
    expect(spreadRate('930.10', { spread: 175 }, 'sell')).toBe('913.82');
    expect(spreadRate('x', { spread: 175 }, 'sell')).toBeUndefined();
    const won = (minor: number, from: 'USD' | 'JPY', rate: string, unit: number) =>
      convertMinorUnits(minor, { from, to: 'KRW', rate, unit }, 'down');
    expect(won(50_000, 'USD', '1465.01', 1)).toBe(732_505);
    expect(won(50_000, 'JPY', '941.75', 100)).toBe(470_875);
    expect(won(50_000, 'JPY', '913.82', 100)).toBe(456_910);
  });
});
