import { expect, test } from 'vitest';
import { feeRules, priceOf, returnFees } from './tariff.ts';
import { changeAt, fareOf, momentOf, type Ride, ridesOf } from './trains.ts';

const busan = (ymd: string, place = 9) => ridesOf(ymd, '0001', '0011')[place] as Ride;

test('fares by a table: Busan 59,800 and 83,700, Daejeon 23,700, Dongdaegu 43,500', () => {
  const ride = busan('20261123');
  expect([fareOf(ride), priceOf(ride, 'F', '1').tcktAmt]).toEqual([59_800, 83_700]);
  expect(['0007', '0008'].map((to) => fareOf(ridesOf('20261123', '0001', to)[0] as Ride))).toEqual([
    23_700, 43_500,
  ]);
  expect(changeAt('0015', '0011')).toBe('0001');
  expect(momentOf('20261123', 1500)).toBe('20261124010000');
});

test('each passenger has one discount, by the day, and none on the supplement of the first class', () => {
  const [monday, sunday] = [busan('20261123'), busan('20261122')];
  const paid = (ride: Ride, psgrCd: '2' | '3' | '5' | '7') => priceOf(ride, 'G', psgrCd).tcktAmt;
  expect([paid(monday, '2'), paid(monday, '7')]).toEqual([29_900, 14_950]);
  expect([paid(monday, '3'), paid(sunday, '3')]).toEqual([41_860, 59_800]);
  expect([paid(monday, '5'), paid(sunday, '5')]).toEqual([41_860, 59_800]);
  expect(priceOf(monday, 'F', '2').tcktAmt).toBe(53_800);
  expect(priceOf(monday, 'S', '3').tcktAmt).toBe(41_860);
});

// The train of 10:34. 2026-11-19 is a Thursday, 20 a Friday; 25 December a Friday and holiday; 1 January 2027 a Friday.
test.each([
  ['20261119', '2026-11-19T07:34:00', 0],
  ['20261119', '2026-11-19T07:34:01', 2990],
  ['20261119', '2026-11-19T10:34:00', 2990],
  ['20261119', '2026-11-19T10:34:01', null],
  ['20261120', '2026-11-18T23:59:59', 400],
  ['20261120', '2026-11-19T00:00:00', 2990],
  ['20261120', '2026-11-19T23:59:59', 2990],
  ['20261120', '2026-11-20T00:00:00', 5980],
  ['20261120', '2026-11-20T07:34:00', 5980],
  ['20261120', '2026-11-20T07:34:01', 11_960],
  ['20261120', '2026-11-20T10:34:01', null],
  // A holiday on a working day.
  ['20260924', '2026-09-23T12:00:00', 2990],
])('a ticket of 59,800 won for %s returned at %s costs %s', (ymd, at, fee) => {
  expect(returnFees(busan(ymd), [59_800], new Date(`${at}+09:00`))?.fees[0] ?? null).toBe(fee);
});

test('the least is 400 won for each ticket, never more than was paid', () => {
  const at = new Date('2026-11-19T12:00:00+09:00');
  expect(returnFees(busan('20261120'), [5000, 300], at)?.fees).toEqual([400, 300]);
});

test('a train after midnight counts by the day on which it leaves its stop', () => {
  const night = ridesOf('20261119', '0008', '0011').at(-1) as Ride;
  expect(momentOf(night.ymd, night.from.at).slice(0, 8)).toBe('20261120');
  const rules = feeRules(night).map(({ until }) => Object.keys(until)[0]);
  expect(rules).toEqual(['days', 'days', 'minutes']);
  expect(returnFees(night, [10_000], new Date('2026-11-19T22:30:00+09:00'))?.fees).toEqual([500]);
});
