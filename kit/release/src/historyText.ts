import type { Kill } from './documents.ts';
import type { Releases } from './releases.ts';

/** Cells side by side, each column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(cell.length, known[index] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function closingText({ screen, until }: Kill): string {
  return `closed: ${screen ?? 'all of it'}${until ? ` until ${until}` : ''}`;
}

/** What is released: a line an app, with what is on trial and what is closed. */
export async function currentReleases(releases: Releases): Promise<string> {
  const { apps, revision, seal } = await releases.readRegistry();
  const rows = apps.map(({ id, version, kit, release, canary, killed = [] }) => [
    id,
    String(version),
    `kit ${String(kit)}`,
    release,
    [
      ...(canary ? [`trial ${canary.version} ${canary.release} to ${canary.upTo}`] : []),
      ...killed.map(closingText),
    ].join(', '),
  ]);
  const believed = seal ? `, signed by ${seal.by} until ${seal.until}` : '';
  return `revision ${revision}${believed}\n${table(rows)}`;
}

/** The last events of one app, the newest first: when, what, version, kit, commit, release, note. */
export async function historyOf(releases: Releases, app: string): Promise<string> {
  const lines = await releases.history(app);
  return table(
    lines.map(({ at, kind, version, kit, commit, release, note }) => [
      at,
      kind,
      version,
      kit ? `kit ${kit}` : '',
      commit ?? '',
      release,
      note ?? '',
    ]),
  );
}
