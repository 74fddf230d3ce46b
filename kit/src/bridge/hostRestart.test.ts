import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { createBridge } from './createBridge.ts';
import type { BridgeWindow } from './receiver.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const page: BridgeWindow = window;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function greeted(platform: 'ios' | 'android') {
  const host = createFakeHost({ platform });
  const remove = host.install();
  const bridge = createBridge(app);
  await bridge.hello();
  function end() {
    bridge.dispose();
    remove();
  }
  return { host, bridge, end };
}

describe.each(['ios', 'android'] as const)('an app on %s', (platform) => {
  test('(G6) that begins anew loses what it was asked at once, keeps nothing mixed, and the next call works', async () => {
    const { host, bridge, end } = await greeted(platform);
    host.hold();
    const sign = { content: 'x', kind: 'sign' };
    const before = [bridge.call('getToken'), bridge.call('signWithCertificate', sign)];
    await vi.advanceTimersByTimeAsync(1);
    host.restart();
    host.answer('getToken', { token: 'of the new app', expiresAt: 1 });
    expect(await bridge.call('getToken')).toMatchObject({ ok: true, value: { token: 'of the new app' } });
    host.release();
    expect(await Promise.all(before)).toMatchObject([{ code: 'HOST_LOST' }, { code: 'HOST_LOST' }]);
    expect(bridge.dropped).toBe(0);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('(G6) that takes its object away loses the calls made meanwhile, at once, and none made later', async () => {
    const { host, bridge, end } = await greeted(platform);
    delete page.webkit;
    delete page.WalletNative;
    expect(await bridge.call('getToken')).toMatchObject({ ok: false, code: 'HOST_LOST' });
    expect(await bridge.call('openNativeScreen', { screen: 'D007792' })).toMatchObject({ code: 'HOST_LOST' });
    host.restart();
    expect(await bridge.call('getToken')).toMatchObject({ ok: true });
    end();
  });

  // An iOS app may take its handler away while a screen of its own covers the page, and answer from there.
  test('(G6) that takes its object away behind its own screen can still answer what that screen was opened for', async () => {
    const { host, bridge, end } = await greeted(platform);
    host.hold();
    const screen = bridge.call('signWithCertificate', { content: 'x', kind: 'sign' });
    await vi.advanceTimersByTimeAsync(1);
    const { webkit, WalletNative } = page;
    delete page.webkit;
    delete page.WalletNative;
    expect(await bridge.call('getToken')).toMatchObject({ code: 'HOST_LOST' });
    Object.assign(page, platform === 'ios' ? { webkit } : { WalletNative });
    host.release();
    expect(await screen).toMatchObject({ ok: true });
    end();
  });
});
