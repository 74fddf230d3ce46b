import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  appliedRate,
  type CashOrder,
  calendarText,
  coinWorth,
  type Rate,
  unitsFor,
  wonOf,
} from './exchange.ts';

const spreads = { cashBuy: '', cashSell: '', wireBuy: '', wireSell: '', before: null, spread: 175 };
const dollar: Rate = { ...spreads, currency: 'USD', unit: 1, base: '1452.30' };
const yen: Rate = { ...spreads, currency: 'JPY', unit: 100, base: '938.47' };

test('the sums of the service page, to the last won', () => {
  expect(wonOf(dollar, 500, appliedRate(dollar, 50))).toBe(732_505);
  expect(wonOf(dollar, 500, appliedRate(dollar, 0)) - 732_505).toBe(6355);
  expect(wonOf(yen, 50_000, appliedRate(yen, 80))).toBe(470_875);
  const coins = {
    currency: 'JPY',
    rate: '938.47',
    unit: 100,
    percent: 50,
    faces: [],
    most: 100,
    leftToday: 0,
    mostWon: 0,
  } as const;
  const pieces = [
    { face: 500, count: 7 },
    { face: 100, count: 12 },
    { face: 50, count: 3 },
  ];
  expect(coinWorth({ ...coins, faces: [] }, pieces)).toBe(22_757);
});

test('what won buy costs no more than they are, and no note less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), fc.constantFrom(1, 10, 1000), (won, smallest) => {
      for (const rate of [dollar, yen]) {
        const units = unitsFor(rate, won, rate.base, smallest);
        expect(units % smallest).toBe(0);
        expect(wonOf(rate, units, rate.base)).toBeLessThanOrEqual(won);
        expect(wonOf(rate, units + smallest, rate.base)).toBeGreaterThanOrEqual(won);
      }
    }),
  );
});

test('the calendar gets a whole day and a place whose commas stay', () => {
  const order = {
    id: 'FX1',
    date: '20261124',
    place: { name: '서울역', address: '2층, 맞이방' },
  } as CashOrder;
  expect(calendarText(order, '찾기')).toContain(
    'DTSTART;VALUE=DATE:20261124\r\nSUMMARY:찾기\r\nLOCATION:서울역\\, 2층\\, 맞이방',
  );
});
