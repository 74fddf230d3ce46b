import { expect, test } from 'vitest';
import { portrait } from '../../../mocks/e2e/portrait.ts';
import { type PortraitPlan, portraitCrop, portraitProblem } from './portrait.ts';

const passport: PortraitPlan = { width: 413, height: 531, look: 'passport' };
const card: PortraitPlan = { width: 450, height: 600, look: 'card' };

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
  expect(portraitProblem(portrait(given), passport)).toBe(problem);
});

test.each([
  ['any plain wall', { ground: 150 }, null],
  ['a head with its shoulders, less near', { scale: 0.75 }, null],
  ['a wall in two colours', { shadow: 120 }, 'ground'],
  ['nobody at all', { heads: [] }, 'face'],
  ['two people', { scale: 0.62, heads: [-0.24, 0.24] }, 'faces'],
] as const)('on a card: %s', (_, given, problem) => {
  expect(portraitProblem(portrait({ ...card, ...given }), card)).toBe(problem);
});

test('a picture is cut to 35 by 45 in its middle, and not made of too little', () => {
  const found = portraitCrop({ width: 826, height: 1200 }, passport);
  expect(found).toEqual({ left: 0, top: 69, width: 826, height: 1062 });
  expect(portraitCrop({ width: 380, height: 500 }, passport)).toBeNull();
});
