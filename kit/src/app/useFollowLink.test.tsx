import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest, type RegistryApp, toRegistryApp } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import {
  button,
  confirmButton,
  createFakeHost,
  dialog,
  type FakeHost,
  renderScreen,
} from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { type FollowOptions, type LinkOutcome, useFollowLink } from './useFollowLink.ts';

const flags = { forVisitor: true } as const;
const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Trial' },
  prefixes: ['/try'],
  home: 'TRY10000',
  bridge: ['hello', 'openWebView', 'openWindow', 'openNativeScreen'],
  nativeScreens: ['D007792'],
  screens: {
    TRY10000: { path: '/try/TRY10000', title: { ko: '처음', en: 'Start' }, flags },
    TRY20000: { path: '/try/TRY20000/{itemId}', title: { ko: '상세', en: 'Detail' }, flags },
  },
});
const versions = { version: '1.0.0', kit: '1.0.0' };
const cpon: RegistryApp = {
  id: 'cpon',
  ...versions,
  prefixes: ['/cpon'],
  entry: '/cpon/',
  screens: [
    { code: 'FCP15200', path: '/cpon/FCP15200/{hirkCtntID}', title: { ko: '쿠폰', en: 'Coupon' }, flags: {} },
  ],
};
const registry = { apps: [toRegistryApp(manifest, versions), cpon] };

let link = '';
let options: FollowOptions = {};
let outcome: LinkOutcome | undefined;

function Start() {
  const follow = useFollowLink(options);
  const run = async () => {
    outcome = await follow.run(link);
  };
  return (
    <Screen title="처음">
      <button type="button" onClick={() => void run()}>
        가기
      </button>
    </Screen>
  );
}
const Detail = () => <Screen title="상세">상세 화면</Screen>;
const messages = defineMessages({
  ko: async () => ({ messages: {} }),
  en: async () => ({ messages: {} }),
});
const screens = defineScreens(manifest, {
  TRY10000: async () => ({ TRY10000: Start }),
  TRY20000: async () => ({ TRY20000: Detail }),
});

const released = async () => Response.json(registry);

async function follow(to: string, native?: FakeHost, persona = 'member', fetch: typeof released = released) {
  link = to;
  vi.stubGlobal('fetch', fetch);
  const app = { manifest, screens, messages };
  const view = await renderScreen(app, 'TRY10000', {
    backend: createMock(),
    persona,
    ...(native ? { native } : {}),
  });
  await view.user.click(await screen.findByRole('button', { name: '가기' }));
  return view;
}

afterEach(() => {
  options = {};
  outcome = undefined;
  vi.unstubAllGlobals();
});

describe('where a link leads (1-shell s4.8)', () => {
  it.each(['/try/TRY20000/7', 'TRY20000|itemId=7'])('(R259) (R260) %s stays in this WebView', async (to) => {
    const host = createFakeHost();
    const { path } = await follow(to, host);
    expect(await screen.findByText('상세 화면')).toBeTruthy();
    expect(path()).toBe('/try/TRY20000/7');
    expect(host.calls('openWebView')).toEqual([]);
  });

  it.each([
    ['/forest/FTR61000?a=1', '/forest/FTR61000?a=1'],
    ['FCP15200|hirkCtntID=a b/c&x=1', '/cpon/FCP15200/a%20b%2Fc?x=1'],
  ])('%s opens in a WebView of its own', async (to, url) => {
    const host = createFakeHost();
    await follow(to, host);
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url }]));
  });

  it('(R257) an address outside goes through the phone', async () => {
    const host = createFakeHost();
    await follow('https://example.com/a', host);
    await waitFor(() => expect(host.calls('openWindow')).toEqual([{ url: 'https://example.com/a' }]));
  });

  it('(R253) a document opens the page of the bank app', async () => {
    const host = createFakeHost({ answers: { openNativeScreen: () => ({}) } });
    await follow('edoc://77', host);
    const params = { document: 'edoc', link: '77' };
    await waitFor(() => expect(host.calls('openNativeScreen')).toEqual([{ screen: 'D007792', params }]));
  });

  it.each([
    ['a screen that is not released', 'FXX10000', 'linkNotReleased'],
    ['one whose id is missing', 'FCP15200', 'linkNotReleased'],
    ['a script', 'javascript:alert(1)', 'linkBroken'],
    ['a document, in a browser', 'ecert://1', 'linkAppOnly'],
  ])('%s is told', async (_, to, id) => {
    await follow(to);
    await waitFor(() => expect(document.querySelector(`dialog[open][data-msg="${id}"]`)).not.toBeNull());
  });

  it.each([
    ['/pages/guide?from=banner', '/pages/guide?from=banner'],
    ['a/pages/y', '/a/pages/y'],
    ['/pages/../../y#z', '/y#z'],
  ])('(R258) %s, which no screen takes, is a content page of the bank', async (to, path) => {
    const host = createFakeHost();
    await follow(to, host);
    const url = `https://wallet-contents.example.com${path}`;
    await waitFor(() => expect(host.calls('openWindow')).toEqual([{ url }]));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('(R258) a callback goes to the screen that takes it', async () => {
    const taken = vi.fn();
    options = { onCallback: taken };
    await follow('/x/pages/y');
    await waitFor(() => expect(taken.mock.calls).toEqual([['/x/pages/y']]));
  });

  it('(R256) the pay page asks for the national certificate', async () => {
    const host = createFakeHost();
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user } = await follow('kbpay://x', host, 'visitor');
    const confirm = '[data-popup="certificateNeeded"] [data-action="confirm"]';
    await waitFor(() => expect(document.querySelector(confirm)).not.toBeNull());
    expect(host.calls('openWebView')).toEqual([]);
    await user.click(document.querySelector(confirm) as Element);
    const back = 'returnPath=%2Fgpayment%2FFGP10000';
    await waitFor(() => expect(left).toHaveBeenCalledWith(`/mber/FME50000?isCertiAccess=Y&${back}`));
  });

  it('(R255) the pay page opens for who signed in with it', async () => {
    const host = createFakeHost();
    await follow('kbpay://x', host);
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/gpayment/FGP10000' }]));
  });

  it('(R386) a pay link, or a name, while what is released cannot be read says that the data could not be fetched', async () => {
    const host = createFakeHost();
    const { user } = await follow('kbpay://x', host, 'member', async () =>
      Promise.reject(new TypeError('offline')),
    );
    await user.click(await confirmButton('failedToFetchData'));
    await waitFor(() => expect(outcome).toMatchObject({ kind: 'failed', reason: 'unread' }));
    link = 'FCP15200|hirkCtntID=1';
    await user.click(await button('가기'));
    expect(await dialog('failedToFetchData')).toBeTruthy();
    expect(host.calls('openWebView')).toEqual([]);
  });
});

describe('what a screen hears of it', () => {
  const missing = { kind: 'failed', messageId: 'linkNotReleased' };
  it.each([
    ['/forest/FTR61000', { kind: 'page', path: '/forest/FTR61000' }],
    ['FCP15200|hirkCtntID=1', { kind: 'page', path: '/cpon/FCP15200/1' }],
    ['https://example.com/a', { kind: 'outside', url: 'https://example.com/a' }],
    ['edoc://7', { kind: 'bankApp', page: 'D007792' }],
    ['FCP15200', { ...missing, reason: 'valueMissing' }],
    ['FXX10000', { ...missing, reason: 'notReleased' }],
    ['javascript:alert(1)', { kind: 'failed', reason: 'broken', messageId: 'linkBroken' }],
    ['/x/pages/y', { kind: 'outside', url: 'https://wallet-contents.example.com/x/pages/y' }],
  ])('%s led to %j, which the screen tells itself', async (to, led) => {
    options = { tells: () => false };
    await follow(to, createFakeHost({ answers: { openNativeScreen: () => ({}) } }));
    await waitFor(() => expect(outcome).toEqual(led));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('an address that the screen knows goes before what is released', async () => {
    const host = createFakeHost();
    options = { addressOf: (name, { a = '' }) => (name === 'FCP15200' ? `/main/stated?a=${a}` : null) };
    await follow('FCP15200|a=1', host);
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/main/stated?a=1' }]));
  });
});
