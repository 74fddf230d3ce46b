// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { keyOf } from './documents.ts';
import { followReleases, openReleases, openStore } from './openReleases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { startBucket } from './testing/startBucket.ts';

const keys = { accessKeyId: 'writer', secret: 'not-to-be-sent' };
let bucket: Awaited<ReturnType<typeof startBucket>>;
let dir = '';
const env = () => ({
  WALLET_BUCKET: bucket.url,
  WALLET_BUCKET_KEY: keys.accessKeyId,
  WALLET_BUCKET_SECRET: keys.secret,
});
/** A machine may be shared by many. */
const comes = (check: () => unknown) => vi.waitFor(check, 20_000);
const served = () => readFileSync(join(dir, keyOf.registry), 'utf8');
const release = (version: string) => openReleases(dir, env()).release(builtRelease('forest', version));

let timers: MockInstance<typeof setTimeout>;
/** How often the next look at the bucket was set; what a connection waits for is no look. */
const looks = () => timers.mock.calls.filter(([, ms]) => ms === 1000).length;

beforeEach(async () => {
  // The timers alone: what the bucket's server and the disk wait for goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  timers = vi.spyOn(globalThis, 'setTimeout');
  bucket = await startBucket(keys);
  dir = mkdtempSync(join(tmpdir(), 'wallet-follow-'));
});
afterEach(async () => {
  timers.mockRestore();
  vi.useRealTimers();
  await bucket.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('the store that the environment names', () => {
  it('is a folder where it names no bucket', () => {
    expect(openStore(dir, {}).name).toBe(basename(dir));
  });

  it('is a bucket, which needs a key and its secret', async () => {
    for (const missing of ['WALLET_BUCKET_KEY', 'WALLET_BUCKET_SECRET'] as const) {
      expect(() => openStore(dir, { ...env(), [missing]: '' }), missing).toThrow(
        'WALLET_BUCKET needs WALLET_BUCKET_KEY and WALLET_BUCKET_SECRET.',
      );
    }
    expect(openStore(dir, env()).name).not.toBe(basename(dir));
    await release('1.0.0');
    expect(bucket.objects.has('/wallet/registry.json')).toBe(true);
  });

  it('is signed for its region where it names one', async () => {
    await openStore(dir, { ...env(), WALLET_BUCKET_REGION: 'ap-northeast-2' }).read('registry.json');
    expect(bucket.seen.at(-1)?.headers.authorization).toContain('/ap-northeast-2/s3/');
    await openStore(dir, env()).read('registry.json');
    expect(bucket.seen.at(-1)?.headers.authorization).not.toContain('/ap-northeast-2/');
  });
});

describe('a folder that follows a bucket', () => {
  it('is left alone where there is none', async () => {
    await followReleases(dir, {});
    expect(looks()).toBe(0);
  });

  it('has what is released, each second anew, and is told what goes wrong later: it stays as it was', async () => {
    await release('1.0.0');
    await followReleases(dir, env());
    const first = served();
    expect(first).toContain('"forest"');
    expect(looks()).toBe(1);

    await release('2.0.0');
    vi.advanceTimersByTime(999);
    expect(served()).toBe(first);
    await vi.advanceTimersByTimeAsync(1);
    await comes(() => expect(served()).not.toBe(first));
    const second = served();

    await comes(() => expect(looks()).toBeGreaterThan(1));
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pointer = bucket.objects.get('/wallet/registry.json');
    bucket.objects.set('/wallet/registry.json', Buffer.from('{'));
    await vi.advanceTimersByTimeAsync(1000);
    await comes(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatch(/^wallet: .+ What was there before is served\.$/);
    expect(served()).toBe(second);

    bucket.objects.set('/wallet/registry.json', pointer ?? Buffer.alloc(0));
    await release('3.0.0');
    await comes(() => expect(looks()).toBeGreaterThan(2));
    await vi.advanceTimersByTimeAsync(1000);
    await comes(() => expect(served()).not.toBe(second));
    // What is under way would set its next timer in another test.
    await comes(() => expect(looks()).toBeGreaterThan(3));
  });

  it('tells by its first time that the bucket cannot be read', async () => {
    await expect(followReleases(dir, { ...env(), WALLET_BUCKET_SECRET: 'wrong' })).rejects.toThrow();
    expect(looks()).toBe(0);
  });
});
