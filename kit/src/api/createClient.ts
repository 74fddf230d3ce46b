import type { ReadonlySignal } from '@preact/signals-react';
import { locale } from '../messages/index.ts';
import { ApiError } from './ApiError.ts';
import { type BootWindow, dropBootAnswers, takeBootAnswer } from './bootAnswers.ts';
import { type Built, buildRequest } from './buildRequest.ts';
import { createBusy } from './createBusy.ts';
import { createInFlight } from './createInFlight.ts';
import type { CallDefinition, CallSettings, FileAnswer } from './defineCall.ts';
import { isDoubtful } from './isDoubtful.ts';
import { type AnyDefinition, errorOf, open, reasonOf, refused, translate, unwrap } from './judge.ts';
import { type SessionHooks, withoutSession } from './sessionHooks.ts';
import { NoAnswer, type RawAnswer, transmit } from './transmit.ts';

const LIMIT_MS = 30_000;

/** What a client is made of; everything has a default. */
export interface ClientOptions {
  /** Default `/wApi`; with an origin before it where the wallet API has a host of its own (R321, R322). */
  prefix?: string;
  fetch?: typeof globalThis.fetch;
  /** Shows the server's message of code 9999 to the customer, and goes back where asked (A83). */
  present?: (error: ApiError, then: { goBack: boolean }) => Promise<void> | void;
  /** Default 30000 ms (1-shell s9). */
  timeoutMs?: number;
  view?: Window;
  /** A change whose answer was lost is asked about by itself, while a customer waits. Default false. */
  asksAboutLost?: boolean;
}

/** The one way to the wallet API. */
export interface Client {
  /** True while a call is on its way, and 200 ms longer (1-shell s9). */
  readonly busy: ReadonlySignal<boolean>;
  readonly asksAboutLost: boolean;
  /** Makes a declared call. Rejects with ApiError only. */
  run<I, W, O>(definition: CallDefinition<I, W, O>, input: I, settings?: CallSettings): Promise<O>;
  /** The session says who calls, and hears of a 401 and of a duplicate login. */
  follow(hooks: SessionHooks): void;
}

/**
 * Makes the client of the wallet API, on redaxios (1-shell s7.1, s8, s9): prefix, referer and login header, limit of
 * 30 s, envelopes, identical calls in flight, spinner, codes 9999, LAB and CBDC, 401 and duplicate login.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { prefix = '/wApi', present, timeoutMs = LIMIT_MS, view = window, asksAboutLost = false } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const inFlight = createInFlight();
  const { busy, begin } = createBusy();
  let hooks: SessionHooks = withoutSession;

  function build<I>(definition: CallDefinition<I, unknown, unknown>, input: I): Built {
    try {
      const referer = view.location.pathname;
      return buildRequest(definition, input, {
        prefix,
        referer,
        loginType: hooks.loginType(),
        language: locale.peek(),
      });
    } catch (cause) {
      throw errorOf(definition, { kind: 'shape', reason: reasonOf(cause), cause });
    }
  }

  function ask(definition: AnyDefinition, { request }: Built, signal?: AbortSignal): Promise<RawAnswer> {
    const early = takeBootAnswer(view as BootWindow, request);
    const { timeoutMs: limit = timeoutMs, outlivesPage: keepalive } = definition;
    const sent = transmit(request, { fetch, signal, early, keepalive, timeoutMs: limit });
    if (definition.method === 'GET') return sent;
    // What was asked before may be overtaken by what this has done.
    return sent.finally(() => dropBootAnswers(view as BootWindow));
  }

  async function attempt(
    definition: AnyDefinition,
    built: Built,
    { signal, stamp, isRetry }: { signal?: AbortSignal | undefined; stamp: unknown; isRetry: boolean },
  ): Promise<unknown> {
    const raw = await ask(definition, built, signal);
    if (definition.envelope === 'file' && raw.status === 200 && !/\bjson\b/.test(raw.type)) {
      const file: FileAnswer = { bytes: raw.body as ArrayBuffer, type: raw.type };
      return translate(definition, file);
    }
    const answer = open(definition, raw);
    if (definition.sessionErrors === 'caller') return unwrap(definition, answer);
    if (answer.codes.includes('DUPLICATE_LOGIN')) {
      hooks.onDuplicateLogin(answer.message ?? '');
      throw errorOf(definition, { kind: 'duplicateLogin', status: answer.status, code: 'DUPLICATE_LOGIN' });
    }
    if (raw.status !== 401 && answer.status !== 401) return unwrap(definition, answer);
    const verdict = await hooks.onUnauthorized(stamp, isRetry);
    if (verdict === 'retry' && !isRetry) return attempt(definition, built, { signal, stamp, isRetry: true });
    if (verdict !== 'visitor') throw errorOf(definition, { kind: 'sessionExpired', status: 401 });
    throw refused(definition, { ...answer, status: 401 }, 'http');
  }

  function failure(definition: AnyDefinition, cause: unknown): ApiError {
    if (cause instanceof ApiError) return cause;
    if (cause instanceof NoAnswer) return errorOf(definition, { kind: cause.why, cause: cause.cause });
    return errorOf(definition, { kind: 'shape', reason: 'the call failed', cause });
  }

  /** Once more where the answer was lost, and only there. */
  function goAgain(definition: AnyDefinition, cause: unknown, go: () => Promise<unknown>): Promise<unknown> {
    const error = failure(definition, cause);
    if (error.silent || !isDoubtful(error)) throw error;
    return go();
  }

  /** Code 9999 of a listed call: the customer is told here, so that the caller need not (A83). */
  async function tell(definition: AnyDefinition, error: ApiError): Promise<ApiError> {
    const { on9999 = 'caller' } = definition;
    if (error.code !== '9999' || error.silent || on9999 === 'caller' || !present) return error;
    await present(error, { goBack: on9999 === 'alertAndBack' });
    const { kind, method, path, status, code, serverMessage, payload } = error;
    return new ApiError({
      kind,
      method,
      path,
      payload,
      silent: true,
      ...(status === undefined ? {} : { status }),
      ...(code === undefined ? {} : { code }),
      ...(serverMessage === undefined ? {} : { serverMessage }),
    });
  }

  async function run<I, W, O>(
    definition: CallDefinition<I, W, O>,
    input: I,
    { signal, again = definition.again }: CallSettings = {},
  ): Promise<O> {
    const built = build(definition as CallDefinition<I, unknown, unknown>, input);
    const { key } = built;
    if (signal?.aborted) throw errorOf(definition, { kind: 'aborted' });
    if (key && definition.duplicates !== 'allow' && inFlight.has(key)) {
      throw errorOf(definition, { kind: 'duplicate' });
    }
    const release = key ? inFlight.add(key) : () => undefined;
    const over = definition.spinner === false ? () => undefined : begin();
    // A caller that gives up may ask again at once.
    signal?.addEventListener('abort', release);
    const go = () => attempt(definition, built, { signal, stamp: hooks.stamp(), isRetry: false });
    let error: ApiError;
    try {
      return (await (again ? go().catch((cause) => goAgain(definition, cause, go)) : go())) as O;
    } catch (cause) {
      error = failure(definition, cause);
    } finally {
      signal?.removeEventListener('abort', release);
      release();
      over();
    }
    throw await tell(definition, error);
  }

  return {
    busy,
    asksAboutLost,
    run,
    follow(next) {
      hooks = next;
    },
  };
}
