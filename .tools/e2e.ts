// pnpm e2e [app] [playwright's own arguments]: builds what changed, serves it on a free port, drives it in a browser.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPages } from '../kit/release/src/servePages.ts';
import { storeDir } from '../kit/vite/index.ts';
import { startServer } from '../mocks/src/server.ts';
import { appDirs } from './appDirs.ts';
import { ensureChromium, ensureHeadlessChromium } from './browser.ts';
import { buildAll } from './buildAll.ts';
import { processorTicks, tellFlaky, worthATry } from './flaky.ts';
import { freePort } from './freePort.ts';
import { changedFiles } from './reached.ts';
import { runCommand } from './runCommand.ts';
import type { Counts } from './slowest.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs what is given against the built wallet; an address in WALLET_URL is used instead of a server of our own. */
export async function withServer<T>(run: (origin: string) => Promise<T>): Promise<T> {
  const { WALLET_URL } = process.env;
  if (WALLET_URL) return run(WALLET_URL.replace(/\/$/, ''));
  const port = await freePort();
  const server = await startServer({ pages: createPages(storeDir, { withPhone: true }), port });
  try {
    return await run(`http://localhost:${port}`);
  } finally {
    server.close();
  }
}

const countsIn = (file: string): Counts | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : undefined;

/** Apps in whose folders something has changed. */
function changedApps(): string[] {
  const files = changedFiles(root);
  const isIn = (dir: string) => files.some((file) => file.startsWith(`${relative(root, dir)}/`));
  return appDirs()
    .filter(isIn)
    .map((dir) => basename(dir));
}

/**
 * Runs browser tests of the built wallet; those of apps that have changed come first.
 * @param app folder name of one app, or undefined for all
 * @param args Playwright's own arguments; the first may be a file of the app
 * @param countsFile where the counts go; with it, what failed is run once more with a trace, and what passes then is
 *   told as flaky
 * @returns an exit code
 */
export async function runE2e(app: string | undefined, args: string[], countsFile?: string): Promise<number> {
  const browsers = { CHROMIUM_PATH: ensureChromium(), HEADLESS_CHROMIUM_PATH: ensureHeadlessChromium() };
  const folder = app === 'launcher' ? '/launcher/e2e/' : `/microapps/${app}/e2e/`;
  // Playwright takes several patterns as "any of them": a file of an app is one pattern.
  const file = app !== undefined && args[0]?.startsWith('-') === false ? args[0] : undefined;
  const filter = app === undefined ? [] : [file === undefined ? folder : `${folder}.*${file}`];
  const rest = file === undefined ? args : args.slice(1);
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = ['test', '-c', join(root, '.tools', 'playwright.config.ts')];
  return withServer(async (origin) => {
    const before = processorTicks();
    const env = {
      ...browsers,
      WALLET_URL: origin,
      WALLET_CHANGED_APPS: app === undefined ? changedApps().join(',') : '',
      ...(countsFile && { WALLET_E2E_COUNTS: countsFile }),
    };
    const code = await runCommand(process.execPath, [cli, ...config, ...filter, ...rest], env);
    const first = countsFile === undefined ? undefined : countsIn(countsFile);
    if (code === 0 || !countsFile || !first || first.failed === 0 || first.failed > worthATry) return code;

    console.log(`wallet: ${first.failed} failed; once more, with a trace`);
    const again = await runCommand(process.execPath, [cli, ...config, '--last-failed', ...rest], {
      ...env,
      WALLET_E2E_TRACE: '1',
    });
    const { passed = 0, failed = first.failed } = countsIn(countsFile) ?? {};
    writeFileSync(countsFile, JSON.stringify({ ...first, passed: first.passed + passed, failed }));
    if (again !== 0) return again;
    return tellFlaky(passed, before);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  const isApp = appDirs().some((dir) => basename(dir) === args[0]);
  const app = isApp ? args.shift() : undefined;
  if (!process.env.WALLET_URL) await buildAll();
  process.exit(await runE2e(app, args));
}
