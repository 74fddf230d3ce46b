import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishNamePattern, fullEnglishName, shapeEnglishName } from './englishName.ts';
import { isShown, stateOf, sumsOf, type Transaction } from './history.ts';
import { variantFor } from './nation.ts';
import { toListPage } from './page.ts';
import { accountName, type PayAccount, wonOf } from './payAccount.ts';
import { type PayUser, stageOf } from './payUser.ts';
import {
  changeOf,
  dayBefore,
  hundredths,
  linePoints,
  mainCurrencies,
  shownCurrencies,
  shownRate,
} from './rate.ts';

const user: PayUser = {
  ...{ isUser: true, hasPointWallet: true, hasPassword: true },
  ...{ lastAccountNo: '', lastBankCode: '', lastMeans: undefined, hasReadGuide: false },
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

  test('are told with commas and two decimals, and lose nothing', () => {
    expect(shownRate(139_120)).toBe('1,391.20');
    expect(shownRate(5)).toBe('0.05');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(hundredths(shownRate(value).replaceAll(',', ''))).toBe(value);
      }),
    );
  });

  test('say how they moved', () => {
    expect(changeOf('1391.20', '1390.00')).toEqual({ amount: 120, direction: 'up' });
    expect(changeOf('8.55', '8.60')).toEqual({ amount: 5, direction: 'down' });
    expect(changeOf('8.55', '8.55')).toEqual({ amount: 0, direction: 'same' });
    expect(changeOf('x', '8.55')).toBeUndefined();
    expect(dayBefore('20260301')).toBe('20260228');
  });

  test('make a line that stays within its box', () => {
    const box = { width: 320, height: 120, margin: 8 };
    const course = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(course, (values) => {
        const days = values.map((value) => ({ date: '20261121', won: shownRate(value).replaceAll(',', '') }));
        const points = linePoints(days, box);
        expect(points).toHaveLength(values.length);
        for (const { x, y } of points) {
          expect(x >= 8 - 1e-6 && x <= 312 + 1e-6 && y >= 8 - 1e-6 && y <= 112 + 1e-6).toBe(true);
        }
      }),
    );
    expect(linePoints([{ date: '20261121', won: '1.00' }], box)).toEqual([]);
    expect(
      linePoints(
        [
          { date: '1', won: 'x' },
          { date: '2', won: '1.00' },
        ],
        box,
      ),
    ).toEqual([]);
  });
});

const transaction: Transaction = {
  ...{ serial: 'P1', date: '20261118', at: '20261118101010', result: '1', mode: '06', isCancelled: false },
  ...{ cancelledAt: '', originalSerial: '', merchant: '', address: '', merchantId: '', terminalId: '' },
  ...{ network: '', nation: { code: 'TH', ko: '태국', en: 'Thailand' }, rate: '', rateUnit: '' },
  ...{ claim: { amount: '', currency: '' }, sentClaim: { amount: '', currency: '' }, codeText: '' },
  local: { amount: '12.50', currency: 'USD' },
  principal: { amount: '17000', currency: 'KRW' },
  paid: { amount: '17000', currency: 'KRW' },
  localFee: { amount: '0.00', currency: 'USD' },
  fee: { amount: '0', currency: 'KRW' },
  ...{ before: '', after: '', means: '2', accountNo: '' },
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

  test('a day’s sum is what left the purses: refunds came back, what is under way took nothing', () => {
    const yen = { ...transaction, paid: { amount: '1200', currency: 'JPY' } };
    const refund = { ...transaction, originalSerial: 'P0', paid: { amount: '5000', currency: 'KRW' } };
    const all = [transaction, refund, yen, { ...transaction, result: '0' }, { ...transaction, result: '3' }];
    expect(sumsOf(all)).toEqual([
      { amount: '12000', currency: 'KRW' },
      { amount: '1200', currency: 'JPY' },
    ]);
    expect(sumsOf([refund])).toEqual([{ amount: '-5000', currency: 'KRW' }]);
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
    ...{ bankCode: '004', bankName: '국민은행', number: '12345601234567', product: 'ONE통장' },
    ...{ kind: '01', alias: '', balance: 1, available: 1 },
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
