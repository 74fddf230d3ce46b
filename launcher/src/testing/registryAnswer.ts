import { toRegistryApp } from '@wallet/kit/manifest';
import { manifest } from '../manifest.ts';

const versions = { version: '1.0.0', kit: '1.0.0' };

/** `/registry.json` as the server would answer it, with the launcher and a forest released. */
export function registryAnswer(): Response {
  const forest = {
    id: 'forest',
    ...versions,
    prefixes: ['/forest'],
    entry: '/forest/',
    screens: [
      {
        code: 'FTR10000',
        path: '/forest/FTR10000',
        title: { ko: '자연휴양림', en: 'Forest lodges' },
        flags: {},
      },
    ],
  };
  return Response.json({ apps: [toRegistryApp(manifest, versions), forest] });
}
