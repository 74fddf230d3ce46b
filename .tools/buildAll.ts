// Builds the shared files, then every app whose inputs have changed, in one process, and releases what is new into the
// store of this machine (.store/).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { keyOf } from '../kit/release/src/documents.ts';
import { filesBelow } from '../kit/release/src/filesBelow.ts';
import { folderStore, withFileLock } from '../kit/release/src/folderStore.ts';
import { OldStoreError } from '../kit/release/src/readDocument.ts';
import { createReleases, type Releases } from '../kit/release/src/releases.ts';
import { keysOfEnvironment } from '../kit/release/src/signing.ts';
import { areDeveloperScreensOn, buildDir, buildShared, pageHashes, storeDir } from '../kit/vite/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { precompress } from './precompress.ts';
import { collectRelease } from './release/collect.ts';
import { sealPage } from './release/sealPage.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Apps that are being built at the same time. */
const AT_ONCE = 3;

/** Tests and hidden files are no part of what is built. */
const isInput = (file: string) => !/\.test\.tsx?$/.test(file) && !basename(file).startsWith('.');

/** One hash over the content of everything that a result is made from. */
function inputHash(paths: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).filter(isInput))
    hash.update(relative(root, file)).update(readFileSync(file));
  for (const text of extra) hash.update(text);
  return hash.digest('hex');
}

/** Runs `make` unless the stamp says that the same inputs were built before. */
async function unlessFresh(stamp: string, hash: string, make: () => Promise<void>): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, hash);
  return true;
}

const presetInputs = [
  join(root, 'kit/vite'),
  join(root, '.tools/release/sealPage.ts'),
  join(root, 'kit/package.json'),
  join(root, 'pnpm-lock.yaml'),
];

async function buildSharedFiles(): Promise<string> {
  const hash = inputHash([join(root, 'kit/src'), ...presetInputs], [process.env.WALLET_KIT_MARK ?? '']);
  await unlessFresh(join(buildDir, 'shared.stamp'), hash, async () => {
    await buildShared(buildDir);
  });
  return ['runtime', 'kit']
    .map((name) => readFileSync(join(buildDir, 'shared', `${name}.json`), 'utf8'))
    .join('');
}

async function buildApp(dir: string, shared: string): Promise<{ id: string; isNew: boolean }> {
  const manifest = await readManifest(dir);
  const { id } = manifest;
  const hash = inputHash(
    [join(dir, 'src'), join(dir, 'index.html'), join(dir, 'package.json'), ...presetInputs],
    [shared, areDeveloperScreensOn() ? 'with developer screens' : ''],
  );
  const out = join(buildDir, 'apps', id);
  const isNew = await unlessFresh(join(buildDir, `${id}.stamp`), hash, async () => {
    await build({
      root: dir,
      configFile: join(dir, 'vite.config.ts'),
      logLevel: 'warn',
      // Times of one app among others that are built beside it say nothing of its plugins.
      build: { rolldownOptions: { checks: { pluginTimings: false } } },
    });
    sealPage(out, manifest);
    await precompress(out);
    const hashes = pageHashes.get(id);
    if (!hashes) throw new Error(`The build of ${id} wrote no page.`);
    writeFileSync(join(out, 'hashes.json'), JSON.stringify(hashes));
  });
  return { id, isNew };
}

async function buildHost() {
  const dir = join(root, 'mocks/src/host');
  const hash = inputHash([dir, join(root, 'kit/src/bridge'), join(root, 'kit/src/schema')]);
  await unlessFresh(join(buildDir, 'host.stamp'), hash, async () => {
    await build({
      configFile: false,
      root: dir,
      base: '/_host/',
      logLevel: 'warn',
      build: { outDir: join(storeDir, 'host'), emptyOutDir: true, target: 'es2022' },
    });
  });
}

/** The apps of these ids, or all. */
async function chosen(only: readonly string[]): Promise<{ id: string; dir: string }[]> {
  const apps = await Promise.all(appDirs().map(async (dir) => ({ dir, id: (await readManifest(dir)).id })));
  return apps.filter(({ id }) => only.length === 0 || only.includes(id));
}

/**
 * Builds what changed. Two processes may do so at once: the files that all apps share are built by one of them.
 *
 * @param only ids of apps; all when empty
 * @returns ids of the apps that were built anew
 */
export async function buildApps(only: readonly string[] = []): Promise<string[]> {
  mkdirSync(buildDir, { recursive: true });
  const shared = await withFileLock(join(buildDir, 'shared.lock'), buildSharedFiles);
  const queue = await chosen(only);
  const built = new Set<string>();
  const left = queue.map(({ dir, id }) => async () => {
    const { isNew } = await withFileLock(join(buildDir, `${id}.lock`), () => buildApp(dir, shared));
    if (isNew) built.add(id);
  });
  // While one app is compressed the next one is bundled.
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  // So are the shared files, whose names are all that an app needs of them.
  const packed = withFileLock(join(buildDir, 'shared-twins.lock'), () =>
    precompress(join(buildDir, 'shared')),
  );
  await Promise.all([packed, ...Array.from({ length: AT_ONCE }, worker)]);
  return queue.map(({ id }) => id).filter((id) => built.has(id));
}

/** Ids of the apps in the store of this machine; one that an older version wrote is put aside and begun anew. */
async function releasedIn(releases: Releases): Promise<Set<string>> {
  try {
    return new Set((await releases.readRegistry()).apps.map(({ id }) => id));
  } catch (error) {
    if (!(error instanceof OldStoreError)) throw error;
    console.log(`wallet: ${error.message} The old one is ${keyOf.registry}.old now.`);
    renameSync(join(storeDir, keyOf.registry), join(storeDir, `${keyOf.registry}.old`));
    return new Set();
  }
}

/**
 * Builds what changed and releases it into the store of this machine. An app that did not change stays as it is
 * there: one that was rolled back is not released again.
 */
export async function buildAll(only: readonly string[] = []): Promise<void> {
  const started = performance.now();
  const built = await buildApps(only);
  await withFileLock(join(buildDir, 'host.lock'), buildHost);
  const releases = createReleases({ store: folderStore(storeDir), ...keysOfEnvironment(process.env) });
  const there = await releasedIn(releases);
  for (const { dir, id } of await chosen(only)) {
    if (built.includes(id) || !there.has(id))
      await releases.release(await collectRelease(dir, buildDir, join(root, 'kit')), { kind: 'build' });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `wallet: ${built.length === 0 ? 'nothing to build' : `built ${built.join(', ')}`} (${seconds} s)`,
  );
}
