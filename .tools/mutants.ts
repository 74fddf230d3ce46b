// pnpm mutants [room...]: changes the code of a room in small ways, one at a time, and looks whether a test notices.
// It takes long and is no step of npm test. The scores stand in kit/docs/mutants.md; who survived, with --survivors.
// --on goes on where a run was cut off, while code and tests are the same.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MutantReport, readEvents, readMutants, tableWith } from './mutantTable.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'kit', 'docs', 'mutants.md');
const reports = join(root, '.cache', 'mutants');

interface Room {
  /** what is changed */
  code: string[];
  /** tests that have to notice: what only tests elsewhere notice is not held here; default those beside the code */
  tests?: string[];
  /** what its tests stand on */
  ground: 'nothing' | 'page' | 'screens';
}

const folder = (path: string) => [`${path}/**/*.{ts,tsx}`];

const rooms: Readonly<Record<string, Room>> = {
  format: { code: folder('kit/src/format'), ground: 'nothing' },
  guards: { code: folder('kit/src/guards'), ground: 'nothing' },
  api: { code: folder('kit/src/api'), ground: 'page' },
  session: {
    code: folder('kit/src/session'),
    // Not those before the whole backend or with forty WebViews: what they alone notice has no test of its own.
    tests: [...folder('kit/src/session'), '!kit/src/session/{manyWebViews,againstBackend}.test.ts'],
    ground: 'page',
  },
  orders: {
    code: ['kit/src/common/orders.ts', 'kit/src/app/orders/*.{ts,tsx}'],
    // Not the suite of random faults: what it alone notices has no test of its own.
    tests: [...folder('kit/src/app/orders'), 'kit/src/common/{orders,orderTables}.test.ts'],
    ground: 'screens',
  },
  release: { code: folder('kit/release/src'), ground: 'nothing' },
};

interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number; column: number } };
  status?: string;
}

const testless = /\.(test|check)\.tsx?$|\/index\.ts$|\/testing\//;

/** The code of a room with every mutant in it, each behind a switch of its own: made by Stryker. */
async function instrument(paths: string[]): Promise<{ mutants: Mutant[]; code: Record<string, string> }> {
  // It comes with Stryker and is not asked for by name.
  const inner = createRequire(fileURLToPath(import.meta.resolve('@stryker-mutator/core')));
  const { Instrumenter } = await import(inner.resolve('@stryker-mutator/instrumenter'));
  const quiet = { isDebugEnabled: () => false, info() {}, debug() {}, warn: console.warn };
  const files = paths.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const options = { ignorers: [], plugins: null, excludedMutations: [] };
  const made = await new Instrumenter(quiet).instrument(files, options);
  const code = made.files.map(({ name, content }: { name: string; content: string }) => [name, content]);
  return { mutants: made.mutants, code: Object.fromEntries(code) };
}

/** Nothing was written down for so long: the worker hangs in a mutant. In milliseconds. */
const HANGS_MS = 120_000;

/** One round in a process of its own; ends with it, or ends it where it hangs. */
async function round(log: string, env: Record<string, string>): Promise<void> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--config', '.tools/mutants.vitest.config.ts', '--reporter', 'dot'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  let [size, since] = [0, performance.now()];
  const watch = setInterval(() => {
    const now = existsSync(log) ? statSync(log).size : 0;
    if (now !== size) [size, since] = [now, performance.now()];
    else if (performance.now() - since > HANGS_MS) child.kill('SIGKILL');
  }, 1_000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
}

async function run(
  room: string,
  { code, tests = code, ground }: Room,
  isCutOff: boolean,
): Promise<MutantReport> {
  const paths = code
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !testless.test(path))
    .map((path) => join(root, path));
  const made = await instrument(paths);
  const place = join(reports, `${room}.code.json`);
  const log = join(reports, `${room}.log`);
  writeFileSync(place, JSON.stringify(made.code));
  if (!isCutOff) rmSync(log, { force: true });
  const env = {
    WALLET_MUTANTS_TESTS: tests.map((each) => each.replace('*.{ts,tsx}', '*.test.{ts,tsx}')).join(';'),
    WALLET_MUTANTS_GROUND: ground,
    WALLET_MUTANTS_CODE: place,
    WALLET_MUTANTS_LOG: log,
  };
  for (const slow of ['no', 'yes']) {
    for (let isOver = false; !isOver; ) {
      const before = existsSync(log) ? statSync(log).size : 0;
      await round(log, { ...env, WALLET_MUTANTS_SLOW: slow });
      const { open, noticed, reached } = readEvents(log);
      if (statSync(log).size === before) throw new Error('no test has run');
      if (open) appendFileSync(log, `${JSON.stringify({ fell: open.mutant, test: open.test })}\n`);
      const added = readFileSync(log, 'utf8').slice(before);
      isOver = !open && !added.includes('"spoiled"');
      console.log(`  ${room}: ${noticed.size} of ${reached.size} reached`);
    }
  }
  const { noticed, fell, reached, atStart, once, fails } = readEvents(log);
  for (const each of fails) console.log(`  ${room}: fails as it is: ${each}`);
  for (const each of once) console.log(`  ${room}: cannot be run twice: ${each}`);
  const statusOf = ({ id, status }: Mutant) => {
    if (status === 'Ignored') return 'Ignored';
    if (fell.has(id)) return 'Timeout';
    if (noticed.has(id)) return 'Killed';
    if (reached.has(id)) return 'Survived';
    return atStart.has(id) ? 'Ignored' : 'NoCoverage';
  };
  const files: MutantReport['files'] = {};
  for (const mutant of made.mutants) {
    const file = relative(root, mutant.fileName);
    files[file] ??= { mutants: [] };
    const { line, column } = mutant.location.start;
    files[file].mutants.push({
      ...mutant,
      location: { start: { line: line + 1, column: column + 1 } },
      status: statusOf(mutant),
    });
  }
  return { files };
}

async function main() {
  const args = process.argv.slice(2);
  const asked = args.filter((arg) => !arg.startsWith('-'));
  const unknown = asked.find((name) => !(name in rooms));
  if (unknown !== undefined) {
    console.error(`wallet: no room "${unknown}"; there are ${Object.keys(rooms).join(', ')}.`);
    process.exit(1);
  }
  // Somebody else may work on this machine; whoever has thought of it has chosen how much.
  if (getPriority() <= 0) setPriority(15);
  process.chdir(root);
  mkdirSync(reports, { recursive: true });
  for (const [room, where] of Object.entries(rooms)) {
    if (asked.length > 0 && !asked.includes(room)) continue;
    const from = performance.now();
    const found = readMutants(await run(room, where, args.includes('--on')));
    writeFileSync(page, tableWith(existsSync(page) ? readFileSync(page, 'utf8') : '', room, found));
    const minutes = ((performance.now() - from) / 60_000).toFixed(1);
    console.log(`${room}: ${found.score.toFixed(1)} % of ${found.all} noticed (${minutes} min)`);
    if (args.includes('--survivors')) for (const each of found.survivors) console.log(`  ${each}`);
  }
}

await main();
