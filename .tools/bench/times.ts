// How long the commands of every day take: once each, on this machine.
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { runCommand } from '../runCommand.ts';

/** Seconds. */
export interface Times {
  /** `pnpm dev` until its first page is answered */
  devStart: number;
  /** `pnpm build forest`, when only forest has changed */
  oneDomain: number;
  /** `pnpm build` into an empty store */
  everything: number;
  /** the same again, when nothing has changed */
  unchanged: number;
  /** how many apps that is */
  apps: number;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

async function devStart(root: string): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, ['.tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    return await secondsOf(async () => {
      for (const from = performance.now(); performance.now() - from < 60_000; ) {
        const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } }).catch(
          () => {},
        );
        if (page?.ok && (await page.text()).includes('id="app"')) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('pnpm dev did not answer within a minute.');
    });
  } finally {
    child.kill();
  }
}

/**
 * @param store a built release store, which is left as it is
 * @param apps how many there are
 * @param withAll is given the store of all of them before that goes
 */
export async function takeTimes(
  root: string,
  store: string,
  work: string,
  apps: number,
  withAll: (store: string) => Promise<void>,
): Promise<Times> {
  const fresh = join(work, 'fresh-store');
  const copy = join(work, 'one-domain-store');
  for (const dir of [fresh, copy]) rmSync(dir, { recursive: true, force: true });
  cpSync(store, copy, { recursive: true });
  rmSync(join(copy, 'build/forest.stamp'));
  const build = (dir: string, ...only: string[]) =>
    secondsOf(async () => {
      const code = await runCommand(process.execPath, ['.tools/build.ts', ...only], { WALLET_STORE: dir });
      if (code !== 0) throw new Error('The build failed.');
    });
  const oneDomain = await build(copy, 'forest');
  const everything = await build(fresh);
  const unchanged = await build(fresh);
  const times = { devStart: await devStart(root), oneDomain, everything, unchanged, apps };
  await withAll(fresh);
  for (const dir of [fresh, copy]) rmSync(dir, { recursive: true, force: true });
  return times;
}
