import { describe, expect, it } from 'vitest';
import {
  clockText,
  type DateLike,
  dayText,
  formatDate,
  formatDateTime,
  formatServerTime,
  formatTime,
  momentText,
  monthText,
  wireDate,
} from './formatDate.ts';
import { shortDay, spokenDay } from './today.ts';

describe('formatDate', () => {
  it.each([
    ['20261121', '2026.11.21'],
    ['20261121235959', '2026.11.21'],
    ['202611212359', '2026.11.21'],
    ['2026-11-21', '2026.11.21'],
    ['2026.11.21', '2026.11.21'],
    ['2026-11-21 10:00:00', '2026.11.21'],
    ['2026-11-21T23:59:59.999', '2026.11.21'],
    ['2026-11-21T15:00:00Z', '2026.11.22'],
    ['2026-11-21T23:59:59+09:00', '2026.11.21'],
    [new Date('2026-11-21T14:59:59Z'), '2026.11.21'],
    [new Date('2026-11-21T15:00:00Z'), '2026.11.22'],
    [20261121, '2026.11.21'],
    [Date.UTC(2026, 10, 21), '2026.11.21'],
    ['20240229', '2024.02.29'],
  ] as [DateLike, string][])('(R404) shows %s as %s', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it.each([
    '',
    ' ',
    '20260229',
    '20261301',
    '20261100',
    '00000000',
    '2026112',
    '20261121250000',
    '2026-13-01T00:00:00Z',
    'tomorrow',
    new Date('nothing'),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
  ] as DateLike[])('answers an empty text for %s', (value) => {
    for (const write of [formatDate, formatDateTime, formatTime, formatServerTime, wireDate])
      expect(write(value)).toBe('');
  });
});

it('(R405) writes server time by the clocks of Seoul', () => {
  expect(formatServerTime(new Date('2026-11-21T15:04:05Z'))).toBe('20261122000405');
  expect(formatServerTime('20261121')).toBe('20261121000000');
  expect(formatServerTime('20261121010203')).toBe('20261121010203');
});

it('writes wire dates and times of day', () => {
  expect(wireDate('2026.11.21')).toBe('20261121');
  expect(formatDateTime('20261121090500')).toBe('2026.11.21 09:05');
  expect(formatTime('20261121090500')).toBe('09:05');
});

it('says a day and a time as one speaks, the year only where it is another', () => {
  const today = '20261125';
  const at = '20261127150709';
  expect([dayText(at, 'ko', today), dayText(at, 'en', today)]).toEqual(['11월 27일 (금)', 'Fri, Nov 27']);
  expect([dayText('20270103', 'ko', today), dayText('20270103', 'en', today)]).toEqual([
    '2027년 1월 3일 (일)',
    'Sun, Jan 3, 2027',
  ]);
  expect([monthText('202611', 'ko', today), monthText('202611', 'en', today)]).toEqual(['11월', 'Nov']);
  expect([monthText('202701', 'ko', today), monthText('202701', 'en', today)]).toEqual([
    '2027년 1월',
    'Jan 2027',
  ]);
  expect([clockText(at, 'ko'), clockText(at, 'en')]).toEqual(['오후 3:07', '3:07 PM']);
  expect([clockText('20261127000500', 'ko'), clockText('20261127120500', 'en')]).toEqual([
    '오전 12:05',
    '12:05 PM',
  ]);
  expect([momentText(at, 'ko', today), momentText(at, 'en', today)]).toEqual([
    '11월 27일 (금) 오후 3:07',
    'Fri, Nov 27, 3:07 PM',
  ]);
  expect([spokenDay('20261127', 'ko', today), spokenDay('', 'ko')]).toEqual(['11월 27일 (금)', '']);
  for (const say of [dayText, clockText, momentText]) expect(say('', 'ko')).toBe('');
});

it('writes days as the language shown does', () => {
  document.documentElement.lang = 'en';
  expect([formatDate('19900215'), formatDateTime('20260301150700'), shortDay('20261027')]).toEqual([
    'Feb 15, 1990',
    'Mar 1, 2026 15:07',
    'Oct 27',
  ]);
  expect([formatDate(''), formatDateTime('none')]).toEqual(['', '']);
  document.documentElement.lang = 'ko';
  expect([formatDate('19900215'), shortDay('20261007')]).toEqual(['1990.02.15', '10.07']);
});
