// Builds the shared files, then every app whose inputs have changed, into the store (.store/), in one process.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { toRegistryApp } from '../kit/src/manifest/index.ts';
import { buildShared, pageHashes, storeDir } from '../kit/vite/index.ts';
import type { BuiltApp } from '../mocks/src/pages.ts';
import { appDirs, readManifest, versionOf } from './appDirs.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && name !== 'e2e' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/** One hash over the content of everything that a result is made from. */
function inputHash(paths: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(relative(root, file)).update(readFileSync(file));
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

function precompress(dir: string) {
  for (const file of filesBelow(dir)) {
    if (!/\.(m?js|css|html|svg|json|wasm)$/.test(file) || existsSync(`${file}.br`)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Readers never see half a file: written beside, then moved. */
function writeWhole(path: string, content: unknown) {
  // Two builds at once must not write the same draft.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, path);
}

const presetInputs = [join(root, 'kit/vite'), join(root, 'kit/package.json'), join(root, 'pnpm-lock.yaml')];

async function buildSharedFiles(): Promise<string> {
  const hash = inputHash([join(root, 'kit/src'), ...presetInputs], [process.env.WALLET_KIT_MARK ?? '']);
  await unlessFresh(join(storeDir, 'shared.stamp'), hash, async () => {
    await buildShared(storeDir);
    precompress(join(storeDir, 'shared'));
  });
  return ['runtime', 'kit']
    .map((name) => readFileSync(join(storeDir, 'shared', `${name}.json`), 'utf8'))
    .join('');
}

async function buildApp(dir: string, shared: string): Promise<{ id: string; isNew: boolean }> {
  const { id } = await readManifest(dir);
  const hash = inputHash(
    [join(dir, 'src'), join(dir, 'index.html'), join(dir, 'package.json'), ...presetInputs],
    [shared],
  );
  const out = join(storeDir, 'apps', id);
  const isNew = await unlessFresh(join(storeDir, `${id}.stamp`), hash, async () => {
    await build({ root: dir, configFile: join(dir, 'vite.config.ts'), logLevel: 'warn' });
    precompress(out);
    const hashes = pageHashes.get(id);
    if (!hashes) throw new Error(`The build of ${id} wrote no page.`);
    writeFileSync(join(out, 'hashes.json'), JSON.stringify(hashes));
  });
  return { id, isNew };
}

async function buildHost() {
  const dir = join(root, 'mocks/src/host');
  const hash = inputHash([dir, join(root, 'kit/src/bridge'), join(root, 'kit/src/schema')]);
  await unlessFresh(join(storeDir, 'host.stamp'), hash, async () => {
    await build({
      configFile: false,
      root: dir,
      base: '/_host/',
      logLevel: 'warn',
      build: { outDir: join(storeDir, 'host'), emptyOutDir: true, target: 'es2022' },
    });
  });
}

/** Builds what changed. `only` limits the apps by id; the registry always lists every app that is built. */
export async function buildAll(only: string[] = []): Promise<void> {
  const started = performance.now();
  mkdirSync(storeDir, { recursive: true });
  const shared = await buildSharedFiles();
  const built: string[] = [];
  const pages: BuiltApp[] = [];
  const apps: unknown[] = [];
  for (const dir of appDirs()) {
    const manifest = await readManifest(dir);
    if (only.length === 0 || only.includes(manifest.id)) {
      const { id, isNew } = await buildApp(dir, shared);
      if (isNew) built.push(id);
    }
    const hashesFile = join(storeDir, 'apps', manifest.id, 'hashes.json');
    if (!existsSync(hashesFile)) continue;
    const hashes = JSON.parse(readFileSync(hashesFile, 'utf8')) as BuiltApp['hashes'];
    pages.push({ id: manifest.id, prefixes: [...manifest.prefixes], hashes });
    apps.push(toRegistryApp(manifest, { version: versionOf(dir), kit: versionOf(join(root, 'kit')) }));
  }
  await buildHost();
  writeWhole(join(storeDir, 'pages.json'), pages);
  writeWhole(join(storeDir, 'registry.json'), { apps });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `wallet: ${built.length === 0 ? 'nothing to build' : `built ${built.join(', ')}`} (${seconds} s)`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll(process.argv.slice(2));
