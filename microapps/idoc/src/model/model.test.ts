import { expect, test } from 'vitest';
import { gradesOf, isUsable, needsPhoto } from './card.ts';

test('grades of a school, when a photo is too old, which cards count', () => {
  expect(gradesOf('elementary').at(-1)).toBe('6');
  expect(gradesOf('high')).toEqual(['1', '2', '3']);
  expect(needsPhoto({ photoOn: '20231101' }, '20261123')).toBe(true);
  expect(needsPhoto({ photoOn: '20240301' }, '20261123')).toBe(false);
  expect((['valid', 'soon', 'expired', 'ended'] as const).filter((state) => isUsable({ state }))).toEqual([
    'valid',
    'soon',
  ]);
});
