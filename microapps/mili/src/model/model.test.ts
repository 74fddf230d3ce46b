import { expect, test } from 'vitest';
import { reasonProblem } from './service.ts';
import { conditionsOf, countedAge } from './youth.ts';

const youth = {
  ageMonths: 26 * 12,
  serviceMonths: 18,
  minAge: 19,
  maxAge: 34,
  maxServiceMonths: 72,

  income: 36_000_000,
  maxIncome: 60_000_000,
  hasOldAccount: false,
  isServing: false,

  perMonth: 500_000,
  years: 3,
  rate: 6,
};
const missing = (changes: Partial<typeof youth>) =>
  conditionsOf({ ...youth, ...changes })
    .filter(({ isMet }) => !isMet)
    .map(({ kind }) => kind);

test.each([
  ['34 and 11 months', 419, 0, true],
  ['35 to the month', 420, 0, false],
  ['35 and 6 months with 18 of service', 426, 18, true],
  ['37 with 24 of service', 444, 24, false],
  ['38 with 48 of service', 456, 48, true],
  ['41 with 84, of which 72 count', 492, 84, false],
  ['a month under 19', 227, 0, false],
])('the age of the youth account: %s', (_, ageMonths, serviceMonths, isIn) => {
  expect(missing({ ageMonths, serviceMonths })).toEqual(isIn ? [] : ['age']);
});

test('each condition is told by itself; service counts six years at most', () => {
  expect(missing({ income: 60_000_001, hasOldAccount: true })).toEqual(['income', 'oldAccount']);
  expect(missing({ income: 0 })).toEqual(['income']);
  expect(countedAge({ ...youth, serviceMonths: 100 })).toBe(26 * 12 - 72);
});

test.each([
  ['five days before', { isOnDay: false, most: 0, used: 0 }, 5, null],
  ['four days before', { isOnDay: false, most: 0, used: 0 }, 4, 'late'],
  ['illness on the day', { isOnDay: true, most: 0, used: 9 }, 0, null],
  ['work for the seventh time', { isOnDay: false, most: 6, used: 6 }, 30, 'used'],
] as const)('a reason to postpone: %s', (_, rule, days, problem) => {
  expect(reasonProblem({ code: 'X', name: '', proof: '', ...rule }, days)).toBe(problem);
});
