// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStore } from '../src/folderStore.ts';
import { createReleases } from '../src/releases.ts';
import { builtRelease } from '../src/testing/builtRelease.ts';

it('pnpm nginx writes nothing until it is told where the wallet API is: a default would be the mock’s', async () => {
  const store = mkdtempSync(join(tmpdir(), 'wallet-no-api-'));
  try {
    await createReleases({ store: folderStore(store) }).release(builtRelease('launcher', '1.0.0'));
    const { NODE_ENV: _, ...outside } = process.env;
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'nginx.ts'), '--unchecked', ...args], {
        env: { ...outside, WALLET_STORE: store },
        encoding: 'utf8',
      });
    const conf = join(store, 'nginx', 'wallet.conf');
    for (const args of [[], ['--api', '']]) {
      const { status, stderr } = run(...args);
      expect(stderr).toMatch(/Where is the wallet API\? Say it: --api/);
      expect(status).toBe(1);
      expect(existsSync(conf)).toBe(false);
    }
    expect(run('--api', '127.0.0.1:8081').status).toBe(0);
    expect(existsSync(conf)).toBe(true);
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
});
