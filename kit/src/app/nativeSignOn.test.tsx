import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMock, personas } from '../../../mocks/src/backend/index.ts';
import { currentSession } from '../session/index.ts';
import { createFakeHost, type FakeHost, renderScreen } from '../testing/index.ts';
import { above, answer, otherDocuments, tryApp } from './testing/tryApp.tsx';

const detail = '/try/TRY20000/7';
const ciOf = (id: string) => personas.find((each) => each.id === id)?.ci ?? '';
const known = (id: string) => ({
  ci: ciOf(id),
  isVisitUser: 'N' as const,
  nativeLiteYn: 'N' as const,
  loginWay: '02',
  loginAccessMediaDstic: 'K1',
});

/** The wallet's own app, in which this customer has signed in. */
const phone = (id = 'member', asks: Record<string, string> = {}): FakeHost =>
  createFakeHost({ answers: { getLoginInfo: { ...known(id), ...asks } } });

async function openTry(at: string, options: Partial<Parameters<typeof renderScreen>[2]> = {}) {
  const gone = otherDocuments();
  const shown = await renderScreen(tryApp, at, { backend: createMock(), ...options });
  const bodies = async (path: string) =>
    (await shown.journal()).filter((call) => call.path === path).map(({ body }) => body);
  return { ...shown, gone, bodies };
}

describe('the app opens a page by its own address, and has signed its customer in', () => {
  it('(R163, R211) they are signed in natively before the guard speaks; the page asked for is shown', async () => {
    const native = phone();
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => seen.add(above()));
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    const shown = await openTry(`${detail}?memo=1`, { native });
    await shown.shows('TRY20000');
    watch.disconnect();
    expect([...seen]).toEqual([null]);
    expect([shown.path(), shown.gone]).toEqual([`${detail}?memo=1`, []]);
    expect(await shown.bodies('/mstr/login/action')).toMatchObject([
      { ciCtt: ciOf('member'), loginCertType: '01', loginWay: '02', loginAccessMediaDstic: 'K1' },
    ]);
    expect(document.documentElement.dataset.login).toBe('member');
  });

  it.each([
    ['(R215, E27)', 'managementCode4', {}, '/mber/FME95000'],
    ['(R216, E30)', 'member', { isCertiAccess: 'I' }, '/mber/FME50000'],
    ['(R218)', 'member', { isServiceJoin: 'Y' }, '/mber/FME23000'],
    ['(R222)', 'notMember', {}, '/useinfo/FCO82000'],
    ['(R223)', 'notMember', { originPage: 'FGP10000' }, '/gpayment/FGP10200'],
  ])('%s what comes first comes first, and leads back to the page', async (_, id, asks, path) => {
    const shown = await openTry(`${detail}?memo=1`, { native: phone(id, asks) });
    await waitFor(() => expect(shown.gone).toHaveLength(1));
    const to = new URL(shown.gone[0] ?? '', 'https://wallet.test');
    expect([to.pathname, to.searchParams.get('returnPath')]).toEqual([path, `${detail}?memo=1`]);
    expect(document.querySelector('[data-screen]')).toBeNull();
    expect(above()).toBeNull();
  });

  it('(R220, A48) the simple-lite main stands in for home, not for a page that was asked for', async () => {
    const asks = { isCertiAccess: 'N', isServiceJoin: 'N', simpleLiteMain: 'Y' };
    const shown = await openTry(detail, { native: phone('member', asks) });
    await shown.shows('TRY20000');
  });

  it('an affiliate’s address signs in by single sign-on, not natively as well', async () => {
    const native = phone('groupKB0');
    native.answer('getSsoInfo', {
      samlAssertion: 'saml',
      ci: ciOf('groupKB0'),
      ssoNo: 'SSO1',
      kBCrtfiSerno: '4412',
      groupCoCd: 'KB0',
    });
    const shown = await openTry(`${detail}?groupCoCd=KB0`, { native });
    await shown.shows('TRY20000');
    // Its login way comes from the app all the same.
    expect(await shown.bodies('/mstr/login/action')).toMatchObject([
      { loginCertType: '04', loginWay: '02', loginAccessMediaDstic: 'K1', groupCoCd: 'KB0' },
    ]);
  });
});

describe('nobody is held, and nobody is signed in behind their back', () => {
  it('a page whose session is there asks the app nothing', async () => {
    const native = phone('employee');
    const shown = await openTry(detail, { native, persona: 'member' });
    await shown.shows('TRY20000');
    expect(native.calls('getLoginInfo')).toEqual([]);
  });

  it('nor does a page that visitors may see', async () => {
    const native = phone();
    const shown = await openTry('TRY30000', { native });
    await shown.shows('TRY30000');
    expect(native.calls('getLoginInfo')).toEqual([]);
  });

  it('a browser is met by the login guide, as ever', async () => {
    await openTry(detail);
    await waitFor(() => expect(above()).toBe('loginGuide'));
  });

  it.each([
    ['a visit user', detail, { isVisitUser: 'Y' }],
    ['a link for a visit user', `${detail}?visitUser=Y`, {}],
  ])('%s meets the login guide', async (_, at, asks) => {
    const shown = await openTry(at, { native: phone('member', asks) });
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(await shown.bodies('/mstr/login/action')).toEqual([]);
  });

  it('who signed out on purpose stays out, on the next page as well, until the app signs them in', async () => {
    const native = phone();
    const backend = createMock();
    const shown = await openTry(detail, { native, backend });
    await shown.shows('TRY20000');
    await act(() => currentSession().leave());
    await waitFor(() => expect(above()).toBe('loginGuide'));
    shown.unmount();
    const next = await openTry(detail, { native, backend });
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(native.calls('getLoginInfo')).toHaveLength(1);
    next.unmount();
  });

  it('an app that greets and says no more is waited for 10 s; a skeleton stands until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const native = phone();
    native.reply('getLoginInfo', null);
    await openTry(detail, { native });
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(above()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    await waitFor(() => expect(above()).toBe('loginGuide'));
  });

  it('(R225, R290) a login that fails is told, and the WebView closes', async () => {
    const native = phone('member', { ci: '' });
    const shown = await openTry(detail, { native });
    await answer(shown.user, 'noCi');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    expect(await shown.bodies('/mstr/login/action')).toEqual([]);
  });
});
