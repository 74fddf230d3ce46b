// npm test: everything, in order, stopping at the first step that fails. `pnpm test <app>` checks one app alone.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appDirs } from './appDirs.ts';
import { runCommand } from './runCommand.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const tool = (name: string) => join(root, '.tools', name);
const node = (...args: string[]) => runCommand(process.execPath, args);

interface Step {
  name: string;
  /** answers an exit code */
  run(): Promise<number>;
}

interface Counts {
  passed: number;
  failed: number;
}

const countFiles = {
  unit: join(cache, 'unit.json'),
  e2e: join(cache, 'e2e.json'),
  webkit: join(cache, 'webkit.tap'),
  nginx: join(cache, 'nginx.tap'),
  release: join(cache, 'release.tap'),
};

function readCounts(): Counts {
  const total = { passed: 0, failed: 0 };
  if (existsSync(countFiles.unit)) {
    const unit = JSON.parse(readFileSync(countFiles.unit, 'utf8')) as Record<string, number>;
    total.passed += unit.numPassedTests ?? 0;
    total.failed += unit.numFailedTests ?? 0;
  }
  if (existsSync(countFiles.e2e)) {
    const e2e = JSON.parse(readFileSync(countFiles.e2e, 'utf8')) as Counts;
    total.passed += e2e.passed;
    total.failed += e2e.failed;
  }
  for (const file of [countFiles.webkit, countFiles.nginx, countFiles.release].filter((each) =>
    existsSync(each),
  )) {
    const tap = readFileSync(file, 'utf8');
    total.passed += Number(/^# pass (\d+)$/m.exec(tap)?.[1] ?? 0);
    total.failed += Number(/^# fail (\d+)$/m.exec(tap)?.[1] ?? 0);
  }
  return total;
}

function unit(...paths: string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${countFiles.unit}`];
  return runCommand(bin('vitest'), [
    ...['run', '--config', tool('vitest.config.ts'), '--passWithNoTests'],
    ...reporters,
    ...paths,
  ]);
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
  return runE2e(app, ['--pass-with-no-tests'], countFiles.e2e);
}

/** Runs a file of Node's own test runner; what it counts goes to `counts`. */
function check(file: string, counts: string): Promise<number> {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${counts}`],
  ];
  return node('--test', ...reporters, tool(file));
}

async function nginx(): Promise<number> {
  const { ensureNginx } = await import('./browser.ts');
  return ensureNginx() ? check('release/nginx.check.ts', countFiles.nginx) : 0;
}

async function webkit(): Promise<number> {
  const { runWebKit } = await import('./webkit.ts');
  return runWebKit(countFiles.webkit);
}

const everything: Step[] = [
  { name: 'lock: packages for every platform', run: lock },
  {
    name: 'lint, format and walls',
    run: () => runCommand(bin('biome'), ['check', '--error-on-warnings', '.']),
  },
  { name: 'types', run: () => runCommand(bin('tsc'), ['-p', tool('tsconfig.json')]) },
  { name: 'unit tests', run: () => unit() },
  { name: 'kit as a package', run: kitPackage },
  { name: 'build', run: () => build() },
  { name: 'bytes of each app', run: appBudgets },
  {
    name: 'a new micro-app passes untouched',
    run: () => node(tool('new-microapp.check.ts')),
  },
  { name: 'a release, as a team types it', run: () => check('release.check.ts', countFiles.release) },
  { name: 'dev server', run: () => node(tool('dev.check.ts')) },
  { name: 'browser tests', run: () => e2e() },
  { name: 'a real nginx', run: nginx },
  { name: 'the iOS road in a real WebKit', run: webkit },
];

function oneApp(dir: string, withBrowser: boolean): Step[] {
  const app = basename(dir);
  const path = dir.slice(root.length + 1);
  const steps = [
    {
      name: `${app}: lint, format and walls`,
      run: () => runCommand(bin('biome'), ['check', '--error-on-warnings', path]),
    },
    { name: `${app}: types`, run: () => runCommand(bin('tsc'), ['-p', path]) },
    { name: `${app}: unit tests`, run: () => unit(path) },
    // Home and login are where every road of an app begins.
    { name: `${app}: build`, run: () => build([...new Set([app, 'launcher', 'mber'])]) },
  ];
  return withBrowser ? [...steps, { name: `${app}: browser tests`, run: () => e2e(app) }] : steps;
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
  const steps = dir === undefined ? everything : oneApp(dir, !args.includes('--without-browser'));
  mkdirSync(cache, { recursive: true });
  for (const file of Object.values(countFiles)) rmSync(file, { force: true });

  const started = performance.now();
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  let code = 0;
  let last = '';
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${index + 1}/${steps.length} ${step.name}`);
    const from = performance.now();
    code = await step.run().catch((error: Error) => {
      console.error(error.message);
      return 1;
    });
    last = step.name;
    console.log(`== ${code === 0 ? 'ok' : `failed with ${code}`} (${seconds(from)})`);
    if (code !== 0) break;
  }
  // A part of a larger run: whoever started it has the last word.
  if (args.includes('--part')) process.exit(code);
  const { passed, failed } = readCounts();
  console.log(
    `\n${code === 0 ? 'All steps passed' : `Stopped at "${last}" with exit code ${code}`}, ${seconds(started)} in all.`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(code);
}

await main();
