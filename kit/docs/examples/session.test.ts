import { isNationalCertificate, nativeLoginTarget, toPerson } from '@wallet/kit/session';
import { expect, test } from 'vitest';

test('a person has our names; birth is always whole', () => {
  const person = toPerson({ walletMberIdnfiNo: 'W1', custName: '김하늘', birth: '900215', custGubn: '2' });
  expect(person).toMatchObject({ memberId: 'W1', name: '김하늘', birth: '19900215' });
});

test('what a login code stands for, and where a login in the app leads, is decided in one place', () => {
  expect(isNationalCertificate('02K1')).toBe(true);
  expect(nativeLoginTarget('1', { isServiceJoin: 'Y' })).toBe('/mber/FME23000');
});
