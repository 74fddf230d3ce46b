import { expect, test } from 'vitest';
import { percentOff, split } from './market.ts';

test.each([
  [4500, 4050, 10],
  [6000, 5350, 10],
  [9000, 9000, 0],
])('%d for %d is %d%% off, never more than it is', (face, price, percent) => {
  expect(percentOff({ face, price })).toBe(percent);
});

test.each([
  [12_150, 5000, true, { points: 5000, won: 7150 }],
  [4050, 5000, true, { points: 4050, won: 0 }],
  [12_150, 5000, false, { points: 0, won: 12_150 }],
])('%d won with %d points', (total, points, mayUse, expected) => {
  expect(split(total, points, mayUse)).toEqual(expected);
});
