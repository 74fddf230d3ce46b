import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function folderOfPackage(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The kit does not find its own package.json.');
  return folderOfPackage(parent);
}

/** The kit's own folder, whether its sources run or what was built from them. */
export const kitDir = folderOfPackage(dirname(fileURLToPath(import.meta.url)));
