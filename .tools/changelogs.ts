// What is written down about versions: CHANGELOG.md of each package, and the changesets that wait to go there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The newest entry of a changelog: its version, and its text without the heading. */
export interface ChangelogEntry {
  version: string;
  text: string;
}

/**
 * All entries, the newest first; none where there is no CHANGELOG.md.
 *
 * @param dir the package's folder
 */
export function entriesOf(dir: string): ChangelogEntry[] {
  const file = join(dir, 'CHANGELOG.md');
  if (!existsSync(file)) return [];
  const [, ...entries] = readFileSync(file, 'utf8').split(/^## (?=\d)/m);
  return entries.map((entry) => {
    const [version = '', ...lines] = entry.split('\n');
    return { version: version.trim(), text: lines.join('\n').trim() };
  });
}

/**
 * What is new to whoever has one version: the entries above it.
 *
 * @param version undefined, or one that no entry has: the newest entry alone
 */
export function entriesSince(dir: string, version: string | undefined): ChangelogEntry[] {
  const entries = entriesOf(dir);
  const at = entries.findIndex((entry) => entry.version === version);
  return entries.slice(0, at < 0 ? 1 : at);
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
