import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDistance, distanceBetween, distanceText, type Place } from './distance.ts';

const seoul = { latitude: 37.5663, longitude: 126.9779 };
const busan = { latitude: 35.1798, longitude: 129.075 };
const jeju = { latitude: 33.4996, longitude: 126.5312 };

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('distances are those of the map', () => {
  expect(distanceBetween(seoul, busan)).toBeCloseTo(325, -1);
  expect(distanceBetween(seoul, jeju)).toBeCloseTo(454, -1);
  expect(distanceBetween(seoul, seoul)).toBe(0);
});

test('any two places are as far there as back, and never farther than half around the earth', () => {
  fc.assert(
    fc.property(places, places, (a, b) => {
      const there = distanceBetween(a, b);
      expect(there).toBeCloseTo(distanceBetween(b, a), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('the nearest comes first, and what has no place last; nothing is lost', () => {
  fc.assert(
    fc.property(places, fc.array(fc.record({ place: fc.option(places) })), (from: Place, all) => {
      const sorted = byDistance(all, from);
      expect(new Set(sorted.map(({ one }) => one))).toEqual(new Set(all));
      expect(sorted).toHaveLength(all.length);
      const distances = sorted.map(({ km }) => km ?? Number.POSITIVE_INFINITY);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }),
  );
});

test('a distance is read in metres, then in kilometres, with no more figures than it is worth', () => {
  expect([0, 0.004, 0.847, 0.996, 1, 1.24, 9.94, 9.96, 34.4].map(distanceText)).toEqual([
    '10m',
    '10m',
    '850m',
    '1km',
    '1km',
    '1.2km',
    '9.9km',
    '10km',
    '34km',
  ]);
});
