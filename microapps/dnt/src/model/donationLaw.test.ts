import { expect, test } from 'vitest';
import { amountProblem, creditOf, fullyBack, pointsOf } from './donationLaw.ts';

const law = {
  least: 10_000,
  step: 1000,
  mostPoints: 30,
  bands: [
    { upTo: 100_000, rate: 1000 },
    { upTo: 200_000, rate: 440 },
    { upTo: null, rate: 165 },
  ],
  inDisaster: [
    { upTo: 100_000, rate: 1000 },
    { upTo: 200_000, rate: 440 },
    { upTo: null, rate: 330 },
  ],
};

test('CREDIT_DOWN: the law that the service states says what comes back', () => {
  expect(creditOf(law, { before: 80_000, amount: 100_000, isDisaster: false })).toBe(55_200);
  expect(creditOf(law, { before: 0, amount: 500_000, isDisaster: true })).toBe(243_000);
  expect(fullyBack(law)).toBe(100_000);
  expect(fullyBack({ ...law, bands: [] })).toBe(0);
});

test('POINTS_DOWN: cut', () => {
  expect([pointsOf(100_000, 30), pointsOf(123_450, 28)]).toEqual([30_000, 34_566]);
});

test('an amount has the least sum, whole steps, and what the year has left', () => {
  expect([9000, 10_500, 50_000, 51_000].map((amount) => amountProblem(law, amount, 50_000))).toEqual([
    'least',
    'step',
    null,
    'limit',
  ]);
});
