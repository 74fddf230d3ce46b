import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders of all apps: the launcher and each domain. */
export function appDirs(): string[] {
  const microapps = join(root, 'microapps');
  const domains = readdirSync(microapps).map((name) => join(microapps, name));
  return [join(root, 'launcher'), ...domains].filter((dir) => existsSync(join(dir, 'src', 'manifest.ts')));
}
