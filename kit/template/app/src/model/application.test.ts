import { expect, test } from 'vitest';
import { agreedIds } from './application.ts';

test('terms whose box was emptied again are not agreed to', () => {
  expect(agreedIds({ A: true, B: false })).toEqual(['A']);
  expect(agreedIds({})).toEqual([]);
});
