// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketsOf, runReleaseCommand } from './commands.ts';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { openStore } from './openReleases.ts';
import { createReleases } from './releases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { ReleaseError } from './transitions.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-commands-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

class Exit extends Error {}

/** What a command line says, on both outputs, and its exit code. */
async function typed(line: string, more = {}) {
  let code: unknown;
  const out: string[] = [];
  const say = (...words: unknown[]) => void out.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.spyOn(process, 'exit').mockImplementation((exit) => {
    code ??= exit;
    throw new Exit();
  });
  const args = line.split(' ').map((word) => word.replaceAll('_', ' '));
  await runReleaseCommand(args, dir, more).catch((error: unknown) => {
    if (!(error instanceof Exit)) throw error;
  });
  return [code, out.join('\n')];
}

const releases = () => createReleases({ store: folderStore(dir) });
const forest = async () => (await releases().readRegistry()).apps.find(({ id }) => id === 'forest');

describe('a command', () => {
  it('that is none says what there is', async () => {
    for (const line of [
      '',
      'nothing',
      'promote',
      'rollback',
      'kill',
      'revive',
      'toString',
      'nothing forest',
    ]) {
      const [code, said] = await typed(line);
      expect([line, code, said]).toEqual([line, 1, expect.stringContaining('pnpm promote <app> [--to 500]')]);
    }
    const [code, said] = await typed('promote forest --nothing');
    expect(code).toBe(1);
    expect(said).toMatch(/^wallet: Unknown option '--nothing'[\s\S]*pnpm release <app>/);
  });

  it('leads a release from its trial to everybody, and back', async () => {
    const first = await releases().release(builtRelease('forest', '1.0.0'));
    const second = await releases().canary(builtRelease('forest', '2.0.0'), 50);
    expect(await typed('promote forest --to 500')).toEqual([0, 'forest: the trial goes up to bucket 500.']);
    expect((await forest())?.canary).toMatchObject({ release: second, upTo: 500 });
    expect(await typed('promote forest')).toEqual([0, "forest: the release on trial is everybody's."]);
    expect(await typed('rollback forest')).toEqual([0, `forest is back on 1.0.0 (${first}).`]);
    expect(await typed(`rollback forest --to ${second}`)).toEqual([
      0,
      `forest is back on 2.0.0 (${second}).`,
    ]);
    expect(await typed('promote forest')).toEqual([1, 'wallet: No release of forest is on trial.']);
    expect(await typed('promote rail')).toEqual([1, 'wallet: No "rail" is released; there are forest.']);
    expect(await typed('promote forest --to 0')).toEqual([
      1,
      'wallet: "0" is no number of buckets: 1 to 1000.',
    ]);
    expect((await typed('history forest'))[1]).toMatch(
      /rollback[\s\S]*rollback[\s\S]*promote[\s\S]*1-500[\s\S]*release/,
    );
    expect(await typed('history')).toEqual([0, expect.stringMatching(/^revision 6\nforest {2}2\.0\.0/)]);
  });

  it('closes and opens an app or a screen', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    const end = '2026-11-21T18:00:00+09:00';
    expect(await typed('kill forest --ko 가 --en a_b')).toEqual([0, 'forest is closed.']);
    const line = `kill forest --screen AAA10000 --ko 가 --en a --until ${end}`;
    expect(await typed(line)).toEqual([0, `AAA10000 is closed until ${end}.`]);
    expect((await forest())?.killed).toEqual([
      { text: { ko: '가', en: 'a b' } },
      { screen: 'AAA10000', text: { ko: '가', en: 'a' }, until: end },
    ]);
    expect(await typed('revive forest')).toEqual([0, 'forest is open again.']);
    expect(await typed('revive forest --screen AAA10000')).toEqual([0, 'AAA10000 is open again.']);
    expect((await forest())?.killed).toBeUndefined();
    for (const half of ['--ko 가', '--en a'])
      expect(await typed(`kill forest ${half}`)).toEqual([
        1,
        'wallet: Customers must be told: give --ko and --en.',
      ]);
    const none = await typed('kill forest --screen X1 --ko 가 --en a');
    expect(none).toEqual([1, 'wallet: forest has no screen X1.']);
    expect(await typed('kill rail --ko 가 --en a')).toEqual([
      1,
      expect.stringContaining('No "rail" is released'),
    ]);
  });

  it('looks whether everything is there', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    expect(await typed('verify')).toEqual([
      0,
      'Every file of the current releases is what its release says.',
    ]);
    const shared = keyOf.file('/_shared/kit-11111111.js');
    writeFileSync(join(dir, shared), 'other');
    expect(await typed('verify')).toEqual([1, `wallet: ${shared} was tampered with`]);
    rmSync(join(dir, shared));
    expect(await typed('verify')).toEqual([1, `wallet: ${shared} is missing`]);
    const page = keyOf.page('forest', (await forest())?.release ?? '');
    rmSync(join(dir, page));
    expect(await typed('verify')).toEqual([1, `wallet: ${page} is missing\n${shared} is missing`]);
  });

  it('has the root sign, and name a team', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    expect(await typed('trust')).toEqual([1, expect.stringContaining('The root signs')]);
    const [root, team] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const pem = { type: 'pkcs8', format: 'pem' } as const;
    const file = join(dir, 'team.pem');
    writeFileSync(file, team.publicKey.export({ type: 'spki', format: 'pem' }));
    vi.stubEnv('WALLET_SIGNING_KEY', String(root.privateKey.export(pem)));
    expect(await typed('trust --adopt')).toEqual([
      0,
      expect.stringMatching(/^The registry is believed until \d{4}-[^\n]*\.$/),
    ]);
    expect(JSON.parse(readFileSync(join(dir, keyOf.registry), 'utf8'))).not.toHaveProperty('teams');
    for (const line of ['trust --team t', 'trust --team t --apps forest', `trust --team t --public ${file}`])
      expect(await typed(line)).toEqual([
        1,
        'wallet: Which apps has t, and what is its key? Give --apps and --public.',
      ]);
    const named = await typed(`trust --team t --apps forest,rail --public ${file}`);
    expect(named).toEqual([0, expect.stringMatching(/\.\n {2}t: forest, rail$/)]);
    expect(await typed('trust --team t --apps ')).toEqual([0, expect.stringMatching(/^[^\n]*\.$/)]);
    expect(JSON.parse(readFileSync(join(dir, keyOf.registry), 'utf8'))).toMatchObject({
      teams: { list: [] },
    });
  });

  it('of the workspace’s own is run, and what is no answer of ours is thrown', async () => {
    const asked: unknown[] = [];
    const release = async (_: unknown, given: unknown) => {
      asked.push(given);
      return 'released';
    };
    expect(await typed('release forest --canary 50 --note a_b', { release })).toEqual([0, 'released']);
    const values = { canary: '50', note: 'a b', 'developer-screens': false };
    expect(asked).toMatchObject([{ app: 'forest', values }]);
    const refuse = async () => {
      throw new ReleaseError('no');
    };
    expect(await typed('release forest', { release: refuse })).toEqual([1, 'wallet: no']);
    const breaks = async () => {
      throw new TypeError('of ours');
    };
    await expect(typed('release forest', { release: breaks })).rejects.toThrow('of ours');
  });
});

it.each([
  [undefined, undefined],
  ['1', 1],
  ['0050', 50],
  ['1000', 1000],
])('%j is %j buckets', (text, count) => {
  expect(bucketsOf(text)).toBe(count);
});

it.each(['0', '1001', '', 'x', '1.5', '-1', '10000', ' 1', '1x'])('%j is no number of buckets', (text) => {
  expect(() => bucketsOf(text)).toThrow(`"${text}" is no number of buckets: 1 to 1000.`);
});

describe('the store that the environment names', () => {
  const bucket = {
    WALLET_BUCKET: 'https://s3.example/wallet',
    WALLET_BUCKET_KEY: 'k',
    WALLET_BUCKET_SECRET: 's',
  };
  it('is a folder, or a bucket with its key', () => {
    expect(openStore(dir, {}).name).toBe(folderStore(dir).name);
    expect(openStore(dir, bucket).name).toBe('s3.example');
    for (const name of ['WALLET_BUCKET_KEY', 'WALLET_BUCKET_SECRET'])
      expect(() => openStore(dir, { ...bucket, [name]: '' })).toThrow('WALLET_BUCKET needs');
  });
});
