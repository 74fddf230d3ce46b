import { expect, it } from 'vitest';
import { place } from './place.ts';

const screen = { width: 320, height: 640 };
const bubble = { width: 200, height: 60 };
const at = (left: number, top: number) => place({ left, top, width: 44, height: 44 }, bubble, screen);

it('goes above the middle of what it explains', () => {
  expect(at(138, 300)).toEqual({ left: 60, top: 236 });
});

it('goes below where there is no room above', () => {
  expect(at(138, 20)).toEqual({ left: 60, top: 68 });
});

it('stays within the screen', () => {
  expect(at(0, 300).left).toBe(8);
  expect(at(276, 300).left).toBe(112);
  expect(place({ left: 0, top: 20, width: 44, height: 44 }, { width: 304, height: 600 }, screen)).toEqual({
    left: 8,
    top: 32,
  });
});
