import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pages } from './vitest.config.ts';

const split = (text = '') => text.split(';').filter(Boolean);
const tests = split(process.env.WALLET_MUTANTS_TESTS);
const ground = process.env.WALLET_MUTANTS_GROUND;
const written = process.env.WALLET_MUTANTS_CODE;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** the code of the room by its path, with every mutant in it */
const code: Record<string, string> = written ? JSON.parse(readFileSync(written, 'utf8')) : {};

/** Small files first: what a table notices at once, no test of a whole flow has to wait for. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}

// A room that knows no page, or no screens, gets none; its test files share one worker.
export default defineConfig({
  ...pages,
  plugins: [
    ...pages.plugins,
    { name: 'wallet-mutants', enforce: 'pre', load: (id: string) => code[id.split('?')[0] ?? ''] },
  ],
  test: {
    ...pages.test,
    include: tests.filter((each) => !each.startsWith('!')),
    exclude: [
      ...pages.test.exclude,
      ...tests.flatMap((each) => (each.startsWith('!') ? [each.slice(1)] : [])),
    ],
    runner: here('./mutantRunner.ts'),
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    // It keeps files by what they hold before they are changed: the plain ones, or those of another run.
    fsModuleCache: false,
    sequence: { sequencer: SmallFirst },
    // A mutant may fail where nobody waits for it.
    dangerouslyIgnoreUnhandledErrors: true,
    onConsoleLog: () => false,
    ...(ground === 'nothing' && { environment: 'node', setupFiles: [] }),
    ...(ground === 'page' && { setupFiles: [here('./vitest.page.ts')] }),
  },
});
