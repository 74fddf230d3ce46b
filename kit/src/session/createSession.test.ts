import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiError, defineCall } from '../api/index.ts';
import { v } from '../schema/index.ts';
import { memoryKeys } from './keyStore.ts';
import { good, memoryStorage, openPages, openServer, wireMember, withStatus } from './testing/openPages.ts';

const readX = defineCall<void, unknown>({
  method: 'GET',
  path: '/comm/x',
  answer: v.unknown(),
  duplicates: 'allow',
}).definition;

const settle = () => vi.waitFor(() => Promise.resolve());
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as ApiError);

afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(server = openServer()) {
  const pages = openPages(server);
  const page = pages.open();
  await page.session.login({ ci: 'CI-1' });
  return { ...pages, ...page };
}

describe('restoring', () => {
  test('(R337) a cookie is enough: session storage is empty in a new WebView', async () => {
    const { server, open } = openPages();
    server.state.isSignedIn = true;
    const { session } = open();
    expect(session.known.value).toBe(false);
    expect(await session.restore()).toMatchObject({
      memberId: 'W000000001',
      birth: '19900215',
      loginCode: '02K1',
    });
    expect(session.isLogin.value).toBe(true);
  });

  test('a 401 at the start is a visitor, and nobody is told anything', async () => {
    const { session, ends } = openPages().open();
    expect(await session.restore()).toBeNull();
    expect(session.known.value).toBe(true);
    expect(ends).toEqual([]);
  });

  test('a payload without a member is a visitor', async () => {
    const server = openServer({ 'GET /mstr/userinfo': () => good({}) });
    const { session } = openPages(server).open();
    expect(await session.restore()).toBeNull();
    expect(session.known.value).toBe(true);
  });

  test('while the API cannot be asked it is not known who the customer is; asking again helps', async () => {
    const server = openServer({ 'GET /mstr/userinfo': () => withStatus(500, 'oops') });
    const { session } = openPages(server).open();
    expect(await session.restore()).toBeNull();
    expect(session.known.value).toBe(false);
    expect(session.failure.value).toMatchObject({ kind: 'http', status: 500 });
    delete server.answers['GET /mstr/userinfo'];
    server.state.isSignedIn = true;
    expect(await session.restore()).toMatchObject({ memberId: 'W000000001' });
    expect(session.failure.value).toBeNull();
  });

  test('(R962) after a reload the person is there before the server has answered', async () => {
    const { open, storage, server } = await signedIn();
    await settle();
    let answer: (reply: unknown) => void = () => undefined;
    server.answers['GET /mstr/userinfo'] = () => new Promise((resolve) => (answer = resolve));
    await vi.waitFor(() => expect(storage.session?.getItem('KbWallet')).toContain('mstr'));
    const { session, ends } = open({ storage });
    expect(await session.restore()).toMatchObject({ name: '김하늘' });
    answer(withStatus(401, {}));
    await vi.waitFor(() => expect(session.person.value).toBeNull());
    expect(ends).toEqual([]);
    expect(storage.session?.getItem('KbWallet')).toBeNull();
  });

  test('a CI is not kept: not in the person that a reload shows, nor in how an affiliate’s customer came', async () => {
    const server = openServer({ 'POST /mstr/sso/verify': () => good({ ssoVerify: 'OK', ciNo: 'CI-1' }) });
    const opened = openPages(server);
    const { session, storage } = opened.open();
    const sso = { samlAssertion: 'a', ci: 'CI-1', ssoNo: '1', kBCrtfiSerno: '2', groupCoCd: 'KS2' };
    expect(await session.groupSignIn(sso)).toMatchObject({ kind: 'success', person: { ci: 'CI-1' } });
    expect(session.groupLogin.value.ci).toBe('CI-1');
    await vi.waitFor(() => expect(storage.session?.getItem('KbWallet')).toContain('mstr'));
    server.answers['GET /mstr/userinfo'] = () => new Promise(() => undefined);
    const again = opened.open({ storage }).session;
    expect(await again.restore()).toMatchObject({ name: '김하늘', ci: '' });
    expect(again.groupLogin.value).toMatchObject({ isSso: true, ci: '' });
  });

  test('what another session left is not shown after a reload', async () => {
    const { open, storage, local, session } = await signedIn();
    await vi.waitFor(() => expect(storage.session?.getItem('KbWallet')).toContain('mstr'));
    const kept = storage.session?.getItem('KbWallet') ?? '';
    await session.leave();
    storage.session?.setItem('KbWallet', kept);
    local.setItem(
      'wallet.session',
      JSON.stringify({ id: 'other', loginType: 'web', isSso: false, renewals: 0 }),
    );
    const again = open({ storage });
    expect(await again.session.restore()).toBeNull();
    expect(storage.session?.getItem('KbWallet')).toBeNull();
  });

  test('a duplicate login met at the start is told', async () => {
    const server = openServer({
      'GET /mstr/userinfo': () => ({ status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기' }),
    });
    const { session, ends } = openPages(server).open();
    expect(await session.restore()).toBeNull();
    expect(ends).toEqual([{ reason: 'duplicate', speaks: true, message: '다른 기기' }]);
  });
});

describe('the end of a session', () => {
  test('(R234) (R235) a 401 while signed in clears the person and is told once, however many calls met it', async () => {
    const { session, client, ends, server, local, storage } = await signedIn();
    await session.drafts.write('forest', { nights: 2 });
    server.state.isSignedIn = false;
    const errors = await Promise.all([1, 2, 3].map(() => caught(client.run(readX, undefined))));
    expect(errors.map((error) => (error as ApiError).kind)).toEqual(Array(3).fill('sessionExpired'));
    expect(session.person.value).toBeNull();
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
    expect([storage.session?.getItem('KbWallet'), local.getItem('wallet.session')]).toEqual([null, null]);
    // What was being entered waits for the same member, encrypted; nobody else can read it.
    expect(local.getItem('wallet.drafts')).not.toBeNull();
    expect(await session.drafts.read('forest', v.unknown())).toBeUndefined();
    expect(await caught(client.run(readX, undefined))).toMatchObject({ kind: 'http', status: 401 });
    expect(server.asked()).not.toContain('POST /mstr/sso/extend');
  });

  test('the end of a session leaves the mark of one that has begun since', async () => {
    const { session, local } = await signedIn();
    const newer = JSON.stringify({ id: 'newer', loginType: 'web', isSso: false, renewals: 0 });
    local.setItem('wallet.session', newer);
    await session.handleDuplicateLogin('다른 기기');
    expect(session.person.value).toBeNull();
    expect(local.getItem('wallet.session')).toBe(newer);
  });

  test('a second 401 after a change of login ends the session: the call is not tried for ever', async () => {
    const { session, client, ends, server } = await signedIn();
    const refuse = { status: 401, code: '4010' };
    server.answers['GET /comm/x'] = async () => {
      // Somebody signs in while the call is under way.
      if (!server.asked().includes('again')) {
        server.seen.push({ name: 'again', headers: {}, body: undefined });
        await session.login({ ci: 'CI-1' });
      }
      return withStatus(401, refuse);
    };
    expect(await caught(client.run(readX, undefined))).toMatchObject({ kind: 'sessionExpired' });
    expect(server.asked().filter((name) => name === 'GET /comm/x')).toHaveLength(2);
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
    expect(session.person.value).toBeNull();
  });

  test('a customer who leaves has left every WebView: none keeps what was being entered', async () => {
    const { session, open } = await signedIn();
    // A WebView without a key of its own keeps its drafts in memory.
    const other = open({ keys: { key: async () => null } }).session;
    await other.restore();
    await other.drafts.write('forest', { nights: 2 });
    expect(await other.drafts.read('forest', v.unknown())).toEqual({ nights: 2 });
    await session.leave();
    await vi.waitFor(() => expect(other.person.value).toBeNull());
    await other.login({ ci: 'CI-1' });
    expect(await other.drafts.read('forest', v.unknown())).toBeUndefined();
  });

  test('one WebView meets it, all forget, one tells', async () => {
    const { open, client, server, ends } = await signedIn();
    const others = [open(), open()];
    for (const { session } of others) await session.restore();
    server.state.isSignedIn = false;
    await caught(client.run(readX, undefined));
    await vi.waitFor(() => expect(others.map(({ session }) => session.person.value)).toEqual([null, null]));
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
    expect(others.flatMap(({ ends }) => ends)).toEqual(Array(2).fill({ reason: 'expired', speaks: false }));
  });

  test('two WebViews meet it in the same moment: one tells', async () => {
    const { open, client, server, ends } = await signedIn();
    const other = open();
    await other.session.restore();
    server.state.isSignedIn = false;
    await Promise.all([caught(client.run(readX, undefined)), caught(other.client.run(readX, undefined))]);
    await vi.waitFor(() => expect([...ends, ...other.ends]).toHaveLength(2));
    expect([...ends, ...other.ends].filter(({ speaks }) => speaks)).toHaveLength(1);
  });

  test('met where nobody looks, it is told where somebody does', async () => {
    const { open, server, ends } = await signedIn();
    const hidden = open({ isHidden: true });
    await hidden.session.restore();
    server.state.isSignedIn = false;
    await caught(hidden.client.run(readX, undefined));
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
    await vi.waitFor(() => expect(hidden.ends).toEqual([{ reason: 'expired', speaks: false }]));
  });

  test('met where nobody looks and seen by nobody else, it is told there after all', async () => {
    const server = openServer();
    const { open } = openPages(server);
    const { session, client, ends } = open({ isHidden: true });
    await session.login({ ci: 'CI-1' });
    server.state.isSignedIn = false;
    await caught(client.run(readX, undefined));
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
  });

  test('(R239) (R375) a duplicate login is signed out at the server and told in its words', async () => {
    const { client, server, ends, session } = await signedIn();
    server.answers['GET /comm/x'] = () => ({ status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기' });
    const errors = await Promise.all([1, 2].map(() => caught(client.run(readX, undefined))));
    expect(errors).toMatchObject([{ kind: 'duplicateLogin' }, { kind: 'duplicateLogin' }]);
    await vi.waitFor(() =>
      expect(ends).toEqual([{ reason: 'duplicate', speaks: true, message: '다른 기기' }]),
    );
    expect(server.asked().filter((call) => call === 'POST /mstr/logout')).toHaveLength(1);
    expect(session.person.value).toBeNull();
  });

  test('(R239) a duplicate login is told first, then signed out, then forgotten', async () => {
    const { client, server, ends, session } = await signedIn();
    const atLogout: unknown[] = [];
    server.answers['GET /comm/x'] = () => ({ status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기' });
    server.answers['POST /mstr/logout'] = () => {
      atLogout.push([ends.length, session.person.value?.memberId]);
      return { status: 200, code: '0000' };
    };
    await caught(client.run(readX, undefined));
    await vi.waitFor(() => expect(session.person.value).toBeNull());
    expect(atLogout).toEqual([[1, expect.any(String)]]);
  });

  test('leaving signs out at the server and everywhere, without an alert', async () => {
    const { session, open, ends, server } = await signedIn();
    const other = open();
    await other.session.restore();
    await session.leave();
    expect(server.asked()).toContain('POST /mstr/logout');
    await vi.waitFor(() => expect(other.session.person.value).toBeNull());
    expect([...ends, ...other.ends]).toEqual(Array(2).fill({ reason: 'left', speaks: false }));
  });

  test('who has left is not told of an expiry, by a call under way or by a page that did not hear of it', async () => {
    const { session, open, ends, server, client } = await signedIn();
    // As one that the browser has put away: no word reaches it.
    const deaf = open({ channel: { post() {}, on: () => () => true, dispose() {} } });
    await deaf.session.restore();
    let answer: (reply: unknown) => void = () => undefined;
    server.answers['POST /mstr/logout'] = () => {
      server.state.isSignedIn = false;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const leaving = session.leave();
    await vi.waitFor(() => expect(server.asked()).toContain('POST /mstr/logout'));
    await caught(client.run(readX, undefined));
    answer(good());
    await leaving;
    await deaf.session.reread();
    expect(deaf.session.person.value).toBeNull();
    expect([...ends, ...deaf.ends]).toEqual(Array(2).fill({ reason: 'left', speaks: false }));
  });

  test('a sign-out stands until somebody signs in, or the app says that it did', async () => {
    const { session, open } = await signedIn();
    expect(session.hasLeft).toBe(false);
    await session.leave();
    const other = open();
    expect([session.hasLeft, other.session.hasLeft]).toEqual([true, true]);
    await other.session.followApp(false);
    expect(other.session.hasLeft).toBe(true);
    await other.session.followApp(true);
    expect(session.hasLeft).toBe(false);
    await session.login({ ci: 'CI-1' });
    await session.leave();
    await session.login({ ci: 'CI-1' });
    expect(session.hasLeft).toBe(false);
  });

  test('leaving without a network forgets all the same, and says that the server could not be told', async () => {
    const { session, server } = await signedIn();
    server.answers['POST /mstr/logout'] = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await caught(session.leave())).toMatchObject({ kind: 'network' });
    expect(session.person.value).toBeNull();
  });

  test('a login elsewhere reaches this WebView, and a second session can end again', async () => {
    const { open, session, client, server, ends } = await signedIn();
    await session.leave();
    const other = open();
    await other.session.login({ ci: 'CI-1' });
    await vi.waitFor(() => expect(session.person.value).not.toBeNull());
    server.state.isSignedIn = false;
    await caught(client.run(readX, undefined));
    await vi.waitFor(() => expect(ends.map(({ reason }) => reason)).toEqual(['left', 'expired']));
  });
});

describe('renewal', () => {
  async function grouped() {
    const server = openServer({ 'POST /mstr/sso/verify': () => good({ ciNo: 'CI-1', ssoVerify: 'OK' }) });
    const pages = openPages(server);
    const page = pages.open();
    const info = { samlAssertion: 'a', ci: 'CI-1', ssoNo: '1', kBCrtfiSerno: '2', groupCoCd: 'KS2' };
    await page.session.groupSignIn(info);
    return { ...pages, ...page };
  }

  test('(R341) a session of a group sign-on is renewed once for all calls of all WebViews', async () => {
    const { session, client, open, server, ends } = await grouped();
    expect(session.groupLogin.value).toMatchObject({ isSso: true, groupCode: 'KS2', loginCertType: '04' });
    const other = open();
    await other.session.restore();
    server.state.isSignedIn = false;
    const calls = [client, client, other.client, other.client].map((one) => one.run(readX, undefined));
    expect(await Promise.all(calls)).toEqual(['x', 'x', 'x', 'x']);
    expect(server.state.extended).toBe(1);
    expect([...ends, ...other.ends]).toEqual([]);
  });

  test('a renewal that fails ends the session', async () => {
    const { client, server, ends } = await grouped();
    server.state.isSignedIn = false;
    server.answers['POST /mstr/sso/extend'] = () => withStatus(401, {});
    expect(await caught(client.run(readX, undefined))).toMatchObject({ kind: 'sessionExpired' });
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
  });
});

describe('areas and drafts', () => {
  test('(R159) (R160) areas are unreadable in session storage, all under KbWallet', async () => {
    const { session, storage } = await signedIn();
    await session.area('idoc').write({ name: '김하늘' });
    await session.area('abr').write([1]);
    expect(await session.area('idoc').read()).toEqual({ name: '김하늘' });
    expect(storage.session?.length).toBe(1);
    const kept = storage.session?.getItem('KbWallet') ?? '';
    expect(Object.keys(JSON.parse(kept) as object).sort()).toEqual(['abr', 'idoc', 'mstr']);
    expect(kept).not.toContain('김하늘');
    await session.area('idoc').clear();
    expect(await session.area('idoc').read()).toBeUndefined();
    expect(await session.area('abr').read()).toEqual([1]);
  });

  const nights = v.object({ nights: v.number() });

  test('a draft survives a killed WebView, for its member and for 30 minutes', async () => {
    let time = 1_000_000;
    const now = () => time;
    const server = openServer();
    const { open, local } = openPages(server);
    const { session } = open({ now });
    await session.login({ ci: 'CI-1' });
    await session.drafts.write('forest', { nights: 2 });
    await session.setStepParam('forest', { room: 'A' });
    const day = 24 * 60 * 60 * 1000;
    await session.drafts.write('card', { nights: 1 }, day);
    await session.drafts.write('forever', { nights: 1 }, day + 1);
    expect(local.getItem('wallet.drafts')).not.toContain('nights":2');
    const second = open({ now });
    await second.session.restore();
    expect(await second.session.drafts.read('forest', nights)).toEqual({ nights: 2 });
    expect(await second.session.readStepParam('forest')).toEqual({ room: 'A' });
    time += 30 * 60 * 1000;
    expect(await second.session.drafts.read('forest', nights)).toBeUndefined();
    expect(await second.session.readStepParam('forest')).toBeUndefined();
    // What is asked to stay longer does, for a day at most.
    expect(await second.session.drafts.read('card', nights)).toEqual({ nights: 1 });
    expect(await second.session.drafts.read('forever', nights)).toBeUndefined();
    time += day - 30 * 60 * 1000;
    expect(await second.session.drafts.read('card', nights)).toBeUndefined();
  });

  test('a draft waits over an expiry, and a visitor neither reads nor replaces it', async () => {
    const { session, client, server } = await signedIn();
    await session.drafts.write('forest', { nights: 2 });
    server.state.isSignedIn = false;
    await caught(client.run(readX, undefined));
    expect(session.person.value).toBeNull();
    await session.drafts.write('forest', { nights: 9 });
    expect(await session.drafts.read('forest', nights)).toBeUndefined();
    await session.login({ ci: 'CI-1' });
    expect(await session.drafts.read('forest', nights)).toEqual({ nights: 2 });
  });

  test('a draft is neither for another member nor for a form that has changed', async () => {
    const { session, server, open } = await signedIn();
    await session.drafts.write('forest', { nights: 2 });
    expect(await session.drafts.read('forest', v.object({ nights: v.string() }))).toBeUndefined();
    await session.drafts.write('forest', { nights: 2 });
    server.state.member = { ...wireMember, walletMberIdnfiNo: 'W2' };
    const other = open();
    await other.session.restore();
    expect(await other.session.drafts.read('forest', nights)).toBeUndefined();
  });

  test.each(['{', '[]', '{"idoc":1}', '{"idoc":"x.y"}', 'null'])(
    'a corrupt storage (%s) is dropped, never thrown',
    async (kept) => {
      const { open } = openPages();
      const storage = { session: memoryStorage(), local: memoryStorage() };
      for (const key of ['KbWallet', 'wallet.drafts', 'wallet.session']) {
        storage.session.setItem(key, kept);
        storage.local.setItem(key, kept);
      }
      const { session } = open({ storage });
      expect(await session.restore()).toBeNull();
      expect(await session.area('idoc').read()).toBeUndefined();
      expect(await session.drafts.read('idoc', v.unknown())).toBeUndefined();
      await session.area('idoc').write(1);
      expect(await session.area('idoc').read()).toBe(1);
    },
  );

  test('without a key or a storage values stay in memory', async () => {
    const noKey = { key: async () => null };
    for (const options of [
      { keys: noKey },
      { storage: { session: null, local: null }, keys: memoryKeys() },
    ]) {
      const { session, storage } = openPages().open(options);
      await session.area('nie').write({ a: 1 });
      await session.drafts.write('d', 2);
      expect(await session.area('nie').read()).toEqual({ a: 1 });
      expect(await session.drafts.read('d', v.number())).toBe(2);
      expect(storage.session?.getItem('KbWallet') ?? null).toBeNull();
    }
  });

  test('the last of two writes counts, and a wipe beats a write on its way', async () => {
    const { session } = await signedIn();
    const area = session.area('cib');
    await Promise.all([area.write(1), area.write(2)]);
    expect(await area.read()).toBe(2);
    const late = area.write(3);
    await session.leave();
    await late;
    expect(await area.read()).toBeUndefined();
  });
});
