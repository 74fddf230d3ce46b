import { expect, test } from 'vitest';
import { fingerprintOf, maskSerial, returnPath, standingOf } from './certificate.ts';

test.each([
  ['valid', false, 'valid'],
  ['valid', true, 'due'],
  ['locked', false, 'suspended'],
  ['expired', false, 'expired'],
  ['revoked', false, 'revoked'],
  ['replaced', false, 'revoked'],
] as const)('%s, renewable %s, looks %s', (state, isRenewable, look) => {
  const at = { state, isRenewable, validUntil: '20261203' };
  expect(standingOf(at, '20261121')).toEqual({ look, days: 12 });
});

test('a number is told from another, and not told', () => {
  expect(maskSerial('WC700001')).toBe('WC70****');
});

test.each([
  ['/pass/FPS20000?a=1', '/pass/FPS20000?a=1'],
  ['https://elsewhere.example', null],
  ['//elsewhere.example/x', null],
  ['', null],
  [null, null],
])('after signing %j leads to %j', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

test('another text has another fingerprint', async () => {
  const own = await fingerprintOf('30일');
  expect(own).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  expect(await fingerprintOf('90일')).not.toBe(own);
});
