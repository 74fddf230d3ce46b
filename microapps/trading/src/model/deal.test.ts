import { expect, test } from 'vitest';
import { feeOf, partOf, sumsOf } from './deal.ts';

test.each([
  [48_000, 3_500, 'seller', { fee: 480, pays: 51_500, gets: 51_020 }],
  [350_000, 0, 'half', { fee: 3_000, pays: 351_500, gets: 348_500 }],
  [9_000, 0, 'buyer', { fee: 100, pays: 9_100, gets: 9_000 }],
  [10_150, 0, 'half', { fee: 101, pays: 10_201, gets: 10_100 }],
] as const)('FEE_DOWN, HALF_BUYER_UP: %i and %i, fee by %s', (price, delivery, feePayer, sums) => {
  expect(sumsOf({ price, delivery, feePayer })).toEqual(sums);
});

test('PART_DOWN: per cent are cut to won; a fee is 100 won at least and 3,000 at most', () => {
  expect(partOf(9_000, 35)).toBe(3_150);
  expect(partOf(9_999, 35)).toBe(3_499);
  expect([feeOf(1_000), feeOf(2_000_000)]).toEqual([100, 3_000]);
});
