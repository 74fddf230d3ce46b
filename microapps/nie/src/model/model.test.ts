import { expect, test } from 'vitest';
import { chosenOf, overlaps, sumOf } from './stay.ts';
import { atFirst, found, readWish } from './visit.ts';

const at = (number: string, date: string, begins: string, ends: string, price = 5000) => ({
  number,
  date,
  begins,
  ends,
  price,
});
const night = at('P2', '20261203', '1900', '2030', 10_000);

test.each([
  ['one inside the other', at('P3', '20261203', '2000', '2100'), true],
  ['one after the other', at('P3', '20261203', '2030', '2100'), false],
  ['the same time on another day', at('P3', '20261204', '1900', '2030'), false],
  ['the very same time', at('P3', '20261203', '1900', '2030'), true],
])('%s', (_, other, expected) => {
  expect(overlaps([night, other])).toBe(expected);
  expect(overlaps([other, night])).toBe(expected);
});

test('what is chosen costs its price for each who comes', () => {
  const chosen = chosenOf([night, at('P4', '20261204', '0730', '0900')], { P2: 2, P4: 0 });
  expect(chosen.map(({ number, count }) => [number, count])).toEqual([['P2', 2]]);
  expect(sumOf(chosen)).toBe(20_000);
});

test('classes by kind and age, the soonest first, the full ones last', () => {
  const one = (kind: string, who: 'adult' | 'child', next: string) => ({ kind, for: [who], next });
  const all = [
    one('class', 'child', ''),
    one('tour', 'child', '20261202'),
    one('class', 'adult', '20261201'),
  ];
  const next = (query: string) => found(all, readWish(new URLSearchParams(query))).map((each) => each.next);
  expect(next('')).toEqual(['20261201', '20261202', '']);
  expect(next('age=child')).toEqual(['20261202', '']);
  expect(next('kind=class&age=odd')).toEqual(['20261201', '']);
});

test('a class begins with its guardian and child, others with one', () => {
  const prices = (min: number) => [{ kind: 'child', min } as const, { kind: 'adult', min } as const];
  expect(atFirst(prices(1))).toEqual({ adult: 1, youth: 0, child: 1, free: 0 });
  expect(atFirst(prices(0))).toEqual({ adult: 0, youth: 0, child: 1, free: 0 });
});
