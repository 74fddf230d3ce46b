import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';
import { maskName } from './masks.ts';

test.each([
  ['이*준\u202e', '이*준'],
  ['커피값 \u202e고마워요', '커피값 고마워요'],
  ['Café \u2067x\u2069', 'Café x'],
  ['스타숲 커피', '스타숲 커피'],
  ['مقهى', '\u2068مقهى\u2069'],
  ['קפה 24', '\u2068קפה 24\u2069'],
])('%j stands in a sentence as %j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});

test('a mask counts and keeps no mark that turns text round', () => {
  expect(maskName('이서준\u202e')).toBe('이*준');
  expect(maskName('\u202e이서준')).toBe('이*준');
  expect(maskName('👨‍👩‍👧 김')).not.toContain('\u200d');
});
