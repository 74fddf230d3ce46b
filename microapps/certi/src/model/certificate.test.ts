import { expect, test } from 'vitest';
import { daysLeft } from './certificate.ts';

test('counts the days that are left as home does: none on the last one', () => {
  expect(daysLeft('20261130', '20261127')).toBe(3);
  expect(daysLeft('20261130', '20261130')).toBe(0);
});
