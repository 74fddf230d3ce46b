import { afterEach, expect, test } from 'vitest';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { createBridge } from './createBridge.ts';
import type { BridgeWindow } from './receiver.ts';
import { findTransport } from './transport.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const page: BridgeWindow = window;

afterEach(() => {
  delete page.webkit;
  delete page.WalletNative;
});

test('the app can speak as soon as the module has run', () => {
  expect(page.WalletBridge?.receive).toBeTypeOf('function');
  expect(() => page.WalletBridge?.receive('{"v":1}')).not.toThrow();
});

test('Android is called through its object, so that `this` is right', () => {
  const texts: string[] = [];
  page.WalletNative = {
    postMessage(this: unknown, text: string) {
      if (this !== page.WalletNative) throw new TypeError('Illegal invocation');
      texts.push(text);
    },
  };
  findTransport(page)?.post('one');
  expect(texts).toEqual(['one']);
});

test('a plain browser, and a native object without its function, are no app', () => {
  expect(findTransport(page)).toBeNull();
  page.WalletNative = {} as never;
  expect(findTransport(page)).toBeNull();
});

test('an object that vanishes makes the call HOST_LOST', async () => {
  const host = createFakeHost();
  host.install();
  const bridge = createBridge(app);
  await bridge.hello();
  delete page.WalletNative;
  expect(await bridge.call('getToken')).toMatchObject({ ok: false, code: 'HOST_LOST' });
  bridge.dispose();
});

test('what arrives in a plain browser is dropped and counted', () => {
  const bridge = createBridge(app);
  page.WalletBridge?.receive('{"v":1,"kind":"event","name":"resume"}');
  expect(bridge.dropped).toBe(1);
  bridge.dispose();
});

/** A frame as the developer's phone makes one, reduced to what the transport looks at. */
function makeFrame(name: string, parentOrigin: string | null) {
  const posted: unknown[][] = [];
  const parent = {
    location: {
      get origin() {
        if (parentOrigin === null) throw new DOMException('Blocked a frame', 'SecurityError');
        return parentOrigin;
      },
    },
    postMessage: (...parts: unknown[]) => posted.push(parts),
  };
  const target = new EventTarget();
  const frame = Object.assign(target, { name, parent, location: { origin: 'http://localhost:4173' } });
  function say(data: unknown, source: unknown = parent, origin = 'http://localhost:4173') {
    target.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  }
  return { frame: frame as unknown as Window, parent, posted, say };
}

test('a frame of the phone speaks to its parent only, at its own origin', async () => {
  const { frame, posted, say } = makeFrame('wallet-webview-1', 'http://localhost:4173');
  const bridge = createBridge({ ...app, window: frame });
  const hello = bridge.hello();
  const [message, origin] = posted[0] ?? [];
  expect(origin).toBe('http://localhost:4173');
  const { walletBridge } = message as { walletBridge: string };
  const reply = { v: 1, kind: 'reply', id: JSON.parse(walletBridge).id, ok: true };
  const result = { ...createFakeHost().info, webViewId: 'w1' };
  const text = JSON.stringify({ ...reply, result });
  say({ walletBridge: text }, {});
  say({ walletBridge: text }, undefined, 'http://evil.example');
  expect(bridge.host).toBeNull();
  expect(bridge.dropped).toBe(2);
  say('not ours');
  say({ other: true });
  expect(bridge.dropped).toBe(2);
  say({ walletBridge: text });
  expect(await hello).toMatchObject({ webViewId: 'w1' });
  bridge.dispose();
});

test.each([
  ['has another name', 'advert', 'http://localhost:4173'],
  ['lies in another origin', 'wallet-webview-1', 'http://evil.example'],
  ['may not look at its parent', 'wallet-webview-1', null],
])('a frame that %s is a plain browser', (_, name, origin) => {
  expect(findTransport(makeFrame(name, origin).frame)).toBeNull();
});

test('a page that is nobody\u2019s frame is a plain browser, whatever its name', () => {
  window.name = 'wallet-webview-1';
  expect(findTransport(window)).toBeNull();
  window.name = '';
});
