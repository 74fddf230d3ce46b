import { expect, test } from 'vitest';
import { lateBy } from './late.ts';

const national = { first: 3000, running: 22, from: 1_500_000, unit: 'day', most: 1825 } as const;
const local = { first: 3000, running: 660, from: 450_000, unit: 'month', most: 60 } as const;

test.each([
  ['in time on the due day', national, 2_000_000, '20261120', [0, 0, 0]],
  ['25 days late', national, 2_000_000, '20261026', [60_000, 11_000, 25]],
  ['below the sum from which it runs', national, 1_499_990, '20261026', [44_990, 0, 0]],
  ['two whole months late', local, 612_340, '20260916', [18_370, 8080, 2]],
  ['a day short of two months', local, 612_340, '20260921', [18_370, 4040, 1]],
  ['a small one, nine months late', local, 449_000, '20260220', [13_470, 0, 0]],
  ['never more than sixty months', local, 450_000, '20200101', [13_500, 178_200, 60]],
] as const)('%s', (_, rule, base, dueOn, [first, running, count]) => {
  expect(lateBy(rule, { base, dueOn }, '20261120')).toEqual({ first, running, count });
});
