import { addDays } from '@wallet/kit/format';
import { expect, it } from 'vitest';
import { interestOf, paidOut } from './units.ts';

const before = (day: string, days: number) => addDays(day, -days);

it.each([
  ['120 days at 3.1%', 1_234_500, before('20261120', 120), '20261120', 0, 12_580, 1_247_080],
  [
    '46 days at 3.5% and 200 at 3.1%',
    640_000,
    before('20250228', 46),
    addDays('20250228', 200),
    0,
    13_690,
    653_690,
  ],
  ['arrears are taken out first', 87_650, before('20261120', 45), '20261120', 50_000, 330, 37_980],
  ['arrears above the sum leave nothing', 87_650, before('20261120', 45), '20261120', 100_000, 330, 0],
  ['paid today', 640_000, '20261120', '20261120', 0, 0, 640_000],
] as const)('adds interest to a refund, %s', (_, refundAmount, payYmd, today, arrsAmt, intrAmt, paid) => {
  expect(interestOf(refundAmount, payYmd, today)).toBe(intrAmt);
  expect(paidOut({ refundAmount, intrAmt, arrsAmt })).toBe(paid);
});
