import type { Bridge, BridgeOptions, CallArguments, CallableMethod, CallOptions } from './Bridge.ts';
import { type CallRecord, versionOrNull } from './callRecord.ts';
import { canOpen, canUse } from './can.ts';
import { type HostInfo, isMethod, limitOf, type MethodName, methods, PROTOCOL } from './contract.ts';
import { createEventBook } from './eventBook.ts';
import { checkParams, failure, judge } from './judge.ts';
import { createLessons } from './lessons.ts';
import { createOpenCalls, type OpenCall } from './openCalls.ts';
import { type BridgeWindow, listenToApp } from './receiver.ts';
import type { BridgeFailureCode, BridgeResult } from './result.ts';
import { findTransport, type Transport } from './transport.ts';
import { type ReplyBody, readFromApp, requestText } from './wire.ts';

/** An app that never answered `hello` gets this long for each later call, in milliseconds. */
const UNANSWERED_MS = 2_000;

/**
 * Makes the page's side of the bridge (contracts/bridge.md; 1-shell s6, R318-R320).
 * Nothing is sent before the first `hello()` or `call()`.
 */
export function createBridge(options: BridgeOptions): Bridge {
  const { app, appVersion, kitVersion } = options;
  const page: BridgeWindow | null = options.window ?? (typeof window === 'undefined' ? null : window);
  const found = options.transport === undefined && page ? findTransport(page) : (options.transport ?? null);
  let transport: Transport | null = found;
  let host: HostInfo | null = options.greeted ?? null;
  let greeting: Promise<HostInfo | null> | null = host && Promise.resolve(host);
  let helloId: string | null = null;
  let dropped = 0;
  const calls = createOpenCalls();
  const book = createEventBook();
  let known = 0;
  const watchers = new Set<() => void>();
  const lessons = createLessons(learnt);

  function learnt() {
    known += 1;
    for (const watcher of watchers) watcher();
  }

  function drop() {
    dropped += 1;
  }

  function adoptHost(body: ReplyBody) {
    const reply = judge('hello', { body });
    if (!reply.ok) return;
    host = reply.value;
    learnt();
  }

  function receive(text: unknown) {
    const message = readFromApp(text);
    if (!message) return drop();
    if (message.kind === 'event') {
      if (message.name === 'resume') lessons.forgetDenied();
      if (message.name === 'restarted') {
        lessons.forgetAll();
        calls.losePosted('the app began anew');
      }
      return book.emit(message.name, message.data);
    }
    const call = calls.find(message.id);
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

  function report(method: MethodName, startedAt: number, outcome: CallRecord['outcome']) {
    if (!options.onCall) return;
    const ms = Math.round(performance.now() - startedAt);
    const hostVersion = versionOrNull(host?.appVersion);
    try {
      options.onCall({ method, app, appVersion, kitVersion, hostVersion, ms, outcome });
    } catch (error) {
      reportError(error);
    }
  }

  function post(call: OpenCall, method: MethodName, params: unknown) {
    let text: string;
    try {
      text = requestText(call.id, method, params);
    } catch {
      return call.settle({ code: 'INVALID', message: `params of ${method} cannot be written as JSON` });
    }
    try {
      transport?.post(text);
    } catch {
      call.settle({ code: 'HOST_LOST', message: `${method} could not be handed over` });
    }
  }

  async function greet(): Promise<HostInfo | null> {
    if (!transport) return null;
    const startedAt = performance.now();
    const call = calls.begin('hello', { limitMs: options.limitMs ?? methods.hello.limitMs });
    helloId = call.id;
    post(call, 'hello', { protocol: PROTOCOL, app, appVersion, kitVersion });
    const outcome = judge('hello', await call.answer);
    report('hello', startedAt, outcome.ok ? 'ok' : outcome.code);
    return host;
  }

  function hello() {
    greeting ??= greet();
    return greeting;
  }

  async function ask(method: CallableMethod, params: unknown, { signal, limitMs }: CallOptions) {
    const contractMs = limitOf(method, params);
    const limit = limitMs ?? (contractMs === null ? null : (options.limitMs ?? contractMs));
    const call = calls.begin(method, { limitMs: limit, signal });
    void hello().then(() => {
      if (!call.isOpen()) return;
      if (host && !host.methods.includes(method)) {
        return call.settle({ code: 'UNSUPPORTED', message: `this app does not know ${method}` });
      }
      if (!host) call.waitAtMost(Math.min(limit ?? UNANSWERED_MS, UNANSWERED_MS));
      call.markPosted();
      post(call, method, params);
    });
    return call.answer;
  }

  function call<M extends CallableMethod>(method: M, ...rest: CallArguments<M>): Promise<BridgeResult<M>> {
    const [given = {}, callOptions = {}] = rest;
    const startedAt = performance.now();
    function end(outcome: BridgeResult<M>) {
      lessons.learn(method, given, outcome);
      report(method, startedAt, outcome.ok ? 'ok' : outcome.code);
      return outcome;
    }
    const refuse = (code: BridgeFailureCode, why: string) => Promise.resolve(end(failure(method, code, why)));
    // JavaScript, too, gets an answer instead of an exception.
    if (!isMethod(method)) return Promise.resolve(failure(method, 'UNSUPPORTED', 'not in the contract'));
    if (!transport) return refuse('NO_HOST', 'there is no app around this page');
    if (callOptions.signal?.aborted) return refuse('ABORTED', `${method} was given up before it began`);
    const checked = checkParams(method, given);
    if ('code' in checked) return refuse(checked.code, checked.message);
    return ask(method, checked.params, callOptions).then((answer) => end(judge(method, answer)));
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
    can: (method, param) => canUse(method, { host, allowed: options.allowed, ...lessons }, param),
    canOpen: (screen) =>
      canOpen(screen, { host, allowed: options.allowed, screens: options.screens, ...lessons }),
    get known() {
      return known;
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    on: book.on,
    dispose() {
      stopListening();
      transport = null;
      calls.loseAll('the bridge was closed');
    },
  };
}
