import { afterEach, expect, test } from 'vitest';
import { createFakeFrame } from '../testing/createFakeFrame.ts';
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

test('(G12) what arrives in a plain browser is dropped and counted', () => {
  const bridge = createBridge(app);
  page.WalletBridge?.receive('{"v":1,"kind":"event","name":"resume"}');
  expect(bridge.dropped).toBe(1);
  bridge.dispose();
});

test('(G12) a frame of the phone speaks to its parent only, at its own origin; the rest is dropped and counted', async () => {
  const { window: frame, posted, say } = createFakeFrame();
  const bridge = createBridge({ ...app, window: frame });
  const hello = bridge.hello();
  expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual(['http://localhost:4173']);
  const { walletBridge = '{}' } = (posted[0]?.data ?? {}) as { walletBridge?: string };
  const reply = { v: 1, kind: 'reply', id: JSON.parse(walletBridge).id, ok: true };
  const result = { ...createFakeHost().info, webViewId: 'w1' };
  const text = JSON.stringify({ ...reply, result });
  say({ walletBridge: text }, { source: {} });
  say({ walletBridge: text }, { source: null });
  say({ walletBridge: text }, { origin: 'http://evil.example' });
  say({ walletBridge: text }, { origin: 'null' });
  expect(bridge.host).toBeNull();
  expect(bridge.dropped).toBe(4);
  say('not ours');
  say({ other: true });
  say(null);
  expect(bridge.dropped).toBe(4);
  say({ walletBridge: text });
  expect(await hello).toMatchObject({ webViewId: 'w1' });
  bridge.dispose();
});

test.each([
  ['has another name', { name: 'advert' }],
  ['lies in another origin', { parentOrigin: 'http://evil.example' }],
  ['may not look at its parent', { parentOrigin: null }],
])(
  '(G12) a frame that %s is a plain browser, even where the app gives it its objects',
  async (_, options) => {
    const { window: frame, posted } = createFakeFrame(options);
    const asked: string[] = [];
    const native = { postMessage: (text: string) => void asked.push(text) };
    Object.assign(frame, { WalletNative: native, webkit: { messageHandlers: { walletBridge: native } } });
    expect(findTransport(frame)).toBeNull();
    const bridge = createBridge({ ...app, window: frame });
    expect(await bridge.call('getToken')).toMatchObject({ ok: false, code: 'NO_HOST' });
    expect([...asked, ...posted]).toEqual([]);
    bridge.dispose();
  },
);

test('(G12) the phone\u2019s frame speaks to the phone, whatever objects stand on its window', () => {
  const { window: frame } = createFakeFrame();
  Object.assign(frame, { WalletNative: { postMessage: () => undefined } });
  expect(findTransport(frame)?.kind).toBe('frame');
});

test('a page that is nobody\u2019s frame is a plain browser, whatever its name', () => {
  window.name = 'wallet-webview-1';
  expect(findTransport(window)).toBeNull();
  window.name = '';
});

test('(G12) the id of a request cannot be guessed from another bridge, nor can a made-up one settle a call', async () => {
  const idOf = async () => {
    const host = createFakeHost();
    await createBridge({ ...app, transport: host.transport }).hello();
    return String(host.log[0]?.message.id);
  };
  const ids = await Promise.all(Array.from({ length: 500 }, idOf));
  const noises = ids.map((id) => id.slice(0, id.lastIndexOf('-')));
  expect(new Set(noises).size).toBe(500);
  // Four numbers of 32 bits: in 500 of them every decimal length near the longest turns up.
  for (const noise of noises) expect(noise).toMatch(/^\d+(?:-\d+){3}$/);
  expect(new Set(noises.flatMap((noise) => noise.split('-'))).size).toBeGreaterThan(1_990);

  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport });
  await bridge.hello();
  host.hold();
  const call = bridge.call('getToken');
  await Promise.resolve();
  for (const id of ['1', '2', `${noises[0]}-2`, 'hello']) {
    host.deliver(
      JSON.stringify({ v: 1, kind: 'reply', id, ok: true, result: { token: 'evil', expiresAt: 1 } }),
    );
  }
  expect(bridge.dropped).toBe(4);
  host.release();
  expect(await call).toMatchObject({ ok: true, value: { token: 'fake-token' } });
});
