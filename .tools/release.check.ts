// What a team types, in a copy of the workspace and with its tests: node --test .tools/release.check.ts (a step of npm
// test). Each check that fails leaves the store as it was; two teams in two processes both succeed.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { filesBelow } from '../kit/release/src/filesBelow.ts';
import { copyWorkspace } from './copyWorkspace.ts';

const copy = copyWorkspace('wallet-release-');
const store = join(copy, '.store');
// A shell that is itself inside a test has a NODE_ENV and a reporter of its own.
const { NODE_ENV: _, NODE_TEST_CONTEXT: __, ...outside } = process.env;
// Built as a release is: without the screens for developers.
const env = { ...outside, WALLET_STORE: store, WALLET_DEVELOPER_SCREENS: 'off' };

interface Ended {
  code: number;
  /** what was printed, both ways */
  text: string;
}

async function run(tool: string, ...args: string[]): Promise<Ended> {
  try {
    const file = join(copy, '.tools', tool);
    const options = { cwd: copy, env, maxBuffer: 50_000_000 };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: Number(code ?? 1), text: stdout + stderr };
  }
}

const release = (...args: string[]) => run('release.ts', 'release', ...args);
const registry = () => readFileSync(join(store, 'registry.json'), 'utf8');
const entries = () =>
  new Map(
    (JSON.parse(registry()) as { apps: { id: string }[] }).apps.map((app) => [app.id, JSON.stringify(app)]),
  );
/** Everything in the store but what is being built. */
const released = () =>
  filesBelow(store)
    .map((file) => relative(store, file))
    .filter((file) => !file.startsWith('build'));

/** Runs with another text in a file of the copy, or with a file more. */
async function withText<T>(
  file: string,
  change: (text: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const changed = change(text ?? '');
  assert.notEqual(changed, text, `${file} was not changed`);
  writeFileSync(path, changed);
  try {
    return await work();
  } finally {
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}

before(async () => {
  const { code, text } = await run('build.ts', 'launcher', 'useinfo', 'lab');
  assert.equal(code, 0, text);
});

const app = 'microapps/useinfo';
const refusals: [what: string, file: string, change: (text: string) => string, says: RegExp][] = [
  [
    'too many bytes',
    '.tools/release/budgets.json',
    (text) => text.replace(/("useinfo": \{\s*"first": )\d+/, '$11'),
    /useinfo: first is \d+ bytes, its budget 1\./,
  ],
  [
    'a method that it cannot reach',
    `${app}/src/manifest.ts`,
    (text) => text.replace("bridge: ['hello', ", "bridge: ['hello', 'getLocation', "),
    /lists getLocation in manifest\.bridge and cannot reach it/,
  ],
  [
    'a manifest that breaks the contract',
    `${app}/src/manifest.ts`,
    (text) => text.replace("owners: ['mber-team'],", ''),
    /Tests of microapps\/useinfo fail/,
  ],
  [
    'a type error',
    `${app}/src/model/wrong.ts`,
    () => "export const wrong: number = 'text';\n",
    /microapps\/useinfo has type errors/,
  ],
  [
    'a failing test',
    `${app}/src/model/wrong.test.ts`,
    () => "import { expect, it } from 'vitest';\nit('fails', () => expect(1).toBe(2));\n",
    /Tests of microapps\/useinfo fail/,
  ],
  [
    'sources that cannot be built',
    `${app}/src/main.tsx`,
    (text) => `${text}\nimport './nowhere.ts';\n`,
    /nowhere/,
  ],
];

describe('pnpm release', () => {
  for (const [what, file, change, says] of refusals) {
    it(`refuses ${what}, and leaves the store as it was`, async () => {
      const [pointer, files] = [registry(), released()];
      const { code, text } = await withText(file, change, () => release('useinfo'));
      assert.equal(code, 1, text);
      assert.match(text, says);
      assert.equal(registry(), pointer);
      assert.deepEqual(released(), files);
    });
  }

  it('refuses at once what can be known at once', async () => {
    const pointer = registry();
    const asked: [args: string[], says: RegExp][] = [
      [['nowhere'], /No app "nowhere"/],
      [['useinfo', '--canary', '1001'], /no number of buckets/],
      [['forest', '--canary', '5'], /forest was never released/],
      [['sample'], /sample is for developers alone/],
      [['useinfo', '--canary', '5'], /what everybody has already/],
      [['useinfo', '--canaries', '5'], /Unknown option '--canaries'/],
    ];
    for (const [args, says] of asked) {
      const { code, text } = await release(...args);
      assert.equal(code, 1, text);
      assert.match(text, says);
      assert.doesNotMatch(text, /RUN|\n\s+at /);
    }
    assert.equal(registry(), pointer);
  });

  it('says what it releases, warns of changesets that wait, and keeps kit and version in the history', async () => {
    const changeset = () => "---\n'@wallet/useinfo': patch\n---\n\nA text.\n";
    const asked = ['useinfo', '--note', 'on Monday'];
    const { code, text } = await withText('.changeset/a-text.md', changeset, () => release(...asked));
    assert.equal(code, 0, text);
    const { version } = JSON.parse(readFileSync(join(copy, app, 'package.json'), 'utf8')) as {
      version: string;
    };
    const kit = (JSON.parse(readFileSync(join(copy, 'kit/package.json'), 'utf8')) as { version: string })
      .version;
    assert.ok(text.includes(`useinfo ${version} (kit ${kit}`), text);
    assert.match(text, /\.changeset\/a-text\.md/);
    const history = (await run('release.ts', 'history', 'useinfo')).text.split('\n')[0] ?? '';
    assert.match(history, new RegExp(`release +${version} +kit ${kit} .*on Monday$`));
  });

  it('(G32) two teams at once, each with its tests: both succeed, and nothing of another app changes', async () => {
    const before = entries();
    const mark = (text: string) => `${text}\nconsole.debug('next');\n`;
    const both = await withText(`${app}/src/main.tsx`, mark, () =>
      withText('microapps/lab/src/main.tsx', mark, () => Promise.all([release('useinfo'), release('lab')])),
    );
    for (const { code, text } of both) assert.equal(code, 0, text);
    const after = entries();
    assert.equal(after.get('launcher'), before.get('launcher'));
    for (const id of ['useinfo', 'lab']) assert.notEqual(after.get(id), before.get(id), id);
    assert.equal((await run('release.ts', 'verify')).code, 0);
  });
});
