import { expect, it } from 'vitest';
import { phoneText } from './phoneText.ts';

it.each([
  ['01055551201', '010-5555-1201'],
  ['0315550101', '031-555-0101'],
  ['0212345678', '02-1234-5678'],
  ['1588', '1588'],
  ['', ''],
])('%s is written %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
