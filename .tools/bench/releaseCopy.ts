// node releaseCopy.ts <folder>: builds and releases an app from a changed copy of its folder, into the store that
// WALLET_STORE names. The bench's own, as no source is changed for a measurement.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { buildDir, pageHashes, storeDir } from '../../kit/vite/index.ts';
import { readManifest } from '../appDirs.ts';
import { precompress } from '../precompress.ts';
import { collectRelease } from '../release/collect.ts';
import { openReleases } from '../release/openReleases.ts';
import { sealPage } from '../release/sealPage.ts';

const [dir = ''] = process.argv.slice(2);
const { id, prefixes } = await readManifest(dir);
const out = join(buildDir, 'apps', id);
await build({ root: dir, configFile: join(dir, 'vite.config.ts'), logLevel: 'warn' });
sealPage(out, `${prefixes[0]}/`);
await precompress(out);
writeFileSync(join(out, 'hashes.json'), JSON.stringify(pageHashes.get(id)));
const kit = join(dirname(dirname(import.meta.dirname)), 'kit');
await openReleases(storeDir).release(await collectRelease(dir, buildDir, kit), { note: 'a changed text' });
