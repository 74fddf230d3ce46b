import { appAt, type Manifest, type Registry, toRegistryApp } from '@wallet/kit/manifest';
import { describe, expect, it } from 'vitest';
import { pathOfPage } from '../api/released.ts';
import { manifest as launcher } from '../manifest.ts';
import { nowherePath, pageTarget } from './entryTarget.ts';

const others = import.meta.glob<{ manifest: Manifest }>('../../../microapps/*/src/manifest.ts', {
  eager: true,
});
const manifests: Manifest[] = [launcher, ...Object.values(others).map(({ manifest }) => manifest)];
const registry: Registry = {
  apps: manifests.map((manifest) => toRegistryApp(manifest, { version: '1.0.0', kit: '1.0.0' })),
};
const rows = registry.apps.flatMap((app) => app.screens.map((screen) => ({ app, screen })));

function leadsTo(pageId: string, more: Record<string, string> = {}): string {
  const target = pageTarget(new URLSearchParams({ pageId, ...more }), (id) => pathOfPage(registry, id));
  if (target.kind !== 'go') throw new Error(`${pageId} asks for more: ${target.kind}`);
  return target.to;
}

describe('(G23) the registry is the one table of pageIds', () => {
  it.each(rows.map(({ app, screen }) => [app.id, screen.code, screen] as const))(
    '%s: %s leads to its own screen, with its parameters',
    (id, code, { path, flags }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, `of-${name}`]));
      const expected = path.replace(/\{(\w+)\}/g, 'of-$1');
      // "/" is where we are: a link to the entry would never end.
      const address = leadsTo(`${path.split('/').slice(0, 2).join('/')}/${code}`, values);
      expect(address.split('?')[0], code).toBe(expected === '/' ? nowherePath : expected);
      if (expected !== '/') expect(appAt(registry, address)?.id, address).toBe(id);
      // Who may enter travels in the same row: the page that opens asks the rules by it.
      expect(Object.keys(flags).sort()).toEqual(
        Object.keys(manifests.find((manifest) => manifest.id === id)?.screens[code]?.flags ?? {}).sort(),
      );
    },
  );

  it('leads to the page that says so for a code that nobody has, one of the whitelist alone among them (A14)', () => {
    for (const pageId of ['FXX99999', 'FBK22000', 'FCS21000', 'toString', '', '..'].filter(Boolean))
      expect(leadsTo(pageId), pageId).toBe(nowherePath);
  });
});
