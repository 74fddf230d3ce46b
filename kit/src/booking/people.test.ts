import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdUntil } from './hold.ts';
import { mostOf, type PeopleLimits, peopleProblem, peopleSum, withPeople } from './people.ts';

type Kind = 'adult' | 'youth' | 'child';
const limits: PeopleLimits<Kind> = {
  kinds: [
    { kind: 'adult', min: 1, price: 17_000 },
    { kind: 'youth', price: 13_000 },
    { kind: 'child', max: 3 },
  ],
  most: 6,
};
const counts = { adult: 2, youth: 1, child: 1 };

test('the sum counts everybody, and asks nothing of who is free', () => {
  expect(peopleSum(limits.kinds, counts)).toEqual({ count: 4, total: 47_000 });
});

test.each([
  ['adult', 4],
  ['youth', 3],
  ['child', 3],
] as const)('of %s there may be %i', (kind, most) => {
  expect(mostOf(limits, counts, kind)).toBe(most);
});

test.each([
  [0, 1],
  [3, 3],
  [99, 4],
  [-1, 1],
  [2.5, 2],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 2],
])('adults set to %d are %i', (asked, adult) => {
  expect(withPeople(limits, counts, 'adult', asked)).toEqual({ ...counts, adult });
});

test.each([
  [{ adult: 0, youth: 0, child: 0 }, 'tooFew'],
  [counts, null],
  [{ adult: 6, youth: 1, child: 0 }, 'tooMany'],
])('%o: %s', (asked, problem) => {
  expect(peopleProblem(limits, asked)).toBe(problem);
});

test('whatever is tapped, nobody comes beside the limits', () => {
  const taps = fc.array(
    fc.tuple(fc.constantFrom<Kind>('adult', 'youth', 'child'), fc.integer({ min: -3, max: 3 })),
  );
  fc.assert(
    fc.property(taps, (made) => {
      const end = made.reduce(
        (now, [kind, by]) => withPeople(limits, now, kind, now[kind] + by),
        counts as Readonly<Record<Kind, number>>,
      );
      expect(peopleProblem(limits, end)).toBeNull();
      expect(end.adult).toBeGreaterThanOrEqual(1);
      expect(end.child).toBeLessThanOrEqual(3);
    }),
  );
});

test.each([
  [60_001, 61],
  [1, 1],
  [0, 0],
  [-5, 0],
])('a hold that ends in %i ms has %i seconds', (ms, seconds) => {
  expect(holdUntil(1_000_000 + ms, 1_000_000)).toEqual({ seconds });
});
