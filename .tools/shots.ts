// pnpm shots [app]: contact sheets of every screen (light and dark, Korean and English, 390 and 320 px), signed in as
// a member (a developer where the screen is for one), into shots/. A screen with parameters is shown where the app's e2e/samples.ts gives an address for it.
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { RegistryApp } from '../kit/src/manifest/index.ts';
import { createWorld, type Samples, samplesOf } from '../mocks/e2e/index.ts';
import { appDirs } from './appDirs.ts';
import { ensureChromium } from './browser.ts';
import { buildAll } from './buildAll.ts';
import { withServer } from './e2e.ts';
import { type Shot, sheetHtml } from './shotSheet.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, 'shots');
/** As many as fit into one picture: browsers draw at most 16384 px. */
const screensPerSheet = 12;
const tallest = 1600;

const variants = [390, 320].flatMap((width) =>
  (['ko', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, locale, scheme })),
  ),
);
type Variant = (typeof variants)[number];

interface Screen {
  code: string;
  title: string;
  path: string;
  isForDeveloper: boolean;
  walk?: (page: Page) => Promise<void>;
}

function screensOf(app: RegistryApp, { samples = {}, reach = {} }: Samples): Screen[] {
  return app.screens.flatMap(({ code, path, title, aliasOf, flags }) => {
    const walk = reach[code];
    const address = samples[code] ?? (path.includes('{') ? undefined : path);
    if (address === undefined) console.log(`  ${code} ${path}: no address in e2e/samples.ts, left out`);
    return address === undefined || aliasOf !== undefined
      ? []
      : [
          {
            code,
            title: title.ko,
            path: address,
            isForDeveloper: flags?.forDeveloper === true,
            ...(walk && { walk }),
          },
        ];
  });
}

async function settle(page: Page): Promise<string> {
  const shown = '[data-screen]:not([data-state="loading"]), dialog[open], [data-popup]';
  await page
    .locator(shown)
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => {});
  // Pictures and what is read after the first data.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
  const screen = page.locator('[data-screen]').first();
  if ((await screen.count()) === 0) return 'no screen';
  return `${await screen.getAttribute('data-screen')} ${await screen.getAttribute('data-state')}`;
}

async function shoot(browser: Browser, origin: string, variant: Variant, screens: Screen[]): Promise<Shot[]> {
  const { width, locale, scheme } = variant;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: locale === 'ko' ? 'ko-KR' : 'en-US',
    timezoneId: 'Asia/Seoul',
  });
  const world = await createWorld(context, origin, `shots-${width}-${locale}-${scheme}`);
  await context.addInitScript((value) => localStorage.setItem('wallet.locale', value), locale);
  const shots: Shot[] = [];
  for (const { code, path, walk, isForDeveloper } of screens) {
    // Each screen alone: what one does must not show on the next.
    await world.reset(isForDeveloper ? 'developer' : 'member');
    const page = await context.newPage();
    await page.goto(origin + path).catch(() => {});
    // Where the walk ends early, the sheet says which screen it ended on.
    await walk?.(page).catch(() => {});
    const state = await settle(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const image = await page.screenshot({
      fullPage: true,
      type: 'jpeg',
      quality: 85,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, 844), tallest) },
    });
    shots.push({
      code,
      variant: `${width} ${locale} ${scheme}`,
      width,
      state,
      image: image.toString('base64'),
    });
    await page.close();
  }
  await context.close();
  return shots;
}

async function drawSheets(browser: Browser, app: RegistryApp, screens: Screen[], shots: Shot[]) {
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  for (let from = 0; from < screens.length; from += screensPerSheet) {
    const part = screens.slice(from, from + screensPerSheet);
    const name =
      screens.length > screensPerSheet ? `${app.id}-${from / screensPerSheet + 1}.png` : `${app.id}.png`;
    await page.setContent(sheetHtml(`${app.id} ${app.version}`, part, shots));
    await page.screenshot({ path: join(out, name), fullPage: true });
    console.log(`  shots/${name}`);
  }
  await page.close();
}

async function main() {
  const [only] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  const dirs = appDirs().filter((dir) => only === undefined || basename(dir) === only);
  if (dirs.length === 0) {
    console.error(
      `wallet: no app "${only}"; there are ${appDirs()
        .map((dir) => basename(dir))
        .join(', ')}.`,
    );
    process.exit(1);
  }
  if (!process.env.WALLET_URL) await buildAll();
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  await withServer(async (origin) => {
    const { apps } = (await (await fetch(`${origin}/registry.json`)).json()) as { apps: RegistryApp[] };
    for (const dir of dirs) {
      const app = apps.find(({ id }) => id === basename(dir));
      if (!app) continue;
      console.log(`${app.id}: ${app.screens.length} screens`);
      const screens = screensOf(app, await samplesOf(dir));
      const shots: Shot[] = [];
      // Two at a time: a laptop has as many calm cores.
      for (let index = 0; index < variants.length; index += 2) {
        const pair = variants
          .slice(index, index + 2)
          .map((variant) => shoot(browser, origin, variant, screens));
        shots.push(...(await Promise.all(pair)).flat());
      }
      await drawSheets(browser, app, screens, shots);
    }
  });
  await browser.close();
  process.exit(0);
}

await main();
