import { expect, onTestFinished } from 'vitest';
import { unplainIn } from '../../kept/unplainIn.ts';
import { createMock, type Mock } from '../index.ts';
import { dataOf, type Stage, type WorldKeeper } from '../worlds.ts';

/** A moment on the clock of the tests: noon of 21 November 2026 in Seoul. */
export const NOON = new Date('2026-11-21T12:00:00+09:00');

interface Asked {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** What any answer of the generic kind may hold. */
// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of an answer themselves.
type AnyBody = any;

export interface OpenMock {
  mock: Mock;
  get(path: string, asked?: Asked): Promise<Answer<AnyBody>>;
  post(path: string, body?: unknown, asked?: Asked): Promise<Answer<AnyBody>>;
  send(method: string, path: string, asked?: Asked): Promise<Answer<AnyBody>>;
  reset(persona?: string, person?: object): Promise<AnyBody>;
}

/** Whatever a test has done, its worlds can be kept: all that rooms remember is plain data. */
export function provesPlain(): WorldKeeper {
  const stages = new Map<string, Stage>();
  const prove = () => {
    for (const stage of stages.values()) {
      expect(unplainIn(dataOf(stage)), 'what a room remembers has to be plain data').toBeUndefined();
    }
    stages.clear();
  };
  return {
    kept: [],
    changed(stage) {
      if (stages.size === 0) onTestFinished(prove);
      stages.set(stage.world.id, stage);
    },
  };
}

/** A mock backend on a clock that stands still (or one of the test's own), asked as a page asks. */
export function openMock(now: Date | (() => Date) = NOON): OpenMock {
  const mock = createMock({ now: typeof now === 'function' ? now : () => now, keeper: provesPlain() });

  async function send(method: string, path: string, { headers, query, body }: Asked = {}) {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const response = await mock.fetch(
      new Request(`http://localhost${path}${search}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  return {
    mock,
    send,
    get: (path, asked) => send('GET', path, asked),
    post: (path, body, asked) => send('POST', path, { ...asked, body }),
    reset: async (persona, person) =>
      (await send('POST', '/_mocks/reset', { body: { persona, person } })).body,
  };
}
