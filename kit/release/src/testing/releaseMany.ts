// A team of its own: releases one app several times, in a process of its own, into the folder or the bucket of the
// environment. releaseMany.ts <folder> <app> <count>
import { openReleases } from '../openReleases.ts';
import { builtRelease } from './builtRelease.ts';

const [folder = '', app = '', count = '0'] = process.argv.slice(2);
const releases = openReleases(folder);
for (let version = 1; version <= Number(count); version += 1)
  await releases.release(builtRelease(app, `${version}.0.0`));
