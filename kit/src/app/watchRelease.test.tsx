import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import {
  type ClosedPart,
  closingOf,
  defineManifest,
  type IndexApp,
  type RegistryApp,
  toRegistryApp,
} from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { createFakeHost, dialog, renderScreen } from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useWallet } from './WalletContext.ts';

const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Trial' },
  prefixes: ['/try'],
  home: 'TRY10000',
  bridge: ['openWebView'],
  screens: {
    TRY10000: { path: '/try/TRY10000', title: { ko: '처음', en: 'Start' }, flags: { forVisitor: true } },
    TRY20000: { path: '/try/TRY20000', title: { ko: '결제', en: 'Pay' }, flags: { forVisitor: true } },
  },
});

function Start() {
  const { navigate } = useWallet();
  return (
    <Screen title="처음">
      <button type="button" onClick={() => navigate.push('TRY20000')}>
        결제로
      </button>
      <button type="button" onClick={() => void navigate.open('/other/OTH10000/7?from=card')}>
        다른 서비스
      </button>
    </Screen>
  );
}

function Pay() {
  useLeaveGuard(true);
  return <Screen title="결제">결제 중</Screen>;
}

const screens = defineScreens(manifest, {
  TRY10000: async () => ({ TRY10000: Start }),
  TRY20000: async () => ({ TRY20000: Pay }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });
const text = { ko: '숲에 눈이 많이 와서 닫았어요.', en: 'Closed for snow.' };
let app: RegistryApp;
let other: IndexApp;
let asked: number;

beforeEach(() => {
  app = toRegistryApp(manifest, { version: '1.0.0', kit: '1.0.0' });
  other = {
    id: 'other',
    prefixes: ['/other'],
    screens: [{ code: 'OTH10000', path: '/other/OTH10000/{no}' }],
  };
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ apps: [app, other] });
  });
  const facts = { id: 'try', version: '1.0.0', kit: '1.0.0', developerScreens: true, build: 'try-bad' };
  const meta = document.createElement('meta');
  meta.name = 'wallet-app';
  meta.content = JSON.stringify(facts);
  document.head.append(meta);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.querySelector('meta[name="wallet-app"]')?.remove();
});

async function open(at = 'TRY10000') {
  const host = createFakeHost();
  const rendered = await renderScreen({ manifest, screens, messages }, at, {
    backend: createMock(),
    native: host,
  });
  await rendered.shows(at);
  await waitFor(() => expect(asked).toBe(1));
  return { ...rendered, host };
}
const toPay = () => screen.getByRole('button', { name: '결제로' });

it('asks once when a page is drawn, and not again for a tap right after it', async () => {
  const { user, shows } = await open();
  await user.click(toPay());
  await shows('TRY20000');
  expect(asked).toBe(1);
});

it('(G34) a page that was never released asks nothing', async () => {
  document.querySelector('meta[name="wallet-app"]')?.remove();
  const rendered = await renderScreen({ manifest, screens, messages }, 'TRY10000', { backend: createMock() });
  await rendered.shows('TRY10000');
  await rendered.user.click(toPay());
  await rendered.shows('TRY20000');
  expect(asked).toBe(0);
});

it('(G34) a screen that was closed before the page was opened is closed for a tap', async () => {
  app.killed = [{ screen: 'TRY20000', text }];
  const { user } = await open();
  await user.click(toPay());
  expect(await screen.findByText(text.ko)).toBeTruthy();
  expect(document.querySelector('[data-screen="TRY20000"]')).toBeNull();
});

it('(G34) a screen that was closed while the page stood open is closed for a tap a minute later', async () => {
  const { user } = await open();
  app.killed = [{ screen: 'TRY20000', text }];
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await user.click(toPay());
  expect(await screen.findByText(text.ko)).toBeTruthy();
  expect(asked).toBe(2);
});

const toOther = () => screen.getByRole('button', { name: '다른 서비스' });

it.each([
  ['the screen', { screen: 'OTH10000' }],
  ['the whole app', {}],
])(
  '(G34) a tap that leads to another app is told that %s is closed, and opens nothing',
  async (_name, part) => {
    other.killed = [{ ...part, text, until: '2999-01-01T00:30:00+09:00' }];
    const { user, host } = await open();
    await user.click(toOther());
    const said = await dialog('serviceStopped');
    expect(said.textContent).toContain(text.ko);
    expect(said.textContent).toContain('2999.01.01 00:30 이후');
    await user.click(said.querySelector('[data-action="confirm"]') as Element);
    expect(host.calls('openWebView')).toEqual([]);
  },
);

it('(G34) such a tap is decided by what was asked a minute ago at most, and an end that has come opens again', async () => {
  const { user, host } = await open();
  await user.click(toOther());
  await waitFor(() => expect(host.calls('openWebView')).toHaveLength(1));
  expect(asked).toBe(1);
  other.killed = [{ text }];
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await user.click(toOther());
  await user.click((await dialog('serviceStopped')).querySelector('[data-action="confirm"]') as Element);
  expect(asked).toBe(2);
  expect(host.calls('openWebView')).toHaveLength(1);
  other.killed = [{ screen: 'OTH10000', text, until: '2000-01-01T00:00:00+09:00' }];
  vi.spyOn(Date, 'now').mockImplementation(() => now + 122_000);
  await user.click(toOther());
  await waitFor(() => expect(host.calls('openWebView')).toHaveLength(2));
});

it('(G34) such a tap waits for what a page that has just been loaded asks, and for no longer than a second', async () => {
  let answer = () => {};
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => (answer = () => resolve(Response.json({ apps: [app, other] })))),
  );
  other.killed = [{ text }];
  const host = createFakeHost();
  const { user, shows } = await renderScreen({ manifest, screens, messages }, 'TRY10000', {
    backend: createMock(),
    native: host,
  });
  await shows('TRY10000');
  await user.click(toOther());
  expect(host.calls('openWebView')).toEqual([]);
  answer();
  await user.click((await dialog('serviceStopped')).querySelector('[data-action="confirm"]') as Element);
  expect(host.calls('openWebView')).toEqual([]);

  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  other.killed = [];
  await user.click(toOther());
  // Nobody answers: what this page was told last counts.
  await dialog('serviceStopped');
  expect(host.calls('openWebView')).toEqual([]);
});

it('a registry that does not answer keeps nobody waiting, and closes the screen when it does', async () => {
  const { user, shows } = await open();
  app.killed = [{ screen: 'TRY20000', text }];
  let answer = () => {};
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => (answer = () => resolve(Response.json({ apps: [app] })))),
  );
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await user.click(toPay());
  await shows('TRY20000');
  answer();
  expect(await screen.findByText(text.ko)).toBeTruthy();
});

it('(G34) an open page says, when the customer comes back, that its screen was closed, and until when', async () => {
  const { host, shows } = await open();
  app.killed = [{ screen: 'TRY10000', text, until: '2999-01-01T00:30:00+09:00' }];
  host.emit('resume');
  const said = await screen.findByText(/숲에 눈이 많이 와서/);
  expect(said.textContent).toContain('2999.01.01 00:30 이후');
  expect(said.closest('[data-msg="serviceStopped"]')).toBeTruthy();
  expect(document.querySelector('[data-screen]')).toBeNull();
  app.killed = [];
  host.emit('resume');
  await shows('TRY10000');
});

it('(G34) leads to no screen that was closed meanwhile', async () => {
  const { host, user } = await open();
  app.killed = [{ screen: 'TRY20000', text }];
  host.emit('resume');
  await waitFor(() => expect(asked).toBe(2));
  await user.click(toPay());
  expect(await screen.findByText(text.ko)).toBeTruthy();
});

it('(G33) tells an open page once that its release was withdrawn', async () => {
  const { host, user } = await open();
  app.withdrawn = ['try-bad'];
  host.emit('resume');
  const asks = await dialog('releaseWithdrawn');
  await user.click(asks.querySelector('[data-action="cancel"]') as Element);
  host.emit('resume');
  await waitFor(() => expect(asked).toBe(3));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('(G33) one that was withdrawn and released again is not withdrawn', async () => {
  const { host } = await open();
  app.withdrawn = ['try-bad'];
  app.build = 'try-bad';
  host.emit('resume');
  await waitFor(() => expect(asked).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('(G33) says nothing in the middle of a payment, nor of the release of another page', async () => {
  const { host } = await open('TRY20000');
  app.withdrawn = ['try-bad'];
  host.emit('resume');
  await waitFor(() => expect(asked).toBe(2));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('goes on where the registry cannot be read', async () => {
  const { host, shows } = await open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  host.emit('resume');
  await shows('TRY10000');
});

it('an end that has come opens again; the whole app goes before a screen', () => {
  const noon = new Date('2026-11-21T12:00:00+09:00');
  const until = '2026-11-21T12:00:00+09:00';
  const parts: ClosedPart[] = [
    { text, until },
    { screen: 'TRY20000', text },
  ];
  expect(closingOf(parts, 'TRY10000', noon)).toBeUndefined();
  expect(closingOf(parts, 'TRY10000', new Date(noon.getTime() - 1))).toBe(parts[0]);
  expect(closingOf(parts, 'TRY20000', new Date(noon.getTime() - 1))).toBe(parts[0]);
  expect(closingOf(parts, 'TRY20000', noon)).toBe(parts[1]);
});
