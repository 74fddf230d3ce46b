// pnpm e2e [app] [playwright's own arguments]: builds what changed, serves it on a free port, drives it in a browser.
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeDir } from '../kit/vite/index.ts';
import { startServer } from '../mocks/src/server.ts';
import { appDirs } from './appDirs.ts';
import { ensureChromium } from './browser.ts';
import { buildAll } from './buildAll.ts';
import { freePort } from './freePort.ts';
import { createPages } from './release/servePages.ts';
import { runCommand } from './runCommand.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs what is given against the built wallet; an address in WALLET_URL is used instead of a server of our own. */
export async function withServer<T>(run: (origin: string) => Promise<T>): Promise<T> {
  const { WALLET_URL } = process.env;
  if (WALLET_URL) return run(WALLET_URL.replace(/\/$/, ''));
  const port = await freePort();
  const server = await startServer({ pages: createPages(storeDir), port });
  try {
    return await run(`http://localhost:${port}`);
  } finally {
    server.close();
  }
}

/**
 * Runs browser tests of the built wallet.
 * @param app folder name of one app, or undefined for all
 * @returns Playwright's exit code
 */
export async function runE2e(app: string | undefined, args: string[], countsFile?: string): Promise<number> {
  const CHROMIUM_PATH = ensureChromium();
  const folder = app === 'launcher' ? '/launcher/e2e/' : `/microapps/${app}/e2e/`;
  // Playwright takes several patterns as "any of them": a file of an app is one pattern.
  const file = app !== undefined && args[0]?.startsWith('-') === false ? args[0] : undefined;
  const filter = app === undefined ? [] : [file === undefined ? folder : `${folder}.*${file}`];
  const rest = file === undefined ? args : args.slice(1);
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return withServer((origin) =>
    runCommand(
      process.execPath,
      [cli, 'test', '-c', join(root, '.tools', 'playwright.config.ts'), ...filter, ...rest],
      {
        CHROMIUM_PATH,
        WALLET_URL: origin,
        ...(countsFile !== undefined && { WALLET_E2E_COUNTS: countsFile }),
      },
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  const isApp = appDirs().some((dir) => basename(dir) === args[0]);
  const app = isApp ? args.shift() : undefined;
  if (!process.env.WALLET_URL) await buildAll();
  process.exit(await runE2e(app, args));
}
