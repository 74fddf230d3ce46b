// npm start: builds what changed and serves the wallet on one origin. `--no-build` serves the store as
// it is, or the bucket that the environment names.

import { followReleases } from '../kit/release/src/openReleases.ts';
import { createPages } from '../kit/release/src/servePages.ts';
import { storeDir } from '../kit/vite/index.ts';
import { startServer } from '../mocks/src/server.ts';
import { buildAll } from './buildAll.ts';

const port = Number(process.env.PORT ?? 4173);

if (process.argv.includes('--no-build')) await followReleases(storeDir);
else await buildAll();
try {
  await startServer({ pages: createPages(storeDir, { withPhone: true }), port });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`wallet: port ${port} is taken. Stop what runs there, or set PORT to another one.`);
  process.exit(1);
}

const origin = `http://localhost:${port}`;
console.log(`
  The wallet is up.

    ${origin}/          home, in a plain browser
    ${origin}/_host/    the wallet in the developer's phone
    ${origin}/_mocks/personas    who can sign in, with passwords

  Stop with Ctrl+C.
`);
