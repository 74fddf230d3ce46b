import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closingOf, type Registry, registrySchema } from '../../src/manifest/index.ts';
import { v } from '../../src/schema/index.ts';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { createReleases } from './releases.ts';
import { StoreConflictError } from './Store.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { pointedOf, releaseFor } from './transitions.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-releases-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = () => createReleases({ store: folderStore(dir) });
const registryText = () => readFileSync(join(dir, keyOf.registry), 'utf8');
const appText = (id: string) =>
  JSON.stringify((JSON.parse(registryText()) as Registry).apps.find((app) => app.id === id));

describe('a release', () => {
  it('(G32) moves its own pointer and leaves every other app as it was, byte for byte', async () => {
    const releases = open();
    await releases.release(builtRelease('launcher', '1.0.0'));
    await releases.release(builtRelease('rail', '1.0.0'));
    const before = [appText('launcher'), appText('rail')];
    const files = readdirSync(join(dir, 'files/rail/assets'));
    const id = await releases.release(builtRelease('forest', '2.0.0'));
    expect([appText('launcher'), appText('rail')]).toEqual(before);
    expect(readdirSync(join(dir, 'files/rail/assets'))).toEqual(files);
    expect(pointedOf(await releases.readRegistry(), 'forest')).toMatchObject({
      version: '2.0.0',
      release: id,
    });
    expect(v.safeParse(registrySchema, JSON.parse(registryText())).success).toBe(true);
  });

  it('is named by its content: the same build is the same release, and what is there is never changed', async () => {
    const releases = open();
    const first = await releases.release(builtRelease('forest', '1.0.0'));
    expect(await releases.release(builtRelease('forest', '1.0.0'))).toBe(first);
    expect(await releases.release(builtRelease('forest', '1.0.0', 'another text'))).not.toBe(first);
    await expect(folderStore(dir).add(keyOf.page('forest', first), Buffer.from('other'))).rejects.toThrow(
      StoreConflictError,
    );
  });

  it('goes on where a process was killed while it held the lock', async () => {
    writeFileSync(join(dir, `${keyOf.registry}.lock`), `999999 ${Date.now() - 60_000}`);
    await open().release(builtRelease('forest', '1.0.0'));
    expect((await open().readRegistry()).revision).toBe(1);
  });

  it('is refused where its prefix belongs to another app, and nothing changes', async () => {
    const releases = open();
    await releases.release(builtRelease('forest', '1.0.0'));
    const before = registryText();
    const thief = builtRelease('thief', '1.0.0');
    thief.release.entry = { ...thief.release.entry, prefixes: ['/thief', '/forest'] };
    await expect(releases.release(thief)).rejects.toThrow('A prefix of thief belongs to forest.');
    expect(registryText()).toBe(before);
  });
});

describe('going back and trying out', () => {
  it('(G33) goes back to the release before, forth to a named one, and keeps what is closed', async () => {
    const releases = open();
    const one = await releases.release(builtRelease('forest', '1.0.0'));
    const two = await releases.release(builtRelease('forest', '2.0.0'));
    await releases.kill('forest', { screen: 'AAA20000', text: { ko: '점검', en: 'Closed' } });
    await releases.rollback('forest');
    const back = pointedOf(await releases.readRegistry(), 'forest');
    expect(back).toMatchObject({ release: one, version: '1.0.0', killed: [{ screen: 'AAA20000' }] });
    expect(back.withdrawn).toEqual(['forest-2.0.0']);
    await releases.rollback('forest', two);
    const forth = pointedOf(await releases.readRegistry(), 'forest');
    expect(forth).toMatchObject({ release: two, withdrawn: ['forest-1.0.0'] });
    expect((await releases.history('forest')).map(({ kind }) => kind)).toEqual([
      'rollback',
      'rollback',
      'kill',
      'release',
      'release',
    ]);
    await expect(releases.rollback('forest', '0123456789abcdef')).rejects.toThrow('There is no release');
  });

  it('a release that follows another withdraws nothing: open pages of the one before go on', async () => {
    const releases = open();
    await releases.release(builtRelease('forest', '1.0.0'));
    await releases.release(builtRelease('forest', '2.0.0'));
    await releases.canary(builtRelease('forest', '3.0.0'), 10);
    await releases.promote('forest');
    expect(pointedOf(await releases.readRegistry(), 'forest').withdrawn).toBeUndefined();
  });

  it('never goes back to what was only on trial', async () => {
    const releases = open();
    const one = await releases.release(builtRelease('forest', '1.0.0'));
    await releases.canary(builtRelease('forest', '2.0.0'), 50);
    await releases.release(builtRelease('forest', '3.0.0'));
    await releases.rollback('forest');
    expect(pointedOf(await releases.readRegistry(), 'forest').release).toBe(one);
  });

  it('says that there is nothing to go back to', async () => {
    const releases = open();
    await releases.release(builtRelease('forest', '1.0.0'));
    await expect(releases.rollback('forest')).rejects.toThrow('there is nothing to go back to');
    await expect(releases.rollback('none')).rejects.toThrow('No "none" is released; there are forest.');
  });

  it('(G32) gives a release on trial to its buckets only, to more of them, then to all; or withdraws it', async () => {
    const releases = open();
    const one = await releases.release(builtRelease('forest', '1.0.0'));
    const two = await releases.canary(builtRelease('forest', '2.0.0'), 50);
    const app = async () => pointedOf(await releases.readRegistry(), 'forest');
    const given = async (...buckets: number[]) => {
      const now = await app();
      return buckets.map((bucket) => releaseFor(now, bucket));
    };
    expect(await given(1, 50, 51, 1000)).toEqual([two, two, one, one]);
    await releases.promote('forest', 500);
    expect(await given(51, 500, 501)).toEqual([two, two, one]);
    await releases.rollback('forest');
    expect(await given(1, 1000)).toEqual([one, one]);
    await releases.canary(builtRelease('forest', '2.0.0'), 1);
    await releases.promote('forest');
    expect(await given(1, 1000)).toEqual([two, two]);
    await expect(releases.promote('forest')).rejects.toThrow('on trial');
    await expect(releases.canary(builtRelease('forest', '3.0.0'), 1001)).rejects.toThrow('at most 1000');
  });
});

describe('closing', () => {
  const text = { ko: '점검 중이에요.', en: 'Under maintenance.' };

  it('(G34) closes an app or a screen, with a text and an end, and opens it again', async () => {
    const releases = open();
    await releases.release(builtRelease('forest', '1.0.0'));
    await releases.kill('forest', { screen: 'AAA10000', text, until: '2026-11-21T18:00:00+09:00' });
    const app = async () => pointedOf(await releases.readRegistry(), 'forest');
    const before = new Date('2026-11-21T17:59:59+09:00');
    const after = new Date('2026-11-21T18:00:00+09:00');
    expect(closingOf((await app()).killed ?? [], 'AAA10000', before)).toMatchObject({ text });
    expect(closingOf((await app()).killed ?? [], 'AAA20000', before)).toBeUndefined();
    expect(closingOf((await app()).killed ?? [], 'AAA10000', after)).toBeUndefined();
    await releases.kill('forest', { text });
    expect(closingOf((await app()).killed ?? [], 'AAA20000', after)).toMatchObject({ text });
    await releases.revive('forest');
    expect(closingOf((await app()).killed ?? [], 'AAA20000', after)).toBeUndefined();
    await releases.release(builtRelease('forest', '2.0.0'));
    expect(closingOf((await app()).killed ?? [], 'AAA10000', before)).toMatchObject({ text });
    await releases.revive('forest', 'AAA10000');
    await expect(releases.revive('forest', 'AAA10000')).rejects.toThrow('AAA10000 of forest is not closed.');
    await expect(releases.kill('forest', { text, until: 'soon' })).rejects.toThrow('is no time');
  });
});

describe('tampering', () => {
  it('(G36) is found: in a file, a page, a release, the history', async () => {
    const releases = open();
    const id = await releases.release(builtRelease('forest', '1.0.0'));
    const file = Object.keys(builtRelease('forest', '1.0.0').release.files)[0] ?? '';
    writeFileSync(join(dir, keyOf.file(file)), 'evil()');
    writeFileSync(join(dir, keyOf.page('forest', id)), 'evil');
    expect(await releases.problems()).toEqual([
      `${keyOf.page('forest', id)} was tampered with`,
      `${keyOf.file(file)} was tampered with`,
    ]);
    const path = join(dir, keyOf.release('forest', id));
    writeFileSync(path, readFileSync(path, 'utf8').replace('1.0.0', '6.6.6'));
    await expect(releases.readRelease('forest', id)).rejects.toThrow('tampered');
    const { log } = pointedOf(await releases.readRegistry(), 'forest');
    const event = join(dir, keyOf.event('forest', log));
    writeFileSync(event, readFileSync(event, 'utf8').replace('1.0.0', '6.6.6'));
    await expect(releases.history('forest')).rejects.toThrow('tampered');
  });

  it('(G32, G36) of a signed registry stops every change until it is put right', async () => {
    const { publicKey: verify, privateKey: sign } = generateKeyPairSync('ed25519');
    const releases = createReleases({ store: folderStore(dir), sign, verify });
    await releases.release(builtRelease('forest', '1.0.0'));
    await releases.release(builtRelease('forest', '2.0.0'));
    const good = registryText();
    writeFileSync(join(dir, keyOf.registry), good.replaceAll('2.0.0', '6.6.6'));
    await expect(releases.rollback('forest')).rejects.toThrow('not signed by the holder of the key');
    writeFileSync(join(dir, keyOf.registry), good);
    await releases.rollback('forest');
    expect(pointedOf(await releases.readRegistry(), 'forest').version).toBe('1.0.0');
  });
});
