import { cancelFee, type DayBook, peopleProblem, priceOf, withPeople } from '@wallet/kit/booking';
import { expect, test } from 'vitest';

const book: DayBook = {
  first: '20261127',
  last: '20261128',
  maxNights: 2,
  days: [
    { date: '20261127', price: 85_000, left: 1 },
    { date: '20261128', price: 46_000, left: 4 },
  ],
};

test('a stay costs what its nights cost', () => {
  expect(priceOf(book, { checkIn: '20261127', checkOut: '20261129' })?.total).toBe(131_000);
});

test('people stay within their bounds', () => {
  const limits = { kinds: [{ kind: 'adult', min: 1 }, { kind: 'child' }], most: 4 } as const;
  const counts = withPeople(limits, { adult: 2, child: 0 }, 'child', 9);
  expect(counts).toEqual({ adult: 2, child: 2 });
  expect(peopleProblem(limits, counts)).toBeNull();
});

test('cancelling costs what the table says at that moment', () => {
  const rules = [
    { until: { days: 1 }, percent: 0 },
    { until: { hours: 3 }, percent: 10 },
  ];
  const at = new Date('2026-11-27T12:00:00+09:00');
  expect(cancelFee(rules, { begins: '20261127150000', paid: 59_800, at })).toMatchObject({
    fee: 5_980,
    refund: 53_820,
  });
});
