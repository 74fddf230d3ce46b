// @vitest-environment node
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from './documents.ts';
import { openStore } from './openReleases.ts';
import { createReleases } from './releases.ts';
import { StoreConflictError } from './Store.ts';
import { s3Store } from './s3Store.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { pointedOf } from './transitions.ts';

/** A bucket as S3 has it: ETags, conditional writes, and nothing without a signature. */
function startBucket() {
  const objects = new Map<string, Buffer>();
  const seen: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, headers });
    const end = (status: number, body?: Buffer) => {
      const there = objects.get(path);
      response.writeHead(status, there ? { etag: tagOf(there) } : {}).end(body);
    };
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=writer/')) return end(403);
    const there = objects.get(path);
    if (method === 'GET') return there ? end(200, there) : end(404);
    const wants = headers['if-match'];
    if (headers['if-none-match'] === '*' && there) return end(412);
    if (wants !== undefined && (!there || tagOf(there) !== wants)) return end(412);
    objects.set(path, Buffer.concat(chunks));
    end(200);
  });
  return { objects, seen, server };
}

let bucket: ReturnType<typeof startBucket>;
let server: Server;
let options: Parameters<typeof s3Store>[0];

beforeEach(async () => {
  bucket = startBucket();
  server = bucket.server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/wallet`;
  options = { url, accessKeyId: 'writer', secretAccessKey: 'not-to-be-sent' };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('a bucket', () => {
  it('(G32) takes releases of two teams at once; neither is lost, and every file is there', async () => {
    const teams = ['forest', 'rail'].map((app) => ({
      app,
      releases: createReleases({ store: s3Store(options) }),
    }));
    await Promise.all(
      teams.map(async ({ app, releases }) => {
        for (const version of ['1.0.0', '2.0.0', '3.0.0']) await releases.release(builtRelease(app, version));
      }),
    );
    const releases = createReleases({ store: s3Store(options) });
    const registry = await releases.readRegistry();
    expect(registry.revision).toBe(6);
    expect(['forest', 'rail'].map((app) => pointedOf(registry, app).version)).toEqual(['3.0.0', '3.0.0']);
    expect(await releases.problems()).toEqual([]);
    await releases.rollback('rail');
    expect(pointedOf(await releases.readRegistry(), 'rail').version).toBe('2.0.0');
  });

  it('puts the pointer last, and says of each file how long it may be kept', async () => {
    await createReleases({ store: s3Store(options) }).release(builtRelease('forest', '1.0.0'));
    const puts = bucket.seen.filter(({ method }) => method === 'PUT');
    expect(puts.at(-1)?.path).toBe(`/wallet/${keyOf.registry}`);
    expect(puts.at(-1)?.headers['cache-control']).toBe('no-cache');
    expect(puts[0]?.headers['cache-control']).toContain('immutable');
    expect(puts[0]?.headers['content-type']).toContain('javascript');
    expect(JSON.stringify(bucket.seen)).not.toContain('not-to-be-sent');
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
  });

  it('is chosen by the environment, and a key that is missing is said', async () => {
    const env = { WALLET_BUCKET: options.url, WALLET_BUCKET_KEY: 'writer', WALLET_BUCKET_SECRET: 'x' };
    expect(openStore('/nowhere', env).name).toMatch(/^127\.0\.0\.1:/);
    expect(openStore('/nowhere', {}).name).toBe('nowhere');
    expect(() => openStore('/nowhere', { WALLET_BUCKET: options.url })).toThrow('needs WALLET_BUCKET_KEY');
  });
});
