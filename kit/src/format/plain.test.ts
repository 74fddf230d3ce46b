import { expect, test } from 'vitest';
import { dense, plain } from './plain.ts';

test('a search finds Hangul that comes apart into its letters, in any case and with any spaces', () => {
  expect(plain('  국립\u3000박물관 ABC '.normalize('NFD'))).toBe('국립 박물관 abc');
  expect(dense('국립 박물관'.normalize('NFD'))).toBe('국립박물관');
  // Initials that are typed stay what they are.
  expect(plain('ㅂㅁㄱ')).toBe('ㅂㅁㄱ');
});
