import { expect, test } from 'vitest';
import { type Chosen, changeCount, countsOf, limitOf, setCount, withCounts } from './ticketCount.ts';

const three: Chosen = ['adult', 'child', 'youth'];

test.each([
  ['(R845) a number is taken', 4, 10, 4],
  ['below one stays one', 0, 10, 1],
  ['above the places left stays there', 9, 2, 2],
  ['a text keeps the old value', '7', 10, 3],
  ['NaN keeps the old value', Number.NaN, 10, 3],
  ['a fraction keeps the old value', 2.5, 10, 3],
])('%s: %s of at most %i is %i', (_, given, limit, count) => {
  expect(setCount(three, given, limit)).toHaveLength(count);
});

test.each([
  [1, 4],
  [-1, 2],
  [-9, 1],
  [99, 10],
  ['1', 3],
  [0.5, 3],
])('(R846) changed by %s, three become %i', (delta, count) => {
  expect(changeCount(three, delta, limitOf(20, 10))).toHaveLength(count);
});

test('the least of ten and what is left bounds it, and one can always be asked for', () => {
  expect([limitOf(20, 10), limitOf(2, 10), limitOf(0, 10)]).toEqual([10, 2, 1]);
});

test('kinds sum to ticketCount: one more is a grown-up, one fewer the last kind added', () => {
  expect(changeCount(three, 1, 10)).toEqual(['adult', 'child', 'youth', 'adult']);
  expect(changeCount(three, -1, 10)).toEqual(['adult', 'child']);
  const counted = withCounts(three, { ...countsOf(three), child: 2, adult: 0 });
  expect(counted).toEqual(['child', 'youth', 'child']);
  expect(changeCount(counted, -1, 10)).toEqual(['child', 'youth']);
});
