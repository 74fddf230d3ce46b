// pnpm release | promote | rollback | kill | revive | history: one app at a time, into the store that the environment
// names (a folder, .store by default, or a bucket). README.md, "Release".
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildDir, storeDir } from '../kit/vite/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { buildApps } from './buildAll.ts';
import { readBudgets } from './release/budgets.ts';
import { collectRelease } from './release/collect.ts';
import { overAppBudget, sizeOf } from './release/firstLoad.ts';
import { openReleases } from './release/openReleases.ts';
import type { BuiltRelease, Releases } from './release/releases.ts';
import { ReleaseError } from './release/transitions.ts';
import { runCommand } from './runCommand.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const usage = `
  pnpm release <app> [--canary 50] [--note text]     builds, checks and releases it; to buckets 1 to 50 of 1000 only
  pnpm promote <app> [--to 500]                      the release on trial: to more buckets, or to everybody
  pnpm rollback <app> [--to <release>]               withdraws a trial, else goes back to the release before
  pnpm kill <app> [--screen CODE] --ko text --en text [--until 2026-11-21T18:00:00+09:00]
  pnpm revive <app> [--screen CODE]
  pnpm history [<app>]                               what is released; the last 50 events of one app
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

const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
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
  if (!/^\d{1,4}$/.test(text)) throw new ReleaseError(`"${text}" is no number of buckets: 1 to 1000.`);
  return Number(text);
}

/** Everything that must hold before customers get it; throws with what does not. */
async function check(dir: string, built: BuiltRelease): Promise<void> {
  const over = overAppBudget(built.release.app, sizeOf(built), readBudgets());
  if (over.length > 0) throw new ReleaseError(over.join('\n'));
  if (values['skip-tests']) return console.log('wallet: released without types and tests, as asked');
  const path = dir.slice(root.length + 1);
  const types = await runCommand(bin('tsc'), ['-p', path]);
  if (types !== 0) throw new ReleaseError(`${path} has type errors: nothing was released.`);
  // Its manifest.test.ts holds it against the kit and the host contract, bridgeUse against what it really calls.
  const tests = ['run', '--config', join(root, '.tools/vitest.config.ts'), path, '.tools/bridgeUse.test.ts'];
  if ((await runCommand(bin('vitest'), tests)) !== 0)
    throw new ReleaseError(`Tests of ${path} fail: nothing was released.`);
}

async function release(releases: Releases): Promise<string> {
  const dir = await dirOf(app);
  await buildApps([app]);
  const built = await collectRelease(dir, buildDir, join(root, 'kit'));
  await check(dir, built);
  const upTo = bucketsOf(values.canary);
  const { version } = built.release;
  if (upTo === undefined) {
    const id = await releases.release(built, values.note ? { note: values.note } : {});
    return `${app} ${version} is released as ${id}.`;
  }
  return `${app} ${version} goes to buckets 1 to ${upTo} of 1000 as ${await releases.canary(built, upTo)}.`;
}

async function kill(releases: Releases): Promise<string> {
  const { ko, en, screen, until } = values;
  if (!ko || !en) throw new ReleaseError('Customers must be told: give --ko and --en.');
  if (screen !== undefined && !Object.hasOwn((await readManifest(await dirOf(app))).screens, screen))
    throw new ReleaseError(`${app} has no screen ${screen}.`);
  await releases.kill(app, { text: { ko, en }, ...(screen ? { screen } : {}), ...(until ? { until } : {}) });
  return `${screen ?? app} is closed${until ? ` until ${until}` : ''}.`;
}

async function history(releases: Releases): Promise<string> {
  if (app === '') {
    const { apps, revision } = await releases.readRegistry();
    const lines = apps.map(({ id, version, release: current, canary, killed }) =>
      [
        id.padEnd(14),
        String(version).padEnd(10),
        current,
        canary ? `trial ${canary.release} to ${canary.upTo}` : '',
      ]
        .concat(killed ? 'closed in part' : '')
        .join('  ')
        .trimEnd(),
    );
    return [`revision ${revision}`, ...lines].join('\n');
  }
  const lines = await releases.history(app);
  return lines
    .map(({ at, kind, version, release: id, note }) =>
      [at, kind.padEnd(8), version, id, note ?? ''].join('  ').trimEnd(),
    )
    .join('\n');
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
  history,
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
