import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../../kit/release/src/folderStore.ts';
import { createReleases } from '../../kit/release/src/releases.ts';
import { createPages } from '../../kit/release/src/servePages.ts';
import { builtRelease } from '../../kit/release/src/testing/builtRelease.ts';
import { startServer } from '../../mocks/src/server.ts';
import { freePort } from '../freePort.ts';

/** What lies beside the served files and must never be sent. */
export const canary = 'CANARY-4b1f0f6a-that-nobody-may-read';

/**
 * A stack of its own on this machine's loopback: the real page server over two small releases, the mock backend, and
 * files beside them that are nobody's business. Nothing of this checkout's own store is touched.
 */
export async function openTarget() {
  const room = mkdtempSync(join(tmpdir(), 'wallet-attack-'));
  const store = join(room, 'store');
  const releases = createReleases({ store: folderStore(store) });
  await releases.release(builtRelease('launcher', '1.0.0'));
  await releases.release(builtRelease('forest', '1.0.0'));
  mkdirSync(join(store, 'host'), { recursive: true });
  writeFileSync(join(store, 'host/index.html'), '<p>');
  for (const beside of [room, store]) writeFileSync(join(beside, 'secret.txt'), canary);
  const port = await freePort();
  const server = await startServer({ pages: createPages(store), port });
  return {
    port,
    origin: `http://localhost:${port}`,
    releases,
    close() {
      server.close();
      rmSync(room, { recursive: true });
    },
  };
}

export type Target = Awaited<ReturnType<typeof openTarget>>;
