import { v } from '../schema/index.ts';
import { checkShape } from './checkShape.ts';
import {
  type ErrorCode,
  type EventData,
  type EventName,
  errorCodes,
  events,
  isEvent,
  isMethod,
  type MethodName,
  methods,
  PROTOCOL,
} from './contract.ts';

const requestSchema = v.object({
  v: v.literal(PROTOCOL),
  kind: v.literal('request'),
  id: v.pipe(v.string(), v.minLength(1)),
  method: v.string(),
  params: v.optional(v.unknown(), {}),
});

const idSchema = v.object({ v: v.literal(PROTOCOL), kind: v.literal('reply'), id: v.string() });

const replySchema = v.variant('ok', [
  v.object({ ok: v.literal(true), result: v.optional(v.unknown()) }),
  v.object({
    ok: v.literal(false),
    error: v.fallback(
      v.object({ code: v.fallback(v.picklist(errorCodes), 'FAILED'), message: v.fallback(v.string(), '') }),
      { code: 'FAILED', message: '' },
    ),
  }),
]);

const eventSchema = v.object({
  v: v.literal(PROTOCOL),
  kind: v.literal('event'),
  name: v.string(),
  data: v.optional(v.unknown()),
});

/** A reply as the page reads it: a result still to be checked, a failure, or a known id with a broken rest. */
export type ReplyBody =
  | { kind: 'result'; result: unknown }
  | { kind: 'failure'; code: ErrorCode; message: string }
  | { kind: 'broken' };

/** What the page made of a text from the app. */
export type FromApp =
  | { kind: 'reply'; id: string; body: ReplyBody }
  | { [E in EventName]: { kind: 'event'; name: E; data: EventData<E> } }[EventName];

/** What the app's side made of a text from a page; `refusal` is the reply that the request has earned. */
export type FromPage =
  | { kind: 'request'; id: string; method: MethodName; params: unknown }
  | { kind: 'refused'; id: string; method: string; params: unknown; refusal: string };

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readBody(message: unknown): ReplyBody {
  const reply = v.safeParse(replySchema, message);
  if (!reply.success) return { kind: 'broken' };
  if (reply.output.ok) return { kind: 'result', result: reply.output.result };
  return { kind: 'failure', ...reply.output.error };
}

/**
 * Reads what the app sent.
 * @param text one message of the protocol as JSON text
 * @returns null for whatever is to be dropped: no JSON, another `v`, an unknown event, an event of a wrong shape
 */
export function readFromApp(text: unknown): FromApp | null {
  const message = parseJson(text);
  const reply = v.safeParse(idSchema, message);
  if (reply.success) return { kind: 'reply', id: reply.output.id, body: readBody(message) };
  const event = v.safeParse(eventSchema, message);
  if (!event.success || !isEvent(event.output.name)) return null;
  const data = checkShape(events[event.output.name], event.output.data);
  // The name picked the schema, which TypeScript cannot follow through the table.
  return data.success ? ({ kind: 'event', name: event.output.name, data: data.output } as FromApp) : null;
}

/**
 * Reads what a page sent, as the app does: an unknown method earns UNSUPPORTED, bad params INVALID.
 * @param text one message of the protocol as JSON text
 * @returns null for what is no request of this protocol
 */
export function readFromPage(text: unknown): FromPage | null {
  const request = v.safeParse(requestSchema, parseJson(text));
  if (!request.success) return null;
  const { id, method, params } = request.output;
  if (!isMethod(method)) {
    const refusal = errorText(id, 'UNSUPPORTED', `no method ${method}`);
    return { kind: 'refused', id, method, params, refusal };
  }
  const checked = checkShape(methods[method].params, params);
  if (checked.success) return { kind: 'request', id, method, params: checked.output };
  const refusal = errorText(id, 'INVALID', `params of ${method} do not fit`);
  return { kind: 'refused', id, method, params, refusal };
}

/** A request as JSON text. Throws where the params cannot be written as JSON. */
export function requestText(id: string, method: MethodName, params: unknown): string {
  return JSON.stringify({ v: PROTOCOL, kind: 'request', id, method, params });
}

/** A good reply as JSON text (the app's side). */
export function replyText(id: string, result: unknown): string {
  return JSON.stringify({ v: PROTOCOL, kind: 'reply', id, ok: true, result });
}

/** A bad reply as JSON text (the app's side). */
export function errorText(id: string, code: ErrorCode, message: string): string {
  return JSON.stringify({ v: PROTOCOL, kind: 'reply', id, ok: false, error: { code, message } });
}

/** An event as JSON text (the app's side). */
export function eventText<E extends EventName>(name: E, data?: EventData<E>): string {
  return JSON.stringify({ v: PROTOCOL, kind: 'event', name, data });
}
