import { expect, it } from 'vitest';
import { merchantFee } from './fees.ts';

it.each([
  [10_000, 50],
  // Half a percent of 10,001 won is 50.005: the begun won counts.
  [10_001, 51],
  [1, 1],
  [0, 0],
])('of %i won changed at a shop the fee is %i won', (principal, fee) => {
  expect(merchantFee(principal, true)).toBe(fee);
  expect(merchantFee(principal, false)).toBe(0);
});
