// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type RegistryDocument } from './documents.ts';
import { filesBelow } from './filesBelow.ts';
import { folderStore } from './folderStore.ts';
import { openLive } from './live.ts';
import { mirrorStore } from './mirrorStore.ts';
import { createReleases } from './releases.ts';
import { BELIEVED_DAYS, seal } from './signing.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { signedStore } from './testing/signedStore.ts';
import { pointedOf } from './transitions.ts';

let dir = '';
let store: Awaited<ReturnType<typeof signedStore>>;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-signed-'));
  store = await signedStore(dir);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const path = () => join(dir, keyOf.registry);
const read = () => JSON.parse(readFileSync(path(), 'utf8')) as RegistryDocument;
const write = (document: RegistryDocument) => writeFileSync(path(), JSON.stringify(document));
const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);

/** What a server that stands already makes of the registry that is there now, and what it says of it. */
function server(now?: () => Date) {
  const refused: string[] = [];
  const options = { verify: store.root.publicKey, onRefused: (what: string) => refused.push(what) };
  const live = openLive(dir, { ...options, ...(now ? { now } : {}) });
  return { version: (app: string) => pointedOf(live.registry(), app).version, live, refused };
}

describe("a team's key", () => {
  it('moves the pointer of its own app, and the entries of all others stay signed by whom they were', async () => {
    const before = read();
    await store.teams.forest.release(builtRelease('forest', '2.0.0'));
    const { apps } = read();
    expect(apps.map(({ id, version, seal: by }) => [id, version, by?.by])).toEqual([
      ['launcher', '1.0.0', 'root'],
      ['forest', '2.0.0', 'forest-team'],
      ['rail', '1.0.0', 'rail-team'],
    ]);
    expect(apps.filter(({ id }) => id !== 'forest')).toEqual(before.apps.filter(({ id }) => id !== 'forest'));
    expect(server().version('forest')).toBe('2.0.0');
  });

  it('is refused before anything is written where the app is not its own', async () => {
    const before = [readFileSync(path(), 'utf8'), filesBelow(dir)];
    const { forest } = store.teams;
    const text = { ko: '점검', en: 'Closed' };
    for (const change of [
      () => forest.release(builtRelease('rail', '2.0.0')),
      () => forest.release(builtRelease('train', '1.0.0')),
      () => forest.kill('rail', { text }),
      () => forest.canary(builtRelease('launcher', '2.0.0'), 5),
    ])
      await expect(change()).rejects.toThrow('may change forest, and not');
    const stranger = store.open(generateKeyPairSync('ed25519').privateKey);
    await expect(stranger.release(builtRelease('forest', '2.0.0'))).rejects.toThrow("is no team's");
    expect([readFileSync(path(), 'utf8'), filesBelow(dir)]).toEqual(before);
  });

  it("signs no entry of another's, and brings none back that was seen", async () => {
    const watching = server();
    expect(watching.version('rail')).toBe('1.0.0');
    const old = pointedOf(read(), 'rail');
    await store.teams.rail.release(builtRelease('rail', '2.0.0'));
    expect(watching.version('rail')).toBe('2.0.0');
    const good = read();
    // What the holder of forest's key could write into the folder.
    const signing = { key: store.forest.privateKey, root: store.root.publicKey, now: new Date() };
    const forged = (change: (rail: RegistryDocument['apps'][number]) => object | undefined) =>
      seal(
        {
          ...good,
          revision: good.revision + 1,
          apps: good.apps.flatMap((app) =>
            app.id === 'rail' ? ((change(app) ?? []) as (typeof app)[]) : [app],
          ),
        },
        'forest',
        signing,
      );
    const attempts: [what: (rail: RegistryDocument['apps'][number]) => object | undefined, says: RegExp][] = [
      [() => old, /an entry of rail from before/],
      [() => undefined, /has lost rail/],
      [({ seal: _, ...rail }) => rail, /an entry of rail that nobody has signed/],
      [(rail) => ({ ...rail, version: '6.6.6' }), /not what rail-team has signed/],
      [
        (rail) => ({ ...rail, seal: pointedOf(good, 'forest').seal }),
        /an entry of rail by forest-team, who may not change it/,
      ],
      [(rail) => ({ ...rail, seal: pointedOf(good, 'launcher').seal }), /not what root has signed/],
    ];
    for (const [change, says] of attempts) {
      write(forged(change));
      expect(watching.version('rail')).toBe('2.0.0');
      expect(watching.refused.at(-1)).toMatch(says);
    }
    write(good);
    expect(watching.version('rail')).toBe('2.0.0');
  });

  it('is taken away by the root, who stands for its app until another one is named', async () => {
    await store.asRoot.trust({ team: { name: 'forest-team', key: '', apps: [] } });
    await expect(store.teams.forest.release(builtRelease('forest', '2.0.0'))).rejects.toThrow("is no team's");
    expect(server().version('forest')).toBe('1.0.0');
    await store.asRoot.release(builtRelease('forest', '2.0.0'));
    expect(server().version('forest')).toBe('2.0.0');
    await expect(store.teams.rail.trust()).rejects.toThrow();
  });
});

describe('a registry that was signed', () => {
  it('is of no use after its end: a server keeps what it has, a new one and a team take nothing', async () => {
    let now = new Date();
    const watching = server(() => now);
    expect(watching.version('forest')).toBe('1.0.0');
    now = later(BELIEVED_DAYS + 1)();
    expect(watching.version('forest')).toBe('1.0.0');
    expect(watching.refused.join()).toContain('what is served stays');
    const fresh = server(() => now);
    expect(fresh.live.registry().apps).toEqual([]);
    expect(fresh.refused.join()).toContain('was signed until');
    const team = store.open(store.forest.privateKey, () => now);
    await expect(team.release(builtRelease('forest', '2.0.0'))).rejects.toThrow('was signed until');
    await store.open(store.root.privateKey, () => now).trust();
    expect(fresh.version('forest')).toBe('1.0.0');
    await team.release(builtRelease('forest', '2.0.0'));
    expect(watching.version('forest')).toBe('2.0.0');
  });

  it('never comes back once a later one was seen, by a server or by its folder', async () => {
    const old = readFileSync(path());
    await store.teams.forest.release(builtRelease('forest', '2.0.0'));
    const copy = mkdtempSync(join(tmpdir(), 'wallet-copy-'));
    const options = { verify: store.root.publicKey };
    await mirrorStore(folderStore(dir), copy, options);
    const watching = server();
    expect(watching.version('forest')).toBe('2.0.0');
    writeFileSync(path(), old);
    expect(watching.version('forest')).toBe('2.0.0');
    expect(watching.refused.join()).toMatch(/is of revision 5, and 6 was seen already/);
    await expect(mirrorStore(folderStore(dir), copy, options)).rejects.toThrow('6 was seen already');
    expect(pointedOf(openLive(copy, options).registry(), 'forest').version).toBe('2.0.0');
    rmSync(copy, { recursive: true });
  });

  it('begins where nobody has signed yet, if the root says so', async () => {
    const plain = mkdtempSync(join(tmpdir(), 'wallet-plain-'));
    const keys = { sign: store.root.privateKey, verify: store.root.publicKey };
    await createReleases({ store: folderStore(plain) }).release(builtRelease('forest', '1.0.0'));
    const signed = createReleases({ store: folderStore(plain), ...keys });
    await expect(signed.trust()).rejects.toThrow('not signed');
    await signed.trust({ adopt: true });
    await expect(signed.trust({ adopt: true })).rejects.toThrow('signed already');
    expect(pointedOf(openLive(plain, keys).registry(), 'forest').version).toBe('1.0.0');
    rmSync(plain, { recursive: true });
  });
});
