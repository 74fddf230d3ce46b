import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createFakeHost } from '../testing/createFakeHost.ts';
import * as door from './index.ts';
import { bindBridge, type CallableMethod, createBridge, currentBridge, type MethodResult } from './index.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const helpers: Record<string, () => Promise<unknown>> = {
  openWebView: () => door.openWebView({ url: '/forest/FTR10000' }),
  openWindow: () => door.openWindow({ url: 'https://example.com' }),
  openInAppView: () => door.openInAppView({ url: 'https://example.com' }),
  openNativeScreen: () => door.openNativeScreen({ screen: 'D007792' }),
  closeView: () => door.closeView(),
  setTopBar: () => door.setTopBar({ visible: false }),
  checkPermission: () => door.checkPermission({ name: 'camera', request: true }),
  getLocation: () => door.getLocation(),
  getToken: () => door.getToken(),
  getSsoInfo: () => door.getSsoInfo(),
  getLoginInfo: () => door.getLoginInfo(),
  signWithCertificate: () => door.signWithCertificate({ content: 'x', kind: 'sign' }),
};

describe('(R319) (R320) (R393) outside the app', () => {
  beforeEach(() => bindBridge(createBridge({ ...app, transport: null })));

  test.each(Object.keys(helpers))('%s answers false, at once and without an error', async (name) => {
    let answer: unknown = 'nothing yet';
    void helpers[name]?.().then((value) => {
      answer = value;
    });
    // A handful of microtasks: no timer, no message.
    for (let turn = 0; turn < 10; turn += 1) await null;
    expect(answer).toBe(false);
  });
});

describe('(R318) inside the app', () => {
  let host = createFakeHost();

  beforeEach(() => {
    host = createFakeHost();
    bindBridge(createBridge({ ...app, transport: host.transport }));
  });
  afterEach(() => currentBridge().dispose());

  test.each(Object.keys(helpers))('%s answers what the app answers', async (name) => {
    expect(await helpers[name]?.()).toBeTruthy();
    expect(host.log.some(({ message }) => message.method === name)).toBe(true);
  });

  test('a refusal is false, too', async () => {
    host.fail('openWebView', 'DENIED');
    expect(await door.openWebView({ url: '/forest/FTR10000' })).toBe(false);
  });
});

test('(G1) every method has a helper that answers its value or false, and nothing else', () => {
  type Helpers = { [M in CallableMethod]: Awaited<ReturnType<(typeof door)[M]>> };
  type Expected = { [M in CallableMethod]: MethodResult<M> | false };
  expectTypeOf<Helpers>().toEqualTypeOf<Expected>();
  for (const name of Object.keys(door.methods)) {
    if (name !== 'hello') expect(door).toHaveProperty(name);
  }
});
