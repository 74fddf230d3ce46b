import { expect, test } from 'vitest';
import { trainingDays } from './training.ts';

test.each([
  ['20261210090000', '20261215170000', 4, true],
  ['20261214090000', '20261217170000', 4, false],
  ['20261210090000', '20261210170000', 1, false],
])('a training from %s to %s takes %d days', (begins, ends, count, skipsWeekend) => {
  expect(trainingDays(begins, ends)).toEqual({ count, skipsWeekend });
});
