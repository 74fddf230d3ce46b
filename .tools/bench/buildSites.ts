import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress } from '../precompress.ts';
import { runCommand } from '../runCommand.ts';

/** The same page twice, as two domains. */
export async function buildFloor(sites: string): Promise<void> {
  for (const domain of ['forest', 'trails']) {
    const dir = join(sites, 'floor', domain);
    mkdirSync(dir, { recursive: true });
    cpSync(join(import.meta.dirname, 'floor/index.html'), join(dir, 'index.html'));
  }
  rmSync(join(sites, 'floor/forest/index.html.br'), { force: true });
  rmSync(join(sites, 'floor/trails/index.html.br'), { force: true });
  await precompress(join(sites, 'floor'));
}

/** Installs the peers' packages from their own lock; not again when it is the same. */
export async function installPeers(root: string): Promise<void> {
  const dir = join(root, '.tools/bench/peers');
  const lock = readFileSync(join(dir, 'pnpm-lock.yaml'), 'utf8');
  const stamp = join(dir, 'node_modules/.bench-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const code = await runCommand('pnpm', [
    '--dir',
    dir,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ]);
  if (code !== 0) throw new Error('The packages of the peers could not be installed.');
  writeFileSync(stamp, lock);
}

/** Builds a peer into `sites/<peer>`, compressed. Its packages are no part of the workspace: hence at run time. */
export async function buildPeer(
  root: string,
  sites: string,
  peer: string,
  releases: { forest?: string; trails?: string } = {},
): Promise<void> {
  const file = join(root, '.tools/bench/peers/build.ts');
  const { buildPeer: build } = (await import(pathToFileURL(file).href)) as {
    buildPeer(peer: string, out: string, base: string, releases: object): Promise<void>;
  };
  const out = join(sites, peer);
  await build(peer, out, `/bench/${peer}/`, releases);
  await precompress(out);
}
