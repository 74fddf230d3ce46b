import {
  type CallableMethod,
  type ErrorCode,
  type EventData,
  type EventName,
  errorText,
  eventText,
  type HostInfo,
  knownParams,
  type MethodName,
  type MethodParams,
  type MethodResult,
  methodsOf,
  PROTOCOL,
  readFromPage,
  replyText,
  type Transport,
} from '../bridge/index.ts';
import { defaultAnswers } from './hostAnswers.ts';

/** An answer that says no; made by `refuse`. */
export interface Refusal {
  refusal: ErrorCode;
  message: string;
}

type Json = string | number | boolean | null | unknown[] | { [key: string]: unknown };
// Where the contract leaves the result open, anything JSON can carry.
type Value<M extends MethodName> = (unknown extends MethodResult<M> ? Json : MethodResult<M>) | Refusal;
type Given<M extends MethodName> = Value<M> | Promise<Value<M>>;

/** What the fake app answers: a value, or a function of the checked params, less those that its version does not know. */
export type FakeAnswer<M extends MethodName> = Given<M> | ((params: MethodParams<M>) => Given<M>);

/** Answers by method; the rest comes from sensible defaults. */
export type FakeAnswers = { [M in CallableMethod]?: FakeAnswer<M> };

/** Who the fake app is; all of it has a default. */
export interface FakeHostOptions extends Partial<HostInfo> {
  answers?: FakeAnswers;
}

/** One message, as it went over the bridge. */
export interface FakeMessage {
  from: 'page' | 'app';
  message: Record<string, unknown>;
}

/** The app's side of the bridge, in memory. */
export interface FakeHost {
  /** To hand to `createBridge({ transport })`. */
  readonly transport: Transport;
  /** Puts the app's object for its platform on a window; the function returned takes it away. */
  install(page?: Window): () => void;
  readonly info: HostInfo;
  /** Every message so far, in order. */
  readonly log: readonly FakeMessage[];
  /** The params of each call of this method so far, as the page sent them. */
  calls<M extends MethodName>(method: M): MethodParams<M>[];
  /** Changes what a method answers. */
  answer<M extends CallableMethod>(method: M, answer: FakeAnswer<M>): void;
  /** Makes a method fail until it is given an answer again. */
  fail(method: CallableMethod, code: ErrorCode, message?: string): void;
  /**
   * Makes a method, `hello` too, answer with exactly this rest of a reply (`ok`, `result`, `error`, fit or not), or
   * with null not at all; until `answer` or `fail`.
   */
  reply(method: MethodName, reply: Readonly<Record<string, unknown>> | null): void;
  /** From now on the app answers nothing (or, with false, answers again). */
  silence(isSilent?: boolean): void;
  /** From now on replies are kept; `release` sends them, in another order where one is given. */
  hold(): void;
  release(order?: (texts: string[]) => string[]): void;
  /**
   * The app begins anew around a page that stays: what it was asked before is never answered, and its object on the
   * window is another one; it says `restarted`. It answers again what it was told to, also after `silence` and `hold`.
   */
  restart(): void;
  /** Sends an event. Held back until the page has said hello, as the app does. */
  emit<E extends EventName>(name: E, data?: EventData<E>): void;
  /** Sends any text at all, fit or not. */
  deliver(text: string): void;
}

/** An answer that says no, for `answers` and `answer`. */
export function refuse(refusal: ErrorCode, message = 'refused by the fake host'): Refusal {
  return { refusal, message };
}

function isRefusal(given: unknown): given is Refusal {
  return typeof given === 'object' && given !== null && 'refusal' in given;
}

type HostWindow = Window & {
  webkit?: unknown;
  WalletNative?: unknown;
  WalletBridge?: { receive(text: string): void };
};

/**
 * The phone app, for unit tests: it speaks the protocol from the same contract as the bridge.
 *
 * ```ts
 * const host = createFakeHost({ answers: { checkPermission: { status: 'denied' } } });
 * const bridge = createBridge({ app: 'forest', appVersion: '1', kitVersion: '1', transport: host.transport });
 * host.emit('backPressed');
 * ```
 */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const { answers: given = {}, ...identity } = options;
  const platform = identity.platform ?? 'android';
  const appVersion = identity.appVersion ?? (platform === 'ios' ? 'I6.3.0' : 'G6.3.0');
  const info: HostInfo = {
    platform,
    appVersion,
    osVersion: platform === 'ios' ? '19.1' : '17',
    phoneModel: platform === 'ios' ? 'iPhone18,1' : 'SM-S948N',
    deviceId: 'fake-device',
    webViewId: '1',
    methods: methodsOf(appVersion),
    ...identity,
  };
  const answers = new Map<string, unknown>(Object.entries({ ...defaultAnswers, ...given }));
  const replies = new Map<MethodName, Readonly<Record<string, unknown>> | null>();
  const log: FakeMessage[] = [];
  const receivers = new Set<(text: string) => void>();
  const installed = new Set<() => void>();
  let life = 0;
  let isSilent = false;
  let wasGreeted = false;
  let held: { text: string; isHello: boolean }[] | null = null;
  const early: string[] = [];

  function deliver(text: string) {
    for (const receiver of receivers) receiver(text);
  }

  function send(text: string) {
    log.push({ from: 'app', message: JSON.parse(text) });
    deliver(text);
  }

  function sendReply(text: string, isHello: boolean) {
    send(text);
    if (!isHello) return;
    wasGreeted = true;
    for (const event of early.splice(0)) send(event);
  }

  async function answerText(id: string, method: MethodName, params: unknown): Promise<string | null> {
    const given = replies.get(method);
    if (given) return JSON.stringify({ v: PROTOCOL, kind: 'reply', id, ...given });
    if (given === null) return null;
    if (method === 'hello') return replyText(id, info);
    if (!info.methods.includes(method)) return errorText(id, 'UNSUPPORTED', `no method ${method}`);
    const answer = answers.get(method);
    const result: unknown = await (typeof answer === 'function'
      ? answer(knownParams(info.appVersion, method, params))
      : answer);
    return isRefusal(result) ? errorText(id, result.refusal, result.message) : replyText(id, result);
  }

  async function take(text: string) {
    const request = readFromPage(text);
    if (!request) throw new Error(`Not a request of this protocol: ${text}`);
    log.push({ from: 'page', message: JSON.parse(text) });
    const asked = life;
    // Always later than the call, as over a real bridge.
    await null;
    const reply =
      request.kind === 'refused'
        ? request.refusal
        : await answerText(request.id, request.method, request.params);
    if (isSilent || reply === null || asked !== life) return;
    const isHello = request.method === 'hello';
    if (held) held.push({ text: reply, isHello });
    else sendReply(reply, isHello);
  }

  function post(text: string) {
    void take(text);
  }

  return {
    info,
    log,
    transport: {
      kind: 'fake',
      post,
      listen(receive) {
        receivers.add(receive);
        return () => receivers.delete(receive);
      },
    },
    install(page: HostWindow = window) {
      function receive(text: string) {
        page.WalletBridge?.receive(text);
      }
      receivers.add(receive);
      const entry = platform === 'ios' ? 'webkit' : 'WalletNative';
      function place() {
        page[entry] =
          platform === 'ios'
            ? { messageHandlers: { walletBridge: { postMessage: post } } }
            : { postMessage: post };
      }
      place();
      installed.add(place);
      return () => {
        receivers.delete(receive);
        installed.delete(place);
        delete page[entry];
      };
    },
    calls<M extends MethodName>(method: M) {
      return log
        .filter(({ from, message }) => from === 'page' && message.method === method)
        .map(({ message }) => message.params as MethodParams<M>);
    },
    answer(method, answer) {
      replies.delete(method);
      answers.set(method, answer);
    },
    fail(method, code, message) {
      replies.delete(method);
      answers.set(method, refuse(code, message));
    },
    reply(method, reply) {
      replies.set(method, reply);
    },
    silence(next = true) {
      isSilent = next;
    },
    hold() {
      held ??= [];
    },
    release(order = (texts) => texts) {
      const replies = held ?? [];
      held = null;
      const greetings = new Set(replies.filter(({ isHello }) => isHello).map(({ text }) => text));
      for (const text of order(replies.map((reply) => reply.text))) sendReply(text, greetings.has(text));
    },
    restart() {
      life += 1;
      isSilent = false;
      held = null;
      early.length = 0;
      for (const place of installed) place();
      if (wasGreeted) send(eventText('restarted'));
    },
    emit(name, data) {
      const text = eventText(name, data);
      if (wasGreeted) send(text);
      else early.push(text);
    },
    deliver,
  };
}
