import { appAt, type RegistryApp } from '@wallet/kit/manifest';
import { expect, test, vi } from 'vitest';
import { readRegistry, reasonToDeny } from './bridgeRights.ts';

function released(id: string, prefixes: string[], bridge?: string[]): RegistryApp {
  return { id, version: '1.0.0', kit: '1.0.0', prefixes, entry: '/', screens: [], ...(bridge && { bridge }) };
}
const apps = [
  released('launcher', ['/', '/main'], ['getLoginInfo']),
  released('forest', ['/forest'], ['hello', 'closeView']),
  released('old', ['/old']),
];

test.each([
  ['/', 'launcher'],
  ['/main/FMA10000', 'launcher'],
  ['/elsewhere', 'launcher'],
  ['/forest', 'forest'],
  ['/forest/FTR10000?x=/old#y', 'forest'],
  ['/forestry', 'launcher'],
])('(G31) the page at %s is one of %s', (address, id) => {
  expect(appAt({ apps }, address)?.id).toBe(id);
});

test('(G31) a method that the manifest does not list is denied, hello never is', () => {
  const [launcher = null, forest = null, old = null] = apps;
  expect(reasonToDeny(forest, 'getLocation')).toBe('forest does not list getLocation in its manifest');
  expect(reasonToDeny(forest, 'closeView')).toBeNull();
  expect(reasonToDeny(launcher, 'hello')).toBeNull();
  expect(reasonToDeny(old, 'getLocation')).toBeNull();
  expect(reasonToDeny(null, 'getLocation')).toBeNull();
});

test('(G31) without a registry that can be read nothing is denied', async () => {
  expect(appAt({ apps: [] }, '/forest')).toBeNull();
  for (const body of ['{', '{"apps":3}']) {
    vi.stubGlobal('fetch', async () => new Response(body));
    expect(await readRegistry()).toEqual({ apps: [] });
  }
});
