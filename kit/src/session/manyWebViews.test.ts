import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { type ApiError, defineCall } from '../api/index.ts';
import { v } from '../schema/index.ts';
import { openPages } from './testing/openPages.ts';

const origin = 'http://localhost:4173';
const MANY = 40;

const readAssets = defineCall<void, unknown>({
  method: 'GET',
  path: '/comm/common/bannerInfo',
  answer: v.unknown(),
  send: () => ({ params: { walletSvcDsticCd: '01' } }),
}).definition;

afterEach(() => {
  vi.useRealTimers();
});

/** The backend that `npm start` serves; `refuse` stands for a session that has run out at the gate before it. */
function openBackend() {
  const mock = createMock();
  const gate = { isShut: false, isDuplicate: false, isSlow: false };
  let late = 0;
  const counted = { renewals: 0, logouts: 0, asks: 0 };
  const ask = (path: string, init?: RequestInit) => mock.fetch(new Request(`${origin}${path}`, init));
  const json = (status: number, body: object) =>
    new Response(JSON.stringify({ status, message: '', ...body }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const path = String(input);
    if (path.endsWith('/mstr/sso/extend')) {
      counted.renewals += 1;
      const answer = await ask(path, init);
      gate.isShut = !answer.ok;
      return answer;
    }
    if (path.endsWith('/mstr/userinfo')) counted.asks += 1;
    if (path.endsWith('/mstr/logout')) {
      counted.logouts += 1;
      return ask(path, init);
    }
    if (gate.isShut) {
      // Refused together, told one after the other.
      if (gate.isSlow) await new Promise((resolve) => setTimeout(resolve, 5 * late++));
      return json(401, { code: '4010' });
    }
    if (gate.isDuplicate) return json(200, { code: 'DUPLICATE_LOGIN', message: '다른 기기' });
    return ask(path, init);
  }
  const control = (method: string, path: string, body: unknown) =>
    ask(`/_mocks${path}`, { method, body: JSON.stringify(body) });
  return { fetch, gate, counted, control, ask };
}

async function openMany({ isSso = false, hidden = 0 } = {}) {
  const server = openBackend();
  await server.control('POST', '/reset', isSso ? {} : { persona: 'member' });
  const pages = openPages(server);
  if (isSso) {
    const personas = (await (await server.ask('/_mocks/personas')).json()) as { id: string; ci: string }[];
    const ci = personas.find(({ id }) => id === 'groupKC0')?.ci ?? '';
    const info = { samlAssertion: 'a', ci, ssoNo: '1', kBCrtfiSerno: '2', groupCoCd: 'KC0' };
    expect(await pages.open().session.groupSignIn(info)).toMatchObject({ kind: 'success' });
  }
  const views = Array.from({ length: MANY }, (_, place) => pages.open({ isHidden: place < hidden }));
  await Promise.all(views.map(({ session }) => session.restore()));
  expect(views.every(({ session }) => session.isLogin.value)).toBe(true);
  const askAll = () =>
    Promise.all(
      views.map(({ client }) =>
        client.run(readAssets, undefined).catch((error: unknown) => error as ApiError),
      ),
    );
  const ends = () => views.flatMap((view) => view.ends);
  const nobody = () =>
    views.every(
      ({ session, storage }) => session.person.value === null && !storage.session?.getItem('KbWallet'),
    );
  return { ...pages, views, askAll, ends, nobody };
}

describe(`${MANY} WebViews`, () => {
  test('(G19) whoever learns late of a 401 that all met does not renew again', async () => {
    const { views, ends, server } = await openMany({ isSso: true });
    Object.assign(server.gate, { isShut: true, isSlow: true });
    await Promise.all(views.map(({ session }) => session.reread()));
    expect(server.counted.renewals).toBe(1);
    expect(views.every(({ session }) => session.isLogin.value)).toBe(true);
    expect(ends()).toEqual([]);
  });

  test('(G19) meet a 401 together: one renewal, and every call goes on', async () => {
    const { server, askAll, ends, views } = await openMany({ isSso: true });
    server.gate.isShut = true;
    const answers = await askAll();
    expect(answers.map((answer) => (answer as { bannerInfoList?: unknown }).bannerInfoList)).toEqual(
      Array(MANY).fill(expect.any(Array)),
    );
    expect(server.counted.renewals).toBe(1);
    expect(ends()).toEqual([]);
    expect(views.every(({ session }) => session.isLogin.value)).toBe(true);
    // And once more when the renewed session has run out as well.
    server.gate.isShut = true;
    await askAll();
    expect(server.counted.renewals).toBe(2);
  });

  test('(G18, G19) renew once also where the phone has emptied the storage under them', async () => {
    const { server, askAll, ends, local } = await openMany({ isSso: true });
    local.clear();
    server.gate.isShut = true;
    await askAll();
    expect(server.counted.renewals).toBe(1);
    expect(ends()).toEqual([]);
  });

  test('(G19) meet a 401 that no renewal helps: all forget, one tells', async () => {
    const { server, askAll, ends, nobody } = await openMany();
    server.gate.isShut = true;
    const errors = await askAll();
    expect(new Set(errors.map((error) => (error as ApiError).kind))).toEqual(new Set(['sessionExpired']));
    await vi.waitFor(() => expect(ends()).toHaveLength(MANY));
    expect(ends().filter(({ speaks }) => speaks)).toHaveLength(1);
    expect(server.counted.renewals).toBe(0);
    expect(nobody()).toBe(true);
  });

  test.each([
    ['all in sight', 0],
    ['one in sight', MANY - 1],
    ['none in sight', MANY],
  ])('(G20) %s, a duplicate login met by one: all forget within a second, one tells', async (_, hidden) => {
    const { server, views, ends, nobody } = await openMany({ hidden });
    server.gate.isDuplicate = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const asked = views[0]?.client.run(readAssets, undefined).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
    expect(nobody()).toBe(true);
    expect(ends()).toHaveLength(MANY);
    expect(ends().filter(({ speaks }) => speaks)).toHaveLength(1);
    expect(server.counted.logouts).toBe(1);
  });

  test('(G20) a duplicate login met by all at once is told once', async () => {
    const { server, askAll, ends, nobody } = await openMany({ hidden: 13 });
    server.gate.isDuplicate = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const asked = askAll();
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
    expect(nobody()).toBe(true);
    expect(ends().filter(({ speaks }) => speaks)).toHaveLength(1);
  });

  test('(G20) leaving in one clears all within a second, and nobody says a word', async () => {
    const { views, ends, nobody } = await openMany();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const left = views[7]?.session.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    await left;
    expect(nobody()).toBe(true);
    expect(ends()).toEqual(Array(MANY).fill({ reason: 'left', speaks: false }));
  });
});

describe('(G18) a storage that the phone empties while pages are open', () => {
  async function emptied() {
    const many = await openMany();
    many.local.clear();
    for (const { storage } of many.views) storage.session?.clear();
    return many;
  }

  test('loses nobody: all stay signed in and go on', async () => {
    const { views, askAll, ends } = await emptied();
    await askAll();
    await Promise.all(views.map(({ session }) => session.reread()));
    expect(views.every(({ session }) => session.isLogin.value)).toBe(true);
    expect(ends()).toEqual([]);
    await views[0]?.session.area('idoc').write({ step: 2 });
    expect(await views[0]?.session.area('idoc').read()).toEqual({ step: 2 });
    expect(await views[0]?.session.drafts.read('forest', v.unknown())).toBeUndefined();
  });

  /** One more WebView; it finds no mark, makes one, and the others read again as they are told of it. */
  async function openLate() {
    const many = await emptied();
    const before = many.server.counted.asks;
    const late = many.open();
    await late.session.restore();
    await vi.waitFor(() => expect(many.server.counted.asks).toBe(before + 1 + MANY));
    return { ...many, late };
  }

  test('lets a WebView opened after it end the session for all', async () => {
    const { late, nobody } = await openLate();
    await late.session.leave();
    await vi.waitFor(() => expect(nobody()).toBe(true));
  });

  test('and one of those before it as well', async () => {
    const { late, views, nobody } = await openLate();
    await views[3]?.session.leave();
    await vi.waitFor(() => expect(nobody()).toBe(true));
    await vi.waitFor(() => expect(late.session.person.value).toBeNull());
  });
});
