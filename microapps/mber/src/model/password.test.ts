import { expect, it } from 'vitest';
import { passwordParts, passwordPattern } from './password.ts';

it.each([
  'abc12345!',
  'abcdefgh!',
  '12345678!',
  'abc12345',
  'a1!',
  'abc 12345!',
  `a1!${'x'.repeat(18)}`,
  '한글abc123!',
  '',
])('what is told of %j while it is typed says what the rule says in the end', (password) => {
  expect(Object.values(passwordParts).every((isMet) => isMet(password))).toBe(passwordPattern.test(password));
});
