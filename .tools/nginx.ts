// pnpm nginx: writes the nginx configuration of the release store; with --watch it stays, writes it again at each
// release and when something that was closed opens, and has nginx take it over (README.md, "Release").
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeDir } from '../kit/vite/index.ts';
import { keyOf } from './release/documents.ts';
import { followReleases } from './release/openReleases.ts';
import { ReleaseError } from './release/transitions.ts';
import { type WrittenNginx, writeNginx } from './release/writeNginx.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(storeDir, 'nginx') },
    listen: { type: 'string', multiple: true, default: ['8080'] },
    api: { type: 'string', default: '127.0.0.1:4173' },
    cert: { type: 'string' },
    key: { type: 'string' },
    watch: { type: 'boolean', default: false },
    reload: { type: 'string', default: 'nginx -t -q && nginx -s reload' },
  },
});
const LOOK_MS = 1000;

/** Whether this nginx can serve what was compressed by brotli before. */
function hasBrotli(): boolean {
  return ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'].some((dir) =>
    existsSync(join(dir, 'ngx_http_brotli_static_module.so')),
  );
}

function write(): WrittenNginx {
  const { cert, key } = values;
  const written = writeNginx({
    store: storeDir,
    out: values.out,
    api: values.api,
    listen: values.listen,
    certificate: cert && key ? { cert, key } : undefined,
    hasBrotli: hasBrotli(),
  });
  console.log(`wallet: ${join(values.out, 'wallet.conf')} is of revision ${written.revision}`);
  return written;
}

function reload() {
  const { status } = spawnSync('sh', ['-c', values.reload], { stdio: 'inherit' });
  if (status !== 0)
    console.error('wallet: nginx did not take it over; it goes on with the configuration before.');
}

const stampOf = () => statSync(join(storeDir, keyOf.registry), { throwIfNoEntry: false })?.mtimeMs;

try {
  // A bucket comes into the folder, which is what nginx serves.
  await followReleases(storeDir);
  let seen = stampOf();
  let written = write();
  while (values.watch) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const isOver = written.nextChange !== undefined && written.nextChange <= new Date();
    if (stampOf() === seen && !isOver) continue;
    seen = stampOf();
    try {
      written = write();
      reload();
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      console.error(`wallet: ${error.message}\nwallet: nginx goes on with what it has.`);
    }
  }
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(`wallet: ${error.message}`);
  process.exit(1);
}
// A bucket would be followed on.
process.exit(0);
