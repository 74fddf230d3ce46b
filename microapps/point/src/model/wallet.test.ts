import { expect, test } from 'vitest';
import { accountName, firstToLink, mayUnlink, shownNumber } from './account.ts';
import { returnPathOf } from './dueDiligence.ts';
import { hasMoney } from './wallet.ts';
import { isWalletRefusal } from './walletRefusals.ts';

const account = {
  accountNo: '12345601234567',
  bankCode: '004',
  bank: { ko: '국민은행', en: 'Kookmin Bank' },
  product: 'ONE통장',
  alias: '',
};

test('an account goes by its alias, or its product, and never by its whole number', () => {
  expect(accountName(account)).toBe('ONE통장');
  expect(accountName({ ...account, alias: '여행' })).toBe('여행');
  expect(shownNumber(account)).not.toContain('0123');
});

test('the main account is taken off last', () => {
  const [main, other] = [
    { ...account, isMain: true },
    { ...account, accountNo: '2', isMain: false },
  ];
  expect([mayUnlink(main, [main, other]), mayUnlink(other, [main, other]), mayUnlink(main, [main])]).toEqual([
    false,
    true,
    true,
  ]);
});

test('the first account that may be linked', () => {
  const own = (accountNo: string, isLinked: boolean) => ({ ...account, accountNo, isLinked });
  expect(firstToLink([own('1', true), own('2', false)])).toBe('2');
  expect(firstToLink([own('1', true)])).toBe('');
});

test('charged points and any currency are money', () => {
  expect(hasMoney({ charged: 0, foreign: [] })).toBe(false);
  expect(hasMoney({ charged: 0, foreign: [{ currency: 'USD', amount: '0.00' }] })).toBe(false);
  expect(hasMoney({ charged: 0, foreign: [{ currency: 'USD', amount: '0.01' }] })).toBe(true);
  expect(hasMoney({ charged: 1, foreign: [] })).toBe(true);
});

test.each([
  ['/gpayment/FGP31000?a=b', '/gpayment/FGP31000?a=b'],
  ['https://example.com', null],
  ['//example.com', null],
  ['/\\example.com', null],
  ['javascript:alert(1)', null],
  ['', null],
])('back from due diligence goes to %s as %s', (path, expected) => {
  expect(returnPathOf(new URLSearchParams({ returnPath: path }))).toBe(expected);
});

test('only codes that have words are refusals', () => {
  expect(isWalletRefusal('UBPT0011')).toBe(true);
  expect(isWalletRefusal('toString')).toBe(false);
  expect(isWalletRefusal(undefined)).toBe(false);
});
