import { describe, expect, test } from 'vitest';
import { englishNamePattern, fullEnglishName, shapeEnglishName } from './englishName.ts';
import { isShown, stateOf, sumsOf, type Transaction } from './history.ts';
import { variantFor } from './nation.ts';
import { toListPage } from './page.ts';
import { accountName, type PayAccount, wonOf } from './payAccount.ts';
import { type PayUser, stageOf } from './payUser.ts';
import { dayBefore, mainCurrencies, shownCurrencies } from './rate.ts';

const user: PayUser = {
  isUser: true,
  hasPointWallet: true,
  hasPassword: true,

  lastAccountNo: '',
  lastBankCode: '',
  lastMeans: undefined,
  hasReadGuide: false,
};

describe('how far a member has come', () => {
  test.each([
    [{ isUser: false, hasPointWallet: false }, 0, 'wallet'],
    [{ isUser: false }, 0, 'join'],
    [{}, 0, 'account'],
    [{ hasPassword: false }, 0, 'account'],
    [{ hasPassword: false }, 1, 'password'],
    [{}, 1, 'ready'],
  ] as const)('%o with %i accounts: %s', (facts, accounts, stage) => {
    expect(stageOf({ ...user, ...facts }, accounts)).toBe(stage);
  });
});

describe('rates', () => {
  test('(R481, R668) the four come first and in their order, others behind them once', () => {
    expect(mainCurrencies).toEqual(['USD', 'EUR', 'JPY', 'CNY']);
    expect(shownCurrencies(['THB', 'JPY', 'IDR', 'THB', 'USD'])).toEqual([
      ...['USD', 'EUR', 'JPY', 'CNY', 'THB', 'IDR'],
    ]);
  });

  test('stand beside those of the day before', () => {
    expect(dayBefore('20260301')).toBe('20260228');
  });
});

const transaction: Transaction = {
  serial: 'P1',
  date: '20261118',
  at: '20261118101010',
  result: '1',
  mode: '06',
  isCancelled: false,

  cancelledAt: '',
  originalSerial: '',
  merchant: '',
  address: '',
  merchantId: '',
  terminalId: '',

  network: '',
  nation: { code: 'TH', ko: '태국', en: 'Thailand' },
  rate: '',
  rateUnit: '',

  claim: { amount: '', currency: '' },
  sentClaim: { amount: '', currency: '' },
  codeText: '',
  local: { amount: '12.50', currency: 'USD' },
  principal: { amount: '17000', currency: 'KRW' },
  paid: { amount: '17000', currency: 'KRW' },
  localFee: { amount: '0.00', currency: 'USD' },
  fee: { amount: '0', currency: 'KRW' },

  before: '',
  after: '',
  means: '2',
  accountNo: '',
};

describe('history', () => {
  test('(R484, R513) says what each was', () => {
    expect(stateOf(transaction)).toBe('paid');
    expect(stateOf({ ...transaction, mode: '03' })).toBe('withdrawn');
    expect(stateOf({ ...transaction, isCancelled: true })).toBe('cancelled');
    expect(stateOf({ ...transaction, originalSerial: 'P0' })).toBe('refund');
    expect(['0', '2', '3', ''].map((result) => stateOf({ ...transaction, result }))).toEqual([
      'pending',
      'failed',
      'failed',
      'paid',
    ]);
  });

  test('a day’s sum is what was paid: neither what was cancelled counts, nor its refund, nor what is under way', () => {
    const yen = { ...transaction, paid: { amount: '1200', currency: 'JPY' } };
    const refund = { ...transaction, originalSerial: 'P0', paid: { amount: '5000', currency: 'KRW' } };
    const cancelled = { ...transaction, isCancelled: true };
    const open = [
      { ...transaction, result: '0' },
      { ...transaction, result: '3' },
    ];
    expect(sumsOf([transaction, cancelled, refund, yen, ...open])).toEqual([
      { amount: '17000', currency: 'KRW' },
      { amount: '1200', currency: 'JPY' },
    ]);
    expect(sumsOf([cancelled, refund])).toEqual([]);
  });

  test('an amount that is none is not shown', () => {
    expect(isShown({ amount: '12.50', currency: 'USD' })).toBe(true);
    for (const amount of ['', 'x', '1e9', '12.505']) expect(isShown({ amount, currency: 'USD' })).toBe(false);
    expect(isShown({ amount: '3.2', currency: 'XYZ' })).toBe(true);
  });

  test('(R482) pages end with the last', () => {
    expect(toListPage({ items: [1], pageNo: 1, pages: 3 }).next).toBe(2);
    expect(toListPage({ items: [1], pageNo: 3, pages: 3 }).next).toBeNull();
    expect(toListPage({ items: [], pageNo: 0, pages: 0 }).next).toBeNull();
  });
});

describe('accounts', () => {
  const account: PayAccount = {
    bankCode: '004',
    bankName: '국민은행',
    number: '12345601234567',
    product: 'ONE통장',

    kind: '01',
    alias: '',
    balance: 1,
    available: 1,
  };

  test('go by the customer’s own name for them, else by the product', () => {
    expect(accountName(account)).toBe('ONE통장');
    expect(accountName({ ...account, alias: '생활비' })).toBe('생활비');
  });

  test('hold won, or nobody knows', () => {
    expect(wonOf('2450000')).toBe(2_450_000);
    expect(wonOf('')).toBeUndefined();
    expect(wonOf('12.5')).toBeUndefined();
  });
});

test('(R433, R440) the nation ID and the currency IDR have pages of their own', () => {
  expect(variantFor('FGP51100', { currency: 'IDR' })).toBe('FGP51100Kftc');
  expect(variantFor('FGP95000', { nationCode: 'ID' })).toBe('FGP95000Kftc');
  expect(variantFor('FGP95000', { nationCode: 'TH' })).toBe('FGP95000');
});

test('a name is shaped as a passport has it', () => {
  expect(shapeEnglishName('kim ha-neul 김1')).toBe('KIM HA-NEUL ');
  expect(englishNamePattern.test('HA-NEUL')).toBe(true);
  for (const name of ['', ' KIM', 'KIM-', 'kim', '김']) expect(englishNamePattern.test(name)).toBe(false);
  expect(fullEnglishName({ surname: ' KIM ', givenName: 'HANEUL' })).toBe('KIM HANEUL');
});
