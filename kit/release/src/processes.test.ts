// @vitest-environment node
// Processes of their own, or very many releases: seconds each, so that mutants are not tried with them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../.tools/freePort.ts';
import { HISTORY } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { createReleases } from './releases.ts';
import { s3Store } from './s3Store.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { startBucket } from './testing/startBucket.ts';
import { pointedOf } from './transitions.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-processes-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Releases an app several times, in a process of its own: into the folder, or the bucket of its environment. */
function team(app: string, count: number, env: NodeJS.ProcessEnv = process.env): Promise<number | null> {
  const script = join(import.meta.dirname, 'testing/releaseMany.ts');
  return new Promise((resolve) => {
    spawn(process.execPath, [script, dir, app, String(count)], { stdio: 'inherit', env }).on('exit', resolve);
  });
}

describe('a folder', () => {
  it('two teams in two processes, many times at once: all succeed, and none is lost', async () => {
    const [forest, rail] = await Promise.all([team('forest', 15), team('rail', 15)]);
    expect([forest, rail]).toEqual([0, 0]);
    const releases = createReleases({ store: folderStore(dir) });
    const registry = await releases.readRegistry();
    expect(registry.revision).toBe(30);
    for (const app of ['forest', 'rail']) {
      expect(pointedOf(registry, app).version).toBe('15.0.0');
      expect((await releases.history(app)).map(({ version }) => version)).toEqual(
        Array.from({ length: 15 }, (_, index) => `${15 - index}.0.0`),
      );
    }
    expect(await releases.problems()).toEqual([]);
    expect(readdirSync(dir).filter((name) => /lock|draft/.test(name))).toEqual([]);
  });

  it(`tells the last ${HISTORY} events of an app`, async () => {
    const releases = createReleases({ store: folderStore(dir) });
    for (let version = 1; version <= HISTORY + 5; version += 1)
      await releases.release(builtRelease('forest', `${version}.0.0`));
    const lines = await releases.history('forest');
    expect(lines).toHaveLength(HISTORY);
    expect(lines.at(0)?.version).toBe(`${HISTORY + 5}.0.0`);
  });
});

describe('a bucket', () => {
  const keys = { accessKeyId: 'writer', secret: 'not-to-be-sent' };
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  const inBucket = () => {
    const { accessKeyId, secret: secretAccessKey } = keys;
    return createReleases({ store: s3Store({ url: bucket.url, accessKeyId, secretAccessKey }) });
  };

  beforeEach(async () => {
    bucket = await startBucket(keys);
  });
  afterEach(() => bucket.close());

  /** What a server's environment says of the bucket, and of its own folder. */
  const bucketEnv = () => ({
    ...process.env,
    WALLET_STORE: dir,
    WALLET_BUCKET: bucket.url,
    WALLET_BUCKET_KEY: keys.accessKeyId,
    WALLET_BUCKET_SECRET: keys.secret,
  });

  function pageOf(origin: string): Promise<string> {
    return new Promise((resolve) => {
      get(`${origin}/forest/AAA10000`, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () => resolve(text));
      }).on('error', () => resolve('not up yet'));
    });
  }

  it('(G32) takes releases of two teams in two processes at once; neither is lost, and every file is there', async () => {
    expect(await Promise.all([team('forest', 8, bucketEnv()), team('rail', 8, bucketEnv())])).toEqual([0, 0]);
    const releases = inBucket();
    const registry = await releases.readRegistry();
    expect(registry.revision).toBe(16);
    for (const app of ['forest', 'rail']) {
      expect(pointedOf(registry, app).version).toBe('8.0.0');
      expect(await releases.history(app)).toHaveLength(8);
    }
    expect(await releases.problems()).toEqual([]);
    await releases.rollback('rail');
    expect(pointedOf(await releases.readRegistry(), 'rail').version).toBe('7.0.0');
  });

  it('(G33) npm start follows it: the next release without a restart, and the old one after a rollback', async () => {
    for (const app of ['launcher', 'forest']) await inBucket().release(builtRelease(app, '1.0.0'));
    const port = await freePort();
    const env = { ...bucketEnv(), PORT: String(port) };
    const script = join(import.meta.dirname, '../../../.tools/start.ts');
    const server = spawn(process.execPath, [script, '--no-build'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      const page = () => pageOf(`http://localhost:${port}`);
      await expect.poll(page, { timeout: 30_000 }).toContain('forest 1.0.0');
      await inBucket().release(builtRelease('forest', '2.0.0'));
      await expect.poll(page, { timeout: 30_000 }).toContain('forest 2.0.0');
      await inBucket().rollback('forest');
      await expect.poll(page, { timeout: 30_000 }).toContain('forest 1.0.0');
    } finally {
      server.kill();
    }
  }, 100_000);

  it('(G33) pnpm nginx --watch follows it: the configuration is of the newest release', async () => {
    const id = await inBucket().release(builtRelease('forest', '1.0.0'));
    const out = join(dir, 'nginx');
    const script = join(import.meta.dirname, '../bin/nginx.ts');
    const args = [script, '--watch', '--unchecked', '--api', '127.0.0.1:1', '--out', out, '--reload', 'true'];
    const watcher = spawn(process.execPath, args, {
      env: bucketEnv(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      const file = join(out, 'wallet.conf');
      const config = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
      await expect.poll(config, { timeout: 30_000 }).toContain(id);
      const next = await inBucket().release(builtRelease('forest', '2.0.0'));
      await expect.poll(config, { timeout: 30_000 }).toContain(next);
      expect(config()).not.toContain(id);
    } finally {
      watcher.kill();
    }
  }, 100_000);
});
