import { describe, expect, test } from 'vitest';
import { type Schema, v } from '../schema/index.ts';
import {
  code,
  count,
  day,
  field,
  group,
  list,
  moment,
  only,
  pageOf,
  shape,
  text,
  won,
  words,
  yesNo,
} from './shapes.ts';
import { wireCount, wireList, wireText, wireYes } from './wireFields.ts';

const takes = (schema: Schema<unknown>, value: unknown) => v.safeParse(schema, value).success;
const read = (one: Parameters<typeof only>[0], value: unknown) => v.parse(only(one), { f: value });
const amounts = [won('f'), count('f')];

describe('a field takes', () => {
  test.each([
    [0, 0],
    [12, 12],
    ['0', 0],
    ['0012', 12],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['123456789012345', 123456789012345],
  ])('%j as %d won', (wire, value) => {
    for (const amount of amounts) expect(read(amount, wire)).toBe(value);
  });

  test.each([
    -1,
    '-1',
    1.5,
    '1.5',
    '',
    ' 1',
    '1 ',
    '1e3',
    '1234567890123456',
    2 ** 53,
    Number.NaN,
    null,
    undefined,
    true,
  ])('no won that are %j', (wire) => {
    for (const amount of amounts) expect(takes(only(amount), { f: wire })).toBe(false);
  });

  test.each([
    ['day', day('f'), ['20261122'], ['2026112', '202611220', 'x20261122', '2026112a', 20261122, '']],
    [
      'moment',
      moment('f'),
      ['20261122093000'],
      ['2026112209300', '202611220930000', 'x20261122093000', '2026112209300a', 20261122093000, ''],
    ],
    ['text', text('f'), ['', 'a'], [1, null, undefined]],
  ] as const)('%s as it is', (_, one, good, bad) => {
    for (const value of good) expect(read(one, value)).toBe(value);
    for (const value of bad) expect(takes(only(one), { f: value })).toBe(false);
  });

  test('Y and N, and no other letter', () => {
    expect([read(yesNo('f'), 'Y'), read(yesNo('f'), 'N')]).toEqual([true, false]);
    for (const odd of ['y', 'n', '', '1', 1, true, null])
      expect(takes(only(yesNo('f')), { f: odd })).toBe(false);
  });

  test('a code that its table has, and nothing that every object has', () => {
    const state = code('f', { US: 'used' });
    expect(read(state, 'US')).toBe('used');
    for (const odd of ['us', 'toString', '__proto__', '', 7, null, ['US']])
      expect(takes(only(state), { f: odd })).toBe(false);
    expect(v.safeParse(only(state), { f: 'x' }).issues?.[0]).toMatchObject({ message: 'a known code' });
    expect(read(code('f', { US: 'used' }, undefined), 'x')).toBeUndefined();
  });

  test('what stands for a field that is missing, null or odd, and nothing else', () => {
    for (const odd of [undefined, null, 7]) expect(read(text('f', 'else'), odd)).toBe('else');
    expect(read(text('f', 'else'), '')).toBe('');
    expect(read(won('f', null), 0)).toBe(0);
    expect(read(yesNo('f', true), 'N')).toBe(false);
    expect(read(text('f', undefined), 7)).toBeUndefined();
    expect(v.parse(only(text('f', 'else')), {})).toBe('else');
    const items = shape({ n: won('n') });
    expect(read(list('f', items, []), 'x')).toEqual([]);
    expect(read(list('f', items, []), [{ n: 1 }])).toEqual([{ n: 1 }]);
    expect(takes(only(list('f', items)), {})).toBe(false);
    expect(takes(only(list('f', items)), { f: [{ n: 'x' }] })).toBe(false);
    expect(read(field('f', items, null), { n: 2 })).toEqual({ n: 2 });
    expect(takes(only(field('f', items)), {})).toBe(false);
  });
});

test('fields that belong together stand together', () => {
  const prices = shape({ name: words('nm', 'engNm'), prices: group({ week: won('wk'), end: won('wkEnd') }) });
  expect(v.parse(prices, { nm: '가', engNm: 'a', wk: 1, wkEnd: 2, more: 3 })).toEqual({
    name: { ko: '가', en: 'a' },
    prices: { week: 1, end: 2 },
  });
  expect(takes(prices, { nm: '가', engNm: 'a', wk: 1 })).toBe(false);
  expect(takes(prices, { nm: '가', wk: 1, wkEnd: 2 })).toBe(false);
  expect(takes(prices, { engNm: 'a', wk: 1, wkEnd: 2 })).toBe(false);
});

test.each([
  ['N9', 'N9'],
  [7, '7'],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('a page whose next is %j goes on at %j', (next, at) => {
  const page = pageOf('rows', shape({ n: won('n') }), 'next');
  expect(v.parse(page, { rows: [{ n: 1 }], next })).toEqual({ items: [{ n: 1 }], next: at });
  expect(takes(page, { next })).toBe(false);
});

describe('what the older wires say', () => {
  test.each([
    [' a ', 'a'],
    [7, '7'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [true, ''],
  ])('%j as a text is %j', (wire, value) => {
    expect(v.parse(wireText, wire)).toBe(value);
  });

  test.each([
    ...['Y', '1', 1, true].map((wire) => [wire, true] as const),
    ...['N', 'y', '0', 0, 2, false, null, undefined, ''].map((wire) => [wire, false] as const),
  ])('%j is a yes: %s', (wire, value) => {
    expect(v.parse(wireYes, wire)).toBe(value);
  });

  test.each([
    [5, 5],
    ['5', 5],
    ['-5', -5],
    ['123456789012345', 123456789012345],
    ['1234567890123456', 0],
    [1.5, 0],
    [2 ** 53, 0],
    ['x5', 0],
    ['5x', 0],
    ['', 0],
    [null, 0],
  ])('%j is counted as %d', (wire, value) => {
    expect(v.parse(wireCount, wire)).toBe(value);
  });

  test('a list may be missing, and each is its own', () => {
    const rows = wireList(v.number());
    expect(v.parse(rows, [1])).toEqual([1]);
    expect(v.parse(rows, null)).toEqual([]);
    expect(v.parse(rows, undefined)).toEqual([]);
    expect(v.parse(rows, null)).not.toBe(v.parse(rows, null));
    expect(takes(rows, ['x'])).toBe(false);
    expect(takes(rows, {})).toBe(false);
  });
});
