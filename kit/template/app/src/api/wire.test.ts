import { v } from '@wallet/kit/schema';
import { expect, test } from 'vitest';
import { item } from './wire.ts';

const wire = { itemNo: '1', itemNm: '이용', itemAmt: 12000, useYmd: '20261121', itemStcd: '01' };

test('an item takes our names', () => {
  const used = { number: '1', name: '이용', amount: 12000, date: '20261121', kind: 'used' };
  expect(v.parse(item, wire)).toEqual(used);
});

test('status 09 is a cancelled one, and one that nobody knows is shown as used', () => {
  expect(v.parse(item, { ...wire, itemStcd: '09' }).kind).toBe('cancelled');
  expect(v.parse(item, { ...wire, itemStcd: '99' }).kind).toBe('used');
});
