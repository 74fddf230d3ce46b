// What a team types to move the pointer of its app: one command line, one app at a time, into the store that the
// environment names (a folder, or a bucket). What is released first is the workspace's business: it brings `release`.
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BUCKETS } from './documents.ts';
import { currentReleases, historyOf } from './historyText.ts';
import { openReleases } from './openReleases.ts';
import type { Releases } from './releases.ts';
import { StoreConflictError } from './Store.ts';
import { textOf } from './signing.ts';
import { ReleaseError } from './transitions.ts';

const usage = `
  pnpm release <app> [--canary 50] [--note text]     builds, checks and releases it; to buckets 1 to 50 of 1000 only
               [--developer-screens]                 with the screens for developers, which are off otherwise
  pnpm promote <app> [--to 500]                      the release on trial: to more buckets, or to everybody
  pnpm rollback <app> [--to <release>]               withdraws a trial, else goes back to the release before
  pnpm kill <app> [--screen CODE] --ko text --en text [--until 2026-11-21T18:00:00+09:00]
  pnpm revive <app> [--screen CODE]
  pnpm history [<app>]                               what is released; the last 50 events of one app
  pnpm release:verify                                whether every file is what its release says
  pnpm release:trust [--adopt]                       the root signs anew; --adopt: a store that nobody has signed yet
  pnpm release:trust --team forest-team --apps forest --public forest.pem
                                                     the root names a team's key and its apps; --apps '' takes it away
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
  'developer-screens': { type: 'boolean', default: false },
  adopt: { type: 'boolean' },
  team: { type: 'string' },
  apps: { type: 'string' },
  public: { type: 'string' },
} as const;

/** What was typed. */
interface Asked {
  app: string;
  values: ReturnType<typeof readArguments>['values'];
}

export type Command = (releases: Releases, asked: Asked) => Promise<string>;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // An option that does not exist, or without its value.
    console.error(`wallet: ${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}

/** How many buckets of a thousand; undefined where none were named. */
export function bucketsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > BUCKETS)
    throw new ReleaseError(`"${text}" is no number of buckets: 1 to ${BUCKETS}.`);
  return count;
}

async function kill(releases: Releases, { app, values }: Asked): Promise<string> {
  const { ko, en, screen, until } = values;
  if (!ko || !en) throw new ReleaseError('Customers must be told: give --ko and --en.');
  const { apps } = await releases.readRegistry();
  const screens = apps.find(({ id }) => id === app)?.screens ?? [];
  if (screen !== undefined && !screens.some(({ code }) => code === screen))
    throw new ReleaseError(`${app} has no screen ${screen}.`);
  await releases.kill(app, { text: { ko, en }, ...(screen ? { screen } : {}), ...(until ? { until } : {}) });
  return `${screen ?? app} is closed${until ? ` until ${until}` : ''}.`;
}

async function trust(releases: Releases, { values }: Asked): Promise<string> {
  const { team: name, apps, public: file, adopt = false } = values;
  if (name !== undefined && (apps === undefined || (apps !== '' && file === undefined)))
    throw new ReleaseError(`Which apps has ${name}, and what is its key? Give --apps and --public.`);
  const key = file === undefined ? '' : textOf(createPublicKey(readFileSync(file)));
  const named =
    name === undefined ? {} : { team: { name, key, apps: (apps ?? '').split(',').filter(Boolean) } };
  const { seal, teams } = await releases.trust({ adopt, ...named });
  const list = (teams?.list ?? []).map((team) => `\n  ${team.name}: ${team.apps.join(', ')}`);
  return `The registry is believed until ${seal?.until}.${list.join('')}`;
}

const commands: Readonly<Record<string, Command>> = {
  async promote(releases, { app, values }) {
    const to = bucketsOf(values.to);
    await releases.promote(app, to);
    return to === undefined
      ? `${app}: the release on trial is everybody's.`
      : `${app}: the trial goes up to bucket ${to}.`;
  },
  async rollback(releases, { app, values }) {
    const { apps } = await releases.rollback(app, values.to);
    const now = apps.find(({ id }) => id === app);
    return `${app} is back on ${String(now?.version)} (${now?.release}).`;
  },
  kill,
  async revive(releases, { app, values }) {
    await releases.revive(app, values.screen);
    return `${values.screen ?? app} is open again.`;
  },
  history: (releases, { app }) => (app === '' ? currentReleases(releases) : historyOf(releases, app)),
  trust,
  async verify(releases) {
    const problems = await releases.problems();
    if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
    return 'Every file of the current releases is what its release says.';
  },
};

/**
 * Runs one command line to its end and ends the process with its exit code.
 *
 * @param args without the program's own name
 * @param dir the store's folder, which a bucket in the environment takes the place of
 * @param more commands that a workspace brings along
 */
export async function runReleaseCommand(
  args: string[],
  dir: string,
  more: Readonly<Record<string, Command>> = {},
): Promise<never> {
  const { positionals, values } = readArguments(args);
  const [command = '', app = ''] = positionals;
  const run = { ...commands, ...more }[command];
  if (run === undefined || (app === '' && !['history', 'verify', 'trust'].includes(command))) {
    console.error(usage);
    process.exit(1);
  }
  try {
    console.log(await run(openReleases(dir), { app, values }));
  } catch (error) {
    if (!(error instanceof ReleaseError || error instanceof StoreConflictError)) throw error;
    console.error(`wallet: ${error.message}`);
    process.exit(1);
  }
  process.exit(0);
}
