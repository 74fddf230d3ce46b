// Proves that twenty more apps cost what they may: generates them into a copy of the workspace and holds bytes and counts,
// never times, as those are the machine's.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyRegistry, type RegistryDocument } from '../kit/release/src/documents.ts';
import { folderStore } from '../kit/release/src/folderStore.ts';
import { publicRegistry } from '../kit/release/src/publicRegistry.ts';
import { createReleases } from '../kit/release/src/releases.ts';
import { builtRelease } from '../kit/release/src/testing/builtRelease.ts';
import { nginxWriter } from '../kit/release/src/writeNginx.ts';
import { toRegistryApp } from '../kit/src/manifest/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { copyWorkspace } from './copyWorkspace.ts';
import { freePort } from './freePort.ts';

/** Domains that the wallet will have, bytes that their index may be after brotli, and what a generated app may add. */
const [ALL, MOST, EACH] = [45, 12_000, 60];
/** One address for each of the two loopback addresses. */
const SOCKETS = 2;

const problems: string[] = [];
function hold(isRight: boolean, otherwise: string) {
  if (!isRight) problems.push(otherwise);
}

const ids = Array.from({ length: 20 }, (_, index) => `grown-${String.fromCharCode(97 + index)}`);
const copy = copyWorkspace('wallet-growth-');
const fromCopy = <T>(path: string) => import(pathToFileURL(join(copy, path)).href) as Promise<T>;

const before = appDirs();
const twin = before.find((dir) => dirname(dir).endsWith('microapps'));
if (twin === undefined) throw new Error('There is no micro-app whose packages could be borrowed.');

for (const [index, id] of ids.entries()) {
  const family = `ZZ${String.fromCharCode(65 + index)}`;
  const script = join(copy, '.tools/new-microapp.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    [script, id, `/${id}`, '--family', family, '--no-install'],
    { cwd: copy, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`new:microapp ${id} ended with ${status}: ${stderr}`);
  // Links, copied as they are: they lead to the copy's own kit and mocks.
  const packages = join(copy, 'microapps', id, 'node_modules');
  cpSync(join(twin, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });
}

// What each may weigh is written down when it is made.
const { readBudgets } = await fromCopy<typeof import('./release/budgets.ts')>('.tools/release/budgets.ts');
const budgets = readBudgets();
for (const id of ids) hold(budgets[id] !== undefined, `${id} was made without a budget.`);

// The index that home reads.
const versions = { version: '1.0.0', kit: '1.0.0' };
async function indexOf(dirs: readonly string[]): Promise<number> {
  const apps = await Promise.all(
    dirs.map(async (dir) => {
      const entry = toRegistryApp(await readManifest(dir), versions);
      return { ...entry, release: '0'.repeat(32), log: '0'.repeat(32) };
    }),
  );
  // As it is stored.
  const stored = JSON.parse(JSON.stringify(apps)) as RegistryDocument['apps'];
  const document = { ...emptyRegistry, revision: apps.length, apps: stored };
  return publicRegistry(document).index.twins.get('.br')?.length ?? Number.NaN;
}
const grown = await fromCopy<typeof import('./appDirs.ts')>('.tools/appDirs.ts');
const after = grown.appDirs();
hold(after.length === before.length + ids.length, `${after.length} apps are there, not ${ids.length} more.`);
const [bytesBefore, bytesAfter] = [await indexOf(before), await indexOf(after)];
// By the real ones: those that are made of one template have more in common.
const projected = Math.round((bytesBefore / before.length) * ALL);
const each = Math.round((bytesAfter - bytesBefore) / ids.length);
hold(projected <= MOST, `The index would be ${projected} bytes with ${ALL} apps; ${MOST} are allowed.`);
hold(bytesAfter <= MOST, `The index is ${bytesAfter} bytes with ${after.length} apps; ${MOST} are allowed.`);
hold(each <= EACH, `Each new app adds ${each} bytes to the index; ${EACH} are allowed.`);

// What nginx's configuration reads when one app changes.
const store = mkdtempSync(join(tmpdir(), 'wallet-growth-store-'));
process.on('exit', () => rmSync(store, { recursive: true, force: true }));
const releases = createReleases({ store: folderStore(store) });
const released = ['launcher', ...ids];
for (const id of released) await releases.release(builtRelease(id, '1.0.0'));
const write = nginxWriter({
  store,
  out: join(store, 'nginx'),
  api: '127.0.0.1:8081',
  listen: ['8080'],
  hasBrotli: false,
});
const first = write();
const brought = builtRelease('grown-a', '2.0.0');
await releases.release(brought);
const again = write();
// Its page, and its own files: the shared one was there.
const own =
  brought.pages.size + [...brought.files.keys()].filter((path) => !path.startsWith('/_shared/')).length;
hold(
  first.read > released.length * 2,
  `Only ${first.read} files of ${released.length} apps were read at first.`,
);
hold(again.read === own, `One app changed, and ${again.read} files were read again; it brought ${own}.`);

// The dev server, with two of the new apps asked for.
const asked = ids.slice(0, 2);
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
const { startDev } = await fromCopy<typeof import('./dev.ts')>('.tools/dev.ts');
const dev = await startDev(await freePort());
// What looked for a free port has let it go by then.
await fetch(`${dev.origin}/_registry/index.json`);
const atFirst = [sockets(), dev.socketListeners()];
for (const id of asked) {
  const answer = await fetch(`${dev.origin}/${id}/`, { headers: { accept: 'text/html' } });
  hold(answer.ok, `The dev server answers ${answer.status} to /${id}/.`);
}
const listening = [sockets(), dev.socketListeners()];
await dev.close();
hold(Number(atFirst[0]) <= SOCKETS, `The dev server listens at ${atFirst[0]} addresses, not ${SOCKETS}.`);
hold(
  listening.join() === atFirst.join(),
  `It had ${atFirst.join(' and ')} listeners, and with ${asked.length} apps started ${listening.join(' and ')}.`,
);

for (const problem of problems) console.error(problem);
console.log(
  [
    `${ids.length} apps more: an index of ${bytesAfter} bytes (${bytesBefore} before, ${each} each, ${projected} with ${ALL} apps like ours);`,
    `${again.read} of ${again.read + again.kept} files read again for one that changed; ${listening[0]} addresses and ${listening[1]} listener in development.`,
  ].join('\n'),
);
process.exit(problems.length === 0 ? 0 : 1);
