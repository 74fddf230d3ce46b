import { expect, test } from 'vitest';
import { allAgreed, type Term } from './event.ts';

const terms: Term[] = [
  { id: 'A', title: '필수', text: '', mandatory: true },
  { id: 'B', title: '선택', text: '', mandatory: false },
];

test('only mandatory terms hold back who takes part', () => {
  expect(allAgreed(terms, { A: true })).toBe(true);
  expect(allAgreed(terms, { B: true })).toBe(false);
  expect(allAgreed([], {})).toBe(true);
});
