#!/usr/bin/env node
// pnpm nginx: writes the nginx configuration of the release store; with --watch it stays, writes it again at each
// release and when something that was closed opens, and has nginx take it over (README.md beside it).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeDir } from '@wallet/kit/vite';
import { problemOfNginx } from '../src/checkNginx.ts';
import { keyOf, sha256 } from '../src/documents.ts';
import { followReleases } from '../src/openReleases.ts';
import { ReleaseError } from '../src/transitions.ts';
import { nginxWriter, type WrittenNginx } from '../src/writeNginx.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(storeDir, 'nginx') },
    listen: { type: 'string', multiple: true, default: ['8080'] },
    // No default: one that is forgotten would be the mock's.
    api: { type: 'string' },
    name: { type: 'string' },
    cert: { type: 'string' },
    key: { type: 'string' },
    'reuse-pages': { type: 'string', default: '0' },
    unchecked: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    reload: { type: 'string', default: 'nginx -t -q && nginx -s reload' },
  },
});
const LOOK_MS = 1000;
/** How often everything is hashed again, whatever has changed. */
const AGAIN_MS = 60_000;

/** The module that serves what was compressed by brotli before, where nginx has it. */
const brotli = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules']
  .map((dir) => join(dir, 'ngx_http_brotli_static_module.so'))
  .filter((path) => existsSync(path))
  .slice(0, 1);

function openWriter(): ReturnType<typeof nginxWriter> {
  const { cert, key, api, name, unchecked } = values;
  if (!api) throw new ReleaseError('Where is the wallet API? Say it: --api 127.0.0.1:8081');
  return nginxWriter({
    store: storeDir,
    out: values.out,
    api,
    name,
    listen: values.listen,
    certificate: cert && key ? { cert, key } : undefined,
    hasBrotli: brotli.length > 0,
    reusePages: Number(values['reuse-pages']),
    ...(unchecked ? {} : { problemOf: (config: string) => problemOfNginx(config, brotli) }),
  });
}

function tell({ revision, read, kept }: WrittenNginx) {
  const files = `${read} files read, ${kept} known`;
  console.log(`wallet: ${join(values.out, 'wallet.conf')} is of revision ${revision} (${files})`);
}

function reload() {
  const { status } = spawnSync('sh', ['-c', values.reload], { stdio: 'inherit' });
  if (status !== 0)
    console.error('wallet: nginx did not take it over; it goes on with the configuration before.');
}

/** What the pointer says now, whatever its time and length are. */
function stateOf(): string {
  const path = join(storeDir, keyOf.registry);
  return existsSync(path) ? sha256(readFileSync(path)) : '';
}

try {
  // A bucket comes into the folder, which is what nginx serves.
  await followReleases(storeDir);
  const write = openWriter();
  let seen = stateOf();
  let written = write();
  tell(written);
  let lookedAt = Date.now();
  while (values.watch) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const isOver = written.nextChange !== undefined && written.nextChange <= new Date();
    const isChanged = stateOf() !== seen;
    const isFull = Date.now() - lookedAt >= AGAIN_MS;
    if (!isChanged && !isOver && !isFull) continue;
    seen = stateOf();
    if (isFull) lookedAt = Date.now();
    try {
      // A release is what it brought; once a minute every file is looked at again, and put right where nginx serves it.
      written = write({ isFull });
      tell(written);
      if (isChanged || isOver) reload();
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
