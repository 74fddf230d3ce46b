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
  const deny = (app: RegistryApp | null, method: 'hello' | 'getLocation' | 'closeView') =>
    reasonToDeny({ apps }, app, method);
  expect(deny(forest, 'getLocation')).toBe('forest does not list getLocation in its manifest');
  expect(deny(forest, 'closeView')).toBeNull();
  expect(deny(launcher, 'hello')).toBeNull();
  expect(deny(old, 'getLocation')).toBeNull();
  expect(deny(null, 'getLocation')).toBe('no released app has this address');
});

test('(G31) without a registry that can be read everything but hello is denied', async () => {
  for (const body of ['{', '{"apps":3}']) {
    vi.stubGlobal('fetch', async () => new Response(body));
    expect(await readRegistry()).toBeNull();
  }
  expect(reasonToDeny(null, null, 'closeView')).toBe('what is released cannot be read');
  expect(reasonToDeny(null, null, 'hello')).toBeNull();
});

test('a screen of the app that the manifest does not list is denied; a list of older releases is none', () => {
  const [, forest = null] = apps;
  const lists = { ...(forest as RegistryApp), bridge: ['openNativeScreen'], nativeScreens: ['share'] };
  const deny = (app: RegistryApp | null, screen: string) =>
    reasonToDeny({ apps }, app, 'openNativeScreen', { screen });
  expect(deny(lists, 'share')).toBeNull();
  expect(deny(lists, 'contacts')).toBe('forest does not list the screen contacts in its manifest');
  expect(deny({ ...lists, nativeScreens: undefined }, 'D007792')).toBeNull();
});
