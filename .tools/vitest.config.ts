import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { signalsTransform } from '../kit/vite/signalsTransform.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// One run for the whole workspace: a project per app would start 44 times.
export default defineConfig({
  root,
  plugins: [signalsTransform()],
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
    pool: 'vmThreads',
    include: ['{kit,mocks,launcher,.tools}/**/*.test.{ts,tsx}', 'microapps/*/{src,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'kit/template/**', '**/dist/**', '**/e2e/**/*.spec.ts'],
    // Each by itself: without isolation, what one of them imports is run for the first file of a worker alone.
    setupFiles: ['page', 'setup'].map((name) =>
      fileURLToPath(new URL(`./vitest.${name}.ts`, import.meta.url)),
    ),
    // Limits for what hangs: how fast something is, no test says, and a machine may be shared by many.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
