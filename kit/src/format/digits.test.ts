import { expect, test } from 'vitest';
import { codeIn, digitsOf, phoneFigures } from './digits.ts';

test.each([
  ['１２３４', undefined, '1234'],
  ['12-34 가56', 4, '1234'],
  ['', undefined, ''],
])('the figures of %j, at most %j: %j', (text, most, figures) => {
  expect(digitsOf(text, most)).toBe(figures);
});

test.each([
  ['[1588-9999] 월렛 인증번호 135790', '135790'],
  ['인증번호 １３５７９０ (1588-9999)', '135790'],
  ['135 790', '135790'],
  ['1357901', '135790'],
  ['1588', '1588'],
])('of %j the code is %j', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});

test.each([
  ['82-10-5555-1201', '01055551201'],
  ['+82 10 5555 1201', '01055551201'],
  ['0082 (0)10-5555-1201', '01055551201'],
  ['＋82 2 555 0101', '025550101'],
  ['０１０５５５５１２０１', '01055551201'],
  ['010-5555-12', '010555512'],
  ['8210', '8210'],
])('the phone number %j is %j', (text, figures) => {
  expect(phoneFigures(text)).toBe(figures);
});
