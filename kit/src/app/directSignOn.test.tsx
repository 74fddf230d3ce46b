import { act, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMock, personas } from '../../../mocks/src/backend/index.ts';
import { currentSession } from '../session/index.ts';
import { createFakeHost, type FakeAnswers, type FakeHost, renderScreen } from '../testing/index.ts';
import type { Microapp } from './assemble.ts';
import { above, answer, otherDocuments, tryApp } from './testing/tryApp.tsx';

const ci = 'CI-WALLET-0008'.padEnd(88, 'W');
const sso = { samlAssertion: 'saml', ci, ssoNo: 'SSO1', kBCrtfiSerno: '4412', groupCoCd: '' };
const ciOf = (id: string) => personas.find((each) => each.id === id)?.ci ?? '';

/** An affiliate's app; its `getSsoInfo` answers with these changes. */
function affiliate(group = 'KS2', changes: Partial<typeof sso> = {}, more: FakeAnswers = {}): FakeHost {
  return createFakeHost({ answers: { getSsoInfo: { ...sso, groupCoCd: group, ...changes }, ...more } });
}

/** One that waits before it answers, so that the wallet API can be told what to say. */
function slow(group: string) {
  let give: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    give = resolve;
  });
  const native = affiliate(
    group,
    {},
    {
      getSsoInfo: async () => {
        await told;
        return { ...sso, groupCoCd: group };
      },
    },
  );
  return { native, give };
}

type Options = Partial<Parameters<typeof renderScreen>[2]> & { app?: Microapp };

async function openTry(at: string, { app = tryApp, ...options }: Options = {}) {
  const gone = otherDocuments();
  const shown = await renderScreen(app, at, { backend: createMock(), ...options });
  const bodies = async (path: string) =>
    (await shown.journal()).filter((call) => call.path === path).map(({ body }) => body);
  return { ...shown, gone, bodies };
}

const detail = '/try/TRY20000/7';

describe('an affiliate opens a page by its own address', () => {
  it.each(['KS2', 'KM0', 'KN1', 'KC0', 'KB0'])(
    '(R303, R229, R230) a customer of %s is signed in there, and sees the address asked for',
    async (group) => {
      const at = `${detail}?groupCoCd=${group}&appType=liivNext&region=03`;
      const native = affiliate(group);
      const shown = await openTry(at, { native });
      await shown.shows('TRY20000');
      expect(shown.path()).toBe(at);
      expect(shown.gone).toEqual([]);
      expect(above()).toBeNull();
      expect(await shown.bodies('/mstr/sso/verify')).toEqual([
        { ciNo: ci, ssoNo: 'SSO1', samlAssertion: 'saml', kbCrtfiSerno: '4412', groupCoCd: group },
      ]);
      expect(await shown.bodies('/mstr/login/action')).toMatchObject([{ ciCtt: ci, loginCertType: '04' }]);
      expect(currentSession().groupLogin.value).toMatchObject({
        groupCode: group,
        isSso: true,
        appType: 'liivNext',
      });
      expect(document.documentElement.dataset.login).toBe('member');
      act(() => native.emit('backPressed'));
      await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    },
  );

  it('(A08) isGroupLogin alone says so as well; the app names its group', async () => {
    const shown = await openTry('TRY10000', { query: { isGroupLogin: 'Y' }, native: affiliate('KB0') });
    await shown.shows('TRY10000');
    expect(await shown.bodies('/mstr/sso/verify')).toMatchObject([{ groupCoCd: 'KB0' }]);
  });

  it('shows a skeleton until it is known who the customer is, never the login guide', async () => {
    const { native, give } = slow('KC0');
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => seen.add(above()));
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    const shown = await openTry(`${detail}?groupCoCd=KC0`, { native });
    await waitFor(() => expect(native.calls('getSsoInfo')).toHaveLength(1));
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
    expect(document.querySelector('[data-screen]')).toBeNull();
    give();
    await shown.shows('TRY20000');
    watch.disconnect();
    expect([...seen]).toEqual([null]);
  });

  it('a newer link takes the place of the first, and nobody signs in twice', async () => {
    const { native, give } = slow('KC0');
    const shown = await openTry(`${detail}?groupCoCd=KC0`, { native });
    await waitFor(() => expect(native.calls('getSsoInfo')).toHaveLength(1));
    act(() => native.emit('reopened', { url: '/try/TRY10000?groupCoCd=KC0&memo=1' }));
    give();
    await shown.shows('TRY10000');
    expect(shown.path()).toBe('/try/TRY10000?groupCoCd=KC0&memo=1');
    expect(await shown.bodies('/mstr/login/action')).toHaveLength(1);
  });

  it('a visitor screen opens at once, and the first screen that needs a login signs in', async () => {
    const native = affiliate('KM0');
    const shown = await openTry('TRY30000', { query: { groupCoCd: 'KM0' }, native });
    await shown.shows('TRY30000');
    expect(native.calls('getSsoInfo')).toEqual([]);
    await shown.user.click(document.querySelector('[data-go="member"]') as Element);
    await shown.shows('TRY10000');
    expect(native.calls('getSsoInfo')).toHaveLength(1);
    expect(shown.path()).toBe('/try/TRY10000');
  });

  it('(E27, A41) a forced step comes first, and leads back to the page', async () => {
    const native = affiliate('KB0', { ci: ciOf('managementCode4') });
    const shown = await openTry(`${detail}?groupCoCd=KB0&memo=1`, { native });
    await waitFor(() => expect(shown.gone).toHaveLength(1));
    const to = new URL(shown.gone[0] ?? '', 'https://wallet.test');
    expect(to.pathname).toBe('/mber/FME95000');
    expect(Object.fromEntries(to.searchParams)).toEqual({ returnPath: `${detail}?memo=1` });
    // Signed in by then: not even for a moment does the page itself stand there.
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(E27) nor do its guards speak while the customer is on the way to the forced step', async () => {
    const native = affiliate('KB0', { ci: ciOf('managementCode4') });
    const shown = await openTry('TRY70000', { query: { groupCoCd: 'KB0' }, native });
    await waitFor(() => expect(shown.gone).toHaveLength(1));
    // The step that is missing is looked for in a database, which takes longer than the sign-on.
    await act(() => currentSession().readStepParam('try'));
    await act(() => currentSession().readStepParam('try'));
    expect(above()).toBeNull();
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
  });

  it('a customer whose account sleeps is told so, and led to wake it up', async () => {
    const native = affiliate('KB0', { ci: ciOf('dormant') });
    const shown = await openTry(`${detail}?groupCoCd=KB0`, { native });
    await answer(shown.user, 'memberDormant');
    await waitFor(() => expect(shown.gone).toEqual(['/mber/FME82000?returnPath=%2Ftry%2FTRY20000%2F7']));
  });

  it('a customer who is no member is asked to sign up, with the page and without a CI', async () => {
    const native = affiliate('KB0', { ci: ciOf('notMember04') });
    const shown = await openTry(`${detail}?groupCoCd=KB0`, { native });
    await answer(shown.user, 'signUpAsk');
    await waitFor(() => expect(shown.gone).toEqual(['/mber/FME74000?returnPath=%2Ftry%2FTRY20000%2F7']));
  });
});

describe('once for a document', () => {
  afterEach(() => configure({ reactStrictMode: false }));

  it('in strict mode too', async () => {
    configure({ reactStrictMode: true });
    const native = affiliate();
    const shown = await openTry(`${detail}?groupCoCd=KS2`, { native });
    await shown.shows('TRY20000');
    expect(native.calls('getSsoInfo')).toHaveLength(1);
    expect(await shown.bodies('/mstr/login/action')).toHaveLength(1);
  });

  it('who is signed in does not sign in again', async () => {
    const native = affiliate();
    const shown = await openTry(`${detail}?groupCoCd=KS2`, { native, persona: 'member' });
    await shown.shows('TRY20000');
    expect(native.calls('getSsoInfo')).toEqual([]);
    expect(await shown.bodies('/mstr/login/action')).toEqual([]);
  });

  it('who signed out is not signed in behind their back', async () => {
    const native = affiliate();
    const shown = await openTry(`${detail}?groupCoCd=KS2`, { native });
    await shown.shows('TRY20000');
    await act(() => currentSession().leave());
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(native.calls('getSsoInfo')).toHaveLength(1);
  });
});

describe('the login guide stands as ever', () => {
  it.each([
    ['the address names no affiliate', '', {}],
    ['the group is none of the five', 'groupCoCd=XX9', {}],
    ['isGroupLogin is empty', 'isGroupLogin=', {}],
    [
      '(R228, A06) a Lite login was chosen after a sign-on that failed',
      'groupCoCd=KS2&channelLoginType=lite',
      {},
    ],
    ['(A07) the app says it is a visit user', 'groupCoCd=KS2&visitUser=Y', {}],
    ['the app has no single sign-on', 'groupCoCd=KS2', { methods: ['hello', 'closeView', 'openWindow'] }],
  ])('where %s', async (_why, search, host) => {
    const native = createFakeHost({ answers: { getSsoInfo: { ...sso, groupCoCd: 'KS2' } }, ...host });
    const shown = await openTry(`${detail}?${search}`, { native });
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(native.calls('getSsoInfo')).toEqual([]);
    expect(await shown.bodies('/mstr/sso/verify')).toEqual([]);
  });

  it('in a browser', async () => {
    await openTry(`${detail}?groupCoCd=KS2&isGroupLogin=Y`);
    await waitFor(() => expect(above()).toBe('loginGuide'));
  });

  it('where the manifest of the app does not ask for single sign-on', async () => {
    const native = affiliate();
    const manifest = { ...tryApp.manifest, bridge: ['hello', 'closeView', 'openWindow'] };
    await openTry(`${detail}?groupCoCd=KS2`, { native, app: { ...tryApp, manifest } });
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(native.calls('getSsoInfo')).toEqual([]);
  });

  it('where the app is silent, after the limit of its greeting; a skeleton stands until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const native = affiliate();
    native.reply('hello', null);
    const shown = await openTry(`${detail}?groupCoCd=KS2`, { native });
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
    expect(above()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
    await waitFor(() => expect(above()).toBe('loginGuide'));
    expect(native.calls('getSsoInfo')).toEqual([]);
    expect(shown.gone).toEqual([]);
  });

  it('and a screen that is closed to everybody leads away before anybody signs in (A34)', async () => {
    const native = affiliate();
    const shown = await openTry('TRY60000', { query: { groupCoCd: 'KS2' }, native });
    await waitFor(() => expect(shown.gone).toEqual(['/main/FMA10000']));
    expect(native.calls('getSsoInfo')).toEqual([]);
  });
});

describe('a sign-on that fails', () => {
  const lite = '/?channelLoginType=lite&groupCoCd=KS2&returnPath=%2Ftry%2FTRY20000%2F7%3Fmemo%3D1';
  const at = (group: string) => `${detail}?groupCoCd=${group}&memo=1`;

  it.each(['samlAssertion', 'ci', 'ssoNo', 'kBCrtfiSerno'])(
    '(R226, R228, E34) for want of %s says so, and leads to Lite with the group and the page',
    async (missing) => {
      const native = affiliate('KS2', { [missing]: '' });
      const shown = await openTry(at('KS2'), { native });
      await waitFor(() => expect(above()).toBe('ssoFailedLite'));
      expect(shown.gone).toEqual([]);
      await answer(shown.user, 'ssoFailedLite');
      await waitFor(() => expect(shown.gone).toEqual([lite]));
      expect(await shown.bodies('/mstr/sso/verify')).toEqual([]);
      expect(above()).toBeNull();
    },
  );

  it.each(['ok', 'FAIL', '', null])(
    '(R229, E34) when ssoVerify is %j: only OK is, and either button leads on (A50)',
    async (ssoVerify) => {
      const { native, give } = slow('KS2');
      const shown = await openTry(at('KS2'), { native });
      const body = { status: 200, code: '0000', message: '', payload: { ssoVerify, ciNo: ci } };
      await shown.reply({ method: 'POST', path: '/mstr/sso/verify', body });
      give();
      await answer(shown.user, 'ssoFailedLite', 'cancel');
      await waitFor(() => expect(shown.gone).toEqual([lite]));
      expect(await shown.bodies('/mstr/login/action')).toEqual([]);
    },
  );

  it('when the app refuses, or answers what does not fit', async () => {
    const native = affiliate('KS2');
    native.fail('getSsoInfo', 'DENIED');
    const shown = await openTry(at('KS2'), { native });
    await answer(shown.user, 'ssoFailedLite');
    await waitFor(() => expect(shown.gone).toEqual([lite]));
    shown.unmount();
    native.reply('getSsoInfo', { ok: true, result: 'nonsense' });
    const again = await openTry(at('KS2'), { native });
    await answer(again.user, 'ssoFailedLite');
    await waitFor(() => expect(again.gone).toEqual([lite]));
  });

  it('(R227, R372) in the insurance affiliate says so and closes the WebView, once', async () => {
    const native = affiliate('KN1', { ssoNo: '' });
    const shown = await openTry(at('KN1'), { native });
    await waitFor(() => expect(above()).toBe('ssoFailed'));
    expect(native.calls('closeView')).toEqual([]);
    await answer(shown.user, 'ssoFailed');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    expect(shown.gone).toEqual([]);
    expect(above()).toBeNull();
  });

  it('(R227) where that cannot be closed, home is shown', async () => {
    const native = affiliate('KN1', { ssoNo: '' });
    native.fail('closeView', 'FAILED');
    const shown = await openTry(at('KN1'), { native });
    await answer(shown.user, 'ssoFailed');
    await waitFor(() => expect(shown.gone).toEqual(['/main/FMA10000']));
  });

  it('(R374) a customer that cannot be looked up is told so, then the WebView closes', async () => {
    const { native, give } = slow('KS2');
    const shown = await openTry(at('KS2'), { native });
    await shown.reply({ method: 'GET', path: '/mstr/userinfo', status: 500, rawBody: 'no' });
    give();
    await answer(shown.user, 'customerLookupError');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
  });
});
