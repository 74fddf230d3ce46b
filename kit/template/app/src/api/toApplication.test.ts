import { expect, test } from 'vitest';
import { toApplication, toTerm } from './toApplication.ts';

test('a term takes our names', () => {
  const wire = { hirkStpulId: 'FZZ_01', stpulName: '약관', stpulCtnt: '내용', mandanYn: true };
  expect(toTerm(wire)).toEqual({ id: 'FZZ_01', title: '약관', text: '내용', mandatory: true });
});

test('an application takes our names', () => {
  const wire = { aplyNo: '7', aplyNm: '홍길동', aplyAmt: 50000, aplyYmd: '20261121' };
  expect(toApplication(wire)).toEqual({ number: '7', name: '홍길동', amount: 50000, date: '20261121' });
});
