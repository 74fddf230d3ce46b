import { expect, test } from 'vitest';
import { countOf, monthsUntil, stopOf, usualMonth } from './practice.ts';

test.each([
  [{ price: 300, limit: 10_000, used: 0 }, 2.7, 70_000, 600, 600],
  [{ price: 100, limit: 10_000, used: 0 }, 3.8, 70_000, 300, 300],
  [{ price: 100, limit: 10_000, used: 0 }, 0.9, 70_000, 0, 0],
  [{ price: 3000, limit: 10_000, used: 0 }, 1, 600, 3000, 600],
  [{ price: 3000, limit: 10_000, used: 8000 }, 1, 600, 3000, 600],
  [{ price: 300, limit: 10_000, used: 9900 }, 1, 70_000, 300, 100],
  [{ price: 10, limit: 10_000, used: 10_000 }, 1, 70_000, 10, 0],
])(
  'WHOLE_UNITS_DOWN, CAP_CUT: %o times %d with %i left brings %i, of which %i count',
  (one, quantity, left, points, counted) => {
    expect(countOf(one, quantity, left)).toEqual({ points, counted });
  },
);

test('the budget stops before the year, the year before the activity', () => {
  const year = { limit: 70_000, used: 69_400, budgetGoneOn: '' };
  const full = { limit: 10_000, used: 10_000 };
  expect(stopOf(full, { ...year, budgetGoneOn: '20261101' })).toBe('budgetGone');
  expect(stopOf(full, { ...year, used: 70_000 })).toBe('yearReached');
  expect(stopOf(full, year)).toBe('capReached');
  expect(stopOf({ limit: 10_000, used: 0 }, year)).toBeNull();
});

test('months go back over the year, a usual month follows the prices', () => {
  expect(monthsUntil('20260123', 3)).toEqual(['202601', '202512', '202511']);
  expect(
    usualMonth([
      { id: 'receipt', price: 10 },
      { id: 'cup', price: 300 },
      { id: 'new', price: 900 },
    ]),
  ).toBe(2000);
});
