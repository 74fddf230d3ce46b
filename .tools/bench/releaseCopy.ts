// node releaseCopy.ts <folder>: builds and releases an app from a changed copy of its folder, into the store that
// WALLET_STORE names. The bench's own, as no source is changed for a measurement.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { openReleases } from '../../kit/release/src/openReleases.ts';
import { buildDir, pageHashes, storeDir } from '../../kit/vite/index.ts';
import { readManifest } from '../appDirs.ts';
import { precompress } from '../precompress.ts';
import { collectRelease } from '../release/collect.ts';
import { sealPage } from '../release/sealPage.ts';

const [dir = ''] = process.argv.slice(2);
const manifest = await readManifest(dir);
const { id } = manifest;
const out = join(buildDir, 'apps', id);
await build({ root: dir, configFile: join(dir, 'vite.config.ts'), logLevel: 'warn' });
sealPage(out, manifest);
await precompress(out);
writeFileSync(join(out, 'hashes.json'), JSON.stringify(pageHashes.get(id)));
const kit = join(dirname(dirname(import.meta.dirname)), 'kit');
await openReleases(storeDir).release(await collectRelease(dir, buildDir, kit), { note: 'a changed text' });
