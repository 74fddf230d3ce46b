import { type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { AppRoot, assemble, type Microapp } from '../app/index.ts';
import { forgetIndex } from '../common/index.ts';
import { pathOf } from '../manifest/index.ts';
import { type Locale, setLocale } from '../messages/index.ts';
import { closeDialogs, hideToast } from '../ui/index.ts';
import type { FakeHost } from './createFakeHost.ts';

/** What the mock backend is to a test: requests in, answers out. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
}

/** What a backend answered, to be looked into. */
type Json = Awaited<ReturnType<Response['json']>>;

/** Asks the world of a test; posts where there is a body, under a key of its own unless told. */
export type AskJson = (path: string, body?: unknown, key?: string) => Promise<Json>;

export interface RenderScreenOptions {
  backend: Backend;
  /** who is signed in; a visitor when absent */
  persona?: string;
  /** overrides of the person, under wire names */
  person?: Record<string, unknown>;
  locale?: Locale;
  /** the phone app around the page; a plain browser when absent */
  native?: FakeHost;
  /** what is set in this world before the page opens */
  before?(askJson: AskJson): Promise<unknown>;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** One call that the backend saw (contracts/http.md). */
export interface JournalEntry {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** the address shown, query included */
  path(): string;
  journal(): Promise<JournalEntry[]>;
  /** what somebody else does in this world: the payment company, the books, another page of the customer */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** the same as JSON */
  askJson: AskJson;
  /** what an account of the books holds, in minor units. @throws where a currency does not sum to zero over all */
  balance(account: string, currency: string): Promise<number>;
  /** the calls that posted to this path, without `/wApi` */
  posted(path: string): Promise<JournalEntry[]>;
  /** from now on this world's calls are another customer's */
  as(persona: string): Promise<void>;
  /** makes the next matching calls answer something else: the body of `PUT /_mocks/replies` */
  reply(reply: Record<string, unknown>): Promise<void>;
  /** settles when the screen with this code shows its data (or its error) */
  shows(code: string, state?: 'ready' | 'error' | 'loading'): Promise<HTMLElement>;
}

const origin = 'http://localhost:4173';
let worlds = 0;
let keys = 0;

/**
 * Renders one screen of an app with everything real: client, session, guards, gate, words, and the mock backend in
 * a world of its own. Only the network is replaced, by the backend's own `fetch`.
 *
 * @param at a screen code of the app, or a path
 */
export async function renderScreen(
  app: Microapp,
  at: string,
  options: RenderScreenOptions,
): Promise<RenderedScreen> {
  const { backend, persona = 'visitor', person, locale = 'ko', native } = options;
  const world = `unit-${++worlds}`;
  const call = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-mocks-world', world);
    // A form says itself how it is parted.
    if (typeof init.body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    return backend.fetch(new Request(new URL(path, origin), { ...init, headers }));
  };
  const fetchThere: typeof fetch = (input, init) => call(String(input), init);

  const askJson: AskJson = async (path, body, key = `asked-by-test-${++keys}`) => {
    const headers = { 'idempotency-key': key };
    const posts = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
    return (await call(path, { headers, ...posts })).json();
  };
  const journal = (): Promise<JournalEntry[]> => askJson('/_mocks/journal');
  const reply = async (wanted: Record<string, unknown>) => {
    const answer = await call('/_mocks/replies', { method: 'PUT', body: JSON.stringify(wanted) });
    if (!answer.ok) throw new Error(`The backend refused that reply: ${await answer.text()}`);
  };

  await call('/_mocks/reset', {
    method: 'POST',
    body: JSON.stringify({ persona, ...(person ? { person } : {}) }),
  });
  await options.before?.(askJson);
  const path = at in app.manifest.screens ? pathOf(app.manifest, at, options.params, options.query) : at;
  window.history.replaceState(null, '', path);
  const uninstall = native?.install(window);
  await setLocale(locale);
  await app.messages.load(locale);

  forgetIndex();
  const assembled = assemble(app, { fetch: fetchThere });
  await assembled.boot();
  const user = userEvent.setup();
  const view = render(<AppRoot gate={assembled.gate} wallet={assembled.wallet} />);
  onTestFinished(() => {
    view.unmount();
    assembled.dispose();
    uninstall?.();
    closeDialogs();
    hideToast();
  });

  return {
    ...view,
    user,
    path: () => `${window.location.pathname}${window.location.search}`,
    ask: call,
    askJson,
    journal,
    reply,
    posted: async (posted) => (await journal()).filter((one) => one.method === 'POST' && one.path === posted),
    async balance(account, currency) {
      const { balances, totals } = await askJson('/_mocks/ledger');
      const lost = Object.entries(totals).filter(([, sum]) => sum !== 0);
      if (lost.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(lost)}`);
      return balances[account]?.[currency] ?? 0;
    },
    async as(who) {
      await reply({ method: 'GET', path: '/unit/as', signIn: { persona: who }, body: {}, times: 1 });
      await call('/wApi/unit/as');
    },
    shows: (code, state = 'ready') =>
      waitFor(() => {
        const screen = document.querySelector<HTMLElement>(`[data-screen="${code}"][data-state="${state}"]`);
        if (screen === null) {
          const shown = document.querySelector('[data-screen]');
          throw new Error(
            `${code} does not show ${state}; shown: ${shown?.getAttribute('data-screen')} ${shown?.getAttribute('data-state')}`,
          );
        }
        return screen;
      }),
  };
}
