// pnpm release | promote | rollback | kill | revive | history | release:trust: kit/release/README.md. Building and checking an
// app before it is released is this workspace's part of it; everything else is @wallet/release's.
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketsOf, type Command, runReleaseCommand } from '../kit/release/src/commands.ts';
import { ReleaseError } from '../kit/release/src/transitions.ts';
import { buildDir, storeDir } from '../kit/vite/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { buildApps } from './buildAll.ts';
import { announce } from './release/announce.ts';
import { checkRelease } from './release/checks.ts';
import { collectRelease } from './release/collect.ts';
import { commitOf } from './release/commitOf.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function dirOf(id: string): Promise<string> {
  for (const dir of appDirs()) if ((await readManifest(dir)).id === id) return dir;
  throw new ReleaseError(
    `No app "${id}"; there are ${appDirs()
      .map((dir) => basename(dir))
      .join(', ')}.`,
  );
}

const release: Command = async (releases, { app, values }) => {
  const dir = await dirOf(app);
  const upTo = bucketsOf(values.canary);
  const withScreens = values['developer-screens'];
  const { screens } = await readManifest(dir);
  if (!withScreens && Object.values(screens).every(({ flags }) => flags?.forDeveloper))
    throw new ReleaseError(`${app} is for developers alone; --developer-screens releases it all the same.`);
  // What can be refused is refused before anything is built.
  const { apps } = await releases.readRegistry();
  const now = apps.find(({ id }) => id === app);
  if (upTo !== undefined && !now)
    throw new ReleaseError(`${app} was never released: a trial needs a release beside it.`);
  process.env.WALLET_DEVELOPER_SCREENS = withScreens ? 'on' : 'off';
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
};

await runReleaseCommand(process.argv.slice(2), storeDir, { release });
