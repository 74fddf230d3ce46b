import { describe, expect, test } from 'vitest';
import {
  canChoose,
  type DayBook,
  isTaken,
  latestCheckOut,
  nightsOf,
  priceOf,
  stayProblem,
  usableStay,
} from './days.ts';

// Thursday to Tuesday; Sunday the 29th is sold out.
const book: DayBook = {
  first: '20261126',
  last: '20261201',
  maxNights: 3,
  days: [
    { date: '20261126', price: 46000, left: 3 },
    { date: '20261127', price: 85000, left: 1 },
    { date: '20261128', price: 85000, left: 2 },
    { date: '20261129', price: 46000, left: 0 },
    { date: '20261130', price: 95000, left: 2 },
    { date: '20261201', price: 46000, left: 2 },
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

describe('a day that is taken', () => {
  const days = [
    { date: '20261126', price: null, left: null },
    { date: '20261127', price: null, left: 0 },
    { date: '20261128', price: null, left: null, isClosed: true },
  ];
  test.each([
    ['nobody counts what is left', '20261126', false],
    ['nothing is left', '20261127', true],
    ['at rest', '20261128', true],
    ['not in the book', '20261129', true],
  ])('%s', (_, date, answer) => {
    expect(isTaken({ first: '20261126', last: '20261130', days }, date)).toBe(answer);
  });

  test('what has no price of its own has none in a stay', () => {
    const stay = { checkIn: '20261126', checkOut: '20261127' };
    expect(priceOf({ first: '20261126', last: '20261130', days }, stay)).toBeNull();
  });
});

describe('what is wrong with a stay', () => {
  test.each([
    ['three nights', '20261126', '20261129', null],
    ['the last night', '20261201', '20261202', null],
    ['too early', '20261125', '20261126', 'tooEarly'],
    ['no night', '20261126', '20261126', 'tooShort'],
    ['backwards', '20261128', '20261126', 'tooShort'],
    ['not chosen', '', '', 'tooShort'],
    ['four nights', '20261126', '20261130', 'tooLong'],
    ['one night past the last', '20261201', '20261203', 'tooLate'],
  ])('%s', (_, checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut }, book)).toBe(problem);
  });

  test('one night at a time unless told', () => {
    const { maxNights: _, ...plain } = book;
    expect(stayProblem({ checkIn: '20261126', checkOut: '20261128' }, plain)).toBe('tooLong');
    expect(latestCheckOut(plain, '20261126')).toBe('20261127');
  });
});

test('a stay lists its nights by the day they begin', () => {
  expect(nightsOf({ checkIn: '20261130', checkOut: '20261202' })).toEqual(['20261130', '20261201']);
  expect(nightsOf({ checkIn: '20261130', checkOut: '20261130' })).toEqual([]);
  expect(nightsOf({ checkIn: '', checkOut: '' })).toEqual([]);
});

describe('dates from before', () => {
  const free = { ...book, days: book.days.map((night) => ({ ...night, left: 1 })) };

  test.each([
    ['as long as one may stay', '20261126', '20261129', true],
    ['longer than one may stay', '20261126', '20261130', false],
    ['not open any more', '20261125', '20261127', false],
  ])('%s', (_, checkIn, checkOut, isKept) => {
    const stay = { checkIn, checkOut };
    expect(usableStay(free, stay)).toEqual(isKept ? stay : { checkIn: '', checkOut: '' });
  });

  test('a night that is sold out meanwhile lets go of the whole stay', () => {
    expect(usableStay(book, { checkIn: '20261128', checkOut: '20261130' })).toEqual({
      checkIn: '',
      checkOut: '',
    });
  });
});
