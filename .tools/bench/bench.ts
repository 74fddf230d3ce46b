// pnpm bench: builds what it needs, measures the wallet against the floor and against what a team would pick instead,
// and writes kit/performance.md, its plot and .tools/bench/results.json.
//
//   pnpm bench [--only floor,wallet,stackflow] [--runs 9] [--out <folder>] [--without-builds]
//   pnpm bench --page    writes the page again from the figures that are there
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appDirs } from '../appDirs.ts';
import { ensureChromium } from '../browser.ts';
import { runCommand } from '../runCommand.ts';
import { bundledAfterRelease, walletAfterRelease } from './afterRelease.ts';
import { buildFloor, buildPeer, installPeers } from './buildSites.ts';
import { makeCertificate } from './certificate.ts';
import { chromiumVersion } from './chromium.ts';
import { drawPlot } from './drawPlot.ts';
import type { Results } from './results.ts';
import { takeRuns } from './runs.ts';
import { serveBench } from './serve.ts';
import { takeHome } from './takeHome.ts';
import { takeTimes } from './times.ts';
import { chooseVariants, walletApps } from './variants.ts';
import { writePage } from './writePage.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '9' },
    /** where the three files go; where they are in the repository unless told */
    out: { type: 'string' },
    /** leaves out what is not opened in a browser: the times of the commands */
    'without-builds': { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});
const pathOf = (place: string) =>
  values.out === undefined ? join(root, place) : join(values.out, place.replace(/^.*\//, ''));
if (values.page) {
  const known = JSON.parse(readFileSync(pathOf('.tools/bench/results.json'), 'utf8')) as Results;
  writeFileSync(pathOf('kit/performance.md'), writePage(known));
  process.exit();
}
const rounds = Number(values.runs);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`wallet: "${values.runs}" is no number of runs.`);
  process.exit(1);
}
const chosen = chooseVariants(values.only.split(',').filter(Boolean));
const names = chosen.map(({ name }) => name);
const work = join(root, '.cache/bench');
const [store, sites] = [join(work, 'store'), join(work, 'sites')];
const executable = ensureChromium();
const certificate = makeCertificate(work);

// A store of its own: what is measured is what these sources make, whatever was released on this machine before.
if ((await runCommand(process.execPath, ['.tools/build.ts', ...walletApps], { WALLET_STORE: store })) !== 0)
  process.exit(1);
await buildFloor(sites);
const peers = chosen.flatMap(({ peer }) => peer ?? []);
if (peers.length > 0) await installPeers(root);
for (const peer of peers) {
  console.log(`wallet: building ${peer}`);
  await buildPeer(root, sites, peer);
}

const server = await serveBench({ certificate, store, sites });
const reusing = await serveBench({ certificate, store, sites, reusePages: 60 });
const place = { executable, certificate, root, store, sites, work };
const bench = { executable, certificate, sites, rounds };
const startedAt = new Date();
const results: Results = {
  at: startedAt.toISOString().slice(0, 10),
  machine: {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    browser: chromiumVersion(executable),
  },
  rounds,
  variants: chosen.map(({ name, label }) => ({ name, label })),
  runs: await takeRuns({
    executable,
    keyHash: certificate.keyHash,
    origin: server.origin,
    reusing: reusing.origin,
    variants: chosen,
    rounds,
    more: ['floor', 'wallet', 'wallet-card', 'self-contained'],
  }),
  afterRelease: {},
};
server.close();
reusing.close();

/** What fails here leaves the rest of the figures as they are, and the command with an exit code. */
async function part(name: string, take: () => Promise<void>) {
  console.log(`wallet: ${name}`);
  await take().catch((error: Error) => {
    console.error(`wallet: ${name}: ${error.stack ?? error.message}`);
    process.exitCode = 1;
  });
}

if (names.includes('wallet')) {
  await part('releases of the wallet', async () => {
    results.afterRelease.wallet = await walletAfterRelease(place);
  });
}
if (names.includes('self-contained')) {
  await part('releases of bundled domains', async () => {
    results.afterRelease['self-contained'] = await bundledAfterRelease(place);
  });
}
if (!values['without-builds']) {
  await part('commands of every day', async () => {
    const apps = appDirs().length;
    results.times = await takeTimes(root, store, work, apps, async (all) => {
      const few = await takeHome(bench, store, walletApps.length);
      results.growth = [few, await takeHome(bench, all, apps)];
    });
  });
}

if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
writeFileSync(pathOf('.tools/bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(pathOf('launcher/pictures/performance.svg'), drawPlot(results));
writeFileSync(pathOf('kit/performance.md'), writePage(results));
const minutes = ((Date.now() - startedAt.getTime()) / 60_000).toFixed(1);
console.log(`wallet: measured in ${minutes} minutes; see ${pathOf('kit/performance.md')}`);
