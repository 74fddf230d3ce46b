import { expect, it } from 'vitest';
import { formatPhone, phoneDigits } from './phone.ts';

it.each([
  ['', ''],
  ['010', '010'],
  ['0101', '010-1'],
  ['0111234567', '011-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678 9', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['0082 10 1234 5678', '010-1234-5678'],
  ['+82 010 1234 5678', '010-1234-5678'],
  ['abc', ''],
])('writes %j as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it('sends digits only', () => {
  expect(phoneDigits('010-1234-5678')).toBe('01012345678');
});
