import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { signalsTransform } from '../kit/vite/signalsTransform.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What keeps processes, folders and timers of Node, and no page. */
const ofNode = '{kit/release,mocks/src/kept,.tools}/**/*.test.{ts,tsx}';
const never = ['**/node_modules/**', 'kit/template/**', '**/dist/**', '**/e2e/**/*.spec.ts'];

const shared = { root, plugins: [signalsTransform()] };
const limits = {
  pool: 'threads' as const,
  // Limits for what hangs: how fast something is, no test says, and a machine may be shared by many.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * Tests of pages: one worker reads React and the kit once, and runs file after file. What a file leaves behind
 * (timers, a promise that nobody waits for) another one finds: that fails, and is mended where it was left.
 */
export const pages = {
  ...shared,
  test: {
    ...limits,
    name: 'pages',
    environment: 'happy-dom' as const,
    environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
    isolate: false,
    include: ['{kit,mocks,launcher}/**/*.test.{ts,tsx}', 'microapps/*/{src,e2e}/**/*.test.{ts,tsx}'],
    exclude: [...never, ofNode],
    // Each by itself: without isolation, what one of them imports is run for the first file of a worker alone.
    setupFiles: [here('./vitest.page.ts'), here('./vitest.setup.ts')],
  },
};

// One run for the whole workspace: a project per app would start 44 times.
export default defineConfig({
  root,
  test: {
    // All of its processors: one is left free by default, which is half of a machine that has two.
    maxWorkers: '100%',
    projects: [
      pages,
      {
        ...shared,
        test: { ...limits, name: 'node', environment: 'node', include: [ofNode], exclude: never },
      },
    ],
  },
});
