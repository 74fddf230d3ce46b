import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { BuiltRelease } from '../../kit/release/src/releases.ts';
import { ReleaseError } from '../../kit/release/src/transitions.ts';
import { readManifest } from '../appDirs.ts';
import { runCommand } from '../runCommand.ts';
import { readBudgets } from './budgets.ts';
import { overAppBudget, sizeOf } from './firstLoad.ts';

const root = dirname(dirname(import.meta.dirname));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** What is above its budget, in lines of its own. */
async function overBudget(_: string, built: BuiltRelease): Promise<string[]> {
  return overAppBudget(built.release.app, sizeOf(built), readBudgets());
}

/** The manifest lists what the sources can call; its own test holds it against the kit and the host contract. */
async function manifestProblems(dir: string): Promise<string[]> {
  const test = 'src/manifest.test.ts';
  if (!existsSync(join(dir, test)))
    return [`${basename(dir)} has no ${test}: nothing holds its manifest against the kit.`];
  const { bridgeProblems, createBridgeUse } = await import('../bridgeUse.ts');
  return bridgeProblems(await readManifest(dir), createBridgeUse().ofApp(dir));
}

async function typeErrors(dir: string): Promise<string[]> {
  const path = relative(root, dir);
  return (await runCommand(bin('tsc'), ['-p', path])) === 0 ? [] : [`${path} has type errors.`];
}

async function failingTests(dir: string): Promise<string[]> {
  const path = relative(root, dir);
  const config = ['--config', join(root, '.tools/vitest.config.ts')];
  const args = ['run', ...config, '--silent=passed-only', `${path}/`];
  // A build in this process has made its NODE_ENV "production", in which React has nothing for tests.
  const env = { NODE_ENV: 'test' };
  return (await runCommand(bin('vitest'), args, env)) === 0 ? [] : [`Tests of ${path} fail.`];
}

/** What is soon known comes first. */
const quick = [overBudget, manifestProblems];
const thorough = [typeErrors, failingTests];

/**
 * Everything that must hold before customers get a release: budget, manifest, types, tests of that app.
 *
 * @param dir the app's folder
 * @throws ReleaseError with what does not hold; the store is as it was
 */
export async function checkRelease(
  dir: string,
  built: BuiltRelease,
  { skipTests = false }: { skipTests?: boolean | undefined } = {},
): Promise<void> {
  for (const check of [...quick, ...(skipTests ? [] : thorough)]) {
    const problems = await check(dir, built);
    if (problems.length > 0) throw new ReleaseError([...problems, 'Nothing was released.'].join('\n'));
  }
  if (skipTests) console.log('wallet: released without types and tests, as asked');
}
