import { expect, it } from 'vitest';
import { inWords } from './inWords.ts';

it.each([
  [0, ''],
  [1, '일 원'],
  [10, '십 원'],
  [1_500, '천오백 원'],
  [10_000, '만 원'],
  [50_000, '오만 원'],
  [123_000, '십이만 삼천 원'],
  [100_010_000, '일억 만 원'],
  [-5, ''],
  [1.5, ''],
])('says %s as %s', (won, said) => {
  expect(inWords(won)).toBe(said);
});
