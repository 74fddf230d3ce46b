// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonical, HISTORY, idOf, keyOf, type RegistryDocument, type Release, sha256 } from './documents.ts';
import { filesBelow } from './filesBelow.ts';
import { folderStore } from './folderStore.ts';
import { openLive } from './live.ts';
import { createReleases, type Releases } from './releases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { pointedOf } from './transitions.ts';

let dir = '';
let releases: Releases;
let refused: string[] = [];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-live-'));
  releases = createReleases({ store: folderStore(dir) });
  refused = [];
  await releases.release(builtRelease('forest', '1.0.0'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = () => openLive(dir, { onRefused: (what) => refused.push(what) });
const scriptOf = (app: string, version: string) =>
  [...builtRelease(app, version).files.keys()].find((address) => address.startsWith(`/${app}/`)) ?? '';
const shared = '/_shared/kit-11111111.js';
const evil = Buffer.from('evil()');
const facts = { sha256: sha256(evil), bytes: evil.length };

/** A release under its right name, as whoever writes to the folder can make one. */
function plant(release: Release): string {
  const id = idOf(release);
  writeFileSync(join(dir, keyOf.release(release.app, id)), canonical(release));
  return id;
}
const registry = () => JSON.parse(readFileSync(join(dir, keyOf.registry), 'utf8')) as RegistryDocument;
const point = (change: (document: RegistryDocument) => RegistryDocument) =>
  writeFileSync(join(dir, keyOf.registry), JSON.stringify(change({ ...registry(), revision: 99 })));

describe('a file is served', () => {
  it('as releases say that the registry leads to: current, on trial, before; no other document counts', async () => {
    await releases.release(builtRelease('forest', '2.0.0'));
    await releases.canary(builtRelease('forest', '3.0.0'), 5);
    const live = open();
    for (const version of ['1.0.0', '2.0.0', '3.0.0'])
      expect(live.file(scriptOf('forest', version)), version).toBeDefined();
    const address = scriptOf('forest', '2.0.0');
    const { release } = builtRelease('forest', '6.6.6');
    plant({ ...release, files: { [address]: facts } });
    writeFileSync(join(dir, keyOf.file(address)), evil);
    expect(open().file(address)).toBeUndefined();
    expect(live.file(address)).toBeUndefined();
  });

  it('(G35) while it is one of the last fifty releases', async () => {
    for (let version = 2; version <= HISTORY + 1; version += 1)
      await releases.release(builtRelease('forest', `${version}.0.0`));
    expect(open().file(scriptOf('forest', '1.0.0'))).toBeUndefined();
    expect(open().file(scriptOf('forest', '2.0.0'))).toBeDefined();
  });

  it('by its own app: one that lists what is another app’s brings nothing', async () => {
    await releases.release(builtRelease('rail', '1.0.0'));
    const address = scriptOf('forest', '9.0.0');
    const { release } = builtRelease('rail', '2.0.0');
    const thief = plant({
      ...release,
      entry: { ...release.entry, prefixes: ['/forest'] },
      files: { [address]: facts },
    });
    writeFileSync(join(dir, keyOf.file(address)), evil);
    point((document) => ({
      ...document,
      apps: document.apps.map((app) => (app.id === 'rail' ? { ...app, release: thief } : app)),
    }));
    expect(open().file(address)).toBeUndefined();
  });

  it('under one hash: a registry that leads to two is not taken', async () => {
    await releases.release(builtRelease('rail', '1.0.0'));
    const live = open();
    expect(live.file(shared)).toBeDefined();
    const { release } = builtRelease('rail', '2.0.0');
    const thief = plant({ ...release, files: { [shared]: facts } });
    point((document) => ({
      ...document,
      apps: document.apps.map((app) => (app.id === 'rail' ? { ...app, release: thief } : app)),
    }));
    expect(live.registry().revision).toBe(2);
    expect(refused.join()).toContain(`leads to two files at ${shared}`);
    expect(live.file(shared)).toBeDefined();
  });
});

describe('a registry is read only where', () => {
  const wrong: [what: string, change: (app: RegistryDocument['apps'][number]) => object][] = [
    ['no field is missing', ({ screens: _, ...app }) => app],
    ['an id is an id', (app) => ({ ...app, id: '../evil' })],
    ['a release is named by 128 bits', (app) => ({ ...app, release: app.release.slice(0, 16) })],
    ['an event is an event', (app) => ({ ...app, log: '../../registry' })],
    ['a prefix is no path', (app) => ({ ...app, prefixes: ['/forest/{}; return 200'] })],
    ...['wApi', '_shared', '_host', '_mocks', '_closed', '_delta', 'assets'].map(
      (name): [string, (app: RegistryDocument['apps'][number]) => object] => [
        `a prefix is not ${name}`,
        (app) => ({ ...app, prefixes: ['/forest', `/${name}`] }),
      ],
    ),
    ['there is a prefix', (app) => ({ ...app, prefixes: [] })],
    ['a screen is below it', (app) => ({ ...app, screens: [{ code: 'A', path: '/rail/A' }] })],
    ['a path is a path', (app) => ({ ...app, screens: [{ code: 'A', path: '/forest/"; return 200' }] })],
    ['a path climbs nowhere', (app) => ({ ...app, screens: [{ code: 'A', path: '/forest/../rail' }] })],
    ['an end is a time', (app) => ({ ...app, killed: [{ text: { ko: '', en: '' }, until: 'soon' }] })],
  ];
  it.each(wrong)('%s', (_, change) => {
    const live = open();
    expect(live.registry().revision).toBe(1);
    point((document) => ({ ...document, apps: document.apps.map(change) as RegistryDocument['apps'] }));
    expect(live.registry().revision).toBe(1);
    expect(refused).toHaveLength(1);
    point((document) => document);
  });

  it('no two apps have one prefix', async () => {
    await releases.release(builtRelease('rail', '1.0.0'));
    const live = open();
    point((document) => ({
      ...document,
      apps: document.apps.map((app) =>
        app.id === 'rail' ? { ...app, prefixes: ['/rail', '/Forest'] } : app,
      ),
    }));
    expect(live.registry().apps).toEqual([]);
    expect(refused.join()).toContain('A prefix of rail belongs to forest.');
  });
});

describe('a release is written only where', () => {
  const release = (change: (release: Release) => Partial<Release>) => {
    const built = builtRelease('forest', '2.0.0');
    return releases.release({ ...built, release: { ...built.release, ...change(built.release) } });
  };
  const wrong: [what: string, change: (release: Release) => Partial<Release>][] = [
    ['a hash of its policy is one', () => ({ hashes: { script: ["'sha256-a'; script-src *"], style: [] } })],
    ['no hash is unsafe-inline', () => ({ hashes: { script: ["'unsafe-inline'"], style: [] } })],
    ['its files are below its folder', ({ files }) => ({ files: { ...files, '/rail/assets/x.js': facts } })],
    ['its files are no pages', ({ files }) => ({ files: { ...files, '/forest/x.html': facts } })],
    ['an address climbs nowhere', ({ files }) => ({ files: { ...files, '/forest/assets/../x.js': facts } })],
    ['its prefix is free', ({ entry }) => ({ entry: { ...entry, prefixes: ['/forest', '/wApi'] } })],
    [
      'its screens are its own',
      ({ entry }) => ({ entry: { ...entry, screens: [{ code: 'A', path: '/rail/A' }] } }),
    ],
    ['its app is an app', () => ({ app: 'a/../b' })],
  ];
  it.each(wrong)('%s; else nothing is', async (_, change) => {
    const before = filesBelow(dir).map((file) => [file, sha256(readFileSync(file))]);
    await expect(release(change)).rejects.toThrow();
    expect(filesBelow(dir).map((file) => [file, sha256(readFileSync(file))])).toEqual(before);
  });

  it('a trial keeps to the folder that its app has', async () => {
    const built = builtRelease('forest', '2.0.0');
    const files = Object.fromEntries(
      Object.entries(built.release.files).map(([address, file]) => [
        address.replace('/forest/', '/wood/'),
        file,
      ]),
    );
    const moved = {
      ...built.release,
      files,
      entry: { ...built.release.entry, prefixes: ['/wood', '/forest'] },
    };
    await expect(releases.canary({ ...built, release: moved }, 5)).rejects.toThrow(
      'a trial keeps the prefixes',
    );
    expect(pointedOf(await releases.readRegistry(), 'forest').canary).toBeUndefined();
  });
});
