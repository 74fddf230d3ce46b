import { rateMove } from '@wallet/kit/format';
import { expect, test } from 'vitest';
import { changeOf, gainOf, gramsFor, gramsText, leastWon, spreadOn, wonFor } from './gold.ts';

const [buy, sell] = ['190995.78', '187213.69'];

test('what an amount buys and a weight costs, to the last won', () => {
  expect([gramsFor(100_000, buy), wonFor(52, buy), wonFor(350, buy)]).toEqual([52, 99_317, 668_485]);
  expect(gramsFor(leastWon(buy), buy)).toBe(1);
  expect(gramsFor(leastWon(buy) - 1, buy)).toBe(0);
  expect(gramsText(1_234_505)).toBe('12,345.05');
});

test('worth, gain and what the spread takes', () => {
  expect(gainOf({ grams: 500, cost: 800_000 }, sell)).toEqual({ worth: 936_068, gain: 136_068, rate: 17 });
  expect(gainOf({ grams: 500, cost: 940_000 }, sell)).toMatchObject({ gain: -3932, rate: -0.4 });
  expect(gainOf({ grams: 0, cost: 0 }, sell).rate).toBe(0);
  expect(spreadOn(100_000, { buy, sell })).toBe(99_317 - 97_351);
});

test('a change is told exactly', () => {
  expect(changeOf('200.00', '190.00')).toEqual({ won: '10.00', percent: '5.00', isUp: false, isSame: false });
  // As the price's own page rounds it: 0.666… is 0.67 on both.
  expect(changeOf('300.00', '302.00').percent).toBe(rateMove(30_200, 30_000).percent);
  expect(changeOf('200.00', '200.00').isSame).toBe(true);
});
