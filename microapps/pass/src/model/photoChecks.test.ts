import { expect, test } from 'vitest';
import { portrait } from '../../testing/portrait.ts';
import { cropOf, photoProblem } from './photoChecks.ts';

test.each([
  ['a head in the middle before a white wall', {}, null],
  ['one a little larger', { scale: 1.06 }, null],
  ['a grey wall', { ground: 190 }, 'ground'],
  ['a shadow beside the head', { shadow: 170 }, 'ground'],
  ['nobody at all', { heads: [] }, 'face'],
  ['two people', { scale: 0.62, heads: [-0.24, 0.24] }, 'faces'],
  ['a head far to one side', { dx: 0.13 }, 'face'],
  ['a head too far away', { scale: 0.6 }, 'face'],
  ['a head that leans', { lean: 0.22 }, 'tilted'],
] as const)('%s', (_, given, problem) => {
  expect(photoProblem(portrait(given))).toBe(problem);
});

test('a picture is cut to 35 by 45 in its middle, and not made of too little', () => {
  expect(cropOf({ width: 826, height: 1200 })).toEqual({ left: 0, top: 69, width: 826, height: 1062 });
  expect(cropOf({ width: 380, height: 500 })).toBeNull();
});
