// npm start: builds what changed and serves the wallet on one origin. `--no-build` serves the store as
// it is, or the bucket that the environment names; `--keep=<folder>` (npm start has it) keeps worlds from one
// run to the next, `--fresh` begins them anew.

import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followReleases } from '../kit/release/src/openReleases.ts';
import { createPages } from '../kit/release/src/servePages.ts';
import { storeDir } from '../kit/vite/index.ts';
import { keepWorlds } from '../mocks/src/kept/keepWorlds.ts';
import { startServer } from '../mocks/src/server.ts';
import { buildAll } from './buildAll.ts';

const port = Number(process.env.PORT ?? 4173);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kept = process.argv.find((arg) => arg.startsWith('--keep='))?.slice('--keep='.length);
const keeper =
  kept === undefined
    ? undefined
    : await keepWorlds({
        // Two servers have two ports, and a folder each.
        folder: join(resolve(root, kept), String(port)),
        isFresh: process.argv.includes('--fresh'),
        tell: console.warn,
      });

if (process.argv.includes('--no-build')) await followReleases(storeDir);
else await buildAll();
try {
  await startServer({ pages: createPages(storeDir, { withPhone: true }), port, keeper });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`wallet: port ${port} is taken. Stop what runs there, or set PORT to another one.`);
  process.exit(1);
}

if (keeper) {
  keeper.begin();
  process.once('exit', keeper.close);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

const origin = `http://localhost:${port}`;
console.log(`
  The wallet is up.

    ${origin}/          home, in a plain browser
    ${origin}/_host/    the wallet in the developer's phone
    ${origin}/_mocks/personas    who can sign in, with passwords
${keeper ? '\n  Who is signed in and what they did is kept; npm start -- --fresh begins anew.' : ''}
  Stop with Ctrl+C.
`);
