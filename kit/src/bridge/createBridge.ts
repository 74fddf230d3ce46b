import { v } from '../schema/index.ts';
import { type CanAnswer, canUse } from './can.ts';
import {
  type EventData,
  type EventName,
  type HostInfo,
  limitOf,
  type MethodName,
  type MethodParams,
  type MethodResult,
  methods,
  PROTOCOL,
} from './contract.ts';
import { createDeniedPermissions } from './deniedPermissions.ts';
import { createEventBook } from './eventBook.ts';
import { type BridgeWindow, listenToApp } from './receiver.ts';
import type { BridgeFailure, BridgeFailureCode, BridgeResult } from './result.ts';
import { findTransport, type Transport } from './transport.ts';
import { type ReplyBody, readFromApp, requestText } from './wire.ts';

/** An app that never answered `hello` gets this long for each later call, in milliseconds. */
const UNANSWERED_MS = 2_000;

/** What a bridge is made of. */
export interface BridgeOptions {
  /** Id of the micro-app. */
  app: string;
  appVersion: string;
  kitVersion: string;
  /** Default: the page's own. */
  window?: Window;
  /** Default: what `window` offers; null is a plain browser. */
  transport?: Transport | null;
  /** Stands for every limit of the contract, in milliseconds; calls without a limit keep none. */
  limitMs?: number;
  /** The manifest's `bridge` list: `can` says no to the rest. Without it every method counts as listed. */
  allowed?: readonly string[];
}

/** What a caller can add to a call. */
export interface CallOptions {
  /** Ends the call with ABORTED. */
  signal?: AbortSignal;
  /** Instead of the contract's limit, in milliseconds. */
  limitMs?: number;
}

type CallArguments<M extends MethodName> =
  Record<never, never> extends MethodParams<M>
    ? [params?: MethodParams<M>, options?: CallOptions]
    : [params: MethodParams<M>, options?: CallOptions];

/** Requests a page makes itself; `hello` is the bridge's own. */
export type CallableMethod = Exclude<MethodName, 'hello'>;

/** The page's side of the bridge. */
export interface Bridge {
  /** Whether there is an app (or the developer's phone) around this page. */
  readonly isNative: boolean;
  /** What the app said of itself; null until it has. */
  readonly host: HostInfo | null;
  /** How many messages were dropped: unknown, broken, late or foreign. */
  readonly dropped: number;
  /** Greets the app, once a document; null in a plain browser, or where the app stays silent. */
  hello(): Promise<HostInfo | null>;
  /** Asks the app. Never rejects, and is settled within the method's limit. */
  call<M extends CallableMethod>(method: M, ...rest: CallArguments<M>): Promise<BridgeResult<M>>;
  /** Whether the app, by its own word, knows this method. False until it has said hello. */
  supports(method: MethodName): boolean;
  /** Whether this page can use the method now, with the reason where it cannot. `noHost` until the app has said hello. */
  can(method: MethodName): CanAnswer;
  /** Listens to an event of the app; the function returned stops that. */
  on<E extends EventName>(event: E, listener: (data: EventData<E>) => void): () => void;
  /** Settles what is open with HOST_LOST and lets go of the window. */
  dispose(): void;
}

type Answer = { body: ReplyBody } | { code: BridgeFailureCode; message: string };

interface OpenCall {
  /** Whether the app has been asked; until then a restart of the app loses nothing. */
  wasPosted?: boolean;
  settle(answer: Answer): void;
}

function newPrefix(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/**
 * Makes the page's side of the bridge (contracts/bridge.md; 1-shell s6, R318-R320).
 * Nothing is sent before the first `hello()` or `call()`.
 */
export function createBridge(options: BridgeOptions): Bridge {
  const page: BridgeWindow | null = options.window ?? (typeof window === 'undefined' ? null : window);
  const found = options.transport === undefined && page ? findTransport(page) : (options.transport ?? null);
  let transport: Transport | null = found;
  let host: HostInfo | null = null;
  let greeting: Promise<HostInfo | null> | null = null;
  let helloId: string | null = null;
  let dropped = 0;
  let count = 0;
  const prefix = newPrefix();
  const open = new Map<string, OpenCall>();
  const book = createEventBook();
  const permissions = createDeniedPermissions();

  function drop() {
    dropped += 1;
  }

  function adoptHost(body: ReplyBody) {
    const reply = v.safeParse(methods.hello.result, body.kind === 'result' ? body.result : undefined);
    if (reply.success) host = reply.output;
  }

  function loseAsked() {
    for (const { wasPosted, settle } of [...open.values()]) {
      if (wasPosted) settle({ code: 'HOST_LOST', message: 'the app began anew' });
    }
  }

  function receive(text: unknown) {
    const message = readFromApp(text);
    if (!message) return drop();
    if (message.kind === 'event') {
      if (message.name === 'resume') permissions.forget();
      if (message.name === 'restarted') loseAsked();
      return book.emit(message.name, message.data);
    }
    const call = open.get(message.id);
    // A hello answered after its limit still tells who the app is.
    if (message.id === helloId) {
      helloId = null;
      adoptHost(message.body);
    } else if (!call) return drop();
    call?.settle({ body: message.body });
  }

  const stopListening = transport
    ? transport.listen(receive, drop)
    : page
      ? listenToApp(page, drop)
      : () => undefined;

  function post(id: string, method: MethodName, params: unknown) {
    try {
      transport?.post(requestText(id, method, params));
    } catch {
      open.get(id)?.settle({ code: 'HOST_LOST', message: `${method} could not be handed over` });
    }
  }

  function greet(): Promise<HostInfo | null> {
    if (!transport) return Promise.resolve(null);
    const { app, appVersion, kitVersion } = options;
    const id = `${prefix}-hello`;
    helloId = id;
    return new Promise((resolve) => {
      function settle() {
        open.delete(id);
        clearTimeout(timer);
        resolve(host);
      }
      const timer = setTimeout(settle, options.limitMs ?? methods.hello.limitMs);
      open.set(id, { settle });
      post(id, 'hello', { protocol: PROTOCOL, app, appVersion, kitVersion });
    });
  }

  function hello() {
    greeting ??= greet();
    return greeting;
  }

  function ask(method: CallableMethod, params: unknown, { signal, limitMs }: CallOptions): Promise<Answer> {
    const contractMs = limitOf(method, params);
    const limit = limitMs ?? (contractMs === null ? null : (options.limitMs ?? contractMs));
    const id = `${prefix}-${++count}`;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function settle(answer: Answer) {
        if (!open.delete(id)) return;
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(answer);
      }
      function abort() {
        settle({ code: 'ABORTED', message: `${method} was given up by its caller` });
      }
      function waitAtMost(ms: number) {
        clearTimeout(timer);
        timer = setTimeout(() => settle({ code: 'TIMEOUT', message: `${method} took over ${ms} ms` }), ms);
      }
      open.set(id, { settle });
      signal?.addEventListener('abort', abort);
      if (limit !== null) waitAtMost(limit);
      void hello().then(() => {
        if (!open.has(id)) return;
        if (host && !host.methods.includes(method)) {
          return settle({ code: 'UNSUPPORTED', message: `this app does not know ${method}` });
        }
        if (!host) waitAtMost(Math.min(limit ?? UNANSWERED_MS, UNANSWERED_MS));
        const asked = open.get(id);
        if (asked) asked.wasPosted = true;
        post(id, method, params);
      });
    });
  }

  async function callApp<M extends CallableMethod>(
    method: M,
    ...rest: CallArguments<M>
  ): Promise<BridgeResult<M>> {
    const [params = {}, callOptions = {}] = rest;
    function failure(code: BridgeFailureCode, message: string): BridgeFailure {
      return { ok: false, code, message, method };
    }
    if (!transport) return failure('NO_HOST', 'there is no app around this page');
    if (callOptions.signal?.aborted) return failure('ABORTED', `${method} was given up before it began`);
    const checked = v.safeParse(methods[method].params, params);
    if (!checked.success) {
      // The place only: what stood there may be personal.
      return failure(
        'INVALID',
        `params of ${method} do not fit at ${v.getDotPath(checked.issues[0]) ?? 'the top'}`,
      );
    }
    const answer = await ask(method, checked.output, callOptions);
    if ('code' in answer) return failure(answer.code, answer.message);
    const { body } = answer;
    if (body.kind === 'failure') return failure(body.code, body.message);
    const result = v.safeParse(methods[method].result, body.kind === 'result' ? body.result : undefined);
    if (body.kind === 'broken' || !result.success) {
      return failure('BAD_REPLY', `the answer to ${method} does not fit the contract`);
    }
    return { ok: true, value: result.output as MethodResult<M> };
  }

  async function call<M extends CallableMethod>(
    method: M,
    ...rest: CallArguments<M>
  ): Promise<BridgeResult<M>> {
    const outcome = await callApp(method, ...rest);
    permissions.learn(method, rest[0], outcome);
    return outcome;
  }

  return {
    get isNative() {
      return found !== null;
    },
    get host() {
      return host;
    },
    get dropped() {
      return dropped;
    },
    hello,
    call,
    supports: (method) => host?.methods.includes(method) ?? false,
    can: (method) => canUse(method, { host, allowed: options.allowed, denied: permissions.denied }),
    on: book.on,
    dispose() {
      stopListening();
      transport = null;
      for (const { settle } of [...open.values()])
        settle({ code: 'HOST_LOST', message: 'the bridge was closed' });
    },
  };
}
