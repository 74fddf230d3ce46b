import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextZoom, pixelsPerPoint, zooms } from './pages.ts';

it('never draws a canvas that an iPhone cannot, nor more than three pixels a point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (width, ratio, device) => {
        const pixels = pixelsPerPoint(width, ratio, device);
        expect(pixels).toBeGreaterThan(0);
        expect(pixels).toBeLessThanOrEqual(3);
        expect(width * width * ratio * pixels * pixels).toBeLessThanOrEqual(16_000_001);
      },
    ),
  );
});

it('is as sharp as the screen where that is possible', () => {
  expect(pixelsPerPoint(390, Math.SQRT2, 2)).toBe(2);
});

it('grows and shrinks by steps, and stays at the ends', () => {
  const walk = (step: 1 | -1, from: number) =>
    zooms.reduce<number[]>((all) => [...all, nextZoom(all.at(-1) ?? from, step)], []);
  expect(walk(1, 1)).toEqual([1.5, 2, 3, 3]);
  expect(walk(-1, 3)).toEqual([2, 1.5, 1, 1]);
});
