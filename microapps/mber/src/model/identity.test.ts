import { expect, it } from 'vitest';
import { isBirth, isUnderFourteen } from './identity.ts';

it.each([
  ['900215', '2', true],
  ['150504', '3', true],
  ['900231', '2', false],
  ['9002', '2', false],
  ['', '', false],
  // Born tomorrow.
  ['261122', '3', false],
])('a birth of %j with digit %j is one: %s', (birth, residentKind, is) => {
  expect(isBirth({ birth, residentKind }, '20261121')).toBe(is);
});

it.each([
  ['121121', '3', false],
  ['121122', '3', true],
  ['121121', '1', false],
  ['', '', false],
])('(R306) born %s with digit %s is under 14 on 2026-11-21 in Seoul: %s', (birth, residentKind, is) => {
  expect(isUnderFourteen({ birth, residentKind }, new Date('2026-11-21T00:00:00+09:00'))).toBe(is);
});
