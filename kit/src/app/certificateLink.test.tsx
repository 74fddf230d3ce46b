import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { createFakeHost, renderScreen } from '../testing/index.ts';
import { above, answer, loadDocument, otherDocuments, shows, tryApp } from './testing/tryApp.tsx';

/** A world of the mock backend, which outlives documents. */
function openWorld() {
  const backend = createMock();
  const ask = (path: string, init: RequestInit = {}) =>
    backend.fetch(new Request(new URL(path, 'http://localhost:4173'), init));
  const fetchThere: typeof fetch = (input, init) => ask(String(input), init);
  const headers = { 'content-type': 'application/json' };
  return {
    fetchThere,
    call: (path: string, body: unknown) => ask(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

/** The same customer, signed in by each kind of login. */
const by = (code: string) => ({ loginWay: code.slice(0, 2), loginAccessMediaDstic: code.slice(2) });
const fields = {
  walletMberIdnfiNo: 'W000000001',
  custIdnfr: 'K1',
  custName: '김하늘',
  birth: '900215',
  custGubn: '2',
  mberMgtDstcd: '1',
};

async function open(at: string, code: string) {
  const gone = otherDocuments();
  const native = createFakeHost();
  const options = { backend: createMock(), persona: 'member', person: by(code), native };
  return { ...(await renderScreen(tryApp, at, options)), native, gone };
}

/** In the app, or in another WebView, the customer has signed in once more: the phone says so. */
async function signInBy(code: string, { native, reply }: Awaited<ReturnType<typeof open>>) {
  const body = { status: 200, code: '0000', message: '', payload: { ...fields, ...by(code) } };
  await reply({ method: 'GET', path: '/mstr/userinfo', body });
  act(() => native.emit('loginChanged', { isLogin: true }));
}

const links = [
  // A screen of certificate login, a national certificate and a public one (A22).
  { what: 'addCertificate', at: '/try/TRY50000?memo=1&k=%ED%95%9C', had: '02K1', has: '0200', ask: 'I' },
  // A screen of the app alone, a login by pattern and a national certificate.
  { what: 'certificateNeeded', at: '/try/TRY40000?memo=1', had: '09E1', has: '02K1', ask: 'Y' },
] as const;

describe.each(links)('a link that meets the popup $what', ({ what, at, had, has, ask }) => {
  const code = at.slice(5, 13);
  const moveTo = `/mber/FME50000?${new URLSearchParams({ isCertiAccess: ask, returnPath: at })}`;

  it('(G26) cold: leads to the certificate page, which is told of the page of the link', async () => {
    const shown = await open(at, had);
    await waitFor(() => expect(above()).toBe(what));
    expect(document.querySelector('[data-screen]')).toBeNull();
    await answer(shown.user, what);
    await waitFor(() => expect(shown.gone).toEqual([moveTo]));
  });

  it('(G26) cold: the customer signs in another way meanwhile, and the page opens by itself', async () => {
    const shown = await open(at, had);
    await waitFor(() => expect(above()).toBe(what));
    await signInBy(has, shown);
    await shown.shows(code);
    expect(shown.path()).toBe(at);
    expect(above()).toBeNull();
    expect(shown.gone).toEqual([]);
  });

  it('(G26) cold: another login that does not do asks again, once', async () => {
    const shown = await open(at, had);
    await waitFor(() => expect(above()).toBe(what));
    const before = document.querySelector('[data-popup]');
    await signInBy('27K6', shown);
    await waitFor(() => expect(document.querySelector('[data-popup]')).not.toBe(before));
    await waitFor(() => expect(above()).toBe(what));
    expect(document.querySelectorAll('[data-popup]')).toHaveLength(1);
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(G26) warm: the link of a second opening waits behind the popup, and is followed once', async () => {
    const shown = await open('/try/TRY10000', had);
    await shown.shows('TRY10000');
    act(() => shown.native.emit('reopened', { url: at }));
    await waitFor(() => expect(above()).toBe(what));
    // The page before stays, as does its address.
    await waitFor(() => expect(shown.path()).toBe('/try/TRY10000'));
    await shown.shows('TRY10000');
    await signInBy(has, shown);
    await shown.shows(code);
    expect(shown.path()).toBe(at);
    expect(above()).toBeNull();
    act(() => shown.native.emit('backPressed'));
    await shown.shows('TRY10000');
    // Back, and signed in once more: a link that was followed is over.
    await signInBy('02K2', shown);
    await shown.shows('TRY10000');
    expect(shown.path()).toBe('/try/TRY10000');
  });

  it('(G26) warm: the popup leads to the certificate page with the link', async () => {
    const shown = await open('/try/TRY10000', had);
    await shown.shows('TRY10000');
    act(() => shown.native.emit('reopened', { url: at }));
    await answer(shown.user, what);
    await waitFor(() => expect(shown.gone).toEqual([moveTo]));
  });

  it('(G26) warm: who closes the popup stays, and the link is not followed later', async () => {
    const shown = await open('/try/TRY10000', had);
    await shown.shows('TRY10000');
    act(() => shown.native.emit('reopened', { url: at }));
    await answer(shown.user, what, 'close');
    await waitFor(() => expect(above()).toBeNull());
    await signInBy(has, shown);
    await shown.shows('TRY10000');
    expect(shown.path()).toBe('/try/TRY10000');
    expect(shown.gone).toEqual([]);
  });

  it('(G26) killed at the popup, the WebView comes back to it; to the page itself once the login is right', async () => {
    const { call, fetchThere } = openWorld();
    const uninstall = createFakeHost().install(window);
    onTestFinished(uninstall);
    const signedInBy = (login: string) => call('/_mocks/reset', { persona: 'member', person: by(login) });
    await signedInBy(had);
    let kill = await loadDocument(at, fetchThere);
    await waitFor(() => expect(above()).toBe(what));
    const { pathname, search } = window.location;
    expect(`${pathname}${search}`).toBe(at);
    kill();

    kill = await loadDocument(at, fetchThere);
    await waitFor(() => expect(above()).toBe(what));
    kill();

    await signedInBy(has);
    onTestFinished(await loadDocument(at, fetchThere));
    await shows(code);
    expect(above()).toBeNull();
  });
});
