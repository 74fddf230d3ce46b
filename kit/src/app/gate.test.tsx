import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { createFakeHost, renderScreen } from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useParams, useWallet } from './WalletContext.ts';

const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Trial' },
  prefixes: ['/try'],
  home: 'TRY10000',
  bridge: [],
  screens: {
    TRY10000: { path: '/try/TRY10000', title: { ko: '처음', en: 'Start' }, flags: { forVisitor: true } },
    TRY20000: { path: '/try/TRY20000', title: { ko: '회원', en: 'Member' } },
    TRY30000: {
      path: '/try/TRY30000/{itemId}',
      title: { ko: '상세', en: 'Detail' },
      flags: { forVisitor: true },
    },
    TRY40000: {
      path: '/try/TRY40000',
      title: { ko: '다음', en: 'Next' },
      flags: { forVisitor: true, stepParam: true },
    },
    TRY50000: { path: '/try/TRY50000', title: { ko: '앱', en: 'App' }, flags: { nativeOnly: true } },
    TRY60000: { path: '/try/TRY60000', title: { ko: '결제', en: 'Pay' }, flags: { forVisitor: true } },
    TRY70000: { path: '/try/TRY70000', title: { ko: '갈림길', en: 'Fork' }, flags: { forVisitor: true } },
    TRY80000: {
      path: '/try/TRY80000',
      title: { ko: '늦게', en: 'Late' },
      back: 'TRY70000',
      flags: { forVisitor: true },
    },
  },
});

function Start() {
  const { navigate } = useWallet();
  return (
    <Screen title="처음">
      <button type="button" onClick={() => navigate.push('TRY30000', { params: { itemId: '가/나' } })}>
        상세로
      </button>
      <button type="button" onClick={() => navigate.push('TRY20000')}>
        회원 전용으로
      </button>
    </Screen>
  );
}

function Detail() {
  const { itemId } = useParams();
  return <Screen title="상세">{`항목 ${itemId}`}</Screen>;
}

function Pay() {
  const [isPaying, setPaying] = useState(true);
  useLeaveGuard(isPaying);
  useEffect(() => {
    const end = () => setPaying(false);
    window.addEventListener('paid', end);
    return () => window.removeEventListener('paid', end);
  }, []);
  return <Screen title="결제">결제 중</Screen>;
}

/** Decides once where to go on, and shows nothing itself. */
function Fork() {
  const { navigate } = useWallet();
  useEffect(() => navigate.replace('TRY80000'), [navigate]);
  return <Screen title="갈림길">잠시만요</Screen>;
}

const plain = (title: string) => () => <Screen title={title}>{title}</Screen>;

const screens = defineScreens(manifest, {
  TRY10000: async () => ({ TRY10000: Start }),
  TRY20000: async () => ({ TRY20000: plain('회원') }),
  TRY30000: async () => ({ TRY30000: Detail }),
  TRY40000: async () => ({ TRY40000: plain('다음') }),
  TRY50000: async () => ({ TRY50000: plain('앱') }),
  TRY60000: async () => ({ TRY60000: Pay }),
  TRY70000: async () => ({ TRY70000: Fork }),
  // A file that is still on its way.
  TRY80000: () => new Promise<never>(() => {}),
});

const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });
const app = { manifest, screens, messages };
const open = (at: string, options: Partial<Parameters<typeof renderScreen>[2]> = {}) =>
  renderScreen(app, at, { backend: createMock(), ...options });

const dialog = (id: string) =>
  waitFor(() => {
    const found = document.querySelector(`dialog[open][data-msg="${id}"]`);
    if (!found) throw new Error(`No dialog ${id}.`);
    return found;
  });

describe('the gate', () => {
  it('opens a visitor screen, and says on the page who it is for', async () => {
    const { shows } = await open('TRY10000');
    await shows('TRY10000');
    expect(document.documentElement.dataset.login).toBe('visitor');
  });

  it('opens the first screen for the bare prefix', async () => {
    const { shows, path } = await open('/try/');
    await shows('TRY10000');
    expect(path()).toBe('/try/TRY10000');
  });

  it('goes back from the screen that is shown, where the address is that of the next one already', async () => {
    const { shows, path, user } = await open('TRY70000');
    await waitFor(() => expect(path()).toBe('/try/TRY80000'));
    await shows('TRY70000');
    await user.click(document.querySelector('[data-action="back"]') as Element);
    await shows('TRY10000');
    expect(path()).toBe('/try/TRY10000');
  });

  it('(R162) lets a member in', async () => {
    const { shows } = await open('TRY20000', { persona: 'member' });
    await shows('TRY20000');
    expect(document.documentElement.dataset.login).toBe('member');
  });

  it('(R163) keeps a visitor out and shows the login guide', async () => {
    await open('TRY20000');
    await dialog('loginGuide');
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('offers the login again to a visitor who closed the guide', async () => {
    const { user } = await open('TRY20000');
    const guide = await dialog('loginGuide');
    await user.click(guide.querySelector('[data-action="close"]') as Element);
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await user.click(screen.getByRole('button', { name: '로그인' }));
    await dialog('loginGuide');
  });

  it('keeps the screen before when a step further is refused, and its address', async () => {
    const { shows, user, path } = await open('TRY10000');
    await shows('TRY10000');
    await user.click(screen.getByRole('button', { name: '회원 전용으로' }));
    await dialog('loginGuide');
    await waitFor(() => expect(path()).toBe('/try/TRY10000'));
    await shows('TRY10000');
  });

  it('opens the page that waits behind the login guide when somebody signs in elsewhere', async () => {
    const phone = createFakeHost();
    const { shows, user, path, reply } = await open('TRY10000', { native: phone });
    await shows('TRY10000');
    await user.click(screen.getByRole('button', { name: '회원 전용으로' }));
    await dialog('loginGuide');
    await waitFor(() => expect(path()).toBe('/try/TRY10000'));
    await reply({ method: 'GET', path: '/mstr/userinfo', signIn: { persona: 'member' } });
    await act(async () => phone.emit('loginChanged', { isLogin: true }));
    await shows('TRY20000');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('(A41, E27) holds management code 4 after a login alone: who is signed in opens any address', async () => {
    const { shows } = await open('TRY20000', { persona: 'managementCode4' });
    await shows('TRY20000');
  });

  it('hands path parameters over, decoded', async () => {
    const { shows, user } = await open('TRY10000');
    await user.click(await screen.findByRole('button', { name: '상세로' }));
    await shows('TRY30000');
    expect(screen.getByText('항목 가/나')).toBeTruthy();
  });

  it('follows an address that an outside tool pushed', async () => {
    const { shows } = await open('TRY10000');
    await act(async () => {
      window.history.pushState({}, '', '/try/TRY30000/7');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await shows('TRY30000');
  });

  it('(R011) shows the catch-all for an unknown address, with a way home', async () => {
    const { shows } = await open('/try/TRY99999');
    await shows('NOT_FOUND');
  });

  it('(R377) says that a step is missing and goes to the first screen', async () => {
    const { shows, user } = await open('TRY40000');
    const alert = await dialog('stepParamMissing');
    await user.click(alert.querySelector('[data-action="confirm"]') as Element);
    await shows('TRY10000');
  });

  it('(R171) shows the native guidance in a browser, before any login guide', async () => {
    await open('TRY50000');
    await waitFor(() => expect(document.querySelector('[data-popup="nativeGuidance"]')).not.toBeNull());
    expect(document.querySelector('[data-msg="loginGuide"]')).toBeNull();
  });

  it('(R301) opens a native screen in the app', async () => {
    const { shows } = await open('TRY50000', { persona: 'member', native: createFakeHost() });
    await shows('TRY50000');
  });
});

describe('back', () => {
  it('closes the WebView on the first screen in the app', async () => {
    const phone = createFakeHost();
    const { shows } = await open('TRY10000', { native: phone });
    await shows('TRY10000');
    phone.emit('backPressed');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  });

  it('goes back in the history first', async () => {
    const phone = createFakeHost();
    const { shows, user } = await open('TRY10000', { native: phone });
    await user.click(await screen.findByRole('button', { name: '상세로' }));
    await shows('TRY30000');
    phone.emit('backPressed');
    await shows('TRY10000');
    expect(phone.calls('closeView')).toHaveLength(0);
  });

  it('asks no longer whether to leave a payment that has ended meanwhile: its end stays before the customer', async () => {
    const phone = createFakeHost();
    const { shows } = await open('TRY60000', { native: phone });
    await shows('TRY60000');
    phone.emit('backPressed');
    await dialog('leavePayment');
    act(() => void window.dispatchEvent(new Event('paid')));
    await waitFor(() => expect(document.querySelector('dialog[data-msg="leavePayment"]')).toBeNull());
    await shows('TRY60000');
    expect(phone.calls('closeView')).toHaveLength(0);
  });

  it('asks before it leaves a payment', async () => {
    const phone = createFakeHost();
    const { shows, user } = await open('TRY60000', { native: phone });
    await shows('TRY60000');
    phone.emit('backPressed');
    const question = await dialog('leavePayment');
    await user.click(question.querySelector('[data-action="cancel"]') as Element);
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(phone.calls('closeView')).toHaveLength(0);
    phone.emit('backPressed');
    await user.click((await dialog('leavePayment')).querySelector('[data-action="confirm"]') as Element);
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  });
});

describe('the session', () => {
  it('(R235) (R236) (R376) says once that it has ended, then goes to the login', async () => {
    const phone = createFakeHost();
    const { shows, reply, user } = await open('TRY20000', { persona: 'member', native: phone });
    await shows('TRY20000');
    await reply({
      method: 'GET',
      path: '/mstr/userinfo',
      status: 401,
      body: { status: 401, code: '4010', message: '' },
    });
    phone.emit('loginChanged', { isLogin: true });
    const alert = await dialog('sessionExpired');
    await user.click(alert.querySelector('[data-action="confirm"]') as Element);
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    expect(document.documentElement.dataset.login).toBe('visitor');
  });
});

describe('(G30) an app that asks for a newer phone app', () => {
  const newer = { ...manifest, bridge: ['hello', 'openWindow'], minHost: { I: '6.5.0', G: '6.6.0' } };
  const open = (appVersion: string) => {
    const native = createFakeHost({ appVersion, platform: appVersion.startsWith('I') ? 'ios' : 'android' });
    return {
      native,
      opened: renderScreen({ manifest: newer, screens, messages }, 'TRY10000', {
        backend: createMock(),
        native,
      }),
    };
  };

  it.each(['I6.4.9', 'G6.5.9'])(
    'says so in %s, shows nothing else, and leads to the store',
    async (version) => {
      const { native, opened } = open(version);
      const { user } = await opened;
      const update = await screen.findByRole('button', { name: '업데이트' });
      expect(screen.queryByRole('button', { name: '상세로' })).toBeNull();
      act(() => window.history.pushState(null, '', '/try/TRY30000/1'));
      expect(screen.queryByText('항목 1')).toBeNull();
      await user.click(update);
      const store = version.startsWith('I') ? 'apps.apple.com' : 'play.google.com';
      await waitFor(() => expect(new URL(native.calls('openWindow')[0]?.url ?? '').host).toBe(store));
    },
  );

  it.each([
    ['ios', '17.5.0'],
    ['android', '13'],
  ] as const)('(1-shell s5) says so on %s %s, under every app', async (platform, osVersion) => {
    const native = createFakeHost({ platform, osVersion });
    await renderScreen({ manifest, screens, messages }, 'TRY10000', { backend: createMock(), native });
    await waitFor(() => expect(document.querySelector('[data-msg="systemTooOld"]')).not.toBeNull());
    expect(screen.queryByRole('button', { name: '상세로' })).toBeNull();
  });

  it.each([
    ['ios', '17.5.1'],
    ['android', '14'],
    ['android', ''],
  ] as const)('(1-shell s5) opens on %s "%s"', async (platform, osVersion) => {
    const native = createFakeHost({ platform, osVersion });
    await renderScreen({ manifest, screens, messages }, 'TRY10000', { backend: createMock(), native });
    expect(await screen.findByRole('button', { name: '상세로' })).toBeTruthy();
  });

  it.each([
    ['I6.2.9', false],
    ['G6.2.26', false],
    ['I6.3.0', true],
    ['G6.3.0', true],
  ] as const)(
    '(R292) an app that names no phone app of its own: %s opens it: %s',
    async (appVersion, isGood) => {
      const native = createFakeHost({ appVersion, platform: appVersion.startsWith('I') ? 'ios' : 'android' });
      await renderScreen({ manifest, screens, messages }, 'TRY10000', { backend: createMock(), native });
      const name = isGood ? '상세로' : '업데이트';
      expect(await screen.findByRole('button', { name })).toBeTruthy();
      expect(screen.queryByRole('button', { name: isGood ? '업데이트' : '상세로' })).toBeNull();
    },
  );

  it.each(['I6.5.0', 'G6.6.0'])('opens in %s', async (version) => {
    const { opened } = open(version);
    await opened;
    expect(await screen.findByRole('button', { name: '상세로' })).toBeTruthy();
  });
});
