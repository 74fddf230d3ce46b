import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, shows, test } from '@wallet/mocks/e2e';
import { freePort } from '../../.tools/freePort.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const storeDir = process.env.WALLET_STORE ?? join(root, '.store');

const kitOf = (html = '') => /"@wallet\/kit\/_core":"([^"]+)"/.exec(html)?.[1];
const runtimeOf = (html = '') => /"react":"([^"]+)"/.exec(html)?.[1];

/** What a page has downloaded, by address below the origin. */
async function downloaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
      .map(({ name }) => new URL(name).pathname),
  );
}

test.describe('shared runtime', () => {
  test.use({ platform: 'android' });

  test('a second domain downloads only itself', async ({ world, phone }) => {
    await world.reset('member');
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    // Parts of the kit that home does without come when the card is seen.
    const fetched = home.waitForEvent('requestfinished', (asked) => /\/FTR10000[^/]*\.js$/.test(asked.url()));
    await home.locator('[data-card="forest"]').scrollIntoViewIfNeeded();
    await fetched;
    await home.waitForLoadState('networkidle');
    const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
    await shows(forest, 'FTR10000');
    const files = (await downloaded(forest)).filter((path) => !path.startsWith('/wApi/'));
    expect(files.filter((path) => path.startsWith('/_shared/'))).toEqual([]);
    expect(files.every((path) => path.startsWith('/forest/'))).toBe(true);
  });

  test('(G35) an asset that is not there is a 404 and never a page', async ({ page }) => {
    const answer = await page.request.get('/forest/assets/gone-12345678.js');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).not.toContain('html');
  });

  test('entry pages are never kept, files with a hash for ever', async ({ page }) => {
    const html = await page.request.get('/forest/FTR10000');
    expect(html.headers()['cache-control']).toBe('no-cache');
    const kit = kitOf(await html.text()) ?? '';
    expect((await page.request.get(kit)).headers()['cache-control']).toContain('immutable');
  });
});

test('two apps on two kit versions run side by side', async ({ page, context }) => {
  test.setTimeout(120_000);
  const store = mkdtempSync(join(tmpdir(), 'wallet-store-'));
  cpSync(storeDir, store, { recursive: true });
  const port = await freePort();
  const env = { ...process.env, WALLET_STORE: store, WALLET_KIT_MARK: 'the next kit', PORT: String(port) };
  // Only mber is released with the next kit; forest keeps the one it was built with.
  execFileSync(process.execPath, ['.tools/build.ts', 'mber'], { cwd: root, env });
  const server = spawn(process.execPath, ['.tools/start.ts', '--no-build'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  try {
    const origin = `http://localhost:${port}`;
    await expect
      .poll(() =>
        page.request.get(`${origin}/registry.json`).then(
          (answer) => answer.ok(),
          () => false,
        ),
      )
      .toBe(true);
    await page.request.post(`${origin}/_mocks/reset`, { data: { persona: 'member' } });
    const other = await context.newPage();
    await page.goto(`${origin}/forest/FTR10000`);
    await shows(page, 'FTR10000');
    await other.goto(`${origin}/mber/FME11000`);
    await shows(other, 'FME11000');
    const [forest, mber] = await Promise.all(
      [page, other].map(async (each) => (await each.request.get(each.url())).text()),
    );
    expect(kitOf(mber)).toMatch(/^\/_shared\/kit-/);
    expect(kitOf(mber)).not.toBe(kitOf(forest));
    expect(runtimeOf(mber)).toBe(runtimeOf(forest));
  } finally {
    server.kill();
    rmSync(store, { recursive: true, force: true });
  }
});
