import { expect, test } from 'vitest';
import { allMandatoryAgreed, type Term } from './application.ts';

const terms: Term[] = [
  { id: 'A', title: '약관', text: '내용', mandatory: true },
  { id: 'B', title: '소식', text: '내용', mandatory: false },
];

test('mandatory terms must be agreed to, others need not', () => {
  expect(allMandatoryAgreed(terms, { A: true })).toBe(true);
  expect(allMandatoryAgreed(terms, { B: true })).toBe(false);
});

test('no terms at all are not agreed to', () => {
  expect(allMandatoryAgreed([], {})).toBe(false);
});
