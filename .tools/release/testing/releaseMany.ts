// A team of its own: releases one app several times, in a process of its own. releaseMany.ts <folder> <app> <count>
import { folderStore } from '../folderStore.ts';
import { createReleases } from '../releases.ts';
import { builtRelease } from './builtRelease.ts';

const [folder = '', app = '', count = '0'] = process.argv.slice(2);
const releases = createReleases({ store: folderStore(folder) });
for (let version = 1; version <= Number(count); version += 1)
  await releases.release(builtRelease(app, `${version}.0.0`));
