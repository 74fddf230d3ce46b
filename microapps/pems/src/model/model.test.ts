import { expect, test } from 'vitest';
import {
  cleanNumber,
  duesOf,
  isFreeMonth,
  isOpenAt,
  monthsOld,
  numberProblem,
  spacedNumber,
} from './animal.ts';
import { foundOf, readWish } from './report.ts';

test.each([
  ['410160010000017', null],
  ['900113000123456', null],
  ['840003000123456', null],
  ['41016001000001', 'length'],
  ['444444444444444', 'same'],
  ['000160010000017', 'country'],
  ['897160010000017', 'country'],
])('of a number %s by itself is wrong: %s', (number, problem) => expect(numberProblem(number)).toBe(problem));

test('a number is read from whatever stands around it, and told in groups', () => {
  expect(cleanNumber(' 410-1600-1000-0017 ')).toBe('410160010000017');
  expect(spacedNumber('410160010000017')).toBe('410 1600 1000 0017');
});

test('ages are whole months, also at the end of one', () => {
  expect([monthsOld('20260131', '20260228'), monthsOld('20260131', '20260301')]).toEqual([1, 1]);
  expect(monthsOld('20261005', '20261120')).toBe(1);
});

test('what is due comes by its day; shots only within a month; of the dead nothing', () => {
  const one = { id: 'A', name: '초코', state: 'registered' as const, registerBy: '', lostBy: '', shots: [] };
  const shots = [
    { kind: 'rabies' as const, dueOn: '20261210' },
    { kind: 'combined' as const, dueOn: '20270301' },
    { kind: 'heartworm' as const, dueOn: '20261118' },
  ];
  const all = [
    { ...one, shots },
    { ...one, state: 'dead' as const, shots },
    { ...one, state: 'none' as const, registerBy: '20261201' },
  ];
  expect(duesOf(all, '20261120').map(({ kind, days }) => [kind, days])).toEqual([
    ['heartworm', -2],
    ['register', 11],
    ['rabies', 20],
  ]);
});

test('months without a fine, and who is open', () => {
  expect(
    ['04', '05', '06', '07', '09', '10', '11'].filter((month) => isFreeMonth(`2026${month}01`)),
  ).toHaveLength(4);
  const clinic = { opens: '0900', closes: '1900', rest: [0] };
  expect(isOpenAt(clinic, '20261120185959')).toBe(true);
  expect(isOpenAt(clinic, '20261120190000')).toBe(false);
  expect(isOpenAt(clinic, '20261122120000')).toBe(false);
});

test('an address that says nonsense shows all', () => {
  const all = [
    { type: 'lost' as const, kind: 'dog' as const, colour: 'brown' as const, regionCode: 'YDP' },
    { type: 'notice' as const, kind: 'cat' as const, colour: 'gray' as const, regionCode: 'MPO' },
  ];
  expect(foundOf(all, readWish(new URLSearchParams('type=x&kind=bird')))).toHaveLength(2);
  expect(foundOf(all, readWish(new URLSearchParams('kind=cat&region=MPO')))).toEqual([all[1]]);
});
