import { expect, test } from 'vitest';
import { type Coupon, found } from './coupon.ts';

test('found finds Korean that comes apart into its letters', () => {
  const coupon = {
    name: '아메리카노',
    brand: '별빛커피',
    state: 'usable',
    kind: 'goods',
    endsOn: '20261231',
  } as Coupon;
  const filter = { tab: 'usable', kind: '', words: '커피'.normalize('NFD'), sort: 'ends' } as const;
  expect(found([coupon], filter as never)).toEqual([coupon]);
});
