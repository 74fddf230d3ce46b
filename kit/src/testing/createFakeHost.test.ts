import { expect, test } from 'vitest';
import { createBridge } from '../bridge/index.ts';
import { createFakeHost, refuse } from './createFakeHost.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };

test('three lines make an app around a page', async () => {
  const host = createFakeHost({ answers: { checkPermission: { status: 'denied' } } });
  const bridge = createBridge({ ...app, transport: host.transport });
  const outcome = await bridge.call('checkPermission', { name: 'camera' });
  expect(outcome).toEqual({ ok: true, value: { status: 'denied' } });
});

test.each(['ios', 'android'] as const)(
  'it furnishes a window as %s does and clears it again',
  async (platform) => {
    const host = createFakeHost({ platform });
    const remove = host.install();
    const bridge = createBridge(app);
    expect(await bridge.hello()).toMatchObject({ platform });
    expect(await bridge.call('openWebView', { url: '/forest/FTR10000' })).toMatchObject({ ok: true });
    bridge.dispose();
    remove();
    expect(createBridge(app).isNative).toBe(false);
  },
);

test('it logs both directions and remembers what was asked', async () => {
  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport });
  await bridge.call('openWebView', { url: '/forest/FTR10000' });
  expect(host.calls('openWebView')).toEqual([{ url: '/forest/FTR10000' }]);
  expect(host.log.map(({ from, message }) => [from, message.kind])).toEqual([
    ['page', 'request'],
    ['app', 'reply'],
    ['page', 'request'],
    ['app', 'reply'],
  ]);
});

test('it refuses what an older app lacks, whatever the contract says', async () => {
  const host = createFakeHost({ methods: ['hello'] });
  const bridge = createBridge({ ...app, transport: host.transport });
  expect(await bridge.call('getToken')).toMatchObject({ ok: false, code: 'UNSUPPORTED' });
});

test('it can fail, answer by a function and answer again', async () => {
  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport });
  host.fail('openWindow', 'DENIED');
  expect(await bridge.call('openWindow', { url: 'https://example.com' })).toMatchObject({ code: 'DENIED' });
  host.answer('openWindow', ({ url }) => (url.startsWith('https:') ? true : refuse('CANCELLED')));
  expect(await bridge.call('openWindow', { url: 'https://example.com' })).toMatchObject({ ok: true });
  expect(await bridge.call('openWindow', { url: 'http://example.com' })).toMatchObject({ code: 'CANCELLED' });
});

test('it says nothing before the page has said hello', async () => {
  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport });
  const heard: string[] = [];
  bridge.on('go', ({ url }) => heard.push(url));
  host.emit('go', { url: '/forest/FTR10000' });
  expect(host.log).toEqual([]);
  await bridge.hello();
  expect(heard).toEqual(['/forest/FTR10000']);
});

test('it can reply with anything at all, to hello too, or with nothing', async () => {
  const host = createFakeHost();
  const hello = { platform: 'android', appVersion: 'G6.0.0', methods: ['getToken'], shoeSize: 270 };
  host.reply('hello', { ok: true, result: hello, extra: 1 });
  const bridge = createBridge({ ...app, transport: host.transport });
  expect(await bridge.hello()).toMatchObject({ appVersion: 'G6.0.0', methods: ['getToken'] });
  host.reply('getToken', { ok: true, result: { token: 7 } });
  expect(await bridge.call('getToken')).toMatchObject({ ok: false, code: 'BAD_REPLY' });
  host.reply('getToken', null);
  expect(await bridge.call('getToken', {}, { limitMs: 1 })).toMatchObject({ code: 'TIMEOUT' });
  host.answer('getToken', { token: 't', expiresAt: 1 });
  expect(await bridge.call('getToken')).toMatchObject({ ok: true });
});

test.each([
  ['G6.3.99', {}],
  ['G6.4.0', { single: true, opening: 'one' }],
  ['G6.4.1', { single: true, opening: 'one' }],
])('(G8) an app of %s looks at no parameter that is newer than it', async (appVersion, newer) => {
  const seen: unknown[] = [];
  const answer = (params: unknown) => {
    seen.push(params);
    return { webViewId: '2' };
  };
  const host = createFakeHost({ appVersion, answers: { openWebView: answer } });
  const bridge = createBridge({ ...app, transport: host.transport });
  const params = { url: '/forest/FTR10000', single: true, opening: 'one' };
  expect(await bridge.call('openWebView', params)).toMatchObject({ ok: true });
  expect(seen).toEqual([{ url: '/forest/FTR10000', ...newer }]);
  expect(host.calls('openWebView')).toEqual([params]);
});
