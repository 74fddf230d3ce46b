import { expect, test } from 'vitest';
import { amountProblem, creditOf, lawOf, pointsOf } from './donationLaw.ts';

const gives = (year: number, amount: number, before = 0, isDisaster = false) =>
  creditOf(year, { before, amount, isDisaster });

test.each([
  [2025, 100_000, 0, false, 100_000],
  [2026, 100_000, 0, false, 100_000],
  [2025, 200_000, 0, false, 116_500],
  [2026, 200_000, 0, false, 144_000],
  [2026, 100_000, 80_000, false, 55_200],
  [2025, 500_000, 0, false, 166_000],
  [2025, 500_000, 0, true, 232_000],
  [2026, 500_000, 0, false, 193_500],
  [2026, 500_000, 0, true, 243_000],
  [2025, 20_000_000, 0, false, 3_383_500],
  [2026, 20_000_000, 0, false, 3_411_000],
  [2022, 100_000, 0, false, 0],
])(
  'CREDIT_DOWN: in %i %i won after %i (disaster area: %s) bring %i',
  (year, amount, before, isDisaster, won) => {
    expect(gives(year, amount, before, isDisaster)).toBe(won);
  },
);

test('CREDIT_DOWN: whatever a year is cut into, its gifts bring what its sum brings', () => {
  for (let first = 1000; first < 400_000; first += 7000) {
    expect(gives(2026, first) + gives(2026, 400_000 - first, first)).toBe(gives(2026, 400_000));
  }
});

test('POINTS_DOWN: cut, and never above 30 %', () => {
  expect([pointsOf(100_000, 30), pointsOf(123_450, 28), pointsOf(100_000, 50)]).toEqual([
    30_000, 34_566, 30_000,
  ]);
});

test('an amount has 10,000 won, whole thousands, and what the year has left', () => {
  expect(lawOf(2024)?.limit).toBe(5_000_000);
  const left = 50_000;
  expect([9000, 10_500, 50_000, 51_000].map((amount) => amountProblem(amount, left))).toEqual([
    'least',
    'step',
    null,
    'limit',
  ]);
});
