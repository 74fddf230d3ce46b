import { expect, test } from 'vitest';
import { type Item, newestFirst } from './item.ts';

function item(number: string, date: string): Item {
  return { number, date, name: '이용', amount: 1000, kind: 'used' };
}

test('the newest comes first, and on one day the higher number', () => {
  const items = [item('1', '20261119'), item('2', '20261121'), item('3', '20261121')];
  expect(newestFirst(items).map(({ number }) => number)).toEqual(['3', '2', '1']);
});
