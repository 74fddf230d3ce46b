import { type Schema, v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Persona, personaOf } from './personas.ts';
import type { WirePerson, World } from './world.ts';

export type { WirePerson, World } from './world.ts';

/** What every route of a room finds in its context. */
export type RoomEnv = { Variables: { world: World } };

/**
 * The member that a rule of a service works for. A route passes its own context; due work, which no request started,
 * passes one of its own (`due.ts`).
 */
export interface MemberContext {
  get(key: 'world'): World;
}

/** One wire prefix of the wallet API. */
export interface Room {
  prefix: string;
  routes: Hono<RoomEnv>;
}

/**
 * Makes the room of one wire prefix. Routes are written in full behind `/wApi`, prefix included:
 * `defineRoom('/forest', (routes) => routes.get('/forest/v1/forests', (context) => ok(context, [])))`.
 */
export function defineRoom(prefix: `/${string}`, build: (routes: Hono<RoomEnv>) => void): Room {
  const routes = new Hono<RoomEnv>();
  build(routes);
  for (const { path } of routes.routes) {
    if (path !== prefix && !path.startsWith(`${prefix}/`)) {
      throw new Error(`Route ${path} is outside its room ${prefix}: write routes with their prefix.`);
    }
  }
  return { prefix, routes };
}

/** In which of the three shapes a room answers (2-payment s7): `header` is gpayment and fpayment, `outData` is point. */
export type Envelope = 'payload' | 'header' | 'outData';

interface FailOptions {
  /** HTTP status and status of the body; 200 unless told, as a refusal is an ordinary answer. */
  status?: number;
  payload?: unknown;
  /** `payload` unless told */
  envelope?: Envelope;
}

/** Ends a route with an answer from deeper down; `createMock` turns it into that answer. */
export class AnswerError extends Error {
  readonly code: string;
  readonly options: FailOptions;

  constructor(code: string, message: string, options: FailOptions = {}) {
    super(message);
    this.name = 'AnswerError';
    this.code = code;
    this.options = options;
  }
}

/** The generic answer of a call that went well. */
export function ok(context: Context, payload: unknown = null): Response {
  return context.json({ status: 200, code: '0000', message: '정상이에요.', payload });
}

const noError = { errMsgCd: '', outptCtnt: '', treatRspblPsnMsgCtnt: '' };

/** The answer of a gpayment or fpayment call that went well (2-payment s3.1, s7). */
export function headerOk(context: Context, body: unknown = {}): Response {
  return context.json({ header: { code: 200, message: '정상이에요.', ...noError }, body });
}

/** The answer of a point call that went well (2-payment s7). */
export function outDataOk(context: Context, outData: unknown = {}): Response {
  return ok(context, { outData, errData: null });
}

/** The generic answer of a call that was refused; in another envelope, the refusal as that one has it. */
export function fail(context: Context, code: string, message: string, options: FailOptions = {}): Response {
  const status = options.status ?? 200;
  if (options.envelope === 'header') {
    // Where HTTP itself went well the header says no: every code but 200 is an error (E52).
    const header = {
      ...noError,
      code: status === 200 ? 500 : status,
      message,
      errMsgCd: code,
      outptCtnt: message,
    };
    return context.json({ header, body: options.payload ?? null }, status as ContentfulStatusCode);
  }
  if (options.envelope === 'outData') {
    return ok(context, { outData: options.payload ?? null, errData: { errMsgCd: code, outptCtnt: message } });
  }
  return context.json(
    { status, code, message, payload: options.payload ?? null },
    status as ContentfulStatusCode,
  );
}

/** Who is signed in; answers 401 when nobody is. */
export function memberOf(context: MemberContext): WirePerson {
  const { person } = context.get('world');
  if (person === null) {
    throw new AnswerError('4010', '로그인이 필요해요.', { status: 401 });
  }
  return person;
}

/** What a room remembers of the one who is signed in; `make` gives it its start. */
export function remembered<T>(
  context: MemberContext,
  name: string,
  make: (persona: Persona, world: World) => T,
): T {
  const { walletMberIdnfiNo } = memberOf(context);
  const world = context.get('world');
  const ofAll = world.room(name, () => new Map<string, T>());
  const known = ofAll.get(walletMberIdnfiNo);
  if (known !== undefined) {
    return known;
  }
  const made = make(personaOf(world), world);
  ofAll.set(walletMberIdnfiNo, made);
  return made;
}

/** The checked body of a call; no body counts as `{}`. Answers 400 when it does not fit. */
export async function readBody<T>(context: Context, schema: Schema<T>): Promise<T> {
  const text = await context.req.text();
  return checked(text.trim() === '' ? {} : parseJson(text), schema);
}

/** The checked query of a call, every value a text. Answers 400 when it does not fit. */
export function readQuery<T>(context: Context, schema: Schema<T>): T {
  return checked(context.req.query(), schema);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerError('4000', '요청 형식이 올바르지 않아요.', { status: 400 });
  }
}

function checked<T>(value: unknown, schema: Schema<T>): T {
  const outcome = v.safeParse(schema, value);
  if (outcome.success) {
    return outcome.output;
  }
  const problems = outcome.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    problem: issue.message,
  }));
  throw new AnswerError('4000', '요청 값을 확인해 주세요.', { status: 400, payload: { problems } });
}
