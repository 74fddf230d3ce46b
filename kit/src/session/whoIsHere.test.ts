import { describe, expect, test, vi } from 'vitest';
import { type ApiError, defineCall } from '../api/index.ts';
import type { Bridge } from '../bridge/index.ts';
import { v } from '../schema/index.ts';
import type { Channel, Notice } from './createChannel.ts';
import { createVault } from './createVault.ts';
import { memoryKeys } from './keyStore.ts';
import { noGroupLogin } from './noGroupLogin.ts';
import { good, memoryStorage, openPages, openServer, wireMember, withStatus } from './testing/openPages.ts';

const readX = defineCall<void, unknown>({
  method: 'GET',
  path: '/comm/x',
  answer: v.unknown(),
  duplicates: 'allow',
}).definition;

const WHO = 'GET /mstr/userinfo';
const EXTEND = 'POST /mstr/sso/extend';
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as ApiError);
const marked = (id: string, more: object = {}) =>
  JSON.stringify({ id, loginType: 'ci', isSso: false, groupCode: '', renewals: 0, ...more });

async function signedIn(options: Parameters<ReturnType<typeof openPages>['open']>[0] = {}) {
  const pages = openPages();
  const page = pages.open(options);
  await page.session.login({ ci: 'CI-1' });
  const times = (name: string) => pages.server.asked().filter((asked) => asked === name).length;
  return { ...pages, ...page, times };
}

/** A channel whose other pages are the test. */
function handMade() {
  const posted: Notice[] = [];
  let hear: (notice: Notice) => void = () => undefined;
  const channel: Channel = {
    post: (notice) => void posted.push(notice),
    on(listener) {
      hear = listener;
      return () => {
        hear = () => undefined;
        return true;
      };
    },
    dispose: vi.fn(),
  };
  return { channel, posted, hear: (notice: Notice) => hear(notice) };
}

describe('what a reload finds', () => {
  const fits = { mark: 'mark-1', wire: wireMember, groupLogin: { ...noGroupLogin, isSso: true } };

  /** A page that opens where this was kept, before a server that does not answer. */
  async function reopened(kept: unknown, mark: string | null = marked('mark-1')) {
    const keys = memoryKeys();
    const storage = { session: memoryStorage(), local: memoryStorage() };
    await createVault({ storage: storage.session, storageKey: 'KbWallet', keys }).write('mstr', kept);
    if (mark !== null) storage.local.setItem('wallet.session', mark);
    const server = openServer({ [WHO]: () => new Promise(() => undefined) });
    const { session } = openPages(server).open({ keys, storage });
    void session.restore();
    await vi.waitFor(() => expect(server.asked()).toEqual([WHO]));
    return { session, header: server.seen[0]?.headers['x-login-type'] };
  }

  test('of the same session is shown at once, with how they came and the header of their login', async () => {
    const { session, header } = await reopened(fits);
    expect(session.person.value?.name).toBe('김하늘');
    expect([session.known.value, session.groupLogin.value.isSso, header]).toEqual([true, true, 'ci']);
  });

  test.each([null, 'KS2', undefined])('without a way they came (%j) is shown all the same', async (way) => {
    const { session } = await reopened({ ...fits, groupLogin: way });
    expect(session.person.value?.name).toBe('김하늘');
    expect(session.groupLogin.value).toEqual(noGroupLogin);
  });

  test.each<[string, unknown, (string | null)?]>([
    ['of another session', { ...fits, mark: 'mark-0' }],
    ['of nobody', { ...fits, wire: {} }],
    ['of nothing', { ...fits, wire: null }],
    ['that is no text of ours', 'kept'],
    ['of a session that is over', fits, null],
  ])('%s is not shown', async (_, kept, mark) => {
    const { session, header } = await reopened(kept, mark);
    expect([session.person.value, session.known.value, session.isLogin.value]).toEqual([null, false, false]);
    expect(header).toBe('web');
  });

  test.each([
    ['a mark', true, false],
    ['somebody’s data', false, true],
    ['both', true, true],
  ])('of a session that the server ended is taken away, and drafts wait: %s', async (_, mark, data) => {
    const keys = memoryKeys();
    const storage = { session: memoryStorage(), local: memoryStorage() };
    const vault = (name: string, where: Storage) => createVault({ storage: where, storageKey: name, keys });
    await vault('wallet.drafts', storage.local).write('forest', {});
    if (data) await vault('KbWallet', storage.session).write('mstr', fits);
    if (mark) storage.local.setItem('wallet.session', marked('mark-1'));
    const { session } = openPages().open({ keys, storage });
    await session.restore();
    await vi.waitFor(() => expect(session.person.value).toBeNull());
    await vi.waitFor(() => expect(session.known.value).toBe(true));
    expect([storage.local.getItem('wallet.session'), storage.session.getItem('KbWallet')]).toEqual([
      null,
      null,
    ]);
    expect(storage.local.getItem('wallet.drafts')).not.toBeNull();
  });

  test('of a visitor stays theirs, and asking again makes them known', async () => {
    const { session } = openPages().open();
    await session.area('idoc').write(1);
    expect(await session.reread()).toBeNull();
    expect([session.known.value, session.isLogin.value]).toEqual([true, false]);
    expect(await session.area('idoc').read()).toBe(1);
  });
});

describe('who is signed in', () => {
  test('is known from the login on, and has the header of the browser where a cookie alone brought them', async () => {
    const { session, open, server } = await signedIn();
    expect([session.known.value, session.isLogin.value]).toEqual([true, true]);
    const other = open({ storage: { session: memoryStorage(), local: memoryStorage() } });
    await other.session.restore();
    await other.client.run(readX, undefined);
    expect(server.seen.at(-1)?.headers['x-login-type']).toBe('web');
  });

  test('read again is the same one, and keeps what apps have put down; another one finds nothing of it', async () => {
    const { session, server } = await signedIn();
    const person = session.person.value;
    await session.area('idoc').write(1);
    await session.reread();
    expect(session.person.value).toBe(person);
    expect(await session.area('idoc').read()).toBe(1);
    server.state.member = { ...wireMember, walletMberIdnfiNo: 'W2' };
    expect(await session.reread()).toMatchObject({ memberId: 'W2' });
    expect(await session.area('idoc').read()).toBeUndefined();
  });

  test('is asked once for all who ask in one moment, and once more by who asks later', async () => {
    const { session, times } = await signedIn();
    const before = times(WHO);
    await Promise.all([session.reread(), session.reread(), session.restore()]);
    expect(times(WHO) - before).toBe(1);
    await session.reread();
    expect(times(WHO) - before).toBe(2);
  });

  test('stays where the server cannot say, and nothing is reported', async () => {
    const { session, server } = await signedIn();
    server.answers[WHO] = () => withStatus(500, 'oops');
    expect(await session.reread()).toMatchObject({ memberId: 'W000000001' });
    expect(session.failure.value).toBeNull();
  });

  test.each([
    ['good', () => good(wireMember)],
    ['a 401', () => withStatus(401, { code: '4010' })],
    ['a duplicate login', () => ({ status: 200, code: 'DUPLICATE_LOGIN' })],
  ])('is nobody who was asked for before they left: %s', async (_, late) => {
    const { session, server, ends } = await signedIn();
    let answer: (reply: unknown) => void = () => undefined;
    server.answers[WHO] = () => new Promise((resolve) => (answer = resolve));
    const before = server.asked().length;
    const asking = session.reread();
    await vi.waitFor(() => expect(server.asked()).toHaveLength(before + 1));
    await session.leave();
    answer(late());
    await asking;
    expect(session.person.value).toBeNull();
    expect(ends).toEqual([{ reason: 'left', speaks: false }]);
  });

  test('stays where an earlier question is answered late', async () => {
    const server = openServer();
    const { session, ends } = openPages(server).open();
    let answer: (reply: unknown) => void = () => undefined;
    server.answers[WHO] = () => new Promise((resolve) => (answer = resolve));
    const restoring = session.restore();
    await vi.waitFor(() => expect(server.asked()).toEqual([WHO]));
    delete server.answers[WHO];
    await session.login({ ci: 'CI-1' });
    answer(withStatus(401, {}));
    await restoring;
    expect([session.person.value?.name, ends]).toEqual(['김하늘', []]);
  });

  test('ends with a 401 to who asks again, and is not asked for once more', async () => {
    const { session, server, times, ends } = await signedIn();
    server.state.isSignedIn = false;
    const before = times(WHO);
    expect(await session.reread()).toBeNull();
    expect(times(WHO) - before).toBe(1);
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
  });

  test('is tried for once more where a call set out under an earlier login', async () => {
    const { session, client, server } = await signedIn();
    server.answers['GET /comm/x'] = async () => {
      delete server.answers['GET /comm/x'];
      await session.login({ ci: 'CI-1' });
      return withStatus(401, { code: '4010' });
    };
    expect(await client.run(readX, undefined)).toBe('x');
  });
});

describe('word of other WebViews', () => {
  test('of a login is asked about by who knows of another session, and by nobody else', async () => {
    const { channel, posted, hear } = handMade();
    const { session, local, times } = await signedIn({ channel });
    const { id } = JSON.parse(local.getItem('wallet.session') ?? '{}') as { id: string };
    expect(posted).toEqual([{ kind: 'signedIn', mark: id }]);
    await session.reread();
    hear({ kind: 'signedIn', mark: id });
    await session.told();
    expect([posted.length, times(WHO)]).toEqual([1, 2]);
    hear({ kind: 'signedIn', mark: 'other' });
    await vi.waitFor(() => expect(times(WHO)).toBe(3));
  });

  test('is nothing to a page that has not yet asked who is there, nor of somebody who is nobody', async () => {
    const { channel, posted, hear } = handMade();
    const server = openServer({ [WHO]: () => good({}) });
    const { session } = openPages(server).open({ channel });
    hear({ kind: 'signedIn', mark: 'other' });
    await session.told();
    expect(server.asked()).toEqual([]);
    await session.restore();
    expect(posted).toEqual([]);
  });

  test('does not reach a page that is gone', async () => {
    const { channel, hear } = handMade();
    const off = vi.fn();
    const bridge = { isNative: false, host: null, hello: async () => null, on: () => off };
    const { session, ends, local } = await signedIn({ channel, bridge: bridge as unknown as Bridge });
    const { id } = JSON.parse(local.getItem('wallet.session') ?? '{}') as { id: string };
    session.dispose();
    hear({ kind: 'ended', mark: id, reason: 'left', isUnspoken: false });
    await session.told();
    expect([session.isLogin.value, ends]).toEqual([true, []]);
    expect([off.mock.calls.length, vi.mocked(channel.dispose).mock.calls.length]).toEqual([2, 1]);
  });
});

describe('leaving', () => {
  test.each([
    ['a session that the server knows no more', () => withStatus(401, { code: '4010' }), undefined],
    ['one that was ended elsewhere', () => ({ status: 200, code: 'DUPLICATE_LOGIN' }), undefined],
    ['one that the server cannot end', () => withStatus(500, 'oops'), { status: 500 }],
    ['one that the server will not end', () => ({ status: 200, code: '9999' }), { code: '9999' }],
  ])('%s', async (_, answer, refusal) => {
    const { session, server, ends } = await signedIn();
    server.answers['POST /mstr/logout'] = answer;
    const error = await caught(session.leave());
    expect(error).toEqual(refusal === undefined ? undefined : expect.objectContaining(refusal));
    expect([session.isLogin.value, ends]).toEqual([false, [{ reason: 'left', speaks: false }]]);
  });

  test('nobody leaves nobody', async () => {
    const { session, ends } = openPages().open();
    await session.leave();
    expect([session.hasLeft, ends]).toEqual([false, [{ reason: 'left', speaks: false }]]);
  });
});

describe('renewing', () => {
  async function grouped() {
    const server = openServer({ 'POST /mstr/sso/verify': () => good({ ciNo: 'CI-1', ssoVerify: 'OK' }) });
    const pages = openPages(server);
    const page = pages.open();
    const info = { samlAssertion: 'a', ci: 'CI-1', ssoNo: '1', kBCrtfiSerno: '2', groupCoCd: 'KS2' };
    await page.session.groupSignIn(info);
    server.state.isSignedIn = false;
    const times = (name: string) => server.asked().filter((asked) => asked === name).length;
    return { ...pages, ...page, times };
  }

  test('(R341) helps each time that the session is over, and who asks who is there', async () => {
    const { session, client, server, times } = await grouped();
    expect(await client.run(readX, undefined)).toBe('x');
    server.state.isSignedIn = false;
    expect(await client.run(readX, undefined)).toBe('x');
    server.state.isSignedIn = false;
    expect(await session.reread()).toMatchObject({ memberId: 'W000000001' });
    server.state.isSignedIn = false;
    expect(await session.handleUnauthorized()).toBe('retry');
    expect(times(EXTEND)).toBe(4);
  });

  test('that did not help is not done again: the session is over', async () => {
    for (const path of ['GET /comm/x', WHO]) {
      const { session, client, server, times, ends } = await grouped();
      server.answers[path] = () => withStatus(401, { code: '4010' });
      await caught(path === WHO ? session.reread() : client.run(readX, undefined));
      await vi.waitFor(() => expect(ends).toEqual([{ reason: 'expired', speaks: true }]));
      expect(times(EXTEND)).toBe(1);
    }
  });

  test('that was refused is not taken for one: the call is not sent again', async () => {
    const { client, server, times } = await grouped();
    server.answers[EXTEND] = () => withStatus(500, 'oops');
    expect(await caught(client.run(readX, undefined))).toMatchObject({ kind: 'sessionExpired' });
    expect([times('GET /comm/x'), times(EXTEND)]).toEqual([1, 1]);
  });

  test.each([
    ['is not of this page', marked('other', { isSso: true })],
    ['was left', null],
  ])('is not done for a session that %s', async (_, mark) => {
    const { session, client, server, local, times } = await grouped();
    let answer = (_: Response) => {};
    let leaving: Promise<void> | undefined;
    if (mark !== null) local.setItem('wallet.session', mark);
    else {
      server.answers['POST /mstr/logout'] = () => new Promise<Response>((resolve) => (answer = resolve));
      leaving = session.leave();
    }
    expect(await caught(client.run(readX, undefined))).toMatchObject({ kind: 'sessionExpired' });
    expect(times(EXTEND)).toBe(0);
    answer(withStatus(401, {}));
    await leaving;
  });

  test('is nothing for a visitor', async () => {
    expect(await openPages().open().session.handleUnauthorized()).toBe('visitor');
  });
});

describe('where things are kept', () => {
  const view = (more: object) =>
    Object.assign(more, { document: { visibilityState: 'visible' }, location }) as unknown as Window;

  test('is the storage of the page: areas in that of its session, drafts and the mark for all', async () => {
    const [sessionStorage, localStorage] = [memoryStorage(), memoryStorage()];
    const here = view({ sessionStorage, localStorage });
    const { session } = openPages().open({ view: here, storage: undefined as never });
    await session.login({ ci: 'CI-1' });
    await session.area('idoc').write(1);
    await session.drafts.write('forest', 1);
    expect([sessionStorage.getItem('KbWallet') !== null, sessionStorage.length]).toEqual([true, 1]);
    expect(['wallet.drafts', 'wallet.session'].map((key) => localStorage.getItem(key) !== null)).toEqual([
      ...[true, true],
    ]);
  });

  test('is memory where the page may use none', async () => {
    const forbidden = {
      get sessionStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
      get localStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
    };
    const { session } = openPages().open({ view: view(forbidden), storage: undefined as never });
    await session.login({ ci: 'CI-1' });
    await session.area('idoc').write(1);
    expect([session.isLogin.value, await session.area('idoc').read()]).toEqual([true, 1]);
  });

  test('of the session’s own name does not take its place', async () => {
    const { session, storage, open, server } = await signedIn();
    await session.area('mstr').write({ mine: true });
    const kept = JSON.parse(storage.session?.getItem('KbWallet') ?? '{}') as object;
    expect(Object.keys(kept).sort()).toEqual(['mstr', 'mstr.app']);
    server.answers[WHO] = () => new Promise(() => undefined);
    const again = open({ storage }).session;
    expect(await again.restore()).toMatchObject({ name: '김하늘' });
    expect(await again.area('mstr').read()).toEqual({ mine: true });
  });

  test('a draft gives way to the next one of the same member', async () => {
    const { session } = await signedIn();
    for (const nights of [2, 3]) await session.drafts.write('forest', nights);
    expect(await session.drafts.read('forest', v.number())).toBe(3);
  });
});

describe('the session of a page', () => {
  test('is the one that was bound last; before that there is none, and it is said how to bind one', async () => {
    vi.resetModules();
    const { bindSession, currentSession } = await import('./currentSession.ts');
    expect(() => currentSession()).toThrow('No session is bound.');
    const [one, other] = [openPages().open().session, openPages().open().session];
    for (const each of [one, other]) {
      bindSession(each);
      expect(currentSession()).toBe(each);
    }
  });
});
