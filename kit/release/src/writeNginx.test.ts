// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { createReleases } from './releases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { nginxWriter, writeNginx } from './writeNginx.ts';

let dir = '';
let store = '';
let out = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-written-'));
  store = join(dir, 'store');
  out = join(dir, 'nginx');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const pointer = () => join(store, keyOf.registry);
const conf = () => readFileSync(join(out, 'wallet.conf'), 'utf8');
const write = () => writeNginx({ store, out, api: '127.0.0.1:8081', listen: ['8080'], hasBrotli: false });

/** Two releases of a store; answers the registry as it was between them. */
async function released(): Promise<string> {
  const releases = createReleases({ store: folderStore(store) });
  await releases.release(builtRelease('launcher', '1.0.0'));
  const before = readFileSync(pointer(), 'utf8');
  await releases.release(builtRelease('launcher', '2.0.0'));
  return before;
}

describe('seen.json, beside the configuration', () => {
  it('has a watcher that begins anew take no registry older than the one it wrote the last time', async () => {
    const older = await released();
    expect(write().revision).toBe(2);
    const written = conf();
    const now = readFileSync(pointer(), 'utf8');
    writeFileSync(pointer(), older);
    expect(write).toThrow(/revision 1, and 2 was seen already/);
    expect(conf()).toBe(written);
    expect(readFileSync(join(out, 'seen.json'), 'utf8')).toBe(now);
    writeFileSync(pointer(), now);
    expect(write().revision).toBe(2);
  });

  it('remembers nothing of a registry that was not taken', async () => {
    const older = await released();
    const newer = readFileSync(pointer(), 'utf8');
    writeFileSync(pointer(), older);
    expect(write().revision).toBe(1);
    writeFileSync(pointer(), newer);
    const problemOf = () => 'it is wrong';
    expect(() =>
      writeNginx({ store, out, api: 'a b', listen: ['8080'], hasBrotli: false, problemOf }),
    ).toThrow(/it is wrong/);
    writeFileSync(pointer(), older);
    expect(write().revision).toBe(1);
  });

  it('forbids nothing where it cannot be read', async () => {
    await released();
    write();
    writeFileSync(join(out, 'seen.json'), 'no json');
    expect(write().revision).toBe(2);
    expect(readFileSync(join(out, 'seen.json'), 'utf8')).toBe(readFileSync(pointer(), 'utf8'));
  });
});

it('is to be written again when what is closed opens: the first moment that is still to come', async () => {
  const releases = createReleases({ store: folderStore(store) });
  await releases.release(builtRelease('launcher', '1.0.0'));
  await releases.release(builtRelease('forest', '1.0.0'));
  const options = { store, out, api: '127.0.0.1:8081', listen: ['8080'], hasBrotli: false };
  const at = (hour: number) => new Date(`2026-11-22T${hour}:00:00+09:00`);
  const next = (hour: number) => writeNginx({ ...options, now: at(hour) }).nextChange?.getTime();
  expect(next(12)).toBeUndefined();
  const text = { ko: '점검', en: 'Closed' };
  const closing = (screen: string, hour: number) => ({ text, screen, until: at(hour).toISOString() });
  await releases.kill('forest', closing('AAA10000', 18));
  await releases.kill('forest', closing('AAA20000', 15));
  await releases.kill('launcher', closing('AAA10000', 16));
  await releases.kill('launcher', { text, screen: 'AAA20000' });
  expect([12, 15, 16, 18].map(next)).toEqual(
    [at(15), at(16), at(18), undefined].map((end) => end?.getTime()),
  );
});

it('says what it cannot be made of, and writes nothing', async () => {
  expect(write).toThrow('There is no registry.json in the store.');
  await released();
  writeFileSync(pointer(), '{');
  expect(write).toThrow(/^registry\.json cannot be read: .+ The one before stays\.$/);
  expect(() => conf()).toThrow('ENOENT');
});

it('serves what the registry leads to, and takes away what it leads to no more', async () => {
  await released();
  write();
  const stray = join(out, 'served/files/assets/stray.js');
  writeFileSync(stray, 'evil()');
  write();
  expect(() => statSync(stray)).toThrow('ENOENT');
});

describe('written again', () => {
  const options = () => ({ store, out, api: '127.0.0.1:8081', listen: ['8080'], hasBrotli: false });
  const text = (path: string) => readFileSync(path, 'utf8');

  it('reads what a release brought, and no file of the others', async () => {
    const releases = createReleases({ store: folderStore(store) });
    const apps = ['launcher', 'forest', 'rail', 'point'];
    for (const app of apps) await releases.release(builtRelease(app, '1.0.0'));
    const rewrite = nginxWriter(options());
    // Each has a page and a script; all have one shared file.
    expect(rewrite()).toMatchObject({ read: apps.length * 2 + 1, kept: 0 });
    expect(rewrite()).toMatchObject({ read: 0, kept: apps.length * 2 + 1 });
    await releases.release(builtRelease('forest', '2.0.0'));
    const again = rewrite();
    expect(again).toMatchObject({ revision: 5, read: 2, kept: apps.length * 2 });
    expect(conf()).toContain('revision 5');
    // What a writer of its own makes of that store is the same.
    const [ours, twin] = [conf(), join(dir, 'twin')];
    expect(writeNginx({ ...options(), out: twin }).read).toBe(again.read + again.kept);
    expect(text(join(twin, 'wallet.conf')).replaceAll(twin, out)).toBe(ours);
  });

  it('looks at every file where it is asked to, and puts right one of the same length and time', async () => {
    await released();
    const rewrite = nginxWriter(options());
    rewrite();
    const copy = join(out, 'served', keyOf.file('/_shared/kit-11111111.js'));
    const [right, { atime, mtime }] = [text(copy), statSync(copy)];
    const evil = right.replace('kit = 1', 'kit = 2');
    expect(evil).toHaveLength(right.length);
    writeFileSync(copy, evil);
    utimesSync(copy, atime, mtime);
    expect(rewrite({ isFull: true })).toMatchObject({ kept: 0 });
    expect(text(copy)).toBe(right);
  });

  it('brings back a copy that is gone, and refuses a new file that is not what its release says', async () => {
    await released();
    const rewrite = nginxWriter(options());
    rewrite();
    const copy = join(out, 'served', keyOf.file('/_shared/kit-11111111.js'));
    rmSync(copy);
    expect(rewrite().read).toBe(1);
    expect(text(copy)).toContain('kit = 1');
    const next = builtRelease('launcher', '3.0.0');
    await createReleases({ store: folderStore(store) }).release(next);
    const [address = ''] = [...next.files.keys()];
    const file = join(store, keyOf.file(address));
    const right = text(file);
    writeFileSync(file, right.replace('launcher', 'launched'));
    const before = conf();
    expect(rewrite).toThrow(/tampered with or is missing/);
    expect(conf()).toBe(before);
    writeFileSync(file, right);
    expect(rewrite()).toMatchObject({ revision: 3, read: 2 });
  });
});
