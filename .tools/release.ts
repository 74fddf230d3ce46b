// pnpm release | promote | rollback | kill | revive | history: one app at a time, into the store that the environment
// names (a folder, .store by default, or a bucket). README.md, "Release".
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildDir, storeDir } from '../kit/vite/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { buildApps } from './buildAll.ts';
import { announce } from './release/announce.ts';
import { checkRelease } from './release/checks.ts';
import { collectRelease } from './release/collect.ts';
import { commitOf } from './release/commitOf.ts';
import { BUCKETS } from './release/documents.ts';
import { currentReleases, historyOf } from './release/historyText.ts';
import { openReleases } from './release/openReleases.ts';
import type { Releases } from './release/releases.ts';
import { ReleaseError } from './release/transitions.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const usage = `
  pnpm release <app> [--canary 50] [--note text]     builds, checks and releases it; to buckets 1 to 50 of 1000 only
  pnpm promote <app> [--to 500]                      the release on trial: to more buckets, or to everybody
  pnpm rollback <app> [--to <release>]               withdraws a trial, else goes back to the release before
  pnpm kill <app> [--screen CODE] --ko text --en text [--until 2026-11-21T18:00:00+09:00]
  pnpm revive <app> [--screen CODE]
  pnpm history [<app>]                               what is released; the last 50 events of one app
  pnpm release:verify                                whether every file is what its release says
`;

const options = {
  canary: { type: 'string' },
  to: { type: 'string' },
  note: { type: 'string' },
  screen: { type: 'string' },
  ko: { type: 'string' },
  en: { type: 'string' },
  until: { type: 'string' },
  'skip-tests': { type: 'boolean' },
} as const;

function readArguments() {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    // An option that does not exist, or without its value.
    console.error(`wallet: ${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}

const { positionals, values } = readArguments();
const [command = '', app = ''] = positionals;

async function dirOf(id: string): Promise<string> {
  for (const dir of appDirs()) if ((await readManifest(dir)).id === id) return dir;
  throw new ReleaseError(
    `No app "${id}"; there are ${appDirs()
      .map((dir) => basename(dir))
      .join(', ')}.`,
  );
}

function bucketsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > BUCKETS)
    throw new ReleaseError(`"${text}" is no number of buckets: 1 to ${BUCKETS}.`);
  return count;
}

async function release(releases: Releases): Promise<string> {
  const dir = await dirOf(app);
  const upTo = bucketsOf(values.canary);
  // What can be refused is refused before anything is built.
  const { apps } = await releases.readRegistry();
  const now = apps.find(({ id }) => id === app);
  if (upTo !== undefined && !now)
    throw new ReleaseError(`${app} was never released: a trial needs a release beside it.`);
  await buildApps([app]);
  const built = await collectRelease(dir, buildDir, join(root, 'kit'));
  if (upTo !== undefined && now?.build === built.release.entry.build)
    throw new ReleaseError(
      `${app} ${now?.release} is what everybody has already: there is nothing to try out.`,
    );
  const commit = await commitOf(root, [dir, join(root, 'kit'), join(root, 'pnpm-lock.yaml')]);
  const had = now && { version: String(now.version), kit: String(now.kit) };
  for (const line of announce({ root, dir, release: built.release, commit, now: had })) console.log(line);
  await checkRelease(dir, built, { skipTests: values['skip-tests'] });
  const made = { commit, note: values.note };
  const { version } = built.release;
  if (upTo === undefined) return `${app} ${version} is released as ${await releases.release(built, made)}.`;
  return `${app} ${version} goes to buckets 1 to ${upTo} of 1000 as ${await releases.canary(built, upTo, made)}.`;
}

async function kill(releases: Releases): Promise<string> {
  const { ko, en, screen, until } = values;
  if (!ko || !en) throw new ReleaseError('Customers must be told: give --ko and --en.');
  if (screen !== undefined && !Object.hasOwn((await readManifest(await dirOf(app))).screens, screen))
    throw new ReleaseError(`${app} has no screen ${screen}.`);
  await releases.kill(app, { text: { ko, en }, ...(screen ? { screen } : {}), ...(until ? { until } : {}) });
  return `${screen ?? app} is closed${until ? ` until ${until}` : ''}.`;
}

const commands: Record<string, (releases: Releases) => Promise<string>> = {
  release,
  async promote(releases) {
    const to = bucketsOf(values.to);
    await releases.promote(app, to);
    return to === undefined
      ? `${app}: the release on trial is everybody's.`
      : `${app}: the trial goes up to bucket ${to}.`;
  },
  async rollback(releases) {
    const { apps } = await releases.rollback(app, values.to);
    const now = apps.find(({ id }) => id === app);
    return `${app} is back on ${String(now?.version)} (${now?.release}).`;
  },
  kill,
  async revive(releases) {
    await releases.revive(app, values.screen);
    return `${values.screen ?? app} is open again.`;
  },
  history: (releases) => (app === '' ? currentReleases(releases) : historyOf(releases, app)),
  async verify(releases) {
    const problems = await releases.problems();
    if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
    return 'Every file of the current releases is what its release says.';
  },
};

const run = commands[command];
if (run === undefined || (app === '' && !['history', 'verify'].includes(command))) {
  console.error(usage);
  process.exit(1);
}
try {
  console.log(await run(openReleases(storeDir)));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(`wallet: ${error.message}`);
  process.exit(1);
}
