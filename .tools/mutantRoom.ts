import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MutantReport, readEvents } from './mutantTable.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Room {
  /** what is changed */
  code: string[];
  /** tests that have to notice: what only tests elsewhere notice is not held here; default those beside the code */
  tests?: string[];
  /** what its tests stand on */
  ground: 'nothing' | 'page' | 'screens';
}

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

interface Run {
  /** where it writes down what it finds */
  reports: string;
  /** goes on where a run was cut off, while code and tests are the same */
  isCutOff?: boolean;
  say: (line: string) => void;
}

/** Changes the code of a room in small ways, one at a time, and looks which of them its tests notice. */
export async function runMutants(
  room: string,
  { code, tests = code, ground }: Room,
  { reports, isCutOff = false, say }: Run,
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
      say(`  ${room}: ${noticed.size} of ${reached.size} reached`);
    }
  }
  const { noticed, fell, reached, atStart, once, fails } = readEvents(log);
  for (const each of fails) say(`  ${room}: fails as it is: ${each}`);
  for (const each of once) say(`  ${room}: cannot be run twice: ${each}`);
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
