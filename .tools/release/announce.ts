import { join } from 'node:path';
import type { Release } from '../../kit/release/src/documents.ts';
import { entriesSince, waitingChangesets } from '../changelogs.ts';

/** What a release is, and is compared with. */
export interface Announced {
  /** top of the workspace */
  root: string;
  /** the app's folder */
  dir: string;
  release: Pick<Release, 'app' | 'version' | 'kit'>;
  commit: string | undefined;
  /** version and kit that customers have now; undefined where the app was never released */
  now: { version: string; kit: string } | undefined;
}

/** What is about to be released, in lines: version, kit, commit, what is new, and what was forgotten. */
export function announce({ root, dir, release, commit, now }: Announced): string[] {
  const { app, version, kit } = release;
  const made = [`kit ${kit}`, ...(commit ? [`commit ${commit}`] : [])].join(', ');
  const had = now ? `customers have ${now.version} (kit ${now.kit})` : 'its first release';
  const news = entriesSince(dir, now?.version).flatMap((entry) => [
    `  ${entry.version}`,
    ...entry.text.split('\n').map((line) => (line === '' ? '' : `    ${line}`)),
  ]);
  const waiting = waitingChangesets(root, `@wallet/${app}`);
  return [
    `wallet: ${app} ${version} (${made}); ${had}`,
    ...news,
    ...(now?.version === version ? ['  The same version again: its changelog says nothing new.'] : []),
    ...(waiting.length > 0
      ? [
          `wallet: changesets of ${app} that are in no version yet; "pnpm run version" writes them into its changelog:`,
          ...waiting.map((name) => `  ${join('.changeset', name)}.md`),
        ]
      : []),
    ...(commit?.endsWith('+') ? ['wallet: this holds changes that are in no commit yet.'] : []),
  ];
}
