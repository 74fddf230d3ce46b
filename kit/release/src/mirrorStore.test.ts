// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { openLive } from './live.ts';
import { mirrorStore } from './mirrorStore.ts';
import { createReleases } from './releases.ts';
import { s3Store } from './s3Store.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { startBucket } from './testing/startBucket.ts';
import { pointedOf } from './transitions.ts';

const keys = { accessKeyId: 'writer', secret: 'not-to-be-sent' };
let bucket: Awaited<ReturnType<typeof startBucket>>;
let dir = '';
const store = () => s3Store({ url: bucket.url, accessKeyId: keys.accessKeyId, secretAccessKey: keys.secret });
const releases = () => createReleases({ store: store() });
const pointer = () => readFileSync(join(dir, keyOf.registry), 'utf8');
const assetOf = (version: string) =>
  [...builtRelease('forest', version).files.keys()].find((address) => address.startsWith('/forest/')) ?? '';

beforeEach(async () => {
  bucket = await startBucket(keys);
  dir = mkdtempSync(join(tmpdir(), 'wallet-mirror-'));
});
afterEach(async () => {
  await bucket.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('a bucket that is served from a folder', () => {
  it('comes whole: what is current, what is on trial, and the files of replaced releases', async () => {
    for (const version of ['1.0.0', '2.0.0']) await releases().release(builtRelease('forest', version));
    await releases().canary(builtRelease('forest', '3.0.0'), 50);
    expect(await mirrorStore(store(), dir)).toBe(true);
    expect(
      Buffer.compare(
        readFileSync(join(dir, keyOf.registry)),
        bucket.objects.get('/wallet/registry.json') ?? Buffer.alloc(0),
      ),
    ).toBe(0);
    const live = openLive(dir);
    for (const version of ['1.0.0', '2.0.0', '3.0.0'])
      expect(live.file(assetOf(version)), version).toBeDefined();
    const here = createReleases({ store: folderStore(dir) });
    expect(await here.problems()).toEqual([]);
    expect(await here.history('forest')).toEqual(await releases().history('forest'));
  });

  it('asks for the pointer alone where nothing has changed, and for what is new otherwise', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    await mirrorStore(store(), dir);
    bucket.seen.length = 0;
    expect(await mirrorStore(store(), dir)).toBe(false);
    expect(bucket.seen.map(({ path }) => path)).toEqual(['/wallet/registry.json']);
    await releases().release(builtRelease('rail', '1.0.0'));
    bucket.seen.length = 0;
    expect(await mirrorStore(store(), dir)).toBe(true);
    expect(bucket.seen.filter(({ path }) => path.includes('forest'))).toEqual([]);
    await releases().kill('forest', { text: { ko: '점검', en: 'Closed' } });
    expect(await mirrorStore(store(), dir)).toBe(true);
    expect(
      pointedOf(await createReleases({ store: folderStore(dir) }).readRegistry(), 'forest').killed,
    ).toHaveLength(1);
  });

  it('(G36) stays as it was where a file is missing or was tampered with, or nobody has signed', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    await mirrorStore(store(), dir);
    const before = pointer();
    const id = await releases().release(builtRelease('forest', '2.0.0'));
    const key = `/wallet/${keyOf.file(assetOf('2.0.0'))}`;
    const good = bucket.objects.get(key) ?? Buffer.alloc(0);
    bucket.objects.set(key, Buffer.from('evil()'));
    await expect(mirrorStore(store(), dir)).rejects.toThrow('was tampered with');
    bucket.objects.delete(key);
    await expect(mirrorStore(store(), dir)).rejects.toThrow('is missing');
    expect(pointer()).toBe(before);
    expect(existsSync(join(dir, keyOf.release('forest', id)))).toBe(false);
    bucket.objects.set(key, good);
    const { publicKey: verify } = generateKeyPairSync('ed25519');
    await expect(mirrorStore(store(), dir, { verify })).rejects.toThrow('not signed');
    expect(pointer()).toBe(before);
    expect(await mirrorStore(store(), dir)).toBe(true);
    expect(openLive(dir).page('forest', id)).toBeDefined();
  });

  it('(G32) readers of the folder see the old or the new release, never a mix', async () => {
    await releases().release(builtRelease('forest', '1.0.0'));
    await mirrorStore(store(), dir);
    const live = openLive(dir, { onRefused: (what) => refused.push(what) });
    const refused: string[] = [];
    const seen = new Set<string>();
    let isOver = false;
    const reader = (async () => {
      while (!isOver) {
        const { release, version } = pointedOf(live.registry(), 'forest');
        const page = live.page('forest', release);
        expect(page, release).toBeDefined();
        expect(Buffer.from(page ?? '').toString('utf8')).toContain(`forest ${String(version)}`);
        expect(live.file(assetOf(String(version)))).toBeDefined();
        seen.add(String(version));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
      await releases().release(builtRelease('forest', version));
      await mirrorStore(store(), dir);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = true;
    await reader;
    expect(refused).toEqual([]);
    expect(seen.has('4.0.0')).toBe(true);
  });
});
