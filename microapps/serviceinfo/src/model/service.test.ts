import { namedServiceCodes } from '@wallet/kit/common';
import { expect, test } from 'vitest';
import { messages as en } from '../messages/en.ts';
import { messages as ko } from '../messages/ko.ts';
import { listed, readCode, type Service, serviceCodes } from './service.ts';

test('(R421) every code of the table, 01 to 47 without 41, 42, 44 and 46, is explained in both languages', () => {
  const table = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
    (code) => !['41', '42', '44', '46'].includes(code),
  );
  expect(serviceCodes).toEqual(table);
  expect(namedServiceCodes).toEqual(table);
  for (const about of [ko.about, en.about]) {
    expect(Object.keys(about).sort()).toEqual(table);
    expect(new Set(Object.values(about)).size).toBe(table.length);
  }
});

const service = (code: Service['code'], group: Service['group'], name: string): Service => ({
  code,
  group,
  name,
  about: `${name} 안내`,
  start: undefined,
});
const services = [
  service('29', 'pay', '포인트'),
  service('01', 'basic', '월렛'),
  service('05', 'pay', '쿠폰 Coupon'),
];

test('services stand under their groups in order, groups without any do not', () => {
  expect(listed(services, { words: '' }).map((each) => [each.group, each.services.length])).toEqual([
    ['basic', 1],
    ['pay', 2],
  ]);
});

test('words and what is joined narrow them', () => {
  const codes = (filter: Parameters<typeof listed>[1]) =>
    listed(services, filter).flatMap((each) => each.services.map(({ code }) => code));
  expect(codes({ words: 'coupon 안내' })).toEqual(['05']);
  expect(codes({ words: '', only: new Set(['29']) })).toEqual(['29']);
  expect(codes({ words: '쿠폰', only: new Set(['29']) })).toEqual([]);
});

test('an address names a code of the table or none', () => {
  expect(readCode(new URLSearchParams('code=14'))).toBe('14');
  for (const code of ['41', '48', '1', 'toString', ''])
    expect(readCode(new URLSearchParams({ code }))).toBeUndefined();
});
