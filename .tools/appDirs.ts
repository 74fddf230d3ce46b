import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from '../kit/src/manifest/index.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders of all apps: the launcher and each domain. */
export function appDirs(): string[] {
  const microapps = join(root, 'microapps');
  const domains = readdirSync(microapps).map((name) => join(microapps, name));
  return [join(root, 'launcher'), ...domains].filter((dir) => existsSync(join(dir, 'src', 'manifest.ts')));
}

/** An app's manifest, as it stands now. */
export async function readManifest(dir: string): Promise<Manifest> {
  const file = join(dir, 'src', 'manifest.ts');
  // The query makes an edited manifest a new module; its end tells Vite what language that is.
  const module = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}&lang.ts`)) as {
    manifest: Manifest;
  };
  return module.manifest;
}

/** The version in a folder's package.json. */
export function versionOf(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}
