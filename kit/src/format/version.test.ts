import { describe, expect, it } from 'vitest';
import { defaultMinimumOs, isOsAtLeast, isVersionAtLeast, usesNewHeader } from './version.ts';

describe('isVersionAtLeast', () => {
  it.each([
    ['I6.2.26', 'I6.2.3', true],
    ['6.2.3', '6.2.26', false],
    ['G6.3.0', 'I6.3.0', true],
    ['6.3', '6.3.0', true],
    ['6.3.0', '6.3.0.1', false],
    ['7', 'G6.9.9', true],
    ['i10.0.0', 'I9.0.0', true],
    ['6.3.0-beta', '6.3.0', true],
    [' I6.3.0 ', '6.3.0', true],
    ['6.3b.5', '6.3.5', false],
    ['vI6.3.0', '6.3.0', false],
    ['version 6.3.0', '6.3.0', false],
    ['6.3.0', '6.3', true],
    ['', '6.3.0', false],
    ['newest', '6.3.0', false],
    ['6.3.0', '', false],
    [null, '6.3.0', false],
  ])('%j against %j is %j (A75)', (version, minimum, answer) => {
    expect(isVersionAtLeast(version, minimum)).toBe(answer);
  });

  it('(R292) asks for 6.3.0 by default', () => {
    expect(isVersionAtLeast('I6.3.0')).toBe(true);
    expect(isVersionAtLeast('G6.2.99')).toBe(false);
  });
});

describe('usesNewHeader', () => {
  const atOnce = new Date('2024-05-09T17:30:00+09:00');
  const before = new Date('2024-05-09T17:29:59.999+09:00');

  it('(R414) needs the date and the version (E43)', () => {
    expect(usesNewHeader({ version: 'I6.2.26', now: atOnce })).toBe(true);
    expect(usesNewHeader({ version: 'I6.2.26', now: before })).toBe(false);
    expect(usesNewHeader({ version: 'G6.2.3', now: atOnce })).toBe(false);
    expect(usesNewHeader({ version: undefined, now: atOnce })).toBe(false);
  });
});

describe('isOsAtLeast', () => {
  it.each([
    ['ios', '17.5.1', true],
    ['ios', '17.5', false],
    ['ios', '17.10', true],
    ['android', '14', true],
    ['android', '13.9', false],
    ['android', '9', false],
    ['ios', '', false],
    ['android', undefined, false],
  ] as const)('(R293) %s %j is %j by default', (platform, osVersion, answer) => {
    expect(isOsAtLeast({ platform, osVersion })).toBe(answer);
    expect(isOsAtLeast({ platform, osVersion }, defaultMinimumOs[platform])).toBe(answer);
  });

  it('takes another minimum', () => {
    expect(isOsAtLeast({ platform: 'android', osVersion: '12' }, '11')).toBe(true);
  });
});
