import { describe, expect, test } from 'vitest';
import { createFakeHost, type FakeHostOptions, refuse } from '../testing/createFakeHost.ts';
import type { CallableMethod } from './Bridge.ts';
import { createBridge } from './createBridge.ts';
import { type MethodContract, type MethodName, methods, openScreen } from './index.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const names = Object.keys(methods) as MethodName[];

async function greeted(options: FakeHostOptions = {}, allowed?: readonly string[]) {
  const host = createFakeHost(options);
  const bridge = createBridge({ ...app, transport: host.transport, ...(allowed && { allowed }) });
  await bridge.hello();
  return { host, bridge };
}

function neighbours(version: string): [before: string, after: string] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const before =
    patch > 0 ? [major, minor, patch - 1] : minor > 0 ? [major, minor - 1, 99] : [major - 1, 99, 99];
  return [before.join('.'), [major, minor, patch + 1].join('.')];
}

describe.each(['I', 'G'] as const)('on the %s line', (line) => {
  test.each(names)('(G8) %s is too old one version before, there from its version on', async (name) => {
    const { since }: MethodContract = methods[name];
    const [before, after] = neighbours(since[line]);
    const answers = [];
    for (const version of [before, since[line], after]) {
      const { bridge } = await greeted({ appVersion: `${line}${version}` });
      answers.push(bridge.can(name));
    }
    expect(answers).toEqual([{ ok: false, reason: 'tooOld' }, { ok: true }, { ok: true }]);
  });
});

describe.each(['I', 'G'] as const)('on the %s line', (line) => {
  const later = names.flatMap((method) => {
    const { paramsSince = {} }: MethodContract = methods[method];
    return Object.entries(paramsSince).map(([param, since]) => ({ method, param, since }));
  });

  test('some parameters came later than their method', () => {
    expect(later.length).toBeGreaterThan(0);
  });

  test.each(later)(
    '(G8) $param of $method is too old one version before, there from its version on',
    async (each) => {
      const [before, after] = neighbours(each.since[line]);
      const answers = [];
      for (const version of [before, each.since[line], after]) {
        const { bridge } = await greeted({ appVersion: `${line}${version}` });
        expect(bridge.can(each.method)).toEqual({ ok: true });
        answers.push(bridge.can(each.method, each.param as never));
      }
      expect(answers).toEqual([{ ok: false, reason: 'tooOld' }, { ok: true }, { ok: true }]);
    },
  );

  test('(G8) a parameter as old as its method is there with it, one of no contract is unsupported', async () => {
    const { bridge } = await greeted({ appVersion: `${line}6.0.0` });
    expect(bridge.can('openWebView', 'url')).toEqual({ ok: true });
    expect(bridge.can('openWebView', 'toString' as never)).toEqual({ ok: false, reason: 'unsupported' });
  });
});

test('(G9) no app around the page, and one that has not said hello, are noHost', async () => {
  expect(createBridge({ ...app, transport: null }).can('openWebView')).toEqual({
    ok: false,
    reason: 'noHost',
  });
  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport });
  expect(bridge.can('openWebView')).toEqual({ ok: false, reason: 'noHost' });
  await bridge.hello();
  expect(bridge.can('openWebView')).toEqual({ ok: true });
});

test('(G9) an app that is new enough and lacks the method does not support it', async () => {
  const { bridge } = await greeted({ appVersion: 'G6.3.0', methods: ['hello'] });
  expect(bridge.can('getSsoInfo')).toEqual({ ok: false, reason: 'unsupported' });
  expect(bridge.can('toString' as MethodName)).toEqual({ ok: false, reason: 'unsupported' });
});

test('an old app that claims a method is believed', async () => {
  const { bridge } = await greeted({ appVersion: 'G5.0.0', methods: ['hello', 'openWindow'] });
  expect(bridge.can('openWindow')).toEqual({ ok: true });
  expect(await bridge.call('openWindow', { url: 'https://example.com' })).toMatchObject({ ok: true });
});

test('(G9) what the manifest does not ask for is not listed, whatever the app can do', async () => {
  const { bridge } = await greeted({}, ['openWebView']);
  expect(bridge.can('openWebView')).toEqual({ ok: true });
  expect(bridge.can('hello')).toEqual({ ok: true });
  expect(bridge.can('getToken')).toEqual({ ok: false, reason: 'notListed' });
  const nothing = await greeted({}, []);
  expect(nothing.bridge.can('closeView')).toEqual({ ok: false, reason: 'notListed' });
});

test('(G9) a refused permission denies what stands on it, until it is given or the page comes back', async () => {
  const { host, bridge } = await greeted({ answers: { checkPermission: { status: 'denied' } } });
  await bridge.call('checkPermission', { name: 'camera' });
  expect(bridge.can('getLocation')).toEqual({ ok: true });
  await bridge.call('checkPermission', { name: 'location' });
  expect(bridge.can('getLocation')).toEqual({ ok: false, reason: 'denied' });
  host.emit('resume');
  expect(bridge.can('getLocation')).toEqual({ ok: true });

  host.answer('getLocation', refuse('DENIED'));
  await bridge.call('getLocation');
  expect(bridge.can('getLocation')).toEqual({ ok: false, reason: 'denied' });
  host.answer('checkPermission', { status: 'prompt' });
  await bridge.call('checkPermission', { name: 'location' });
  expect(bridge.can('getLocation')).toEqual({ ok: true });
});

test('(G9) a refusal of one call says nothing of methods without a permission', async () => {
  const { host, bridge } = await greeted();
  host.fail('openNativeScreen', 'DENIED');
  await bridge.call('openNativeScreen', { screen: 'D007792' });
  expect(bridge.can('openNativeScreen')).toEqual({ ok: true });
});

test('(G10) where can says yes the app never answers UNSUPPORTED, where it says no for want of the method it always does', async () => {
  const { bridge } = await greeted({ methods: ['hello', 'closeView', 'getToken', 'getLocation'] });
  for (const method of ['closeView', 'getToken', 'getLocation', 'getSsoInfo', 'getLoginInfo'] as const) {
    const outcome = await bridge.call(method as CallableMethod & 'getToken');
    expect(outcome.ok || outcome.code !== 'UNSUPPORTED').toBe(bridge.can(method).ok);
  }
});

test('(G10) an app that answers UNSUPPORTED to what it lists is believed the answer, until it knows better', async () => {
  const { host, bridge } = await greeted();
  host.fail('getSsoInfo', 'UNSUPPORTED');
  expect(bridge.can('getSsoInfo')).toEqual({ ok: true });
  expect(await bridge.call('getSsoInfo')).toMatchObject({ code: 'UNSUPPORTED' });
  expect(bridge.can('getSsoInfo')).toEqual({ ok: false, reason: 'unsupported' });
  expect(bridge.can('getToken')).toEqual({ ok: true });
  host.emit('resume');
  expect(bridge.can('getSsoInfo')).toEqual({ ok: false, reason: 'unsupported' });
  host.answer('getSsoInfo', { samlAssertion: '', ci: '', ssoNo: '', kBCrtfiSerno: '', groupCoCd: '' });
  expect(await bridge.call('getSsoInfo')).toMatchObject({ ok: true });
  expect(bridge.can('getSsoInfo')).toEqual({ ok: true });

  host.fail('getSsoInfo', 'UNSUPPORTED');
  await bridge.call('getSsoInfo');
  host.restart();
  expect(bridge.can('getSsoInfo')).toEqual({ ok: true });
});

test('a screen that the app does not know says nothing of its others, and one that is not listed is not asked for', async () => {
  const host = createFakeHost();
  const bridge = createBridge({ ...app, transport: host.transport, screens: ['share', 'qrScan'] });
  expect(bridge.canOpen('share')).toEqual({ ok: false, reason: 'noHost' });
  await bridge.hello();
  host.fail('openNativeScreen', 'UNSUPPORTED');
  expect(await openScreen('qrScan', {}, {}, bridge)).toEqual({ ok: false, code: 'UNSUPPORTED' });
  expect(bridge.canOpen('qrScan')).toEqual({ ok: false, reason: 'unsupported' });
  expect(bridge.canOpen('share')).toEqual({ ok: true });
  expect(bridge.can('openNativeScreen')).toEqual({ ok: true });
  expect(bridge.canOpen('contacts')).toEqual({ ok: false, reason: 'notListed' });
});
