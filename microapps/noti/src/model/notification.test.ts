import { expect, test } from 'vitest';
import { isNamedSpan, spanOf } from './notification.ts';

test.each([
  // 20 November 2026 is a Friday.
  ['20261120', '20261120235900', 'today'],
  ['20261120', '20261119000100', 'yesterday'],
  ['20261120', '20261118120000', 'week'],
  ['20261120', '20261116000000', 'week'],
  ['20261120', '20261115235959', '202611'],
  ['20261120', '20251120120000', '202511'],
  // On a Monday a week has only just begun, and on a Sunday it is nearly over.
  ['20261123', '20261122120000', 'yesterday'],
  ['20261123', '20261121120000', '202611'],
  ['20261122', '20261116120000', 'week'],
  ['20261120', '', ''],
])('on %s what came at %j is of %j', (today, at, span) => {
  expect(spanOf(at, today)).toBe(span);
  expect(isNamedSpan(span)).toBe(/^[a-z]+$/.test(span));
});
