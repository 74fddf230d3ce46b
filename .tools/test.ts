// npm test: everything, stopping at the first step that fails; what is independent runs in a lane of its own beside the
// rest. `pnpm test <app>` checks one app alone; `--quick` lint, types and the unit tests that a change reaches.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appDirs } from './appDirs.ts';
import { processorTicks, tellFlaky, worthATry } from './flaky.ts';
import { changedFiles, graphOf, reachedBy, workspaceFiles } from './reached.ts';
import { type Beside, runBeside, runCommand } from './runCommand.ts';
import { type Counts, type Failure, slowestFirst, type Timed } from './slowest.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const tool = (name: string) => join(root, '.tools', name);
const node = (...args: string[]) => runCommand(process.execPath, args);

interface Step {
  name: string;
  /** answers an exit code; `notRun` where this machine lacks what the step drives */
  run(): Promise<number | typeof notRun>;
  /** where it counts its tests; a step that found none to run fails */
  counts?: keyof typeof countFiles;
}

/** No failure, and no proof either: told as such, in its place and at the end. */
const notRun = 'not run';

/** What is run, and in which order. */
interface Plan {
  /** before anything else: quick, and whatever it finds would be found again and again below */
  first?: Step[];
  main: Step[];
  /** independent of the others and mostly one process: beside them, its words when it is done */
  beside: Step[];
  /** said before it begins */
  says?: string[];
}

/** What vitest's JSON report says, as far as it is read here. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
  /** at the first try; this file adds it */
  failures?: Failure[];
}

const countFiles = {
  unit: join(cache, 'unit.json'),
  e2e: join(cache, 'e2e.json'),
  webkit: join(cache, 'webkit.tap'),
  nginx: join(cache, 'nginx.tap'),
  release: join(cache, 'release.tap'),
};

function failuresOf({ testResults = [] }: UnitReport): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        title: `${name.slice(root.length + 1)} › ${fullName}`,
        why: failureMessages.join(' ').split('\n').slice(0, 3).join(' | '),
      })),
  );
}

/** What one step counted; nothing where it wrote nothing. */
function countsOf(kind: keyof typeof countFiles): Counts {
  const file = countFiles[kind];
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const text = readFileSync(file, 'utf8');
  if (kind === 'e2e') return JSON.parse(text) as Counts;
  if (kind === 'unit') {
    const report = JSON.parse(text) as UnitReport;
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
    return { passed, failed, failures: report.failures ?? failuresOf(report) };
  }
  const tap = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: tap('pass'), failed: tap('fail') };
}

/** The slowest tests of the unit tests and of the browser's. */
function slowestTests(): Timed[] {
  const unit = existsSync(countFiles.unit)
    ? (JSON.parse(readFileSync(countFiles.unit, 'utf8')) as Partial<UnitReport>)
    : {};
  const ofUnits = (unit.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.slice(root.length + 1)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return slowestFirst([...ofUnits, ...(countsOf('e2e').slowest ?? [])]);
}

function readCounts(): Counts {
  const all = (Object.keys(countFiles) as (keyof typeof countFiles)[]).map(countsOf);
  const sum = (of: 'passed' | 'failed') => all.reduce((total, counts) => total + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Seconds of processor that ended commands have used so far; unknown but on Linux. */
function cpuSeconds(): number {
  const stat = '/proc/self/stat';
  if (!existsSync(stat)) return Number.NaN;
  // After the name in brackets: user and system time of this process's children, in hundredths of a second.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/**
 * The unit tests, once; the files of what failed run once more, one after the other, and a test that passes then is
 * told as flaky.
 */
async function unit(...paths: string[]): Promise<number> {
  const report = countFiles.unit;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = (...args: string[]) =>
    runCommand(bin('vitest'), ['run', '--config', tool('vitest.config.ts'), ...reporters, ...args]);
  const before = processorTicks();
  const code = await vitest(...paths);
  if (code === 0 || !existsSync(report)) return code;
  const first = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  // A file that could not be read has no tests that failed, and is no matter of luck.
  const broken = first.testResults.filter(({ status }) => status === 'failed');
  const isLuck = broken.every(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  );
  if (!isLuck || broken.length === 0 || first.numFailedTests > worthATry) return code;

  console.log(`wallet: ${first.numFailedTests} failed; their files once more, one after the other`);
  const again = await vitest(...broken.map(({ name }) => name), '--no-file-parallelism');
  if (again !== 0) return again;
  const healed = first.numFailedTests;
  const failures = failuresOf(first);
  const all = { ...first, failures, numPassedTests: first.numPassedTests + healed, numFailedTests: 0 };
  writeFileSync(report, JSON.stringify(all));
  return tellFlaky(healed, before);
}

async function lock(): Promise<number> {
  const { missingFromLock } = await import('./lockCheck.ts');
  const missing = missingFromLock();
  if (missing.length > 0) console.error(`Not in pnpm-lock.yaml: ${missing.join(', ')}`);
  return missing.length > 0 ? 1 : 0;
}

async function kitPackage(): Promise<number> {
  const kit = ['--filter', '@wallet/kit', 'run'];
  return (await runCommand('pnpm', [...kit, 'build'])) || runCommand('pnpm', [...kit, 'check']);
}

async function build(only: string[] = []): Promise<number> {
  return node(tool('build.ts'), ...only);
}

/** Bytes of each app against its budget, as the release of one looks at its own. */
async function appBudgets(): Promise<number> {
  const { overBudgets } = await import('./release/budgets.ts');
  const over = await overBudgets();
  for (const line of over) console.error(line);
  return over.length > 0 ? 1 : 0;
}

async function e2e(app?: string): Promise<number> {
  const { runE2e } = await import('./e2e.ts');
  return runE2e(app, [], countFiles.e2e);
}

/** Runs a file of Node's own test runner; what it counts goes to `counts`. */
function check(file: string, counts: string): Promise<number> {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${counts}`],
  ];
  return node('--test', ...reporters, join(root, file));
}

async function nginx(): Promise<number | typeof notRun> {
  const { ensureNginx } = await import('./browser.ts');
  return ensureNginx() ? check('kit/release/src/nginx.check.ts', countFiles.nginx) : notRun;
}

async function webkit(): Promise<number | typeof notRun> {
  const { ensureWebKit } = await import('./browser.ts');
  const { runWebKit } = await import('./webkit.ts');
  return ensureWebKit() ? runWebKit(countFiles.webkit) : notRun;
}

const types = (project: string) => runCommand(bin('tsc'), ['-p', project]);
const lint = (...paths: string[]) => runCommand(bin('biome'), ['check', '--error-on-warnings', ...paths]);

const everything: Plan = {
  first: [
    { name: 'lock: packages for every platform', run: lock },
    { name: 'lint, format and walls', run: () => lint('.') },
    { name: 'types', run: () => types(tool('tsconfig.json')) },
    {
      name: 'nothing that nobody uses',
      run: () => runCommand(bin('knip'), ['-c', '.knip.json', '--no-progress']),
    },
    {
      name: 'nothing that stands twice',
      run: async () => (await import('./clones.ts')).checkClones(),
    },
  ],
  main: [
    { name: 'unit tests', run: () => unit(), counts: 'unit' },
    { name: 'build', run: () => build() },
    { name: 'bytes of each app', run: appBudgets },
    { name: 'browser tests', run: () => e2e(), counts: 'e2e' },
    { name: 'a real nginx', run: nginx, counts: 'nginx' },
    { name: 'the iOS road in a real WebKit', run: webkit, counts: 'webkit' },
  ],
  beside: [
    { name: 'kit as a package', run: kitPackage },
    {
      name: 'a new micro-app passes untouched',
      run: () => node(tool('new-microapp.check.ts')),
    },
    {
      name: 'a release, as a team types it',
      run: () => check('.tools/release.check.ts', countFiles.release),
      counts: 'release',
    },
    { name: 'dev server', run: () => node(tool('dev.check.ts')) },
    { name: 'what twenty more apps cost', run: () => node(tool('growth.check.ts')) },
  ],
};

function oneApp(dir: string, withBrowser: boolean): Plan {
  const app = basename(dir);
  const path = dir.slice(root.length + 1);
  const browser: Step = { name: `${app}: browser tests`, run: () => e2e(app), counts: 'e2e' };
  return {
    main: [
      { name: `${app}: unit tests`, run: () => unit(path), counts: 'unit' },
      // Home and login are where every road of an app begins.
      { name: `${app}: build`, run: () => build([...new Set([app, 'launcher', 'mber'])]) },
      ...(withBrowser ? [browser] : []),
    ],
    beside: [
      { name: `${app}: lint, format and walls`, run: () => lint(path) },
      { name: `${app}: types`, run: () => types(path) },
    ],
  };
}

/** What a change reaches, as far as it is known without a build and a browser; of one app alone where it is named. */
function whatIsReached(dir: string | undefined): Plan {
  const changed = changedFiles(root);
  const path = dir === undefined ? '' : `${dir.slice(root.length + 1)}/`;
  const reached = [...reachedBy(graphOf(root, workspaceFiles(root)), changed)].sort();
  const tests = reached.filter(
    (file) => file.startsWith(path) && /\.test\.tsx?$/.test(file) && !file.startsWith('kit/template/'),
  );
  const specs = reached.filter((file) => file.startsWith(path) && file.endsWith('.spec.ts'));
  const there = changed.filter((file) => file.startsWith(path) && existsSync(join(root, file)));
  const notHere = `Browser tests that it reaches, and that are not run here: ${specs.join(', ')}`;
  return {
    says: [
      `wallet: ${changed.length} files changed; ${tests.length} files of unit tests are reached.`,
      ...(specs.length > 0 ? [notHere] : []),
    ],
    main: [
      ...(there.length > 0
        ? [{ name: 'lint and format of what changed', run: () => lint('--no-errors-on-unmatched', ...there) }]
        : []),
      ...(tests.length > 0
        ? [{ name: 'unit tests that are reached', run: () => unit(...tests), counts: 'unit' as const }]
        : []),
    ],
    beside: [{ name: 'types', run: () => types(path === '' ? tool('tsconfig.json') : path) }],
  };
}

interface Outcome {
  code: number;
  /** the step it ended with */
  last: string;
  left: string[];
  /** of the processor, in seconds */
  cpu: number;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps until one fails.
 * @param besides what runs beside them: it is told when it has ended, and its failure ends these, too
 */
async function runSteps(steps: readonly Step[], besides?: Beside): Promise<Outcome> {
  const left: string[] = [];
  let last = '';
  const begun = cpuSeconds();
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${index + 1}/${steps.length} ${step.name}`);
    const from = performance.now();
    const cpuFrom = cpuSeconds() - ownOf(besides);
    const outcome = await step.run().catch((error: Error) => {
      console.error(error.message);
      return 1;
    });
    last = step.name;
    const isEmpty = outcome === 0 && step.counts !== undefined && countsOf(step.counts).passed === 0;
    if (isEmpty) console.error('It found nothing to test.');
    const code = outcome === notRun ? 0 : outcome || Number(isEmpty);
    if (outcome === notRun) left.push(step.name);
    const word = outcome === notRun ? notRun : code === 0 ? 'ok' : `failed with ${code}`;
    const cpu = cpuSeconds() - ownOf(besides) - cpuFrom;
    console.log(`== ${word} (${seconds(from)}${Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(0)} CPU-s`})`);
    if (code !== 0 || (besides?.ended() ?? 0) !== 0) return { code, last, left, cpu: cpuSeconds() - begun };
  }
  return { code: 0, last, left, cpu: cpuSeconds() - begun };
}

const laneFile = join(cache, 'lane.json');

/** Seconds of processor of the lane that has ended: the system counts them as this process's. */
function ownOf(besides: Beside | undefined): number {
  if (besides?.ended() === undefined || !existsSync(laneFile)) return 0;
  return (JSON.parse(readFileSync(laneFile, 'utf8')) as Outcome).cpu;
}

/** All steps of a plan, in two lanes. */
async function runPlan({ says = [], first = [], main, beside }: Plan): Promise<Outcome> {
  for (const line of says) console.log(line);
  const before = await runSteps(first);
  if (before.code !== 0) return before;
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2), '--lane'];
  const lane = runBeside(process.execPath, args);
  process.once('exit', lane.stop);
  const here = await runSteps(main, lane);
  if (here.code !== 0) lane.stop();
  const laneCode = await lane.done;
  console.log(lane.output());
  if (here.code !== 0) return here;
  const there = existsSync(laneFile)
    ? (JSON.parse(readFileSync(laneFile, 'utf8')) as Outcome)
    : { last: beside[0]?.name ?? '', left: [] };
  return { code: laneCode, last: there.last, left: [...here.left, ...there.left], cpu: cpuSeconds() };
}

async function main() {
  const args = process.argv.slice(2);
  const [name] = args.filter((arg) => !arg.startsWith('-'));
  const dir = appDirs().find((each) => basename(each) === name);
  if (name !== undefined && dir === undefined) {
    console.error(
      `wallet: no app "${name}"; there are ${appDirs()
        .map((each) => basename(each))
        .join(', ')}.`,
    );
    process.exit(1);
  }
  const isLane = args.includes('--lane');
  const plan = args.includes('--quick')
    ? whatIsReached(dir)
    : dir === undefined
      ? everything
      : oneApp(dir, !args.includes('--without-browser'));
  if (isLane) {
    const outcome = await runSteps(plan.beside);
    writeFileSync(laneFile, JSON.stringify(outcome));
    process.exit(outcome.code);
  }
  mkdirSync(cache, { recursive: true });
  for (const file of [...Object.values(countFiles), laneFile]) rmSync(file, { force: true });

  const started = performance.now();
  const { code, last, left } = await runPlan(plan);
  // A part of a larger run: whoever started it has the last word.
  if (args.includes('--part')) process.exit(code);
  const { passed, failed } = readCounts();
  const slowest = slowestTests();
  if (slowest.length > 0) console.log('\nThe slowest tests:');
  for (const { title, ms } of slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
  const failures = [...(countsOf('unit').failures ?? []), ...(countsOf('e2e').failures ?? [])];
  if (failures.length > 0) console.log('\nFailed at the first try:');
  for (const { title, why } of failures) console.log(`  ${title}\n    ${why}`);
  console.log(
    `\n${code === 0 ? 'All steps passed' : `Stopped at "${last}" with exit code ${code}`}, ${seconds(started)} in all.`,
  );
  for (const each of left) console.log(`Not run on this machine: ${each}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(code);
}

await main();
