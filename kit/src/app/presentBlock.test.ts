import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindBridge, createBridge } from '../bridge/index.ts';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { closeDialogs } from '../ui/index.ts';
import { goToApp } from './appLinks.ts';
import { loginMove } from './presentBlock.ts';

const app = { app: 'try', appVersion: '1.0.0', kitVersion: '1.0.0' };

describe('(R165) the login move', () => {
  it('comes back to the address that was refused, and keeps what its link carried', () => {
    const move = new URL(
      loginMove('/noti/FAL31100?pageId=FAL31100&hirkEvntID=7', true),
      'https://wallet.test',
    );
    expect(move.pathname).toBe('/mber/FME11000');
    expect(Object.fromEntries(move.searchParams)).toEqual({
      returnPath: '/noti/FAL31100?pageId=FAL31100&hirkEvntID=7',
      pageId: 'FAL31100',
      hirkEvntID: '7',
    });
  });

  it('(R166) says directPage=Y in a browser alone', () => {
    const pageOf = (isNative: boolean) =>
      new URL(loginMove('/x', isNative), 'https://wallet.test').searchParams.get('directPage');
    expect(pageOf(false)).toBe('Y');
    expect(pageOf(true)).toBeNull();
  });
});

describe('(R164) the way to the app', () => {
  /** A browser of which only the address and what is in sight count. */
  function browser(userAgent = 'iPhone') {
    return {
      location: { href: '/forest' },
      document: { visibilityState: 'visible' },
      navigator: { userAgent },
    };
  }
  const asWindow = (view: ReturnType<typeof browser>) => view as unknown as Window;

  beforeEach(() => {
    vi.useFakeTimers();
    bindBridge(createBridge({ ...app, transport: null }));
  });
  afterEach(() => {
    vi.useRealTimers();
    closeDialogs();
  });

  it('goes through the phone inside the app', async () => {
    const host = createFakeHost();
    bindBridge(createBridge({ ...app, transport: host.transport }));
    const view = browser();
    await goToApp('/forest/FTR10000', asWindow(view));
    expect(host.calls('openWindow')).toEqual([{ url: 'walletapp://open?path=%2Fforest%2FFTR10000' }]);
    expect(view.location.href).toBe('/forest');
  });

  it.each([
    ['iPhone', 'https://apps.apple.com/'],
    ['Android', 'https://play.google.com/'],
  ])('(R417) opens the store of an %s after 500 ms, where the app did not come', async (userAgent, store) => {
    const view = browser(userAgent);
    await goToApp('/x', asWindow(view));
    expect(view.location.href).toContain('walletapp://');
    await vi.advanceTimersByTimeAsync(499);
    expect(view.location.href).toContain('walletapp://');
    await vi.advanceTimersByTimeAsync(1);
    expect(view.location.href).toContain(store);
  });

  it('(R417) leaves the page alone where the app came: it is out of sight, or back after 20 s', async () => {
    const hidden = browser();
    await goToApp('/x', asWindow(hidden));
    hidden.document.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(500);
    expect(hidden.location.href).toContain('walletapp://');

    const slept = browser();
    await goToApp('/x', asWindow(slept));
    vi.setSystemTime(Date.now() + 20_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(slept.location.href).toContain('walletapp://');
  });
});
