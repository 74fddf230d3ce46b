import { describe, expect, it } from 'vitest';
import { expandBirth, isForeigner, isOfAge } from './birth.ts';

describe('expandBirth', () => {
  it.each([
    ['(R268)', ['0', '9'], '18'],
    ['(R269)', ['1', '2', '5', '6'], '19'],
    ['(R270)', ['3', '4', '7', '8'], '20'],
    ['(R271)', ['', 'A', '10', '-1', ' ', null, undefined], '19'],
  ])('%s the kinds %j give the century %s', (_, kinds, century) => {
    for (const kind of kinds as (string | null | undefined)[]) {
      expect(expandBirth('900101', kind)).toBe(`${century}900101`);
    }
  });

  it('takes the kind as a number too', () => {
    expect(expandBirth('050101', 3)).toBe('20050101');
    expect(expandBirth('050101', ' 3 ')).toBe('20050101');
    expect(expandBirth('050101', ['3'] as never)).toBe('19050101');
  });

  it('leaves an 8-digit birth and odd input unchanged (E38)', () => {
    expect(expandBirth('19900101', '3')).toBe('19900101');
    expect(expandBirth('9001', '3')).toBe('9001');
    expect(expandBirth('', '3')).toBe('');
    expect(expandBirth(undefined, '3')).toBe('');
    expect(expandBirth(' ９００１０１ ', '3')).toBe('20900101');
    expect(expandBirth('900101x', '3')).toBe('900101x');
    expect(expandBirth('x900101', '3')).toBe('x900101');
  });
});

describe('isForeigner', () => {
  it('(R272) is so for 5 to 8 alone', () => {
    const kinds = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(kinds.filter((kind) => isForeigner(kind))).toEqual(['5', '6', '7', '8']);
  });

  it.each(['', 'five', '5.5', ' ', null, undefined])('is not so for %j', (kind) => {
    expect(isForeigner(kind)).toBe(false);
  });
});

describe('isOfAge', () => {
  const today = new Date('2026-11-21T12:00:00+09:00');

  it('(R273) (R274) (R400) needs 19 years when the minimum is absent or below 1', () => {
    for (const minimum of [undefined, 0, -5, Number.NaN]) {
      expect(isOfAge('20071121', minimum, today)).toBe(true);
      expect(isOfAge('20071122', minimum, today)).toBe(false);
    }
  });

  it('keeps a given minimum, and the birthday counts', () => {
    expect(isOfAge('20251121', 1, today)).toBe(true);
    expect(isOfAge('20251122', 1, today)).toBe(false);
    expect(isOfAge('20121121', 14, today)).toBe(true);
    expect(isOfAge('20121122', 14, today)).toBe(false);
  });

  it('counts a part of a year as a whole one, and looks from no day that is none', () => {
    expect(isOfAge('20121121', 13.5, today)).toBe(true);
    expect(isOfAge('20121122', 13.5, today)).toBe(false);
    for (const day of ['', '2026', '20261399', 'tomorrow'])
      expect(isOfAge('19800101', 1, day), day).toBe(false);
  });

  it('looks at the calendar of Seoul', () => {
    expect(isOfAge('20071122', undefined, new Date('2026-11-21T15:00:00Z'))).toBe(true);
    expect(isOfAge('20071122', undefined, new Date('2026-11-21T14:59:59Z'))).toBe(false);
    expect(isOfAge('20071122', undefined, '20261122')).toBe(true);
  });

  it('lets one born on 29 February be a year older on 1 March', () => {
    expect(isOfAge('20040229', 19, '20230228')).toBe(false);
    expect(isOfAge('20040229', 19, '20230301')).toBe(true);
  });

  it.each(['', '900101', '20261399', 'abcdefgh', null, undefined])('is false for the birth %j', (birth) => {
    expect(isOfAge(birth, 1, today)).toBe(false);
  });
});
