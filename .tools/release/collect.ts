import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Release, sha256 } from '../../kit/release/src/documents.ts';
import { filesBelow } from '../../kit/release/src/filesBelow.ts';
import type { BuiltRelease } from '../../kit/release/src/releases.ts';
import { pathOf, toRegistryApp } from '../../kit/src/manifest/index.ts';
import { readShared, sharedBase } from '../../kit/vite/index.ts';
import { readManifest, versionOf } from '../appDirs.ts';
import { startFilesOf } from './startFiles.ts';

const twins = ['', '.br', '.gz'] as const;
const facts = (bytes: Uint8Array) => ({ sha256: sha256(bytes), bytes: bytes.length });

function toPlain(value: object): Release['entry'] {
  return JSON.parse(JSON.stringify(value)) as Release['entry'];
}

/**
 * Gathers what the build of an app has made into a release: its page, its own files, and the shared files it is
 * pinned to.
 *
 * @param dir the app's folder
 * @param buildDir where builds are put
 * @param kitDir for the kit's version
 */
export async function collectRelease(dir: string, buildDir: string, kitDir: string): Promise<BuiltRelease> {
  const manifest = await readManifest(dir);
  const out = join(buildDir, 'apps', manifest.id);
  const base = manifest.prefixes[0] === '/' ? '' : manifest.prefixes[0];
  const pages = new Map<string, Uint8Array>();
  const files = new Map<string, Uint8Array>();
  for (const ending of twins) {
    const page = join(out, `index.html${ending}`);
    if (existsSync(page)) pages.set(ending, readFileSync(page));
  }
  for (const path of filesBelow(join(out, 'assets'))) {
    files.set(`${base}/${relative(out, path).split(sep).join('/')}`, readFileSync(path));
  }
  for (const name of ['runtime', 'kit'] as const) {
    const { integrity, beside } = readShared(buildDir, name);
    for (const address of [...Object.keys(integrity), ...beside]) {
      for (const ending of twins) {
        const path = join(buildDir, 'shared', address.slice(sharedBase.length) + ending);
        if (existsSync(path)) files.set(address + ending, readFileSync(path));
      }
    }
  }
  const start = startFilesOf(
    Buffer.from(pages.get('') ?? '').toString('utf8'),
    pathOf(manifest, manifest.home),
  );
  const kit = versionOf(kitDir);
  const version = versionOf(dir);
  const release: Release = {
    app: manifest.id,
    version,
    kit,
    hashes: JSON.parse(readFileSync(join(out, 'hashes.json'), 'utf8')) as Release['hashes'],
    pages: Object.fromEntries([...pages].map(([ending, bytes]) => [ending, facts(bytes)])),
    files: Object.fromEntries([...files].map(([address, bytes]) => [address, facts(bytes)])),
    entry: { ...toPlain(toRegistryApp(manifest, { version, kit })), build: String(start.facts.build), start },
  };
  return { release, pages, files };
}
