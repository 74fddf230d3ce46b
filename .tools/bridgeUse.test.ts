import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { methods } from '../kit/src/bridge/index.ts';
import { appDirs, readManifest } from './appDirs.ts';
import { bridgeProblems, createBridgeUse } from './bridgeUse.ts';

const root = dirname(import.meta.dirname);
const use = createBridgeUse();

const apps = [...appDirs(), join(root, 'kit/template/app')].map((dir) => ({
  name: relative(root, dir),
  dir,
}));

test.each(apps)(
  '(G31) the manifest of $name lists what its sources can call, and nothing else',
  async ({ name, dir }) => {
    expect(bridgeProblems({ id: name, bridge: await listOf(dir) }, use.ofApp(dir))).toEqual([]);
  },
);

/** The template is no app before it is copied; its list is read as text. */
async function listOf(dir: string): Promise<readonly string[]> {
  if (!dir.includes('template')) return (await readManifest(dir)).bridge;
  const text = readFileSync(join(dir, 'src/manifest.ts'), 'utf8');
  const list = /^ {2}bridge: \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, method = '']) => method);
}

test.each([
  ['app', 'navigate.push', []],
  ['app', 'navigate.back', ['closeView']],
  ['app', 'navigate.open', ['hello', 'openWebView']],
  ['app', 'navigate.openApp', ['hello', 'openWebView']],
  ['app', 'navigate.finishApp', ['closeView']],
  ['app', 'navigate.outside', ['openWindow']],
  ['app', 'goToApp', ['openWindow']],
  ['app', 'useLoad', []],
  ['app', 'Screen', ['closeView']],
  ['bridge', 'getLocation', ['getLocation']],
  ['bridge', 'createBridge', []],
  ['common', 'parseLink', []],
  ['guards', 'runGuards', []],
  ['ui', 'Button', []],
  ['format', 'formatMoney', []],
  ['conformance', 'checkLiveHost', Object.keys(methods).sort()],
])('(G31) %s %s reaches %j', (door, name, expected) => {
  expect(use.ofKit(door, name)).toEqual(expected);
});

test('(G31) every helper of the bridge reaches the method it is named after', () => {
  const helpers = Object.keys(methods).filter((name) => name !== 'hello');
  expect(helpers.map((name) => use.ofKit('bridge', name))).toEqual(helpers.map((name) => [name]));
});

test('(G31) every app says hello, signs an affiliate’s customer on, closes its WebView and shows the way to the app', () => {
  expect(use.ofKit('app', 'startMicroapp')).toEqual(
    expect.arrayContaining(['closeView', 'getSsoInfo', 'hello', 'openWindow']),
  );
});

// An app of our own, to see each way of reaching a method, and both mistakes.
const tree = mkdtempSync(join(tmpdir(), 'bridge-use-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function reached(files: Record<string, string>): string[] {
  const dir = mkdtempSync(join(tree, 'app-'));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, 'src', name)), { recursive: true });
    writeFileSync(join(dir, 'src', name), code);
  }
  return [...use.ofApp(dir).keys()].sort();
}

test.each([
  [
    'an import',
    `import { getToken } from '@wallet/kit/bridge'; export const a = () => getToken();`,
    ['getToken'],
  ],
  [
    'another name',
    `import { getToken as t } from '@wallet/kit/bridge'; export const a = () => t();`,
    ['getToken'],
  ],
  [
    'a call by name',
    `export const a = (wallet: Wallet) => wallet.bridge.call('getToken', {});`,
    ['getToken'],
  ],
  [
    'a screen',
    `import { Screen } from '@wallet/kit/app'; export const A = () => <Screen title="" />;`,
    ['closeView'],
  ],
  [
    'navigate',
    `export function A() { const { navigate } = useWallet(); return () => navigate.open('/'); }`,
    ['hello', 'openWebView'],
  ],
  [
    'its members',
    `export function A() { const { outside } = useWallet().navigate; return outside; }`,
    ['openWindow'],
  ],
  [
    'any name',
    `export const a = (bridge: Bridge, name: string) => bridge.call(name);`,
    Object.keys(methods).sort(),
  ],
  ['a type', `import type { getToken } from '@wallet/kit/bridge'; export type A = typeof getToken;`, []],
  ['a namesake', `function getToken() { return 1; } export const a = getToken();`, []],
  ['a property', `export const a = (row: Row) => row.getToken;`, []],
])('(G31) the check sees %s', (_, code, expected) => {
  expect(reached({ 'a.tsx': code })).toEqual(expected);
});

test('(G31) a method is followed through the files of the app, and tests do not count', () => {
  const files = {
    'api/token.ts': `import { getToken } from '@wallet/kit/bridge'; export { getToken as read };`,
    'screens/A.tsx': `import { read } from '../api/token.ts'; export function A() { return read(); }`,
    'screens/A.test.tsx': `import { getSsoInfo } from '@wallet/kit/bridge'; await getSsoInfo();`,
  };
  expect(reached(files)).toEqual(['getToken']);
});

test('(G31) a file that is fetched when it is needed counts with all that it exports', () => {
  const files = {
    'flows/share.ts': `import { getToken } from '@wallet/kit/bridge'; export const share = () => getToken();`,
    'screens/A.tsx': `export const A = async () => (await import('../flows/share.ts')).share();`,
  };
  expect(reached(files)).toEqual(['getToken']);
  const passed = {
    'flows/token.ts': `export { getToken } from '@wallet/kit/bridge';`,
    'screens/A.tsx': `export const A = async () => (await import('../flows/token.ts')).getToken();`,
  };
  expect(reached(passed)).toEqual(['getToken']);
  // The kit's own: an affiliate's customer is signed on by files that come late.
  expect(use.ofKit('app', 'startMicroapp')).toContain('getLoginInfo');
});

test('(G31) what is missing is told with the way to it, what is unused by name', () => {
  const manifest = { id: 'forest', bridge: ['hello', 'getLocation'] };
  const found = new Map([
    ['hello', ['src/main.tsx']],
    ['openWindow', ['src/screens/A.tsx A', 'kit/src/app/navigation.ts navigate.outside']],
  ]);
  expect(bridgeProblems(manifest, found)).toEqual([
    'forest can call openWindow and does not list it in manifest.bridge. The way there: src/screens/A.tsx A > ' +
      'kit/src/app/navigation.ts navigate.outside.',
    'forest lists getLocation in manifest.bridge and cannot reach it. Take it off the list.',
  ]);
});
