import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostOf } from './basis.ts';
import { rateMove } from './foreign.ts';
import { inAndOut, monthsUntil, rewardOf, sumOf } from './history.ts';
import { canRetryHere, refusalOf } from './orderRefusals.ts';
import { convertedPoints, type Partner } from './partner.ts';
import { splitEvenly } from './people.ts';

const partner: Partner = {
  code: 'MARU',
  name: { ko: '마루', en: 'Maru' },
  unit: { ko: '원', en: 'credits' },
  rates: { in: '0.85', out: '1' },
  least: 500,
  balance: 4700,
};

describe('amounts', () => {
  it('a bill that is split loses not a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 }), (total, people) => {
        const { each, own } = splitEvenly(total, people);
        expect(each * people + own).toBe(total);
        expect(own).toBeGreaterThanOrEqual(each);
      }),
    );
  });

  it('converting rounds down to whole points, and never makes more than the ratio', () => {
    expect(convertedPoints(999, partner, 'in')).toBe(849);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (amount) => {
        const result = convertedPoints(amount, partner, 'in');
        expect(Number.isSafeInteger(result)).toBe(true);
        expect(result * 100).toBeLessThanOrEqual(amount * 85);
        expect((result + 1) * 100).toBeGreaterThan(amount * 85);
      }),
    );
  });

  it('the tightest bound counts; what the wallet may hold only where points come in', () => {
    const basis = {
      balance: 300,
      charged: 200,
      limits: { once: 500, daily: 400, monthly: 900, held: 100 },
      account: { number: '', bankCode: '004', bank: { ko: '', en: '' }, alias: '', shown: '' },
    };
    expect(mostOf(basis, 'charge')).toBe(100);
    expect(mostOf(basis, 'send')).toBe(300);
    expect(mostOf(basis, 'withdraw')).toBe(200);
  });
});

it('a rate is compared exactly', () => {
  const points = { currency: 'USD', balance: 0, unit: 1, tradeRates: { buy: '1', sell: '1' } } as const;
  expect(rateMove({ ...points, rate: '1391.20', rateYesterday: '1391.1' })).toEqual({
    way: 'up',
    by: '0.10',
  });
  expect(rateMove({ ...points, rate: '912', rateYesterday: '912.55' })).toEqual({ way: 'down', by: '0.55' });
  expect(rateMove({ ...points, rate: '5', rateYesterday: '5.00' }).way).toBe('same');
});

it('months count back over the turn of the year', () => {
  expect(monthsUntil('20260215', 4)).toEqual(['202602', '202601', '202512', '202511']);
});

it('a refusal has our words, and says whether it can be tried again on the spot', () => {
  expect(refusalOf('UBPT0101')).toBe('overOnce');
  expect(refusalOf('toString')).toBeUndefined();
  expect(refusalOf(undefined)).toBeUndefined();
  expect(canRetryHere('UBPT0011')).toBe(true);
  expect(canRetryHere('UBPT0012')).toBe(false);
});

it('a sum has neither what was cancelled nor what gave it back, on whichever day that was', () => {
  const moves = [
    { amount: -5000, cancelled: 'this' },
    { amount: 5000, cancelled: 'other' },
    { amount: 700, cancelled: 'none' },
  ] as const;
  expect(sumOf(moves)).toBe(700);
  expect(sumOf(moves.slice(0, 1))).toBe(0);
});

describe('ways to earn', () => {
  it.each([
    ['하루 한 번, 최대 350P', '하루 한 번', '최대 350P'],
    ['Once a day, up to 350P', 'Once a day', 'up to 350P'],
    ['결제할 때마다 0.2%', '결제할 때마다', '0.2%'],
    ['추첨해 드려요', '추첨해 드려요', ''],
  ])('%s ends in what it brings, where it says so', (benefit, text, reward) => {
    expect(rewardOf(benefit)).toEqual({ text, reward });
  });

  it('a month is what came and what went, without what was cancelled', () => {
    const move = (amount: number, cancelled: 'none' | 'this' = 'none') => ({ amount, cancelled });
    expect(inAndOut([move(500), move(-200), move(900, 'this')])).toEqual({ came: 500, went: 200 });
  });
});
