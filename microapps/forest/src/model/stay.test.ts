import { stayProblem } from '@wallet/kit/booking';
import { expect, test } from 'vitest';
import { bookingWindow, weekendStay } from './stay.ts';

const open = bookingWindow('20261120');

test('the nights that can be booked begin tomorrow and end on the 42nd day, over the turn of the year', () => {
  expect(open).toEqual({ first: '20261121', last: '20270101', maxNights: 3 });
});

test.each([
  ['the last night', '20270101', '20270102', null],
  ['tonight', '20261120', '20261121', 'tooEarly'],
  ['four nights', '20261121', '20261125', 'tooLong'],
])('%s', (_, checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, open)).toBe(problem);
});

test.each([
  ['Monday', '20261123', '20261127', false],
  ['Thursday', '20261126', '20261127', false],
  ['Friday', '20261127', '20261128', false],
  ['Saturday', '20261128', '20261204', true],
  ['Sunday', '20261129', '20261204', true],
])('the night of the weekend, looked for on a %s', (_, today, checkIn, isNext) => {
  const stay = weekendStay(today);
  expect([stay.checkIn, stay.isNext]).toEqual([checkIn, isNext]);
  expect(stayProblem(stay, bookingWindow(today))).toBe(null);
});
