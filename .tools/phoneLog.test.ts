// What the developer's phone saves as a test is one: the conformance runner of the kit takes it and it passes.
import { expect, test } from 'vitest';
import { fixtureSchema } from '../kit/conformance/fixtureSchema.ts';
import { runFixture } from '../kit/conformance/index.ts';
import { createBridge, eventText } from '../kit/src/bridge/index.ts';
import { v } from '../kit/src/schema/index.ts';
import { createFakeHost } from '../kit/src/testing/index.ts';
import { logAsFixture } from '../mocks/src/host/model/logAsFixture.ts';
import { createMessageLog } from '../mocks/src/host/model/messageLog.ts';

const allowed = ['hello', 'openWebView', 'checkPermission', 'setTopBar', 'getLocation'];

/** A page and an app that talk to each other, written down as the phone does. */
async function talk() {
  const log = createMessageLog();
  const host = createFakeHost({ answers: { checkPermission: { status: 'denied' } } });
  const page = { app: 'forest', appVersion: '1', kitVersion: '1' };
  const bridge = createBridge({ ...page, transport: host.transport, allowed });
  await bridge.call('openWebView', { url: '/forest/FTR20000', opening: 'once' });
  await bridge.call('checkPermission', { name: 'location' });
  await bridge.call('getLocation');
  host.fail('setTopBar', 'DENIED', 'not now');
  await bridge.call('setTopBar', { visible: true });
  host.reply('openWebView', null);
  await bridge.call('openWebView', { url: '/lost' }, { limitMs: 10 });
  host.emit('viewClosed', { webViewId: '2', opening: 'once', reason: 'closed' });
  host.deliver(eventText('resume').replace('resume', 'shaken'));
  for (const { from, message } of host.log) {
    const title = String(message.method ?? message.name ?? 'reply');
    log.add({ webViewId: '3', from, title, text: JSON.stringify(message) });
  }
  log.add({ webViewId: '3', from: 'app', title: 'shaken', text: '{"v":1,"kind":"event","name":"shaken"}' });
  log.add({ webViewId: '4', from: 'page', title: 'hello', text: '{}' });
  return log.entries;
}

async function run(text: string) {
  const fixture = v.parse(fixtureSchema, JSON.parse(text));
  const host = createFakeHost();
  const bridge = createBridge({
    app: 'test',
    appVersion: '1',
    kitVersion: '1',
    transport: host.transport,
    ...(fixture.allowed && { allowed: fixture.allowed }),
  });
  return { fixture, reports: await runFixture(fixture, bridge, host) };
}

test('(G38) the log of a WebView, saved as a test, passes as a conformance fixture', async () => {
  const text = await logAsFixture(await talk(), { webViewId: '3', allowed });
  const { fixture, reports } = await run(text ?? '');
  expect(fixture.cases.map(({ method, expect: { can, ...rest } }) => [method, can, rest])).toMatchObject([
    ['openWebView', 'ok', { ok: true, value: { webViewId: '2' } }],
    ['checkPermission', 'ok', { ok: true }],
    ['getLocation', 'denied', { ok: true }],
    ['setTopBar', 'ok', { ok: false, code: 'DENIED' }],
    ['openWebView', 'ok', { ok: false, code: 'TIMEOUT' }],
  ]);
  expect(fixture.events?.map(({ expect: heard }) => heard)).toEqual([
    { event: 'viewClosed', data: { webViewId: '2', opening: 'once', reason: 'closed' } },
    'dropped',
  ]);
  expect(reports.length).toBeGreaterThan(7);
  expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('(G38) an app that answers otherwise than the log fails that test', async () => {
  const text = (await logAsFixture(await talk(), { webViewId: '3', allowed })) ?? '';
  const { reports } = await run(text.replace('"webViewId": "2"', '"webViewId": "9"'));
  expect(reports.filter(({ problems }) => problems.length > 0)).toHaveLength(1);
});

test('(G38) a WebView that never greeted has nothing to save', async () => {
  expect(await logAsFixture(await talk(), { webViewId: '4' })).toBeNull();
  expect(await logAsFixture([], { webViewId: '1' })).toBeNull();
});
