import { type EventName, events, type MethodName, methods } from '../src/bridge/index.ts';
import { type Infer, v } from '../src/schema/index.ts';

const callable = (Object.keys(methods) as MethodName[]).filter((name) => name !== 'hello');
const json = v.record(v.string(), v.unknown());
const can = v.picklist(['ok', 'noHost', 'tooOld', 'unsupported', 'notListed', 'denied']);

const outcome = v.union([
  v.strictObject({ ok: v.literal(true), value: v.unknown(), can, sent: v.optional(v.boolean(), true) }),
  v.strictObject({ ok: v.literal(false), code: v.string(), can, sent: v.optional(v.boolean(), true) }),
]);

const fixtureCase = v.strictObject({
  name: v.string(),
  method: v.picklist(callable),
  params: json,
  /** What the app answers beside `v`, `kind` and `id`; null for nothing at all. */
  reply: v.nullable(json),
  /** Of the call, in milliseconds; else the contract's. */
  limitMs: v.optional(v.number()),
  /** What the page makes of it: `can` before the call, whether the app gets to see it, and the outcome. */
  expect: outcome,
  /** Safe to ask a real app: it moves nothing on the phone. */
  live: v.optional(v.boolean(), false),
});

const fixtureEvent = v.strictObject({
  name: v.string(),
  /** The message as it comes, fit or not. */
  text: v.string(),
  expect: v.union([
    v.literal('dropped'),
    v.strictObject({
      event: v.picklist(Object.keys(events) as EventName[]),
      data: v.optional(v.unknown()),
    }),
  ]),
});

/** One file of `fixtures`: an app by its hello, what it is asked and answers, and what a page makes of that. */
export const fixtureSchema = v.strictObject({
  about: v.string(),
  /** The manifest's `bridge` list of the page; without it all is listed. */
  allowed: v.optional(v.array(v.string())),
  /** The app's reply to hello beside `v`, `kind` and `id`. */
  hello: json,
  /** What the page makes of that hello. */
  host: v.optional(json),
  cases: v.array(fixtureCase),
  events: v.optional(v.array(fixtureEvent), []),
});

export type Fixture = Infer<typeof fixtureSchema>;
export type FixtureCase = Fixture['cases'][number];
export type FixtureEvent = Fixture['events'][number];
