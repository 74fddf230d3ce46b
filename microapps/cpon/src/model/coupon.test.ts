import { expect, test } from 'vitest';
import {
  type Coupon,
  daysLeft,
  endsSoon,
  found,
  isCouponNumber,
  landingOf,
  tabOf,
  yearlyWorth,
} from './coupon.ts';
import { closedBecause, type Present } from './present.ts';

const today = '20261120';
const coupon = (changes: Partial<Coupon>): Coupon => ({
  id: 'C1',
  kind: 'goods',
  name: '아메리카노',
  brand: '구름커피',
  face: 4500,
  balance: 0,
  endsOn: '20261130',

  state: 'usable',
  canGive: true,
  boughtOn: '',
  serial: '1',
  benefit: null,
  ...changes,
});

test('days are those of Seoul: the last one counts as nought and is good until its midnight', () => {
  expect(daysLeft({ endsOn: today }, today)).toBe(0);
  expect(endsSoon(coupon({ endsOn: '20261127' }), today)).toBe(true);
  expect(endsSoon(coupon({ endsOn: '20261128' }), today)).toBe(false);
  expect(endsSoon(coupon({ endsOn: today, state: 'used' }), today)).toBe(false);
});

test('(R852) each state stands behind one tab, what ends first stands first', () => {
  const states = ['usable', 'used', 'applied', 'refunded', 'runOut', 'withdrawn'] as const;
  expect(states.map(tabOf)).toEqual(['usable', 'used', 'used', 'used', 'over', 'over']);
  const all = [
    coupon({ id: 'B', endsOn: '20270101' }),
    coupon({ id: 'A', name: '라테' }),
    coupon({ id: 'U', state: 'used' }),
  ];
  const ids = (changes: Partial<Parameters<typeof found>[1]>) =>
    found(all, { tab: 'usable', kind: '', words: '', sort: 'ends', ...changes }).map(({ id }) => id);
  expect(ids({})).toEqual(['A', 'B']);
  expect(ids({ words: ' 구름커피 라' })).toEqual(['A']);
  expect(ids({ kind: 'amount' })).toEqual([]);
  expect(ids({ sort: 'name' })).toEqual(['A', 'B']);
});

test('a better rate is told on ten million won, cut to whole won', () => {
  expect([0.3, 0.5, 1, 0.0015].map(yearlyWorth)).toEqual([30_000, 50_000, 100_000, 200]);
});

test.each([
  ['8812000000000019', true],
  ['8812000000000018', false],
  ['881200000000001', false],
  ['88120000000000190', false],
  ['881200000000001x', false],
])('sixteen digits, the last of which checks the others: %s', (digits, isRight) => {
  expect(isCouponNumber(digits)).toBe(isRight);
});

test('(R809) an offer opens at its platform’s address, else the common one; any but https leads nowhere', () => {
  const hot = (common: string, ios = '') => ({
    id: 'H',
    name: '',
    partner: '',
    landing: { common, ios, android: '' },
  });
  const own = hot('https://www.example.com/a', 'https://www.example.com/ios');
  expect(landingOf(own, 'ios')).toBe('https://www.example.com/ios');
  expect(landingOf(own, 'android')).toBe('https://www.example.com/a');
  expect(landingOf(own, undefined)).toBe('https://www.example.com/a');
  for (const bad of ['javascript:alert(1)', 'cinema://coupon', 'intent://x', ''])
    expect(landingOf(hot(bad), undefined)).toBeNull();
});

test('why a present cannot be received: its giver, its end, somebody else’s number', () => {
  const present = (changes: Partial<Present>) =>
    closedBecause({ state: 'waiting', isSent: false, ...changes } as Present);
  expect(present({})).toBeNull();
  expect(present({ isSent: true, state: 'received' })).toBe('own');
  expect(present({ isForAnother: true })).toBe('another');
  expect(
    (['received', 'takenBack', 'cameBack', 'usedUp'] as const).map((state) => present({ state })),
  ).toEqual(['received', 'takenBack', 'cameBack', 'usedUp']);
});
