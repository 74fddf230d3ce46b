// A registry that lacks another platform's binary makes pnpm leave it out of the lock without a word; a clone on
// that platform would then break. So: every optional dependency of every installed package must be in the lock.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? packagesIn(join(folder, name)) : [join(folder, name, 'package.json')],
  );
}

/** `name@version` of what the lock lacks; empty when all is there. */
export function missingFromLock(): string[] {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const store = join(root, 'node_modules', '.pnpm');
  const missing = new Set<string>();
  for (const entry of readdirSync(store)) {
    for (const file of packagesIn(join(store, entry, 'node_modules'))) {
      if (!existsSync(file)) continue;
      const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        optionalDependencies?: Record<string, string>;
      };
      for (const [name, range] of Object.entries(optionalDependencies)) {
        const version = /^\d/.test(range) ? range : '';
        if (!lock.includes(`${name}@${version}`)) missing.add(`${name}@${range}`);
      }
    }
  }
  return [...missing].sort();
}
