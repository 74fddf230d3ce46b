import {
  type Bridge,
  type CallableMethod,
  createBridge,
  isMethod,
  readFromApp,
  type Transport,
} from '@wallet/kit/bridge';
import { type Infer, v } from '@wallet/kit/schema';
import type { LogEntry } from './messageLog.ts';

const json = v.record(v.string(), v.unknown());
const requestSchema = v.object({
  kind: v.literal('request'),
  id: v.string(),
  method: v.string(),
  params: v.optional(json, {}),
});
const replySchema = v.looseObject({ v: v.number(), kind: v.literal('reply'), id: v.string() });

type Request = Infer<typeof requestSchema>;
/** The rest of a reply beside `v`, `kind` and `id`; null for none. */
type Reply = Record<string, unknown> | null;

/** How long a page of the fixture waits for a reply that never came, in milliseconds. */
const LIMIT_MS = 50;

interface FixtureOptions {
  webViewId: string;
  /** What the manifest of the page lists. */
  allowed?: readonly string[] | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read<S extends typeof requestSchema | typeof replySchema>(schema: S, text: string): Infer<S> | null {
  const message = v.safeParse(schema, parsed(text));
  return message.success ? (message.output as Infer<S>) : null;
}

/** What a page heard of its last document in one WebView, in order. */
function conversationOf(entries: readonly LogEntry[], webViewId: string) {
  const own = entries.filter((entry) => entry.webViewId === webViewId);
  const start = own.findLastIndex(({ from, title }) => from === 'page' && title === 'hello');
  const heard = own.slice(Math.max(start, 0));
  const replies = new Map<string, Reply>();
  for (const { from, text, note } of heard) {
    const message = from === 'app' && note === undefined ? read(replySchema, text) : null;
    if (!message) continue;
    const { v: _, kind: __, id, ...rest } = message;
    replies.set(id, rest);
  }
  const requests = heard.flatMap(({ from, text }) =>
    from === 'page' ? (read(requestSchema, text) ?? []) : [],
  );
  const events = heard.filter(
    ({ from, text, note }) => from === 'app' && note === undefined && !read(replySchema, text),
  );
  return { requests, replies, events };
}

/** A bridge whose app gives the replies of the log. */
function createReplay(allowed: readonly string[] | undefined) {
  let receive: (text: unknown) => void = () => {};
  let reply: Reply = null;
  let sent = 0;
  const transport: Transport = {
    kind: 'fake',
    post(text) {
      const request = read(requestSchema, text);
      sent += 1;
      const answer = reply;
      if (!request || !answer) return;
      queueMicrotask(() => receive(JSON.stringify({ v: 1, kind: 'reply', id: request.id, ...answer })));
    },
    listen(receiver) {
      receive = receiver;
      return () => {};
    },
  };
  const page = { app: 'log', appVersion: '1.0.0', kitVersion: '1.0.0', transport };
  return {
    bridge: createBridge({ ...page, limitMs: LIMIT_MS, ...(allowed && { allowed }) }),
    answer(next: Reply) {
      reply = next;
    },
    deliver: (text: string) => receive(text),
    sent: () => sent,
  };
}

type Replay = ReturnType<typeof createReplay>;

async function caseOf(replay: Replay, { method, params }: Request, reply: Reply, number: number) {
  const { bridge } = replay;
  const canAnswer = bridge.can(method as CallableMethod);
  const before = replay.sent();
  replay.answer(reply);
  const call = bridge.call as Bridge['call'] & ((method: string, params: unknown) => Promise<object>);
  const outcome = (await call(method, params)) as { ok: true; value: unknown } | { ok: false; code: string };
  return {
    name: `${number}. ${method}`,
    method,
    params,
    reply,
    ...(reply === null && { limitMs: LIMIT_MS }),
    expect: {
      ...(outcome.ok ? { ok: true, value: outcome.value } : { ok: false, code: outcome.code }),
      can: canAnswer.ok ? 'ok' : canAnswer.reason,
      sent: replay.sent() > before,
    },
  };
}

function eventOf(text: string, title: string) {
  const message = readFromApp(text);
  const isEvent = message?.kind === 'event';
  return {
    name: title,
    text,
    expect: isEvent ? { event: message.name, data: message.data } : 'dropped',
  };
}

/**
 * The last document of a WebView as a fixture of the bridge (kit/conformance): its app answers what this phone answered,
 * and a page is expected to make of it what the bridge makes of it now. As JSON, for `runFixture`.
 *
 * @returns null where the log has no hello of this WebView that was answered
 */
export async function logAsFixture(
  entries: readonly LogEntry[],
  { webViewId, allowed }: FixtureOptions,
): Promise<string | null> {
  const { requests, replies, events } = conversationOf(entries, webViewId);
  const greeting = requests.find(({ method }) => method === 'hello');
  const hello = greeting && replies.get(greeting.id);
  if (!hello) return null;
  const replay = createReplay(allowed);
  replay.answer(hello);
  const host = await replay.bridge.hello();
  const cases = [];
  for (const request of requests) {
    if (request.method === 'hello' || !isMethod(request.method)) continue;
    cases.push(await caseOf(replay, request, replies.get(request.id) ?? null, cases.length + 1));
  }
  replay.bridge.dispose();
  const fixture = {
    about: `What the developer's phone and a page said to each other in WebView ${webViewId}.`,
    ...(allowed && { allowed }),
    hello,
    ...(host && { host }),
    cases,
    events: events.map(({ text, title }) => eventOf(text, title)),
  };
  return JSON.stringify(fixture, null, 2);
}
