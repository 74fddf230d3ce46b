// @vitest-environment node
import '../mocks/src/backend/testing/withoutPage.ts';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMutants } from './mutantRoom.ts';
import { type MutantReport, type RoundEvent, readEvents, readMutants, tableWith } from './mutantTable.ts';

const root = dirname(import.meta.dirname);
const cache = join(root, '.cache');

let dir = '';

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(join(cache, 'mutants-test-'));
});

afterAll(() => rmSync(dir, { recursive: true }));

describe('the page of scores', () => {
  const found = { all: 10, noticed: 9, untested: 1, score: 90, survivors: [] };
  const below = 'What else there is to say.\n\n- of one thing\n- and another, with a `|` in it';

  test('gets the row of a room; the rows of others stay, and what stands below the table', () => {
    const first = tableWith('', 'api', found);
    expect(first).toContain('| api | 10 | 9 | 1 | 90.0 % |\n');
    const page = `${first}\n${below}\n`;
    const second = tableWith(page, 'guards', { ...found, all: 20, score: 45 });
    expect(second).toContain('| api | 10 | 9 | 1 | 90.0 % |\n| guards | 20 | 9 | 1 | 45.0 % |\n');
    expect(second.endsWith(`\n\n${below}\n`)).toBe(true);
    expect(tableWith(second, 'guards', { ...found, all: 20, score: 45 })).toBe(second);
    const third = tableWith(second, 'api', { ...found, all: 11 });
    expect(third).not.toContain('| api | 10 |');
    expect(third.match(/^\| api /gm)).toHaveLength(1);
  });

  test('as it is in the docs keeps what is said there', () => {
    const page = readFileSync(join(root, 'kit/docs/mutants.md'), 'utf8');
    const after = page.slice(page.lastIndexOf(' % |\n') + 5);
    expect(tableWith(page, 'api', found).endsWith(after)).toBe(true);
  });
});

describe('what a round has written down', () => {
  const read = (events: RoundEvent[], cutOff = '') => {
    const log = join(dir, 'events.log');
    writeFileSync(log, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    appendFileSync(log, cutOff);
    return readEvents(log);
  };

  test('is nothing before the first', () => {
    const found = readEvents(join(dir, 'not-there.log'));
    expect([found.reached.size, found.noticed.size, found.open]).toEqual([0, 0, undefined]);
  });

  test('is read in order: what began is open until it passed, was noticed, is suspected or fell', () => {
    const starts = { starts: '7', test: 't' };
    expect(read([starts]).open).toEqual({ mutant: '7', test: 't' });
    for (const end of [
      { passes: '7', test: 't' },
      { notices: '7', test: 't' },
      { suspect: '7', test: 't' },
      { fell: '7', test: 't' },
    ]) {
      expect(read([starts, end]).open).toBeUndefined();
    }
    expect(read([starts, { slow: 't' }, { done: 'u' }]).open).toEqual({ mutant: '7', test: 't' });
  });

  test('each kind is found where it belongs; one that fell was noticed', () => {
    const found = read([
      { reaches: ['1', '2'], test: 't' },
      { reaches: ['2', '3'], test: 'u' },
      { atStart: ['9'] },
      { passes: '1', test: 't' },
      { passes: '2', test: 't' },
      { notices: '2', test: 'u' },
      { fell: '3', test: 'u' },
      { suspect: '1', test: 'u' },
      { slow: 'u' },
      { done: 't' },
      { fails: 'v fails' },
      { once: 'w once' },
      { spoiled: true },
    ]);
    expect([...found.reached]).toEqual(['1', '2', '3']);
    expect([...found.atStart]).toEqual(['9']);
    expect([...found.noticed]).toEqual(['2', '3']);
    expect([...found.fell]).toEqual(['3']);
    expect([...(found.passed.get('t') ?? [])]).toEqual(['1', '2']);
    expect(found.suspects.get('u')).toBe('1');
    expect([[...found.slow], [...found.done]]).toEqual([['u'], ['t']]);
    expect([found.fails, found.once]).toEqual([['v fails'], ['w once']]);
  });

  test('a line that was cut off is left out', () => {
    expect([...read([{ done: 't' }], '{"done":"u"').done]).toEqual(['t']);
  });
});

test('a score is of those that could be noticed: what never ends was, what no test reaches was not', () => {
  const mutant = (status: string, line = 1) => ({
    status,
    mutatorName: 'Block',
    replacement: '{\n}',
    location: { start: { line, column: 3 } },
  });
  const all = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map((each) => mutant(each));
  const found = readMutants({ files: { 'a.ts': { mutants: all } } });
  expect(found).toMatchObject({ all: 4, noticed: 2, untested: 1, score: 50 });
  expect(found.survivors).toEqual(['a.ts:1:3 Block: { }', 'a.ts:1:3 untested Block: { }']);
  expect(readMutants({ files: {} }).score).toBe(0);
});

describe('a run over a room', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.trim());
  const code = `
export const limit = 1 + 2;
export function isLarge(n: number) {
  return n > limit;
}
export function untouched(n: number) {
  return n - 1;
}
export function countTo(n: number) {
  let i = 0;
  while (i < n) i += 1;
  return i;
}
export const known: number[] = [];
export function remember(n: number) {
  known.push(n);
  return known.length > 0;
}
`;
  const tests = `
import { expect, test } from 'vitest';
import { countTo, isLarge, known, remember } from './code.ts';
test('large', () => expect([isLarge(3), isLarge(4)]).toEqual([false, true]));
test('counts', () => expect(countTo(3)).toBe(3));
test('is run once', () => {
  remember(1);
  expect(known).toHaveLength(1);
});
test('fails as it is', () => expect(isLarge(9)).toBe(false));
test('looks at nothing', () => void remember(2));
test('takes its time', async () => {
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(isLarge(5)).toBe(true);
});
`;
  const said: string[] = [];
  let report: MutantReport = { files: {} };
  let run: (isCutOff?: boolean) => Promise<MutantReport>;

  beforeAll(async () => {
    const room = join(dir, 'room');
    mkdirSync(room);
    writeFileSync(join(room, 'code.ts'), code);
    writeFileSync(join(room, 'code.test.ts'), tests);
    const pattern = [`${relative(root, room)}/*.{ts,tsx}`];
    const how = { reports: dir, say: (line: string) => void said.push(line) };
    run = (isCutOff = false) =>
      runMutants('room', { code: pattern, ground: 'nothing' }, { ...how, isCutOff });
    // Its files have been read before, as they are: what Vitest keeps of that must not be taken for the changed ones.
    await runMutants('plain', { code: [], tests: pattern, ground: 'nothing' }, how);
    said.length = 0;
    report = await run();
  }, 240_000);

  /** What became of the mutants on the line that reads so. */
  function became(text: string): Record<string, string> {
    const mutants = Object.values(report.files).flatMap((each) => each.mutants);
    const line = lines(code).indexOf(text) + 1;
    const there = mutants.filter(({ location }) => location.start.line === line);
    return Object.fromEntries(there.map(({ replacement = '', status }) => [replacement, status]));
  }

  test('changes the code and not its tests', () => {
    expect(Object.keys(report.files)).toEqual([relative(root, join(dir, 'room/code.ts'))]);
  });

  test('a change that a test fails with was noticed', () => {
    expect(became('return n > limit;')).toMatchObject({
      'n >= limit': 'Killed',
      'n <= limit': 'Killed',
      true: 'Killed',
    });
  });

  test('one that never ends is ended and noticed', () => {
    expect(became('while (i < n) i += 1;')).toMatchObject({
      'i -= 1': expect.stringMatching('Killed|Timeout'),
    });
  });

  test('one that all tests pass with has survived', () => {
    expect(became('return known.length > 0;')).toMatchObject({
      'known.length >= 0': 'Survived',
      false: 'Survived',
    });
  });

  test('one that no test runs through is untested, one of a table made at the start is left out', () => {
    expect(became('return n - 1;')).toEqual({ 'n + 1': 'NoCoverage' });
    expect(became('export const limit = 1 + 2;')).toEqual({ '1 - 2': 'Ignored' });
  });

  test('a test that fails as it is, or cannot be run twice, is told', () => {
    expect(said.filter((line) => line.includes('fails as it is:'))).toEqual([
      expect.stringContaining('fails as it is'),
    ]);
    expect(said.filter((line) => line.includes('cannot be run twice:'))).toEqual([
      expect.stringContaining('is run once'),
    ]);
  });

  test('a slow test has a round of its own', () => {
    const { slow, done } = readEvents(join(dir, 'room.log'));
    expect(slow.size).toBe(1);
    for (const id of slow) expect(done.has(id)).toBe(true);
  });

  test('one that was cut off goes on, and finds the same', async () => {
    const log = join(dir, 'room.log');
    const written = readFileSync(log, 'utf8').split('\n');
    const half = written.slice(0, written.length / 2);
    writeFileSync(log, `${half.join('\n')}\n`);
    expect(await run(true)).toEqual(report);
    const after = readFileSync(log, 'utf8').split('\n');
    expect(after.slice(0, half.length)).toEqual(half);
  }, 120_000);
});
