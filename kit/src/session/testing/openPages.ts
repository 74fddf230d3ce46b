import { createClient } from '../../api/index.ts';
import type { Bridge } from '../../bridge/index.ts';
import type { Channel, Notice } from '../createChannel.ts';
import { createSession, type SessionOptions } from '../createSession.ts';
import { memoryKeys } from '../keyStore.ts';
import type { SessionEnd } from '../Session.ts';

/** A storage of its own, as each WebView has one. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** What the server knows of one customer. */
export const wireMember = {
  walletMberIdnfiNo: 'W000000001',
  custIdnfr: 'K1',
  custName: '김하늘',
  ci: 'CI-1',
  birth: '900215',
  custGubn: '2',
  phone: '01055551201',
  mberMgtDstcd: '1',
  loginWay: '02',
  loginAccessMediaDstic: 'K1',
};

/** The generic answer of a call that went well. */
export function good(payload: unknown = null) {
  return { status: 200, code: '0000', message: 'ok', payload };
}

/** An answer with an HTTP status of its own. */
export function withStatus(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

interface SeenCall {
  /** `GET /mstr/userinfo` */
  name: string;
  headers: Record<string, string>;
  body: unknown;
}

type Answers = Record<string, (call: SeenCall) => unknown>;

/** A small server: one customer, signed in or not, and answers a test puts in. */
export function openServer(answers: Answers = {}) {
  const state = { isSignedIn: false, member: { ...wireMember } as Record<string, unknown>, extended: 0 };
  const refused = () => withStatus(401, { status: 401, code: '4010', message: '로그인이 필요해요.' });
  const own: Answers = {
    'GET /mstr/userinfo': () => (state.isSignedIn ? good(state.member) : refused()),
    'POST /mstr/userinfo': () => (state.isSignedIn ? good() : refused()),
    'POST /mstr/login/action': () => {
      state.isSignedIn = true;
      return good({ walletMberIdnfiNo: state.member.walletMberIdnfiNo, isDupUser: 'N', loginFailCnt: 0 });
    },
    'POST /mstr/logout': () => {
      state.isSignedIn = false;
      return good();
    },
    'POST /mstr/sso/extend': () => {
      state.extended += 1;
      state.isSignedIn = true;
      return good();
    },
    'GET /comm/x': () => (state.isSignedIn ? good('x') : refused()),
  };
  const seen: SeenCall[] = [];
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const call = {
      name: `${init.method} ${String(input).replace(/^\/wApi|\?.*/g, '')}`,
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    seen.push(call);
    const answer = answers[call.name] ?? own[call.name] ?? (() => withStatus(404, {}));
    const reply = await answer(call);
    return reply instanceof Response ? reply : withStatus(200, reply);
  }
  const asked = () => seen.map(({ name }) => name);
  return { state, fetch, seen, asked, answers };
}

function plainBridge(host: Awaited<ReturnType<Bridge['hello']>> = null): Bridge {
  return {
    isNative: host !== null,
    host,
    hello: async () => host,
    on: () => () => undefined,
  } as unknown as Bridge;
}

type Server = ReturnType<typeof openServer>;

/**
 * Pages of one origin: own session storage each, local storage, key and notices shared.
 *
 * @param server a small server of the test's own unless told; the mock backend will do
 */
export function openPages<S extends Pick<Server, 'fetch'> = Server>(server: S = openServer() as never) {
  const local = memoryStorage();
  const keys = memoryKeys();
  const hub = new Set<(notice: Notice, from: object) => void>();

  function channel(): Channel {
    const me = {};
    const listeners = new Set<(notice: Notice) => void>();
    const receive = (notice: Notice, from: object) => {
      if (from !== me) for (const listener of listeners) listener(notice);
    };
    hub.add(receive);
    return {
      post: (notice) => queueMicrotask(() => [...hub].map((deliver) => deliver(notice, me))),
      on(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      dispose: () => hub.delete(receive),
    };
  }

  function open(options: Partial<SessionOptions> & { host?: unknown; isHidden?: boolean } = {}) {
    const { host, isHidden = false, ...rest } = options;
    const storage = { session: memoryStorage(), local };
    const client = createClient({ fetch: server.fetch });
    const view = {
      document: { visibilityState: isHidden ? 'hidden' : 'visible' },
      location,
    } as unknown as Window;
    const session = createSession({
      bridge: plainBridge(host as null),
      client,
      view,
      storage,
      keys,
      channel: channel(),
      ...rest,
    });
    const ends: SessionEnd[] = [];
    session.onEnded((end) => ends.push(end));
    return { session, client, ends, storage: rest.storage ?? storage };
  }

  return { open, local, server };
}
