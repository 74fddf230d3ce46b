import { expect, test } from 'vitest';
import { pickSeats, type Row } from './seats.ts';
import { found, initialsOf } from './station.ts';
import { clock, minutesBetween, nightsBetween } from './train.ts';
import { countOf, eachOf, firstTrip, readChoice, readTrip, toQuery } from './trip.ts';

/** `A.CD` is a row whose B is taken. */
const rows = (...drawn: string[]): Row[] =>
  drawn.map((row, at) => ({
    number: at + 1,
    places: ['A', 'B', null, 'C', 'D'].map((letter) =>
      letter === null
        ? null
        : {
            id: `${at + 1}${letter}`,
            state: row.includes(letter) ? ('free' as const) : ('full' as const),
            traits: [],
          },
    ),
  }));

test.each([
  ['neighbours without the aisle between them first', ['.B C.', 'AB ..'], 2, [], ['2A', '2B']],
  ['near to those that were wished for', ['AB CD', '.. ..', 'AB CD'], 2, ['3C'], ['3C', '3D']],
  ['over the aisle where nothing else is free', ['.B C.'], 2, [], ['1B', '1C']],
  ['fewer where fewer are free', ['A. ..'], 2, [], ['1A']],
  ['none of a full car', ['.. ..'], 1, [], []],
])('seats are picked: %s', (_, drawn, count, wished, picked) => {
  expect(pickSeats(rows(...drawn), count, wished)).toEqual(picked);
});

test('(R821, R822) a trip goes through an address and back; what is no trip is none', () => {
  const trip = { ...firstTrip('20261123'), people: { 1: 2, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 } };
  expect(countOf(firstTrip('20261123'))).toBe(1);
  expect(eachOf(firstTrip('20261123'))).toEqual(['1']);
  expect(readTrip(new URLSearchParams(toQuery(trip)))).toEqual(trip);
  const choice = { ...trip, train: '019', seatClass: 'first' as const };
  expect(readChoice(new URLSearchParams(toQuery(choice)))).toEqual(choice);
  const odd = ['from=0011', 'date=20261332', 'hour=25', 'people=8', 'people=1111111111'];
  for (const one of odd) {
    const [name = '', value = ''] = one.split('=');
    expect(readTrip(new URLSearchParams({ ...toQuery(trip), [name]: value })), one).toBeNull();
  }
  expect(readChoice(new URLSearchParams(toQuery(trip)))).toBeNull();
});

test('stations are found by name, by initials, in any case', () => {
  const stations = ['서울', '부산', 'Busan'].map((name, at) => ({ id: String(at), name, isMain: true }));
  expect(initialsOf('광주송정')).toBe('ㄱㅈㅅㅈ');
  expect(found(stations, 'ㅂㅅ').map(({ name }) => name)).toEqual(['부산']);
  expect(found(stations, 'bus').map(({ name }) => name)).toEqual(['Busan']);
});

test('clocks, minutes and nights over midnight', () => {
  expect(clock('20261121103400')).toBe('10:34');
  expect(minutesBetween('20261121235000', '20261122003500')).toBe(45);
  const night = { departs: '20261121185400', arrives: '20261122002600' };
  expect([nightsBetween(night), nightsBetween({ ...night, arrives: night.departs })]).toEqual([1, 0]);
});
