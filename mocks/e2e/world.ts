import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** One wallet API call, as the mock backend wrote it down (contracts/http.md). */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

/** What the next matching calls get instead of the backend's own answer (contracts/http.md). */
export interface Reply {
  method: string;
  path: string;
  status?: number;
  body?: unknown;
  rawBody?: string;
  delayMs?: number;
  times?: number;
  drop?: boolean | 'answer';
  after?: string;
  signIn?: { persona?: string; person?: Record<string, unknown> };
}

/** Somebody who can sign in; a visitor has no credentials. */
export interface Persona {
  id: string;
  phone?: string;
  password?: string;
  ci?: string;
  person?: { custName?: string };
}

/** The mock backend as one test sees it, apart from all other tests. */
export interface World {
  readonly id: string;
  /** A fresh world; with a persona, the browser is signed in as that one. */
  /** @param now where the world's clock stands, ISO: what has opening hours is open */
  reset(persona?: string, person?: Record<string, unknown>, now?: string): Promise<void>;
  reply(reply: Reply): Promise<void>;
  forgetReplies(): Promise<void>;
  /** Every call so far; `of` limits to one, `'POST /forest/v1/bookings'`. */
  journal(of?: string): Promise<Call[]>;
  forgetJournal(): Promise<void>;
  /** Who can sign in, and how. */
  personas(): Promise<Persona[]>;
}

/** Gives a browser context a world of its own, by header and by cookie. */
export async function createWorld(context: BrowserContext, origin: string, id: string): Promise<World> {
  const headers = { 'x-mocks-world': id };
  const api: APIRequestContext = context.request;
  await context.setExtraHTTPHeaders(headers);
  await context.addCookies([{ name: 'mocks-world', value: id, url: origin }]);

  async function control(method: string, path: string, data?: unknown): Promise<unknown> {
    const answer = await api.fetch(`${origin}/_mocks${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} /_mocks${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? undefined : answer.json();
  }

  return {
    id,
    async reset(persona, person, now) {
      const body = { ...(persona && { persona }), ...(person && { person }), ...(now && { now }) };
      await control('POST', '/reset', body);
    },
    async reply(reply) {
      await control('PUT', '/replies', reply);
    },
    async forgetReplies() {
      await control('DELETE', '/replies');
    },
    async journal(of) {
      const calls = (await control('GET', '/journal')) as Call[];
      return of === undefined ? calls : calls.filter(({ method, path }) => `${method} ${path}` === of);
    },
    async forgetJournal() {
      await control('DELETE', '/journal');
    },
    async personas() {
      return (await control('GET', '/personas')) as Persona[];
    },
  };
}
