import { expect, test } from 'vitest';
import { toItem } from './toItem.ts';

const wire = { itemNo: '1', itemNm: '이용', itemAmt: 12000, useYmd: '20261121', itemStcd: '01' };

test('an item takes our names', () => {
  expect(toItem(wire)).toEqual({ number: '1', name: '이용', amount: 12000, date: '20261121', kind: 'used' });
});

test('status 09 is a cancelled one', () => {
  expect(toItem({ ...wire, itemStcd: '09' }).kind).toBe('cancelled');
});
