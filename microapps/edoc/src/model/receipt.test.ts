import { expect, test } from 'vitest';
import { exchangeOf, monthOf, readFilter, shareOf, writeFilter } from './receipt.ts';

const today = '20261120';

test.each([
  ['a day before its end', '20261121', 'none', 'open', 1],
  ['on its last day', '20261120', 'none', 'today', 0],
  ['a day after', '20261119', 'none', 'over', 1],
  ['of what was refunded', '20261130', 'all', 'refunded', 0],
  ['of a part that was refunded', '20261130', 'part', 'open', 10],
  ['of what no shop takes back', '', 'none', 'never', 0],
] as const)('a return %s', (_, exchangeUntil, refunded, state, days) => {
  expect(exchangeOf({ exchangeUntil, refunded, isRefund: false }, today)).toEqual({ state, days });
});

test('a month is whole, in a leap year too; an address that asks for another time is not followed', () => {
  expect(monthOf('202802')).toEqual({ from: '20280201', to: '20280229' });
  for (const ym of ['', '202613', '202612', 'x'])
    expect(readFilter(new URLSearchParams({ ym }), today).ym).toBe('202611');
  const written = { ym: '202609', kinds: 'food,cafe', min: '1000', memo: 'Y' };
  expect(writeFilter(readFilter(new URLSearchParams(written), today))).toEqual(written);
});

test('what was given back has no share of a sum', () => {
  expect([shareOf(1, 3), shareOf(-5, 3), shareOf(0, 0)]).toEqual([33, 0, 0]);
});
