import { describe, expect, test } from 'vitest';
import { bookingWindow, nightsOf, stayProblem } from './stay.ts';

const today = '20261120';

describe('the nights that can be booked', () => {
  test('begin tomorrow and end on the 42nd day, over the turn of the year', () => {
    expect(bookingWindow(today)).toEqual({ first: '20261121', last: '20270101' });
  });

  test.each([
    ['tomorrow, one night', '20261121', '20261122', null],
    ['three nights', '20261121', '20261124', null],
    ['the last night', '20270101', '20270102', null],
    ['tonight', '20261120', '20261121', 'tooEarly'],
    ['no night', '20261121', '20261121', 'tooShort'],
    ['backwards', '20261123', '20261121', 'tooShort'],
    ['four nights', '20261121', '20261125', 'tooLong'],
    ['one night past the last', '20270101', '20270103', 'tooLate'],
  ])('%s', (_, checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut }, today)).toBe(problem);
  });
});

test('a stay lists its nights by the day they begin', () => {
  expect(nightsOf({ checkIn: '20261130', checkOut: '20261202' })).toEqual(['20261130', '20261201']);
  expect(nightsOf({ checkIn: '20261130', checkOut: '20261130' })).toEqual([]);
});
