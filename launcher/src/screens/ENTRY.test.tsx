import { act, waitFor } from '@testing-library/react';
import { createFakeHost, type FakeAnswers, type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock, personas } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { registryAnswer } from '../testing/registryAnswer.ts';

const app = { manifest, screens, messages };
const backend = createMock();
const goes = vi.fn<(to: string) => void>();
let shown: RenderedScreen;

const loginInfo = {
  ci: 'CI-WALLET-0001'.padEnd(88, 'W'),
  isVisitUser: 'N' as const,
  nativeLiteYn: 'N' as const,
  loginWay: '02',
  loginAccessMediaDstic: 'K1',
};

function phone(answers: FakeAnswers = {}) {
  return createFakeHost({ answers: { getLoginInfo: loginInfo, ...answers } });
}

async function enter(search = '', options: Partial<Parameters<typeof renderScreen>[2]> = {}) {
  shown = await renderScreen(app, `/${search}`, { backend, ...options });
}

const dialog = () => document.querySelector('dialog[data-msg]')?.getAttribute('data-msg') ?? null;
const calls = async (path: string) => (await shown.journal()).filter((call) => call.path === path);

async function confirmDialog(id: string) {
  await waitFor(() => expect(dialog()).toBe(id));
  const button = document.querySelector('dialog [data-action="confirm"]');
  if (button) await shown.user.click(button);
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => registryAnswer());
  vi.spyOn(window.location, 'replace').mockImplementation((to) => goes(String(to)));
});

afterEach(() => {
  shown.unmount();
  goes.mockClear();
});

describe('the entry in a browser', () => {
  it('(R084) goes home', async () => {
    await enter();
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
  });

  it('(R080) opens the page of another domain in its own document', async () => {
    await enter('?pageId=FTR10000&region=03');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000?region=03'));
  });

  it('(R087, E14) hands a login query on whole', async () => {
    await enter('?channelLoginType=lite&groupCoCd=KS2&pageId=FTR10000');
    await waitFor(() =>
      expect(goes).toHaveBeenCalledWith('/mber/FME50000?channelLoginType=lite&groupCoCd=KS2&pageId=FTR10000'),
    );
  });

  it('(A09) ends an unknown pageId on the catch-all page', async () => {
    await enter('?pageId=FZZ00000');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/notFound'));
  });

  it('(A10) the catch-all page is open to visitors and leads home', async () => {
    shown = await renderScreen(app, '/notFound', { backend });
    await shown.shows('NOT_FOUND');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('(R090) opens the safe-note intro', async () => {
    await enter('?pageId=FLA61000&type=safebox');
    await shown.shows('SAFE_NOTE_INTRO');
  });

  it('says so when the registry cannot be read, and tries again', async () => {
    let isDown = true;
    vi.stubGlobal('fetch', async () => (isDown ? new Response('', { status: 503 }) : registryAnswer()));
    await enter('?pageId=FTR10000');
    await shown.shows('ENTRY', 'error');
    isDown = false;
    const retry = document.querySelector('[data-action="retry"]');
    if (retry) await shown.user.click(retry);
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });

  it.each([
    ['(R092, R695) the digital-ID skeleton', '?pageId=FGM40000', 'digital-id'],
    ['(E17) none for another page', '?pageId=FTR10000', undefined],
  ])('shows %s while it looks for the page', async (_name, search, kind) => {
    let release: (answer: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (release = resolve)));
    await enter(search);
    await shown.shows('ENTRY', 'loading');
    expect(document.querySelector<HTMLElement>('[data-skeleton]')?.dataset.skeleton).toBe(kind);
    release(registryAnswer());
    await waitFor(() => expect(goes).toHaveBeenCalled());
  });

  it('(R168) the skeleton goes with a navigation, but not towards FGM40000', async () => {
    const skeleton = () => document.querySelector<HTMLElement>('[data-skeleton]')?.dataset.skeleton;
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['gmid'] }));
    await enter('?pageId=FGM40000');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/gmid/FGM40000'));
    // The next document is on its way, and draws the same one.
    await shown.shows('ENTRY', 'loading');
    expect(skeleton()).toBe('digital-id');
    shown.unmount();
    await enter();
    await shown.shows('FMA10000');
    expect(skeleton()).toBeUndefined();
  });

  it('(R091, E17) shows the main skeleton while the app signs the customer in', async () => {
    const host = phone();
    let release: (info: typeof loginInfo) => void = () => {};
    host.answer('getLoginInfo', () => new Promise((resolve) => (release = resolve)));
    await enter('', { native: host });
    await shown.shows('ENTRY', 'loading');
    expect(document.querySelector<HTMLElement>('[data-skeleton]')?.dataset.skeleton).toBe('main');
    await waitFor(() => expect(host.calls('getLoginInfo')).toHaveLength(1));
    release(loginInfo);
    await waitFor(() => expect(shown.path()).toContain('/main/FMA10000'));
  });
});

describe('the entry in the app, with nobody signed in', () => {
  it('(R211, R213, R221) signs the customer in and goes home', async () => {
    await enter('', { native: phone() });
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000?loginAfter=true'));
    const [login] = await calls('/mstr/login/action');
    expect(login?.body).toMatchObject({ ciCtt: loginInfo.ci, loginCertType: '01', loginWay: '02' });
    expect(document.documentElement.dataset.login).toBe('member');
  });

  it('(R212) of type 03 where the app says lite', async () => {
    await enter('', { native: phone({ getLoginInfo: { ...loginInfo, nativeLiteYn: 'Y' } }) });
    await waitFor(() => expect(shown.path()).toContain('/main/FMA10000'));
    expect((await calls('/mstr/login/action'))[0]?.body).toMatchObject({ loginCertType: '03' });
  });

  it('keeps the link through the login', async () => {
    await enter('?pageId=FTR10000&region=03', { native: phone() });
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000?region=03'));
    expect(await calls('/mstr/login/action')).toHaveLength(1);
  });

  it.each([
    ['(R216) certificate access', { isCertiAccess: 'Y' as const }, '/mber/FME50000'],
    ['(R217) certificate access, I', { isCertiAccess: 'I' as const }, '/mber/FME50000'],
    ['(R218) terms', { isCertiAccess: 'N' as const, isServiceJoin: 'Y' as const }, '/mber/FME23000'],
    [
      '(R220) simple-lite main',
      { isServiceJoin: 'N' as const, simpleLiteMain: 'Y' as const },
      '/mber/FME30000',
    ],
  ])('%s', async (_name, asks, to) => {
    await enter('?pageId=FTR10000', { native: phone({ getLoginInfo: { ...loginInfo, ...asks } }) });
    await waitFor(() => expect(goes).toHaveBeenCalledWith(`${to}?pageId=FTR10000`));
  });

  it('(R210) lets a visit user go home without a login', async () => {
    await enter('', { native: phone({ getLoginInfo: { ...loginInfo, isVisitUser: 'Y' } }) });
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
    expect(await calls('/mstr/login/action')).toEqual([]);
  });

  it('(R290, E33) without a ci: says so, closes, and asks the server nothing', async () => {
    const host = phone({ getLoginInfo: { ...loginInfo, ci: '' } });
    await enter('', { native: host });
    await confirmDialog('noCi');
    await waitFor(() => expect(host.calls('closeView')).toHaveLength(1));
    expect(await calls('/mstr/login/action')).toEqual([]);
  });

  it('(R222, A04) a customer the wallet does not know goes to the registration', async () => {
    await enter('', { native: phone({ getLoginInfo: { ...loginInfo, ci: 'NOBODY' } }) });
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/useinfo/FCO82000'));
  });

  it('(R223, E32) or to the payment screen they came from', async () => {
    const info = { ...loginInfo, ci: 'NOBODY', originPage: 'FGP10000' };
    await enter('', { native: phone({ getLoginInfo: info }) });
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/gpayment/FGP10200'));
  });

  it('(R225) any other failure is told, then the WebView closes', async () => {
    const host = phone({
      getLoginInfo: async () => {
        await reply;
        return loginInfo;
      },
    });
    let put: () => void = () => {};
    const reply = new Promise<void>((resolve) => {
      put = resolve;
    });
    await enter('', { native: host });
    await shown.reply({ method: 'POST', path: '/mstr/login/action', status: 500, rawBody: 'no' });
    put();
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(host.calls('closeView')).toEqual([]);
    await confirmDialog(dialog() ?? '');
    await waitFor(() => expect(host.calls('closeView')).toHaveLength(1));
  });

  it.each(['', '?pageId=FTR10000'])(
    '(A46) who is registered twice is told so once, and ends at home as a visitor (%s)',
    async (search) => {
      const twice = personas.find(({ id }) => id === 'duplicateUser');
      const host = phone({ getLoginInfo: { ...loginInfo, ci: twice?.ci ?? '' } });
      await enter(search, { native: host });
      await confirmDialog('duplicateUser');
      await shown.shows('FMA10000');
      expect(document.documentElement.dataset.login).toBe('visitor');
      expect(dialog()).toBeNull();
      expect(host.calls('getLoginInfo')).toHaveLength(1);
      // The first WebView would begin anew instead of closing.
      expect(host.calls('closeView')).toEqual([]);
    },
  );

  it('goes on as a visitor where the app does not say who it is', async () => {
    const host = phone();
    host.fail('getLoginInfo', 'DENIED');
    await enter('?pageId=FTR10000', { native: host });
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });
});

describe('(G26) a link that meets a running launcher', () => {
  it('takes the place of one that waits for the login, and nobody signs in twice', async () => {
    const host = phone();
    let release: (info: typeof loginInfo) => void = () => {};
    host.answer('getLoginInfo', () => new Promise((resolve) => (release = resolve)));
    await enter('?pageId=FZZ00000', { native: host });
    await waitFor(() => expect(host.calls('getLoginInfo')).toHaveLength(1));
    act(() => host.emit('reopened', { url: '/?pageId=FTR10000&region=03' }));
    await waitFor(() => expect(shown.path()).toBe('/?pageId=FTR10000&region=03'));
    release(loginInfo);
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000?region=03'));
    expect(goes).toHaveBeenCalledTimes(1);
    expect(await calls('/mstr/login/action')).toHaveLength(1);
  });

  it('is followed from home, once', async () => {
    const host = phone();
    await enter('', { native: host, persona: 'member' });
    await shown.shows('FMA10000');
    act(() => host.emit('reopened', { url: '/?pageId=FTR10000' }));
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
    expect(goes).toHaveBeenCalledTimes(1);
  });

  it('(E27) waits behind a forced step, and travels on with it', async () => {
    const forced = personas.find(({ id }) => id === 'managementCode4');
    const info = { ...loginInfo, ci: forced?.ci ?? '' };
    await enter('?pageId=FTR10000&region=03', { native: phone({ getLoginInfo: info }) });
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FME95000?pageId=FTR10000&region=03'));
    expect(goes).toHaveBeenCalledTimes(1);
  });
});

describe('the first navigation (A01)', () => {
  it('(R094) that names no page and no path goes home', async () => {
    await enter('?from=push');
    await waitFor(() => expect(shown.path()).toBe('/main/FMA10000'));
  });

  it.each([
    [
      '(R079, R083, E13) a coupon, its id encoded',
      'FCP15200&hirkCtntID=a%2Fb%20c',
      '/cpon/FCP15200/a%2Fb%20c',
    ],
    ['(R081, E13) an event', 'FAL31100&hirkEvntID=EV%3F1', '/noti/FAL31100/EV%3F1'],
    ['(R082, E13) an event that is over', 'FAL32100&hirkEvntID=EV2', '/noti/FAL32100/EV2'],
  ])('%s', async (_name, pageId, to) => {
    await enter(`?pageId=${pageId}`);
    await waitFor(() => expect(goes).toHaveBeenCalledWith(to));
  });
});
