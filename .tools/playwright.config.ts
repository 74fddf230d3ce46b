import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './browser.ts';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const executablePath = findChromium();

// `pnpm e2e` serves the built wallet on a free port and says where in WALLET_URL; without it, `npm start` must run.
export default defineConfig({
  testDir: root,
  testMatch: ['.tools/e2e/**/*.spec.ts', 'launcher/e2e/**/*.spec.ts', 'microapps/*/e2e/**/*.spec.ts'],
  outputDir: join(root, '.cache', 'e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    [join(tools, 'e2e', 'summaryReporter.ts'), { countsFile: process.env.WALLET_E2E_COUNTS }],
  ],
  use: {
    baseURL: process.env.WALLET_URL ?? 'http://localhost:4173',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
