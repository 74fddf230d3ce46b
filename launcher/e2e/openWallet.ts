import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@wallet/mocks/e2e';
import { copyWorkspace } from '../../.tools/copyWorkspace.ts';
import { freePort } from '../../.tools/freePort.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const storeDir = process.env.WALLET_STORE ?? join(root, '.store');

/** What the registry says of an app, as far as tests look at it. */
export interface RegistryEntry {
  id: string;
  release: string;
}

/** A wallet of its own, with sources of its own, whose releases a test may change. */
export async function openWallet() {
  const sources = copyWorkspace('wallet-sources-');
  const store = mkdtempSync(join(tmpdir(), 'wallet-store-'));
  cpSync(storeDir, store, { recursive: true });
  const port = await freePort();
  const env = { ...process.env, WALLET_STORE: store, PORT: String(port) };
  const server = spawn(process.execPath, ['.tools/start.ts', '--no-build'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    store,
    /** What a team types, in a process of its own. */
    run: (...args: string[]) =>
      promisify(execFile)(process.execPath, ['.tools/release.ts', ...args], { cwd: sources, env }),
    /** Builds an app with another kit, as it stands after a release of the kit, and releases it. */
    buildWithKit: (app: string, mark: string) =>
      promisify(execFile)(process.execPath, ['.tools/build.ts', app], {
        cwd: sources,
        env: { ...env, WALLET_KIT_MARK: mark },
      }),
    /** Makes the next build of an app another one: a text that its chunks hold is another text. */
    change(app: string) {
      const file = join(sources, 'microapps', app, 'src/messages/ko.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(": '", ": '새 "));
    },
    async isUp(request: APIRequestContext) {
      const ask = () =>
        request.get(`${origin}/registry.json`).then(
          (answer) => answer.ok(),
          () => false,
        );
      await expect.poll(ask).toBe(true);
    },
    async registry(request: APIRequestContext): Promise<Map<string, string>> {
      const { apps } = (await (await request.get(`${origin}/registry.json`)).json()) as {
        apps: RegistryEntry[];
      };
      return new Map(apps.map((app) => [app.id, JSON.stringify(app)]));
    },
    close() {
      server.kill();
      // The server may still be writing: it was only told to end.
      rmSync(store, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
