import { waitFor } from '@testing-library/react';
import { goToApp } from '@wallet/kit/app';
import { currentSession } from '@wallet/kit/session';
import { createFakeHost } from '@wallet/kit/testing';
import { alert, closeDialogs } from '@wallet/kit/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, bodies, dialog, find, gone, leftFor, openApp, phone } from '../../testing/openApp.ts';

const expired = {
  method: 'GET',
  path: '/mstr/userinfo',
  status: 401,
  body: { status: 401, code: '4010', message: '' },
};
const replaced = {
  method: 'GET',
  path: '/mstr/userinfo',
  body: { status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기에서 로그인했어요.' },
};

afterEach(() => vi.useRealTimers());

describe('the login guide', () => {
  it('(R164, A37) confirm goes to the app, at the page that was wanted', async () => {
    const native = createFakeHost();
    const shown = await openApp('/main/FMA11000?from=card', { native });
    await answer(shown, 'loginGuide');
    await waitFor(() =>
      expect(native.calls('openWindow')).toEqual([
        { url: `walletapp://open?path=${encodeURIComponent('/main/FMA11000?from=card')}` },
      ]),
    );
    expect(gone).toEqual([]);
  });

  it('(R165, R039) cancel does the login move, which comes back to the page', async () => {
    const shown = await openApp('/main/FMA11000?from=card', { native: phone() });
    await answer(shown, 'loginGuide', 'cancel');
    await leftFor(`/mber/FME11000?returnPath=${encodeURIComponent('/main/FMA11000?from=card')}&from=card`);
  });

  it('(R166) and in a browser says directPage=Y', async () => {
    const shown = await openApp('/main/FMA11000');
    await answer(shown, 'loginGuide', 'cancel');
    await leftFor('/mber/FME11000?returnPath=%2Fmain%2FFMA11000&directPage=Y');
  });
});

describe('the way to the app from a browser', () => {
  const storeAt = async (gapMs: number, visibility: DocumentVisibilityState = 'visible') => {
    vi.useFakeTimers();
    const visited: string[] = [];
    const view = {
      location: {
        set href(to: string) {
          visited.push(to);
        },
      },
      document: { visibilityState: visibility },
      navigator: { userAgent: 'Linux; Android 17' },
    } as unknown as Window;
    await goToApp('/main/FMA11000', view);
    await vi.advanceTimersByTimeAsync(499);
    const before = visited.length;
    vi.setSystemTime(Date.now() + gapMs);
    await vi.advanceTimersByTimeAsync(1);
    return { before, visited };
  };

  it('(R417) opens the store after 500 ms where the page still stands there', async () => {
    const { before, visited } = await storeAt(0);
    expect(before).toBe(1);
    expect(visited[0]).toBe('walletapp://open?path=%2Fmain%2FFMA11000');
    expect(visited[1]).toContain('play.google.com');
  });

  it.each([
    ['the app has opened and the customer is back after more than 20 s', 20_000, 'visible'],
    ['the page is away', 0, 'hidden'],
  ] as const)('(R417, A86) not where %s', async (_name, gapMs, visibility) => {
    expect((await storeAt(gapMs, visibility)).visited).toHaveLength(1);
  });
});

describe('a session that ends', () => {
  async function end(reply: object, native?: ReturnType<typeof createFakeHost>) {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const shown = await openApp('FMA11000', { persona: 'member', ...(native ? { native } : {}) });
    await shown.shows('FMA11000');
    await shown.reply(reply as Record<string, unknown>);
    void currentSession()?.reread();
    return { shown, reload };
  }

  it('(R236, R376) by expiry says so, and then closes the WebView', async () => {
    const native = createFakeHost();
    const { shown } = await end(expired, native);
    await waitFor(() => expect(dialog()).toBe('sessionExpired'));
    expect(find('dialog').textContent).toContain('로그인');
    expect(native.calls('closeView')).toEqual([]);
    await answer(shown, 'sessionExpired');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
  });

  it('(R237, R376) by expiry leads a mobile browser to the mobile login', async () => {
    const { shown } = await end(expired);
    await answer(shown, 'sessionExpired');
    await leftFor('/mber/FME11000?returnPath=%2Fmain%2FFMA11000&directPage=Y');
  });

  it('(R240, R375) by a login elsewhere signs out, forgets who it was, and closes the WebView', async () => {
    const native = createFakeHost();
    const { shown } = await end(replaced, native);
    await waitFor(() => expect(dialog()).toBe('duplicateLogin'));
    expect(find('dialog').textContent).toContain('다른 기기에서 로그인했어요.');
    await answer(shown, 'duplicateLogin');
    await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
    expect(currentSession()?.person.value).toBeNull();
    expect(await bodies(shown, '/mstr/logout')).toHaveLength(1);
  });

  it('(R239) by a login elsewhere says so before the server has answered the logout', async () => {
    const { shown } = await end(replaced);
    await shown.reply({ method: 'POST', path: '/mstr/logout', drop: true });
    await waitFor(() => expect(dialog()).toBe('duplicateLogin'));
    await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
    // What is closed to visitors asks for no login meanwhile: the page goes.
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(dialog()).toBe('duplicateLogin');
  });

  it('(R240) by a login elsewhere reads the page again in a browser', async () => {
    const { shown, reload } = await end(replaced);
    await answer(shown, 'duplicateLogin');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

it('(R128, R316) employee and starbank inflow are known of whoever signed in', async () => {
  await openApp('FMA10000', { persona: 'starbank' });
  await waitFor(() =>
    expect(currentSession()?.person.value).toMatchObject({ isFromStarbanking: true, isEmployee: false }),
  );
  const shown = await openApp('FMA10000', { persona: 'employee' });
  await shown.shows('FMA10000');
  await waitFor(() =>
    expect(currentSession()?.person.value).toMatchObject({ isFromStarbanking: false, isEmployee: true }),
  );
});

it.each([
  ['the app', '1', () => ({ native: createFakeHost() })],
  ['a browser', '2', () => ({})],
])(
  '(R001, R315) the same page serves %s, and asks for the notices of its channel',
  async (_where, channel, around) => {
    const shown = await openApp('FMA10000', { persona: 'member', ...around() });
    await shown.shows('FMA10000');
    await waitFor(async () =>
      expect(await bodies(shown, '/mstr/commPup/commPupInfo')).toMatchObject([{ expsChnlDstVal: channel }]),
    );
  },
);

describe('what the customer is told', () => {
  const situations = [
    ['R370', 'loginRetry', '5회'],
    ['R371', 'loginLocked', '5회'],
    ['R372', 'ssoFailed', '국민인증서 SSO 인증에 실패했어요.'],
    ['R373', 'ssoFailedLite', '라이트로 로그인'],
    ['R374', 'customerLookupError', '고객정보'],
    ['R377', 'stepParamMissing', '정상적인 접근'],
    ['R381', 'locationPermissionDenied', '설정'],
    ['R382', 'locationUnavailable', '위치'],
    ['R383', 'locationTimeout', '위치'],
    ['R384', 'locationUnknown', '위치'],
    ['R385', 'locationConsentLookupUnavailable', '동의'],
    ['R386', 'failedToFetchData', '가져오지'],
    ['R387', 'phoneNotVerified', '인증'],
  ] as const;

  async function textOf(id: string): Promise<string> {
    void alert({ id } as Parameters<typeof alert>[0]);
    await waitFor(() => expect(dialog()).toBe(id));
    const text = find('dialog').textContent ?? '';
    closeDialogs();
    await waitFor(() => expect(dialog()).toBeNull());
    return text;
  }

  it.each(situations)('(%s) in %s', async (_row, id, words) => {
    const shown = await openApp('FMA10000');
    await shown.shows('FMA10000');
    const text = await textOf(id);
    expect(text).toContain(words);
    expect(text).toContain('확인');
  });

  it('(R382-R384) is one text for each failure', async () => {
    const shown = await openApp('FMA10000');
    await shown.shows('FMA10000');
    const texts = [];
    for (const [, id] of situations) texts.push(await textOf(id));
    expect(new Set(texts).size).toBe(situations.length);
  });
});

it('(R169, R170) while it is not known where to go, no screen stands there but a skeleton', async () => {
  const native = phone({ getLoginInfo: () => new Promise(() => {}) });
  const shown = await openApp('/', { native });
  await shown.shows('ENTRY', 'loading');
  expect(find('[data-skeleton]').dataset.skeleton).toBe('main');
  expect(document.querySelectorAll('[data-screen]')).toHaveLength(1);
  expect(document.querySelector('[data-part="cards"]')).toBeNull();
  expect(document.querySelector('[data-action="menu"]')).toBeNull();
});
