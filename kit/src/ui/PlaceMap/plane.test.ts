import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '../../format/index.ts';
import {
  drawn,
  isNearest,
  isSeen,
  namedPins,
  pinsOf,
  project,
  stepOf,
  viewAround,
  viewOf,
  zoomed,
} from './plane.ts';

const box = { width: 358, height: 240 };
const inSeoul = fc.record({
  latitude: fc.double({ min: 37.4, max: 37.7, noNaN: true }),
  longitude: fc.double({ min: 126.8, max: 127.2, noNaN: true }),
});
const some = fc.array(inSeoul, { minLength: 1, maxLength: 12 });
const spotOf = (place: { latitude: number; longitude: number }, count: number) => ({
  id: `P${count}`,
  name: `지점 ${count}`,
  place,
});

it('is true to scale: px between two pins are their kilometres', () => {
  fc.assert(
    fc.property(inSeoul, inSeoul, (a, b) => {
      const view = viewOf([a, b], box);
      const [from, to] = [project(a, view, box), project(b, view, box)];
      const km = Math.hypot(to.x - from.x, to.y - from.y) / view.scale;
      expect(Math.abs(km - distanceBetween(a, b))).toBeLessThan(0.02 + km / 200);
    }),
  );
});

it('shows all places, and the nearest around somebody, with room for their pins', () => {
  fc.assert(
    fc.property(some, inSeoul, (places, here) => {
      const all = viewOf(places, box);
      for (const place of places) expect(isSeen(project(place, all, box), box)).toBe(true);
      const around = viewAround(here, places, box);
      const near = places.toSorted((a, b) => distanceBetween(here, a) - distanceBetween(here, b)).slice(0, 3);
      for (const place of near) expect(isSeen(project(place, around, box), box)).toBe(true);
      expect(project(here, around, box)).toEqual({ x: 179, y: 120 });
    }),
  );
});

it('draws each place once: alone or with those too near it, none over another; the chosen one alone and last', () => {
  fc.assert(
    fc.property(some, (places) => {
      const spots = places.map(spotOf);
      const view = viewOf(places, box);
      const pins = pinsOf(spots, view, box);
      expect(pins.flatMap((pin) => pin.spots.map(({ id }) => id)).sort()).toEqual(
        spots.map(({ id }) => id).sort(),
      );
      for (const [count, { x, y }] of pins.entries())
        for (const other of pins.slice(count + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(34);
      expect(
        pinsOf(spots, view, box, 'P0')
          .at(-1)
          ?.spots.map(({ id }) => id),
      ).toEqual(['P0']);
      for (const id of namedPins(pins, box))
        expect(pins.find(({ spots: [one] }) => one?.id === id)?.spots).toHaveLength(1);
    }),
  );
});

it('keeps its anchor where it is when it comes nearer, follows the finger, and does not go nearer than 100 m', () => {
  fc.assert(
    fc.property(inSeoul, inSeoul, fc.integer({ min: -200, max: 200 }), (a, b, by) => {
      const view = { ...viewOf([a, b], box), scale: 20 };
      const before = project(a, view, box);
      const after = project(a, zoomed(view, 2, a), box);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1.5);
      const moved = project(a, drawn(view, by, -by), box);
      expect(Math.hypot(moved.x - before.x - by, moved.y - before.y + by)).toBeLessThan(1.5);
    }),
  );
  const one = viewOf([{ latitude: 37.5, longitude: 127 }], box);
  expect(isNearest(one)).toBe(true);
  expect(zoomed(one, 2)).toEqual(one);
});

it('measures by round distances of 40 to 100 px', () => {
  const centre = { latitude: 37.5, longitude: 127 };
  for (const [scale, km] of [
    [1200, 0.05],
    [100, 1],
    [33, 2],
    [1, 100],
  ] as const) {
    expect(stepOf({ centre, scale })).toBeCloseTo(km, 6);
    expect(stepOf({ centre, scale }) * scale).toBeGreaterThan(39);
  }
});
