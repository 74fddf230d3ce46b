import fc from 'fast-check';
import { expect, it } from 'vitest';
import { interleaved, ratioOf, spreadOf } from './statistics.ts';

it('takes the middle of an odd number of runs and the mean of the two middle ones of an even number', () => {
  expect(spreadOf([9, 1, 5]).median).toBe(5);
  expect(spreadOf([10, 1, 2, 3]).median).toBe(2.5);
});

it('takes quartiles between the runs next to them', () => {
  expect(spreadOf([5, 1, 2, 3, 4])).toEqual({ median: 3, low: 2, high: 4, runs: 5 });
  expect(spreadOf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25, runs: 4 });
});

it('sorts as numbers, not as texts', () => {
  expect(spreadOf([100, 9, 20]).median).toBe(20);
});

it('keeps low, median and high in order and within the runs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }), (values) => {
      const { low, median, high } = spreadOf(values);
      expect(Math.min(...values)).toBeLessThanOrEqual(low);
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

it('makes no figure of nothing, and none of what is no number', () => {
  expect(() => spreadOf([])).toThrow(RangeError);
  expect(() => spreadOf([1, Number.NaN])).toThrow(RangeError);
  expect(() => ratioOf([1, 2], [1])).toThrow(RangeError);
});

it('compares within a round, so that a slow minute of the machine does not show', () => {
  expect(ratioOf([200, 2000, 20], [100, 1000, 10]).median).toBe(2);
});

it('measures every variant once a round, each round beginning with another', () => {
  const order = interleaved(['a', 'b', 'c'], 4);
  expect(order.map(({ item }) => item).join('')).toBe('abcbcacababc');
  expect(order.filter(({ round }) => round === 3)).toHaveLength(3);
  expect(interleaved([], 2)).toEqual([]);
});
