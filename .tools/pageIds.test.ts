import { expect, it } from 'vitest';
import { findPage, toRegistryApp } from '../kit/src/manifest/index.ts';
import { pageTarget } from '../launcher/src/entry/entryTarget.ts';
import { appDirs, readManifest } from './appDirs.ts';

const manifests = await Promise.all(appDirs().map(readManifest));
const apps = manifests.map((manifest) => toRegistryApp(manifest, { version: '1.0.0', kit: '1.0.0' }));
// Two apps may have a `login`; a code is one screen's.
const whole = apps
  .flatMap(({ screens }) => screens)
  .filter(({ path, aliasOf }) => !path.includes('{') && aliasOf === undefined)
  .filter(({ code }) => /^F[A-Z]{2}\d{5}$/.test(code));

// The browser tests enter most screens by their addresses: launcher/e2e/parents.spec.ts.
it('(G24) (R080) the pageId of each screen that needs nothing else leads to its own address', () => {
  expect(whole.length).toBeGreaterThan(400);
  for (const { code, path } of whole) {
    const query = new URLSearchParams({ pageId: code });
    const findPath = (pageId: string) => findPage({ apps }, pageId)?.screen.path ?? null;
    expect(pageTarget(query, findPath), code).toEqual({ kind: 'go', to: path });
  }
});
