import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './browser.ts';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const executablePath = process.env.HEADLESS_CHROMIUM_PATH ?? findChromium();

/** Whose tests come first: a run that fails tells so sooner. */
const changed = (process.env.WALLET_CHANGED_APPS ?? '').split(',').filter(Boolean);
const ofChanged = changed.map((app) => `**/${app}/e2e/**/*.spec.ts`);

// `pnpm e2e` serves the built wallet on a free port and says where in WALLET_URL; without it, `npm start` must run.
export default defineConfig({
  testDir: root,
  testMatch: ['mocks/e2e/**/*.spec.ts', 'launcher/e2e/**/*.spec.ts', 'microapps/*/e2e/**/*.spec.ts'],
  // Copies of the workspace that another tool works on.
  testIgnore: '**/.cache/**',
  outputDir: join(root, '.cache', 'e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails is run again by `pnpm e2e`, with a trace: recording one costs a sixth of every run.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 20_000 },
  ...(changed.length > 0 && {
    projects: [
      { name: 'changed', testMatch: ofChanged },
      { name: 'others', testIgnore: ['**/.cache/**', ...ofChanged] },
    ],
  }),
  reporter: [['line'], [join(tools, 'summaryReporter.ts'), { countsFile: process.env.WALLET_E2E_COUNTS }]],
  use: {
    baseURL: process.env.WALLET_URL ?? 'http://localhost:4173',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Without these a tap or a page that never comes is told by the end of its test, and not where it stood.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: process.env.WALLET_E2E_TRACE ? 'on' : 'off',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
