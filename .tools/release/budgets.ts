import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildDir, readShared, sharedBase } from '../../kit/vite/index.ts';
import { appDirs } from '../appDirs.ts';
import { collectRelease } from './collect.ts';
import { type AppSize, overAppBudget, sizeOf } from './firstLoad.ts';

/** Bytes that each app may have, after brotli. */
export function readBudgets(): Record<string, AppSize> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Record<
    string,
    AppSize
  >;
}

const kit = join(dirname(dirname(import.meta.dirname)), 'kit');

/** Bytes of the shared files after brotli, script and style: `runtime`, and `core` and each part of the kit. */
export function sharedSizes(): Record<string, number> {
  const [runtime, ofKit] = [readShared(buildDir, 'runtime'), readShared(buildDir, 'kit')];
  const weigh = (...addresses: string[]) =>
    addresses
      .map((address) => join(buildDir, 'shared', address.slice(sharedBase.length)))
      // A very small file is sent as it is.
      .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
      .reduce((sum, bytes) => sum + bytes, 0);
  const parts = Object.entries(ofKit.parts).map(
    ([specifier, { scripts, css }]) => [specifier.split('_')[1] ?? '', weigh(...scripts, ...css)] as const,
  );
  return {
    runtime: weigh(runtime.file),
    core: weigh(ofKit.file, ...ofKit.css),
    ...Object.fromEntries(parts),
  };
}

function overSharedBudgets(): string[] {
  const file = join(kit, 'api', 'budgets.json');
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as { shared: Record<string, number> };
  return Object.entries(sharedSizes()).flatMap(([name, bytes]) =>
    bytes > (shared[name] ?? 0) ? [`${name}: ${bytes} bytes, its budget ${shared[name] ?? 'missing'}.`] : [],
  );
}

/**
 * What is above its budget among the shared files and the apps that were built, in words.
 * @param only folder names of apps, whose own bytes are looked at; all of them and the shared files where none is named
 */
export async function overBudgets(only: string[] = []): Promise<string[]> {
  const budgets = readBudgets();
  const over = only.length === 0 ? overSharedBudgets() : [];
  for (const dir of appDirs().filter((each) => only.length === 0 || only.includes(basename(each)))) {
    const built = await collectRelease(dir, buildDir, kit);
    over.push(...overAppBudget(built.release.app, sizeOf(built), budgets));
  }
  return over;
}
