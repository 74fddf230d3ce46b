import { expect, test } from 'vitest';
import { isPayUrl } from './isPayUrl.ts';

test.each([
  ['/_mocks/pg/pay?token=1', true],
  ['https://pay.example.com/start?id=1', true],
  ['https://pay.example.com', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://pay.example.com', false],
  ['javascript:alert(1)', false],
  ['https://pay.example.com@evil.example/', false],
  ['https://', false],
  ['', false],
])('the pay address %s is followed: %s', (url, answer) => {
  expect(isPayUrl(url)).toBe(answer);
});
