// @vitest-environment node
// What releases do and say, without a disk: quick, so that every change of the code can be tried with it.
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyRegistry, idOf, keyOf, type RegistryDocument } from './documents.ts';
import { filesBelow } from './filesBelow.ts';
import { upToPattern } from './nginxConfig.ts';
import { registryOf, releaseOf } from './readDocument.ts';
import { createReleases, type ReleaseOptions } from './releases.ts';
import { BELIEVED_DAYS, doubtOf, isOlder, nameTeams, seal, textOf } from './signing.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { memoryStore } from './testing/memoryStore.ts';
import { pointAt, pointedOf } from './transitions.ts';

const id = (letter: string) => letter.repeat(32);
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

function opened(options: Omit<ReleaseOptions, 'store'> = {}) {
  const memory = memoryStore();
  return { ...memory, memory, releases: createReleases({ store: memory.store, ...options }) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a history', () => {
  const text = { ko: '점검', en: 'Closed' };

  it('says of each event what it was, with which kit, and what there was to note', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const { releases } = opened({ now: () => at });
    const one = await releases.release(builtRelease('forest', '1.0.0'), { kind: 'build', note: '' });
    await releases.release(builtRelease('forest', '2.0.0'), { note: 'new words', commit: 'abc+' });
    await releases.canary(builtRelease('forest', '3.0.0'), 5, { note: 'with care' });
    await releases.canary(builtRelease('forest', '4.0.0'), 6, { commit: 'def' });
    await releases.promote('forest', 50);
    await releases.rollback('forest', one);
    await releases.kill('forest', { screen: 'AAA10000', text, until: '2026-11-22T18:00:00+09:00' });
    await releases.kill('forest', { text });
    await releases.revive('forest', 'AAA10000');
    await releases.revive('forest');
    const lines = await releases.history('forest');
    expect(lines.map(({ kind, version, note, commit }) => [kind, version, note, commit])).toEqual([
      ['revive', '1.0.0', 'all', undefined],
      ['revive', '1.0.0', 'AAA10000', undefined],
      ['kill', '1.0.0', 'all, no end', undefined],
      ['kill', '1.0.0', 'AAA10000, 2026-11-22T18:00:00+09:00', undefined],
      ['rollback', '1.0.0', undefined, undefined],
      ['canary', '4.0.0', '1-50', undefined],
      ['canary', '4.0.0', '1-6', 'def'],
      ['canary', '3.0.0', '1-5, with care', undefined],
      ['release', '2.0.0', 'new words', 'abc+'],
      ['build', '1.0.0', undefined, undefined],
    ]);
    expect(
      lines.every(({ app, kit, at: when }) => `${app} ${kit} ${when}` === `forest 0.1.0 ${at.toJSON()}`),
    ).toBe(true);
    expect(lines.map(({ previous }) => previous)).toEqual([
      ...lines.slice(1).map((line) => line.id),
      undefined,
    ]);
    expect(await releases.history('forest', 2)).toEqual(lines.slice(0, 2));
  });

  it('ends where an event is missing: what is there is told', async () => {
    const { releases, kept } = opened();
    for (const version of ['1.0.0', '2.0.0', '3.0.0'])
      await releases.release(builtRelease('forest', version));
    const [, second] = await releases.history('forest');
    kept.delete(keyOf.event('forest', second?.id ?? ''));
    expect((await releases.history('forest')).map(({ version }) => version)).toEqual(['3.0.0']);
  });

  it('leads back to what everybody had: built here, promoted, or gone back to; never to what was a mistake', async () => {
    const { releases } = opened();
    const now = async () => pointedOf(await releases.readRegistry(), 'forest').version;
    await releases.release(builtRelease('forest', '1.0.0'), { kind: 'build' });
    await releases.release(builtRelease('forest', '2.0.0'));
    await releases.rollback('forest');
    expect(await now()).toBe('1.0.0');
    // The newest that everybody had before is the one that was gone back to.
    await releases.release(builtRelease('forest', '3.0.0'));
    await releases.rollback('forest');
    expect(await now()).toBe('1.0.0');
    await releases.canary(builtRelease('forest', '4.0.0'), 5);
    await releases.promote('forest');
    await releases.release(builtRelease('forest', '5.0.0'));
    await releases.rollback('forest');
    expect(await now()).toBe('4.0.0');
  });
});

describe('where others keep changing the pointer', () => {
  it.each<[string, (releases: ReturnType<typeof createReleases>) => Promise<unknown>, string]>([
    [
      'a change',
      (releases) => releases.kill('forest', { text: { ko: '가', en: 'a' } }),
      ': nothing was released, try again.',
    ],
    ['a signature', (releases) => releases.trust({ adopt: true }), ': try again.'],
  ])('%s is tried sixty times, and no more', async (_, change, says) => {
    const { privateKey: sign } = generateKeyPairSync('ed25519');
    const { memory, store, releases } = opened();
    await releases.release(builtRelease('forest', '1.0.0'));
    vi.useFakeTimers();
    memory.isBusy = true;
    memory.swaps = 0;
    const signing = createReleases({ store, sign });
    const refused = expect(change(says.startsWith(': n') ? releases : signing)).rejects.toThrow(
      `Others keep changing registry.json${says}`,
    );
    await vi.runAllTimersAsync();
    await refused;
    expect(memory.swaps).toBe(60);
  });

  it('each try waits longer than the one before, up to the tenth', async () => {
    const { memory, releases } = opened();
    await releases.release(builtRelease('forest', '1.0.0'));
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.useFakeTimers();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    memory.isBusy = true;
    const refused = expect(releases.revive('forest')).rejects.toThrow('is not closed');
    await refused;
    const changed = releases.kill('forest', { text: { ko: '가', en: 'a' } });
    for (let tries = 0; tries < 12; tries += 1) await vi.advanceTimersByTimeAsync(200);
    memory.isBusy = false;
    await vi.runAllTimersAsync();
    await changed;
    const waited = waits.mock.calls.map(([, ms]) => ms);
    expect(waited.slice(0, 11)).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 200]);
  });
});

describe('a document', () => {
  const one = pointAt(emptyRegistry, builtRelease('forest', '1').release, id('1'), id('a'));
  const [app] = one.apps;

  it.each<[unknown, string | RegExp]>([
    [null, /^registry\.json does not fit: {2}Invalid type/],
    ['[]', /^registry\.json does not fit/],
    [7, /^registry\.json does not fit/],
    [{ apps: [] }, 'registry.json is of a store that an older version wrote: begin a new one.'],
    [
      { ...one, apps: [{ ...app, release: 'x' }] },
      /^registry\.json does not fit: apps\.0\.release Invalid format/,
    ],
    [{ ...one, apps: [app, app] }, 'There are two apps forest.'],
  ])('that is no registry (%#) is refused, and what is wrong is said', (value, says) => {
    expect(() => registryOf(json(value))).toThrow(says);
  });

  it('that is no JSON is refused by its name', () => {
    expect(() => registryOf(Buffer.from('{'))).toThrow(/^registry\.json cannot be read: .+\.$/);
    expect(() => registryOf(json(one))).not.toThrow();
  });

  it('that lists what is another’s is refused, three of it by name', () => {
    const { release } = builtRelease('forest', '1');
    const [fact] = Object.values(release.files);
    const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/rail/assets/${name}.js`, fact]));
    const strange = { ...release, files: { ...release.files, ...files } } as typeof release;
    expect(() => releaseOf(json(strange), 'forest', idOf(strange))).toThrow(
      `${keyOf.release('forest', idOf(strange))} lists /rail/assets/a.js, /rail/assets/b.js, /rail/assets/c.js, which is not forest's.`,
    );
    expect(() => releaseOf(json(release), 'forest', id('1'))).toThrow('its content is not of that name');
  });

  it('that a team may not release is named before anything is written', async () => {
    const { releases, kept } = opened();
    const built = builtRelease('forest', '1.0.0');
    const wrong = { ...built, release: { ...built.release, version: 'a b' } };
    await expect(releases.release(wrong)).rejects.toThrow(/^This release of forest does not fit: version /);
    expect(kept.size).toBe(0);
  });
});

describe('signatures', () => {
  const [root, team, stranger] = ['root', 'team', 'stranger'].map(() => generateKeyPairSync('ed25519'));
  if (!root || !team || !stranger) throw new Error('There are no keys.');
  const now = new Date('2026-11-20T10:00:00Z');
  const signing = { root: root.publicKey, now };
  const asRoot = { ...signing, key: root.privateKey };
  const two = ['forest', 'rail'].reduce(
    (document, app, at) => pointAt(document, builtRelease(app, '1').release, id(`${at}`), id('a')),
    emptyRegistry,
  );
  const list = [{ name: 'woods', key: textOf(team.publicKey), apps: ['forest', 'rail'] }];
  const whole = seal(nameTeams(two, list, root.privateKey), undefined, asRoot);
  const doubt = (document: RegistryDocument, at: Date | undefined = now) =>
    doubtOf(document, root.publicKey, at);

  it('of the root, or a team that it has named, are believed until their end', () => {
    expect([doubt(two), doubt(whole)]).toEqual(['is not signed by the holder of the key', undefined]);
    const end = new Date(now.getTime() + BELIEVED_DAYS * 86_400_000);
    expect(doubt(whole, new Date(end.getTime() - 1))).toBeUndefined();
    expect(doubt(whole, end)).toBe(
      `was signed until ${end.toJSON()}; the root signs it anew ("pnpm release:trust")`,
    );
    expect(doubtOf(whole, root.publicKey, undefined)).toBeUndefined();
    expect(doubtOf(whole, stranger.publicKey, now)).toBe('names teams that the root has not signed');
    expect(
      doubt({ ...whole, teams: { revision: 0, list: [], signature: whole.teams?.signature ?? '' } }),
    ).toBe('names teams that the root has not signed');
  });

  it('of a team stand for its own apps, and it is said which', () => {
    const asTeam = { ...signing, key: team.privateKey };
    const moved = seal(pointAt(whole, builtRelease('rail', '2').release, id('2'), id('b')), 'rail', asTeam);
    expect(doubt(moved)).toBeUndefined();
    expect(moved.apps.map(({ seal: by }) => [by?.by, by?.revision])).toEqual([
      ['root', whole.revision],
      ['woods', moved.revision],
    ]);
    expect(() => seal(moved, 'point', asTeam)).toThrow(
      'The key of woods may change forest, rail, and not point.',
    );
    expect(() => seal(moved, 'rail', { ...signing, key: stranger.privateKey })).toThrow("is no team's");
    const none = seal(
      nameTeams(two, [{ name: 'woods', key: textOf(team.publicKey), apps: [] }], root.privateKey),
      undefined,
      asRoot,
    );
    expect(() => seal(none, 'rail', asTeam)).toThrow('may change no app, and not rail.');
  });

  it('of the root stand for what nobody has signed yet; what somebody has stays', () => {
    const [forest] = whole.apps;
    const open = {
      ...whole,
      revision: 9,
      apps: whole.apps.map(({ seal: by, ...app }, at) => (at === 0 && by ? { ...app, seal: by } : app)),
    };
    const sealed = seal(open, undefined, asRoot);
    expect(sealed.apps[0]).toEqual(forest);
    expect(sealed.apps[1]?.seal).toMatchObject({ by: 'root', revision: 9 });
    expect(doubt(sealed)).toBeUndefined();
  });

  it('are those of before where anything was seen already', () => {
    const next = (more: Partial<RegistryDocument>): RegistryDocument => ({ ...whole, revision: 7, ...more });
    const seen = next({});
    const [forest, rail] = whole.apps;
    if (!forest?.seal || !rail) throw new Error('There are no apps.');
    const older = { ...forest, seal: { ...forest.seal, revision: forest.seal.revision - 1 } };
    const { seal: _, ...bare } = forest;
    const { teams: __, ...teamless } = next({ revision: 8 });
    const teamsOf = (revision: number) => ({ revision, list: [], signature: '' });
    const table: [RegistryDocument, RegistryDocument, string | undefined][] = [
      [next({ revision: 6 }), seen, 'is of revision 6, and 7 was seen already'],
      [next({}), seen, undefined],
      [next({ apps: [] }), seen, 'is another one of revision 7'],
      [next({ revision: 8 }), seen, undefined],
      [next({ revision: 8, apps: [forest] }), seen, 'has lost rail'],
      [next({ revision: 8, apps: [older, rail] }), seen, 'has an entry of forest from before'],
      [next({ revision: 8, apps: [bare, rail] }), seen, 'has an entry of forest from before'],
      [next({ revision: 8, apps: [forest, rail] }), next({ apps: [bare] }), undefined],
      [next({ revision: 8, teams: teamsOf(3) }), next({ teams: teamsOf(4) }), 'names the teams of before'],
      [next({ revision: 8, teams: teamsOf(4) }), next({ teams: teamsOf(4) }), undefined],
      [teamless, next({ teams: teamsOf(1) }), 'names the teams of before'],
      [next({ revision: 8, teams: teamsOf(1) }), { ...teamless, revision: 7 }, undefined],
    ];
    for (const [document, before, says] of table) expect(isOlder(document, before)).toBe(says);
  });
});

describe('small things', () => {
  it('the numbers up to one are a pattern, the shortest there is', () => {
    expect([1, 5, 10, 250, 1000].map(upToPattern)).toEqual([
      '^(?:1)$',
      '^(?:[1-4]|5)$',
      '^(?:[1-9]|10)$'.replace('[1-9]', '[1-9]\\d{0,0}'),
      '^(?:[1-9]\\d{0,1}|[1-1]\\d{2}|2[0-4]\\d{1}|250)$',
      '^(?:[1-9]\\d{0,2}|1000)$',
    ]);
  });

  it('files below a folder stand in order, whatever the order they were made in', () => {
    const dir = mkdtempSync(join(tmpdir(), 'wallet-below-'));
    mkdirSync(join(dir, 'b'));
    for (const name of ['c', 'b/2', 'b/1', 'a']) writeFileSync(join(dir, name), '');
    expect(filesBelow(dir)).toEqual(['a', 'b/1', 'b/2', 'c'].map((name) => join(dir, name)));
    expect(filesBelow(join(dir, 'a'))).toEqual([join(dir, 'a')]);
    expect(filesBelow(join(dir, 'd'))).toEqual([]);
    rmSync(dir, { recursive: true });
  });
});
