import { describe, expect, it } from 'vitest';
import { bandCredit, lateCharge } from './charges.ts';

describe('lateCharge', () => {
  const national = { first: 3000, running: 22, from: 1_500_000, unit: 'day', most: 1825 } as const;
  const local = { first: 3000, running: 660, from: 450_000, unit: 'month', most: 60 } as const;

  it.each([
    ['nothing on the due day', national, 2_000_000, '20261120', [0, 0, 0]],
    ['both parts 25 days later', national, 2_000_000, '20261026', [60_000, 11_000, 25]],
    ['no running part below its sum', national, 1_499_990, '20261026', [44_990, 0, 0]],
    ['two whole months', local, 612_340, '20260916', [18_370, 8080, 2]],
    ['one month a day short of two', local, 612_340, '20260921', [18_370, 4040, 1]],
    ['the first part alone to a small sum', local, 449_000, '20260220', [13_470, 0, 0]],
    ['sixty months at most', local, 450_000, '20200101', [13_500, 178_200, 60]],
  ] as const)('adds %s', (_, rule, base, dueOn, [first, running, count]) => {
    expect(lateCharge(rule, { base, dueOn }, '20261120')).toEqual({ first, running, count });
  });
});

describe('bandCredit', () => {
  const bands = [
    { upTo: 100_000, rate: 1000 },
    { upTo: 200_000, rate: 440 },
    { upTo: null, rate: 165 },
  ];

  it.each([
    [100_000, 0, 100_000],
    [200_000, 0, 144_000],
    [100_000, 80_000, 55_200],
    [20_000_000, 0, 3_411_000],
  ])('counts the whole sum: %i after %i bring %i', (amount, before, won) => {
    expect(bandCredit(bands, before, amount)).toBe(won);
  });

  it('brings the same however a sum is cut', () => {
    for (let first = 1000; first < 400_000; first += 7000) {
      expect(bandCredit(bands, 0, first) + bandCredit(bands, first, 400_000 - first)).toBe(
        bandCredit(bands, 0, 400_000),
      );
    }
  });

  it('brings nothing without a law', () => {
    expect(bandCredit([], 0, 100_000)).toBe(0);
  });
});
