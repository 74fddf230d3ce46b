import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  instantOf,
  monthsBack,
  seoulInstant,
  seoulTime,
  weekday,
} from './seoulDate.ts';
import { isCalendarDate, todaySeoul } from './today.ts';

describe('todaySeoul', () => {
  it('turns at midnight in Seoul, wherever the browser is', () => {
    expect(todaySeoul(new Date('2026-11-21T14:59:59.999Z'))).toBe('20261121');
    expect(todaySeoul(new Date('2026-11-21T15:00:00Z'))).toBe('20261122');
    expect(todaySeoul(new Date('2026-12-31T15:00:00Z'))).toBe('20270101');
  });
});

describe('days', () => {
  it.each([
    ['20261121', 1, '20261122'],
    ['20261231', 1, '20270101'],
    ['20240228', 1, '20240229'],
    ['20260228', 1, '20260301'],
    ['20260301', -1, '20260228'],
    ['20261121', 0, '20261121'],
    ['20260230', 1, ''],
    ['', 1, ''],
    ['2026-11-21', 1, ''],
  ])('%s and %i days is %j', (from, days, until) => {
    expect(addDays(from, days)).toBe(until);
  });

  it('come back the way they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30000, max: 30000 }), (days) => {
        expect(daysBetween('20261121', addDays('20261121', days))).toBe(days);
      }),
    );
  });

  it('are NaN for what is no date', () => {
    expect(daysBetween('20261121', '20269999')).toBeNaN();
    expect(weekday('no date')).toBeNaN();
  });

  it('know their weekday', () => {
    expect(weekday('20261121')).toBe(6);
    expect(weekday('20261122')).toBe(0);
    expect(weekday('19691231')).toBe(3);
    expect(weekday('20240229')).toBe(4);
  });
});

describe('months', () => {
  it.each([
    ['20260131', 1, '20260228'],
    ['20240131', 1, '20240229'],
    ['20261121', 2, '20270121'],
    ['20260115', -1, '20251215'],
    ['20260229', 1, ''],
  ])('%s and %i months is %j', (from, months, until) => {
    expect(addMonths(from, months)).toBe(until);
  });

  it('have their days', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 30, 31]);
    expect(daysInMonth(2024, 2)).toBe(29);
  });
});

it('knows which dates are in the calendar', () => {
  expect(['20240229', '20260229', '20261301', '2026', ''].map(isCalendarDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('turns a moment into the wall clock of Seoul and back', () => {
  const moment = new Date('2023-11-13T15:00:00Z');
  const time = seoulTime(moment);
  expect(time).toEqual({ year: 2023, month: 11, day: 14, hour: 0, minute: 0, second: 0 });
  expect(time && seoulInstant(time)).toEqual(moment);
  expect(seoulTime(new Date(Number.NaN))).toBeNull();
});

it.each([
  ['20261122', '2026-11-22T00:00:00+09:00'],
  ['202611220935', '2026-11-22T09:35:00+09:00'],
  ['20261122235959', '2026-11-22T23:59:59+09:00'],
])('%s of a server is one moment, wherever the phone is', (clock, moment) => {
  expect(instantOf(clock)).toBe(new Date(moment).getTime());
});

it.each(['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Australia/Lord_Howe'])(
  'a phone in %s reads the same moment',
  (zone) => {
    // A worker thread keeps the zone of its process: another process has another one.
    const file = pathToFileURL(join(import.meta.dirname, 'seoulDate.ts')).href;
    const code = `const { instantOf, seoulTime } = await import('${file}');
      const at = instantOf('202611280810');
      console.log(new Date(at).toISOString(), seoulTime(new Date(at)).hour);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('2026-11-27T23:10:00.000Z 8');
  },
);

it('goes back by months, over the year', () => {
  expect(monthsBack('20260215', 3)).toEqual(['202602', '202601', '202512']);
});
