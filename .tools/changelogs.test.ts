// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appDirs, versionOf } from './appDirs.ts';
import { entriesOf, entriesSince, waitingChangesets } from './changelogs.ts';

const root = dirname(import.meta.dirname);
const newestEntry = (dir: string) => entriesOf(dir)[0];
const packages = [join(root, 'kit'), ...appDirs()].map((dir) => ({ name: basename(dir), dir }));

it.each(packages)(
  '$name has a changelog, and its newest entry is its version and says something',
  ({ dir }) => {
    const entry = newestEntry(dir);
    expect(entry?.version).toBe(versionOf(dir));
    expect(entry?.text.length).toBeGreaterThan(40);
  },
);

it('what new:microapp copies has a changelog of its version', () => {
  const template = join(root, 'kit/template/app');
  const { version } = JSON.parse(readFileSync(join(template, 'package.json.txt'), 'utf8')) as {
    version: string;
  };
  expect(newestEntry(template)?.version).toBe(version);
});

describe('changeset version', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'wallet-versions-'));
    const kept = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', 'mocks/package.json'];
    for (const { dir } of packages)
      kept.push(...['package.json', 'CHANGELOG.md'].map((file) => join(relative(root, dir), file)));
    for (const file of kept) cpSync(join(root, file), join(copy, file));
    // It asks git who brought a change.
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  function add(name: string, heads: Record<string, string>, text: string) {
    mkdirSync(join(copy, '.changeset'), { recursive: true });
    const lines = Object.entries(heads).map(([id, bump]) => `'@wallet/${id}': ${bump}`);
    writeFileSync(join(copy, '.changeset', `${name}.md`), ['---', ...lines, '---', '', text, ''].join('\n'));
  }
  const version = () =>
    execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
      cwd: copy,
      stdio: 'pipe',
    });
  const inCopy = (dir: string) => join(copy, relative(root, dir));
  /** Names of the packages whose version or changelog is another one than before. */
  const changed = () =>
    packages
      .filter(({ dir }) =>
        ['package.json', 'CHANGELOG.md'].some(
          (file) => readFileSync(join(dir, file), 'utf8') !== readFileSync(join(inCopy(dir), file), 'utf8'),
        ),
      )
      .map(({ name }) => name);
  const dirNamed = (name: string) => packages.find((each) => each.name === name)?.dir ?? '';

  it('gives one app its version and its entry, and leaves every other package as it was', () => {
    add('quiet-night', { forest: 'minor' }, 'A night can be moved to another day.');
    expect(waitingChangesets(copy, '@wallet/forest')).toEqual(['quiet-night']);
    version();
    expect(changed()).toEqual(['forest']);
    const [major, minor] = versionOf(dirNamed('forest')).split('.').map(Number);
    const entry = newestEntry(inCopy(dirNamed('forest')));
    expect(entry?.version).toBe(`${major}.${Number(minor) + 1}.0`);
    expect(entry?.text).toContain('A night can be moved to another day.');
    // What stood there before stays below it.
    const text = readFileSync(join(inCopy(dirNamed('forest')), 'CHANGELOG.md'), 'utf8');
    expect(text).toContain(newestEntry(dirNamed('forest'))?.text);
    expect(existsSync(join(copy, '.changeset/quiet-night.md'))).toBe(false);
    expect(waitingChangesets(copy, '@wallet/forest')).toEqual([]);
  });

  it.each(['patch', 'minor', 'major'])(
    'of the kit (%s) leaves every app at its version: it keeps the kit it was built with until it is released',
    (bump) => {
      add('new-part', { kit: bump }, 'A new part.');
      version();
      expect(changed()).toEqual(['kit']);
      expect(newestEntry(join(copy, 'kit'))?.text).toContain('A new part.');
    },
  );

  it('of a change of the kit and an app moves these two, each by its own step', () => {
    add('both', { kit: 'minor', point: 'patch' }, 'Amounts are read out.');
    expect(waitingChangesets(copy, '@wallet/point')).toEqual(['both']);
    expect(waitingChangesets(copy, '@wallet/forest')).toEqual([]);
    version();
    expect(changed()).toEqual(['kit', 'point']);
    expect(newestEntry(inCopy(dirNamed('point')))?.text).toContain('Patch Changes');
  });
});

it('a changeset is found with either quotes or none, by the whole name', () => {
  const dir = mkdtempSync(join(tmpdir(), 'wallet-waiting-'));
  mkdirSync(join(dir, '.changeset'));
  const put = (name: string, head: string) =>
    writeFileSync(join(dir, '.changeset', `${name}.md`), `---\n${head}\n---\n\n'@wallet/lab': not a head\n`);
  put('single', `'@wallet/noti': patch`);
  put('double', `"@wallet/noti": patch`);
  put('longer', `'@wallet/notices': patch`);
  try {
    expect(waitingChangesets(dir, '@wallet/noti')).toEqual(['double', 'single']);
    expect(waitingChangesets(dir, '@wallet/lab')).toEqual([]);
    expect(waitingChangesets(join(dir, 'nowhere'), '@wallet/lab')).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('what is new since a version are the entries above it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'wallet-entries-'));
  const entries = ['0.3.0', '0.2.0', '0.1.0'].map(
    (version) => `## ${version}\n\n### Minor Changes\n\n- of ${version}\n`,
  );
  writeFileSync(join(dir, 'CHANGELOG.md'), ['# @wallet/noti', ...entries].join('\n\n'));
  try {
    expect(entriesSince(dir, '0.1.0').map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
    expect(entriesSince(dir, '0.3.0')).toEqual([]);
    expect(entriesSince(dir, undefined)).toEqual([
      { version: '0.3.0', text: '### Minor Changes\n\n- of 0.3.0' },
    ]);
    expect(entriesSince(join(dir, 'nowhere'), '0.1.0')).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
