import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type BridgeOptions, createBridge, findTransport, methods, replyText } from '../src/bridge/index.ts';
import { createFakeHost, type FakeHostOptions } from '../src/testing/createFakeHost.ts';
import { checkLiveHost, fixtures, runFixture } from './index.ts';

const app = { app: 'conformance', appVersion: '1.0.0', kitVersion: '1.0.0' };
const ends: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

function pageWithin(hostOptions: FakeHostOptions, bridgeOptions: Partial<BridgeOptions> = {}) {
  const host = createFakeHost(hostOptions);
  ends.push(host.install());
  const bridge = createBridge({ ...app, ...bridgeOptions });
  ends.push(() => bridge.dispose());
  return { host, bridge };
}

test.each(['ios', 'android'] as const)(
  '(G40) an app of the contract passes on %s, and the customer is asked nothing',
  async (platform) => {
    const { host, bridge } = pageWithin({ platform });
    const onCase = vi.fn();
    const report = await checkLiveHost(bridge, { onCase });
    expect(report).toMatchObject({
      platform,
      appVersion: platform === 'ios' ? 'I6.3.0' : 'G6.3.0',
      ok: true,
    });
    expect(report.cases.length).toBeGreaterThan(15);
    expect(report.cases.every(({ ok, expected, got }) => ok && expected.split(' or ').includes(got))).toBe(
      true,
    );
    expect(onCase.mock.calls.map(([each]) => each)).toEqual(report.cases);
    expect(host.calls('checkPermission').filter(({ request }) => request)).toEqual([]);
    for (const method of ['openNativeScreen', 'signWithCertificate', 'getLocation'] as const) {
      expect(host.calls(method)).toEqual([]);
      expect(report.left.some((name) => name.startsWith(method))).toBe(true);
    }
  },
);

test('(G40) with the customer at hand every method that prompts is asked, too, and nothing is left', async () => {
  const { host, bridge } = pageWithin({});
  const report = await checkLiveHost(bridge, { prompts: true });
  expect(report).toMatchObject({ ok: true, left: [] });
  const prompting = (Object.keys(methods) as (keyof typeof methods)[]).filter(
    (name) => methods[name].prompts,
  );
  for (const method of prompting) expect(host.calls(method).length).toBeGreaterThan(0);
});

test('(G40) an app that is old or refuses passes, too', async () => {
  const { host, bridge } = pageWithin({ methods: ['hello', 'getToken', 'getLocation'] });
  host.fail('getToken', 'DENIED');
  expect(await checkLiveHost(bridge, { prompts: true })).toMatchObject({ ok: true });
});

test('(G10) (G40) an app that claims more than it does, or answers what does not fit, is found out', async () => {
  const { host, bridge } = pageWithin({});
  host.fail('getSsoInfo', 'UNSUPPORTED');
  host.reply('setTopBar', { ok: true, result: 'secret' });
  const report = await checkLiveHost(bridge);
  expect(report.ok).toBe(false);
  expect(report.cases.filter(({ ok }) => !ok)).toEqual([
    expect.objectContaining({ name: 'getSsoInfo: single sign-on', got: 'UNSUPPORTED' }),
    expect.objectContaining({ name: 'setTopBar: the top bar', got: 'BAD_REPLY' }),
  ]);
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('(G10) a fixture does not hold where can says yes and the app answers UNSUPPORTED, even as expected', async () => {
  const { host, bridge } = pageWithin({});
  const hello = fixtures.methods?.hello ?? {};
  const lie = {
    name: 'a lie',
    method: 'getToken',
    params: {},
    reply: { ok: false, error: { code: 'UNSUPPORTED', message: '' } },
    expect: { ok: false, code: 'UNSUPPORTED', can: 'ok' },
  } as const;
  const [report] = await runFixture({ about: '', hello, cases: [lie] }, bridge, host);
  expect(report?.problems).toEqual(['can said yes to getToken, and the app does not know it']);
});

test('(G40) an app is also sent what no bridge would send, and refuses it', async () => {
  const { host, bridge } = pageWithin({});
  const transport = findTransport(window);
  const quiet = await checkLiveHost(bridge, { transport });
  expect(quiet.cases.filter(({ fixture }) => fixture === 'raw')).toEqual([
    expect.objectContaining({ name: 'a method of no contract', ok: true, got: 'UNSUPPORTED' }),
  ]);
  const full = await checkLiveHost(bridge, { transport, prompts: true });
  expect(full.ok).toBe(true);
  const raw = full.cases.filter(({ fixture }) => fixture === 'raw');
  expect(raw.length).toBeGreaterThan(10);
  expect(raw.slice(1).every(({ got }) => got === 'INVALID')).toBe(true);
  expect(host.log.some(({ message }) => message.method === 'notInTheContract')).toBe(true);
});

test('(G40) an app that takes whatever it is sent does not pass', async () => {
  vi.useFakeTimers();
  const { host, bridge } = pageWithin({});
  const careless = {
    ...host.transport,
    post(text: string) {
      const { id, method } = JSON.parse(text) as { id: string; method: string };
      if (method === 'openWindow') throw new Error('gone');
      if (method !== 'setTopBar') host.deliver(replyText(id, true));
    },
  };
  const done = checkLiveHost(bridge, { transport: careless, prompts: true });
  await vi.advanceTimersByTimeAsync(60_000);
  const report = await done;
  const bad = report.cases.filter(({ ok }) => !ok);
  expect(bad[0]).toMatchObject({ name: 'a method of no contract', expected: 'UNSUPPORTED', got: 'ok' });
  expect(new Set(bad.map(({ got }) => got))).toEqual(new Set(['ok', 'HOST_LOST', 'TIMEOUT']));
});

test('(G40) no app, and one that never answers hello, are no pass', async () => {
  const outside = await checkLiveHost(createBridge({ ...app, transport: null }));
  expect(outside).toMatchObject({ platform: null, ok: false, cases: [{ got: 'NO_HOST' }] });
  const { host, bridge } = pageWithin({}, { limitMs: 1 });
  host.silence();
  expect(await checkLiveHost(bridge)).toMatchObject({ ok: false, cases: [{ got: 'TIMEOUT' }] });
});

test('the door brings neither the bridge nor the schemas onto the page', () => {
  const seen = new Set<string>();
  function follow(file: string) {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, kind, from = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:import|export) (type )?[^;]*?from '([^']+\.(?:ts|json))'/g,
    )) {
      if (!kind && from.endsWith('.ts')) follow(join(dirname(file), from));
    }
  }
  follow(join(import.meta.dirname, '../src/conformance/index.ts'));
  expect([...seen].map((file) => file.slice(file.lastIndexOf('kit/') + 4)).sort()).toEqual([
    'conformance/askRaw.ts',
    'conformance/checkLiveHost.ts',
    'conformance/fixtures.ts',
    'conformance/index.ts',
    'conformance/runFixture.ts',
    'src/conformance/index.ts',
  ]);
});
