import { stayProblem } from '@wallet/kit/booking';
import { expect, test } from 'vitest';
import { bookingWindow } from './stay.ts';

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
