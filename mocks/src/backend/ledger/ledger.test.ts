import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON, openMock } from '../testing/openMock.ts';
import { minorUnits } from './index.ts';
import { InsufficientFundsError, Ledger } from './Ledger.ts';
import { firstRate, rateOf } from './rates.ts';

const at = '2026-11-21T00:00:00.000Z';
const move = (from: string, to: string, amount: number, currency = 'KRW') => ({
  at,
  kind: 'test',
  entries: [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ],
});

describe('the ledger', () => {
  it('books all entries or none', () => {
    const ledger = new Ledger();
    ledger.post(move('opening', 'bank:1', 1000));
    expect(() => ledger.post(move('bank:1', 'merchant:1', 1001))).toThrow(InsufficientFundsError);
    expect(() =>
      ledger.post({ at, kind: 'test', entries: [{ account: 'bank:1', currency: 'KRW', amount: -10 }] }),
    ).toThrow(RangeError);
    expect(() => ledger.post(move('bank:1', 'merchant:1', 0.5))).toThrow(RangeError);
    expect(ledger.balance('bank:1', 'KRW')).toBe(1000);
    expect(ledger.postings()).toHaveLength(1);
  });

  it('adds up to nothing in each currency, whatever is booked', () => {
    const account = fc.constantFrom('opening', 'bank:1', 'bank:2', 'merchant:1', 'fees');
    const currency = fc.constantFrom('KRW', 'USD', 'PNT');
    const step = fc.tuple(account, account, fc.integer({ min: 0, max: 10 ** 9 }), currency);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const ledger = new Ledger();
        for (const [from, to, amount, unit] of steps) {
          try {
            ledger.post(move(from, to, amount, unit));
          } catch (error) {
            if (!(error instanceof InsufficientFundsError)) throw error;
          }
        }
        expect(Object.values(ledger.totals()).every((sum) => sum === 0)).toBe(true);
        expect(ledger.balance('bank:1', 'KRW')).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('opens with what a persona has, once, and shows it at /_mocks/ledger', async () => {
    const { reset, get } = openMock();
    await reset('member');
    const look = async () => (await get('/_mocks/ledger')).body as Shown;
    const first = await look();
    expect(first.balances['bank:W000000001:12345601234567']).toEqual({ KRW: 2_450_000 });
    expect(new Set(Object.values(first.totals))).toEqual(new Set([0]));
    expect(Object.keys(first.totals).sort()).toEqual(Object.keys(minorUnits).sort());
    expect(await look()).toEqual(first);
  });
});

interface Shown {
  totals: Record<string, number>;
  balances: Record<string, Record<string, number>>;
}

it('quotes the same rate for the same day, as an exact decimal text', () => {
  expect(rateOf('USD', NOON)).toEqual(rateOf('USD', NOON));
  expect(rateOf('USD', NOON).rate).toMatch(/^1[34]\d\d\.\d\d$/);
  expect(rateOf('JPY', NOON).unit).toBe(100);
});

it('the first minute at which a rate reaches a level is the one that a look at every minute finds', () => {
  const start = Date.parse('2026-11-20T22:30:00+09:00');
  const until = start + 4 * 86_400_000;
  const rateAt = (at: number) => Number(rateOf('USD', new Date(at)).rate.replace('.', ''));
  const minutes = Array.from({ length: (until - start) / 60_000 }, (_, at) => start + (at + 1) * 60_000);
  const rates = minutes.map(rateAt);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  for (const share of [-0.1, 0, 0.2, 0.5, 0.8, 1, 1.1]) {
    const level = Math.round(low + (high - low) * share);
    for (const fits of [(rate: number) => rate >= level, (rate: number) => rate <= level]) {
      const slow = minutes[rates.findIndex(fits)];
      expect(firstRate('USD', { after: start, until }, fits)).toBe(slow);
    }
  }
});
