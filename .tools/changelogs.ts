// What is written down about versions: CHANGELOG.md of each package, and the changesets that wait to go there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The newest entry of a changelog: its version, and its text without the heading. */
export interface ChangelogEntry {
  version: string;
  text: string;
}

/**
 * @param dir the package's folder
 * @returns undefined where there is no CHANGELOG.md, or no version in it
 */
export function newestEntry(dir: string): ChangelogEntry | undefined {
  const file = join(dir, 'CHANGELOG.md');
  if (!existsSync(file)) return undefined;
  const [, entry] = readFileSync(file, 'utf8').split(/^## (?=\d)/m);
  const [version = '', ...lines] = entry?.split('\n') ?? [];
  return version === '' ? undefined : { version: version.trim(), text: lines.join('\n').trim() };
}

/**
 * Names of the changesets that say something of a package and are in no version yet, without their ending.
 *
 * @param root top of the workspace
 * @param name `@wallet/forest`
 */
export function waitingChangesets(root: string, name: string): string[] {
  const dir = join(root, '.changeset');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .filter((file) => {
      const [, head = ''] = readFileSync(join(dir, file), 'utf8').split(/^---\s*$/m);
      return head.split('\n').some((line) => line.replace(/["']/g, '').startsWith(`${name}:`));
    })
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}
