import { expect, it } from 'vitest';
import { creditOf, lawOf, pointsOf } from './law.ts';

it.each([
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
])(
  'brings tax back: in %i %i won after %i (disaster area: %s) bring %i',
  (year, amount, before, isDisaster, won) => {
    expect(creditOf(year, before, amount, isDisaster)).toBe(won);
  },
);

it('gives points without a rest, and never above their most', () => {
  expect([pointsOf(100_000, 30), pointsOf(123_450, 28), pointsOf(100_000, 50)]).toEqual([
    30_000, 34_566, 30_000,
  ]);
});

it('limits a year by its law', () => {
  expect([lawOf(2024).limit, lawOf(2026).limit]).toEqual([5_000_000, 20_000_000]);
});
