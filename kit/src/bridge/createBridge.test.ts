import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createFakeHost, type FakeHostOptions } from '../testing/createFakeHost.ts';
import type { CallableMethod } from './Bridge.ts';
import { createBridge } from './createBridge.ts';
import {
  type BridgeFailureCode,
  type BridgeResult,
  failureCodes,
  limitOf,
  type MethodName,
  methods,
} from './index.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };

/** Params that fit, one for each method. */
const fitting = {
  getLoginInfo: {},
  getSsoInfo: {},
  getToken: {},
  openWebView: { url: '/forest/FTR10000' },
  openWindow: { url: 'https://example.com' },
  openInAppView: { url: 'https://example.com' },
  openNativeScreen: { screen: 'D007792' },
  closeView: {},
  setTopBar: { visible: true },
  checkPermission: { name: 'camera', request: true },
  getLocation: {},
  signWithCertificate: { content: 'x', kind: 'sign' },
} as const;
const callable = Object.keys(fitting) as CallableMethod[];

function pair(options: FakeHostOptions = {}, limitMs?: number) {
  const host = createFakeHost(options);
  const bridge = createBridge({ ...app, transport: host.transport, ...(limitMs ? { limitMs } : {}) });
  const ask = (method: CallableMethod, callOptions = {}) =>
    bridge.call(method as 'openNativeScreen', fitting[method] as never, callOptions);
  return { host, bridge, ask };
}

describe('hello', () => {
  test('it is the first message, sent once, and nothing goes before its reply', async () => {
    const { host, bridge, ask } = pair();
    host.hold();
    const calls = [ask('getToken'), ask('setTopBar')];
    void bridge.hello();
    await Promise.resolve();
    expect(host.log.map(({ message }) => message.method)).toEqual(['hello']);
    host.release();
    await Promise.all(calls);
    const asked = host.log.filter(({ from }) => from === 'page').map(({ message }) => message.method);
    expect(asked).toEqual(['hello', 'getToken', 'setTopBar']);
    expect(host.calls('hello')).toEqual([{ protocol: 1, ...app }]);
  });

  test('(G7) it tells who the app is, even where the app leaves out what a page can do without', async () => {
    const { host, bridge } = pair({ appVersion: 'G6.2.9', launch: { from: 'push' } });
    expect(await bridge.hello()).toEqual(host.info);
    expect(bridge.host).toEqual(host.info);
    const bare = pair({ theme: 'sepia' as never, phoneModel: undefined as never, newThing: 1 } as never);
    const info = await bare.bridge.hello();
    expect(info).toMatchObject({ phoneModel: '', platform: 'android' });
    expect(info?.theme).toBeUndefined();
    expect(info).not.toHaveProperty('newThing');
  });

  test('a host of a wrong shape is no host, and the page lives on', async () => {
    const { bridge } = pair({ methods: 'all' as never });
    expect(await bridge.hello()).toBeNull();
    expect(bridge.supports('openWebView')).toBe(false);
  });
});

describe('outside the app', () => {
  test('(G5) every call answers NO_HOST at once and sends nothing', async () => {
    const bridge = createBridge(app);
    expect(bridge.isNative).toBe(false);
    expect(await bridge.hello()).toBeNull();
    for (const method of callable) {
      const outcome = await bridge.call(method as 'openNativeScreen', fitting[method] as never);
      expect(outcome).toMatchObject({ ok: false, code: 'NO_HOST', method });
    }
  });
});

describe('limits', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each(callable)('(G2) %s is settled within its limit when the app goes silent', async (method) => {
    const { host, bridge, ask } = pair();
    await bridge.hello();
    host.silence();
    const settled = vi.fn();
    const call = ask(method).then(settled);
    const limit = limitOf(method, fitting[method]);
    if (limit === null) {
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(settled).not.toHaveBeenCalled();
      bridge.dispose();
      await call;
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false, code: 'HOST_LOST' }));
    } else {
      expect(limit).toBeLessThanOrEqual(10_000);
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false, code: 'TIMEOUT', method }));
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an app that never answers hello holds no call up for longer than ten seconds', async () => {
    const { host, ask } = pair();
    host.silence();
    const outcomes = Promise.all(callable.map((method) => ask(method)));
    await vi.advanceTimersByTimeAsync(10_000);
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ ok: false, code: 'TIMEOUT' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an answer to hello that comes late still tells who the app is', async () => {
    const { host, bridge } = pair();
    host.hold();
    const hello = bridge.hello();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await hello).toBeNull();
    host.release();
    expect(bridge.supports('openWebView')).toBe(true);
    expect(bridge.dropped).toBe(0);
  });

  test('checkPermission has a limit only where it asks the customer nothing', () => {
    expect(limitOf('checkPermission', { name: 'camera' })).toBe(10_000);
    expect(limitOf('checkPermission', { name: 'camera', request: false })).toBe(10_000);
    expect(limitOf('checkPermission', { name: 'camera', request: true })).toBeNull();
  });

  test('a reply after the limit is dropped and counted', async () => {
    const { host, bridge, ask } = pair();
    await bridge.hello();
    host.hold();
    const call = ask('getToken');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toMatchObject({ code: 'TIMEOUT' });
    host.release();
    expect(bridge.dropped).toBe(1);
  });
});

describe('given up', () => {
  test('(G3) ten thousand aborted calls leave no listener behind', async () => {
    const { host, bridge, ask } = pair();
    await bridge.hello();
    host.silence();
    const controller = new AbortController();
    const add = vi.spyOn(controller.signal, 'addEventListener');
    const remove = vi.spyOn(controller.signal, 'removeEventListener');
    // Of every method, in turn.
    const calls = Array.from({ length: 10_000 }, (_, index) =>
      ask(callable[index % callable.length] ?? 'openNativeScreen', { signal: controller.signal }),
    );
    controller.abort();
    const codes = new Set((await Promise.all(calls)).map((outcome) => (outcome.ok ? 'ok' : outcome.code)));
    expect([...codes]).toEqual(['ABORTED']);
    expect(add.mock.calls.length).toBe(10_000);
    expect(remove.mock.calls.length).toBe(10_000);
    expect(await ask('getToken', { signal: controller.signal })).toMatchObject({ code: 'ABORTED' });
    // Answered, too, a call lets go of its signal.
    host.silence(false);
    const kept = new AbortController();
    const keptAdd = vi.spyOn(kept.signal, 'addEventListener');
    const keptRemove = vi.spyOn(kept.signal, 'removeEventListener');
    expect(await ask('getToken', { signal: kept.signal })).toMatchObject({ ok: true });
    expect([keptAdd.mock.calls.length, keptRemove.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what the app sends is checked', () => {
  test.each(callable)('(G11) an answer of a wrong shape to %s is a BAD_REPLY', async (method) => {
    const { host, ask } = pair();
    host.answer(method, 42 as never);
    const outcome = await ask(method);
    if (method === 'openNativeScreen') expect(outcome).toEqual({ ok: true, value: 42 });
    else expect(outcome).toMatchObject({ ok: false, code: 'BAD_REPLY', method });
  });

  test('(G11) whatever comes, nothing is thrown and nothing is settled by it', async () => {
    const { host, bridge } = pair();
    await bridge.hello();
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const near = fc
      .record(
        {
          v: fc.constantFrom<unknown>(1, 2, '1', null),
          kind: fc.constantFrom('reply', 'event', 'request', ''),
          id: fc.oneof(fc.string(), fc.integer()),
          ok: fc.constantFrom<unknown>(true, false, 'true'),
          name: fc.constantFrom('viewClosed', 'go', 'loginChanged', '__proto__', 'constructor', 'other'),
          data: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(fc.string(), json, near), (text) => {
        host.deliver(text);
      }),
      { numRuns: 2_000 },
    );
    expect(await bridge.call('getToken')).toMatchObject({ ok: true });
  });

  test('(G12) unknown ids and names, other versions, wrong data and broken JSON are dropped and counted', async () => {
    const { host, bridge } = pair();
    await bridge.hello();
    const texts = [
      '{"v":1,"kind":"reply","id":"nobody","ok":true,"result":true}',
      '{"v":1,"kind":"event","name":"unknown"}',
      '{"v":2,"kind":"event","name":"resume"}',
      '{"v":1,"kind":"event","name":"go","data":{"url":"//elsewhere.example"}}',
      '{"v":1,"kind":',
      'null',
    ];
    for (const text of texts) host.deliver(text);
    expect(bridge.dropped).toBe(texts.length);
  });

  test('an error code nobody knows is FAILED, and a reply with a broken rest still settles its call', async () => {
    const { host, bridge, ask } = pair();
    await bridge.hello();
    host.hold();
    const outcomes = Promise.all([ask('getToken'), ask('openNativeScreen')]);
    await new Promise((resolve) => setTimeout(resolve));
    host.release(([one = '', two = '']) => [
      JSON.stringify({ ...JSON.parse(one), ok: false, error: { code: 'ODD', message: 'm' } }),
      JSON.stringify({ ...JSON.parse(two), ok: 'perhaps' }),
    ]);
    expect(await outcomes).toMatchObject([{ code: 'FAILED', message: 'm' }, { code: 'BAD_REPLY' }]);
  });

  test('an event reaches all who listen, though one of them throws, until they stop', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { host, bridge } = pair();
    await bridge.hello();
    const heard = vi.fn();
    bridge.on('viewClosed', () => {
      throw new Error('a listener of the page');
    });
    const stop = bridge.on('viewClosed', heard);
    host.emit('viewClosed', { webViewId: '2', result: { paid: true } });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ webViewId: '2', result: { paid: true } });
    expect(report).toHaveBeenCalledOnce();
    stop();
    host.emit('viewClosed', { webViewId: '3' });
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('what the page sends is checked', () => {
  test('params that do not fit are INVALID, never sent, and not quoted in the message', async () => {
    const { host, bridge } = pair();
    const outcome = await bridge.call('openWebView', { url: 'https://example.com/?name=secret' });
    expect(outcome).toMatchObject({ ok: false, code: 'INVALID' });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(host.log).toEqual([]);
    expect(await bridge.call('openWindow', { url: 'javascript:alert(1)' })).toMatchObject({
      code: 'INVALID',
    });
    expect(await bridge.call('openWindow', { url: 'kbbank://open' })).toMatchObject({ ok: true });
  });

  test('a result that cannot be written as JSON is no way to bring the page down', async () => {
    const { bridge } = pair();
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(await bridge.call('closeView', { result: circle })).toMatchObject({ ok: false });
  });
});

test('supports follows the word of the app', async () => {
  const { bridge } = pair({ methods: ['hello', 'openWebView'] });
  expect(bridge.supports('openWebView')).toBe(false);
  await bridge.hello();
  expect(bridge.supports('openWebView')).toBe(true);
  expect(bridge.supports('getToken')).toBe(false);
});

test('a bridge that is closed settles what is open with HOST_LOST', async () => {
  const { host, bridge, ask } = pair();
  await bridge.hello();
  host.silence();
  const call = ask('openNativeScreen');
  bridge.dispose();
  expect(await call).toMatchObject({ ok: false, code: 'HOST_LOST' });
});

test('(G1) params and results have the types of the contract', async () => {
  const { bridge } = pair();
  const outcome = await bridge.call('checkPermission', { name: 'nfc' });
  if (outcome.ok) expectTypeOf(outcome.value.status).toEqualTypeOf<'granted' | 'denied' | 'prompt'>();
  else expectTypeOf(outcome.method).toEqualTypeOf<MethodName>();
  // @ts-expect-error: not a permission of the contract
  await bridge.call('checkPermission', { name: 'microphone' });
  // @ts-expect-error: a url is needed
  await bridge.call('openWebView');
  // @ts-expect-error: not a parameter of the contract
  bridge.can('openWebView', 'animation');
  expect(Object.keys(methods).sort()).toEqual([...callable, 'hello'].sort());
});

test('(G1) the codes of a failure are a closed set', () => {
  type Closed =
    | 'UNSUPPORTED'
    | 'INVALID'
    | 'DENIED'
    | 'CANCELLED'
    | 'TIMEOUT'
    | 'FAILED'
    | 'NO_HOST'
    | 'BAD_REPLY'
    | 'ABORTED'
    | 'HOST_LOST';
  expectTypeOf<BridgeFailureCode>().toEqualTypeOf<Closed>();
  expectTypeOf<BridgeResult<'openWindow'>>().toEqualTypeOf<
    { ok: true; value: true } | { ok: false; code: Closed; message: string; method: MethodName }
  >();
  expect(new Set(failureCodes).size).toBe(10);
});
