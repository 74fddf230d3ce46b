import { describe, expect, test } from 'vitest';
import { canChoose, latestCheckOut, type NightBook, priceOf, soldOutNights } from './nights.ts';

// Thursday to Tuesday; Sunday the 29th is sold out.
const book: NightBook = {
  first: '20261126',
  last: '20261201',
  maxNights: 3,
  nights: [
    { date: '20261126', kind: 'weekday', price: 46000, roomsLeft: 3 },
    { date: '20261127', kind: 'weekend', price: 85000, roomsLeft: 1 },
    { date: '20261128', kind: 'weekend', price: 85000, roomsLeft: 2 },
    { date: '20261129', kind: 'weekday', price: 46000, roomsLeft: 0 },
    { date: '20261130', kind: 'peak', price: 95000, roomsLeft: 2 },
    { date: '20261201', kind: 'weekday', price: 46000, roomsLeft: 2 },
  ],
};

describe('what a stay costs', () => {
  test.each([
    ['20261126', '20261127', 46000],
    ['20261126', '20261128', 131000],
    ['20261126', '20261129', 216000],
    ['20261130', '20261202', 141000],
  ])('from %s to %s: %i won', (checkIn, checkOut, total) => {
    expect(priceOf(book, { checkIn, checkOut })?.total).toBe(total);
  });

  test('nights that are not open have no price', () => {
    expect(priceOf(book, { checkIn: '20261201', checkOut: '20261203' })).toBeNull();
    expect(priceOf(book, { checkIn: '20261201', checkOut: '20261201' })).toBeNull();
  });
});

describe('the last day to leave', () => {
  test.each([
    ['three nights are the limit', '20261126', '20261129'],
    ['one may leave on the day of a full night', '20261128', '20261129'],
    ['and not stay over it', '20261127', '20261129'],
    ['the last night that is open', '20261201', '20261202'],
    ['a full night cannot be begun', '20261129', '20261129'],
  ])('%s', (_, checkIn, checkOut) => {
    expect(latestCheckOut(book, checkIn)).toBe(checkOut);
  });
});

describe('what can be tapped in the calendar', () => {
  test.each([
    ['an arrival on a free night', '20261126', null, true],
    ['an arrival on a full night', '20261129', null, false],
    ['an arrival before the first night', '20261125', null, false],
    ['leaving on the day of a full night', '20261129', '20261128', true],
    ['another arrival after a full night', '20261130', '20261128', true],
    ['leaving on the morning after the last night', '20261202', '20261201', true],
    ['arriving on it', '20261202', null, false],
  ])('%s', (_, date, checkIn, answer) => {
    expect(canChoose(book, date, checkIn)).toBe(answer);
  });
});

test('the full nights of a stay are named', () => {
  expect(soldOutNights(book, { checkIn: '20261128', checkOut: '20261201' })).toEqual(['20261129']);
});
