import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { createFakeHost, renderScreen } from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { shareMembership } from './shareMembership.ts';
import { useWallet } from './WalletContext.ts';

const flags = { gpaymentAuthorization: true } as const;
const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Trial' },
  prefixes: ['/try'],
  home: 'TRY10000',
  area: 'point',
  bridge: [],
  screens: {
    TRY10000: { path: '/try/TRY10000', title: { ko: '처음', en: 'Start' } },
    TRY20000: { path: '/try/TRY20000', title: { ko: '결제', en: 'Pay' }, flags },
    TRY30000: { path: '/try/TRY30000', title: { ko: '송금', en: 'Send' }, flags },
    TRY40000: { path: '/try/TRY40000', title: { ko: '확인', en: 'Check' }, flags: { CDDEDD: true } },
    TRY50000: { path: '/try/TRY50000', title: { ko: '인증', en: 'Cert' }, flags: { loginCertAuth: true } },
  },
});

function Start() {
  const { navigate, renewMembership } = useWallet();
  return (
    <Screen title="처음">
      {['TRY20000', 'TRY30000', 'TRY40000', 'TRY50000'].map((code) => (
        <button key={code} type="button" onClick={() => navigate.push(code)}>
          {code}
        </button>
      ))}
      <button type="button" onClick={renewMembership}>
        해지
      </button>
    </Screen>
  );
}
function Pay() {
  const { navigate, renewMembership } = useWallet();
  return (
    <Screen title="결제">
      <button type="button" onClick={() => navigate.push('TRY30000')}>
        송금
      </button>
      <button type="button" onClick={renewMembership}>
        새로
      </button>
    </Screen>
  );
}
const plain = () => <Screen title="그 밖">그 밖</Screen>;

const screens = defineScreens(manifest, {
  TRY10000: async () => ({ TRY10000: Start }),
  TRY20000: async () => ({ TRY20000: Pay }),
  TRY30000: async () => ({ TRY30000: plain }),
  TRY40000: async () => ({ TRY40000: plain }),
  TRY50000: async () => ({ TRY50000: plain }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });
const open = (at: string, options: Partial<Parameters<typeof renderScreen>[2]> = {}) =>
  renderScreen({ manifest, screens, messages }, at, {
    backend: createMock(),
    persona: 'member',
    native: createFakeHost(),
    ...options,
  });

type Shown = Awaited<ReturnType<typeof open>>;
const tap = ({ user }: Shown, name: string) => user.click(screen.getByRole('button', { name }));
const bankbookCalls = async ({ journal }: Shown) =>
  (await journal()).filter(({ path }) => path === '/point-fe/bank-book/v1/bankbook').length;
const shownAbove = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`dialog[open]${selector}`);
    if (!found) throw new Error(`Nothing open matches ${selector}.`);
    return found;
  });
const leaveWallet = ({ reply }: Shown) =>
  reply({
    method: 'POST',
    path: '/point-fe/bank-book/v1/bankbook',
    body: { status: 200, code: '0000', payload: { outData: { walletEwtNo: '' }, errData: null } },
  });

it('(R540) a second authorisation screen asks nothing again (E55)', async () => {
  const shown = await open('TRY20000');
  await shown.shows('TRY20000');
  await tap(shown, '송금');
  await shown.shows('TRY30000');
  expect(await bankbookCalls(shown)).toBe(1);
});

it('(R540) asks again once the app has renewed the membership (E55)', async () => {
  const shown = await open('TRY20000');
  await shown.shows('TRY20000');
  await leaveWallet(shown);
  await tap(shown, '새로');
  await tap(shown, '송금');
  await shownAbove('[data-msg="pointNotJoined"]');
  expect(await bankbookCalls(shown)).toBe(2);
});

it('asks again when the page comes back to the front: the wallet may have been left elsewhere', async () => {
  const host = createFakeHost();
  const shown = await open('TRY20000', { native: host });
  await shown.shows('TRY20000');
  await leaveWallet(shown);
  act(() => host.emit('resume'));
  await shownAbove('[data-msg="pointNotJoined"]');
  expect(document.querySelector('[data-screen="TRY20000"]')).toBeNull();
});

it('what only failed to be asked on the way back leads nobody away, and is asked again', async () => {
  const host = createFakeHost();
  const shown = await open('TRY20000', { native: host });
  await shown.shows('TRY20000');
  await shown.reply({ method: 'POST', path: '/point-fe/bank-book/v1/bankbook', drop: true, times: 1 });
  act(() => host.emit('resume'));
  await waitFor(async () => expect(await bankbookCalls(shown)).toBe(3), { timeout: 4000 });
  await shown.shows('TRY20000');
  expect(shown.path()).toBe('/try/TRY20000');
});

/** WebViews of one origin without BroadcastChannel: what one of them stores, the others hear of. */
function webViews(count: number) {
  const views = Array.from({ length: count }, () => new EventTarget());
  return views.map((view) => {
    const setItem = (key: string, newValue: string) => {
      for (const other of views)
        if (other !== view) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    return Object.assign(view, { localStorage: { setItem, removeItem() {} } }) as unknown as Window;
  });
}

it('tells the other WebViews', () => {
  const [mine, others] = webViews(2).map((view) => {
    const renew = vi.fn();
    const shared = shareMembership({ renew }, view);
    onTestFinished(shared.dispose);
    return { renew, shared };
  });
  mine?.shared.renew();
  expect(mine?.renew).toHaveBeenCalledTimes(1);
  expect(others?.renew).toHaveBeenCalledTimes(1);
});

it('(R552) leads from the due diligence popup to the questions, and back afterwards', async () => {
  const shown = await open('TRY10000', { persona: 'cddTarget' });
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await tap(shown, 'TRY40000');
  const popup = await shownAbove('[data-popup="cddEdd"]');
  await shown.user.click(popup.querySelector('[data-action="confirm"]') as HTMLElement);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/point/FPO96000?returnPath=%2Ftry%2FTRY40000'));
  leave.mockRestore();
});

it('(R555) leads from the certificate popup to where one is issued', async () => {
  const shown = await open('TRY10000');
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await tap(shown, 'TRY50000');
  const popup = await shownAbove('[data-popup="addCertificate"]');
  await shown.user.click(popup.querySelector('[data-action="confirm"]') as HTMLElement);
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith('/mber/FME50000?isCertiAccess=I&returnPath=%2Ftry%2FTRY50000'),
  );
  leave.mockRestore();
});
