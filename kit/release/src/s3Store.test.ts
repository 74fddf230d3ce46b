// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from './documents.ts';
import { openStore } from './openReleases.ts';
import { createReleases } from './releases.ts';
import { StoreConflictError } from './Store.ts';
import { s3Store } from './s3Store.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { startBucket } from './testing/startBucket.ts';

const secret = 'not-to-be-sent';
let bucket: Awaited<ReturnType<typeof startBucket>>;
let options: Parameters<typeof s3Store>[0];

beforeEach(async () => {
  bucket = await startBucket({ accessKeyId: 'writer', secret });
  options = { url: bucket.url, accessKeyId: 'writer', secretAccessKey: secret };
});
afterEach(() => bucket.close());

describe('a bucket', () => {
  it('(G32) begins again where another team was faster, and keeps what they have written', async () => {
    const ours = createReleases({ store: s3Store(options) });
    await ours.release(builtRelease('forest', '1.0.0'));
    const slow = s3Store(options);
    let isFirst = true;
    const theirs = createReleases({
      store: {
        ...slow,
        // Between reading and swapping somebody else releases.
        async swap(key, bytes, tag) {
          if (isFirst) await ours.release(builtRelease('rail', '1.0.0'));
          isFirst = false;
          return slow.swap(key, bytes, tag);
        },
      },
    });
    await theirs.release(builtRelease('forest', '2.0.0'));
    const { apps, revision } = await ours.readRegistry();
    expect(apps.map(({ id, version }) => [id, version])).toEqual([
      ['forest', '2.0.0'],
      ['rail', '1.0.0'],
    ]);
    expect(revision).toBe(3);
    const refused = bucket.seen.filter(
      ({ method, path }) => method === 'PUT' && path.endsWith(keyOf.registry),
    );
    expect(refused).toHaveLength(4);
  });

  it('puts the pointer last, and says of each file how long it may be kept', async () => {
    await createReleases({ store: s3Store(options) }).release(builtRelease('forest', '1.0.0'));
    const puts = bucket.seen.filter(({ method }) => method === 'PUT');
    expect(puts.at(-1)?.path).toBe(`/wallet/${keyOf.registry}`);
    expect(puts.at(-1)?.headers['cache-control']).toBe('no-cache');
    expect(puts[0]?.headers['cache-control']).toContain('immutable');
    expect(puts[0]?.headers['content-type']).toContain('javascript');
    expect(JSON.stringify(bucket.seen)).not.toContain(secret);
  });

  it('never changes what is there, and says no where it was not asked properly', async () => {
    const store = s3Store(options);
    await store.add('files/a.js', Buffer.from('1'));
    await store.add('files/a.js', Buffer.from('1'));
    await expect(store.add('files/a.js', Buffer.from('2'))).rejects.toThrow(StoreConflictError);
    expect(await store.swap('registry.json', Buffer.from('{}'), '"old"')).toBe(false);
    expect(await store.swap('registry.json', Buffer.from('{}'), null)).toBe(true);
    expect(await store.swap('registry.json', Buffer.from('{}'), null)).toBe(false);
    const stranger = s3Store({ ...options, accessKeyId: 'stranger' });
    await expect(stranger.read('registry.json')).rejects.toThrow('answered 403 to registry.json');
    const guesser = s3Store({ ...options, secretAccessKey: 'guessed' });
    await expect(guesser.add('files/b.js', Buffer.from('1'))).rejects.toThrow('answered 403 to files/b.js');
    expect([...bucket.objects.keys()]).toEqual(['/wallet/files/a.js', '/wallet/registry.json']);
  });

  it('says what each file is, and asks by an address that names nothing but its key', async () => {
    const store = s3Store({ ...options, url: `${options.url}/` });
    for (const key of ['a/b c.js', 'a.mjs', 'a.css', 'a.json', 'a.html', 'a.js.br', 'jsx'])
      await store.add(key, Buffer.from(key));
    expect(bucket.seen.map(({ path, headers }) => [path, headers['content-type']])).toEqual([
      ['/wallet/a/b%20c.js', 'text/javascript; charset=utf-8'],
      ['/wallet/a.mjs', 'text/javascript; charset=utf-8'],
      ['/wallet/a.css', 'text/css; charset=utf-8'],
      ['/wallet/a.json', 'application/json; charset=utf-8'],
      ['/wallet/a.html', 'text/html; charset=utf-8'],
      ['/wallet/a.js.br', 'application/octet-stream'],
      ['/wallet/jsx', 'application/octet-stream'],
    ]);
    expect(bucket.seen[0]?.headers.authorization).toContain('/auto/s3/');
    expect(await store.read('none')).toBeUndefined();
  });

  it('takes another writer who is at it right now for one who was faster, and tells what it cannot do', async () => {
    const store = s3Store(options);
    await store.add('a', Buffer.from('1'));
    await store.swap('p', Buffer.from('1'), null);
    for (const status of [409, 412]) {
      bucket.answers.set('PUT', status);
      await store.add('a', Buffer.from('1'));
      await expect(store.add('a', Buffer.from('2'))).rejects.toThrow(StoreConflictError);
      await expect(store.add('b', Buffer.from('1'))).rejects.toThrow(StoreConflictError);
      expect(await store.swap('p', Buffer.from('2'), null)).toBe(false);
    }
    for (const status of [400, 418]) {
      bucket.answers.set('PUT', status).set('GET', status);
      const name = new URL(options.url).host;
      await expect(store.add('a', Buffer.from('1'))).rejects.toThrow(`${name} answered ${status} to a.`);
      await expect(store.swap('p', Buffer.from('2'), null)).rejects.toThrow(`answered ${status} to p.`);
      await expect(store.read('a')).rejects.toThrow(`answered ${status} to a.`);
    }
  });

  it('is chosen by the environment, and a key that is missing is said', async () => {
    const env = { WALLET_BUCKET: options.url, WALLET_BUCKET_KEY: 'writer', WALLET_BUCKET_SECRET: 'x' };
    expect(openStore('/nowhere', env).name).toMatch(/^127\.0\.0\.1:/);
    expect(openStore('/nowhere', {}).name).toBe('nowhere');
    expect(() => openStore('/nowhere', { WALLET_BUCKET: options.url })).toThrow('needs WALLET_BUCKET_KEY');
  });
});
