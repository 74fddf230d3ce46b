import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDir } from '../../kit/vite/index.ts';
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

/** What is above its budget among the apps that were built, in words. */
export async function overBudgets(): Promise<string[]> {
  const budgets = readBudgets();
  const kit = join(dirname(dirname(import.meta.dirname)), 'kit');
  const over: string[] = [];
  for (const dir of appDirs()) {
    const built = await collectRelease(dir, buildDir, kit);
    over.push(...overAppBudget(built.release.app, sizeOf(built), budgets));
  }
  return over;
}
