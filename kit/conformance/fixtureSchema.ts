import { type EventName, events, type MethodName, methods } from '../src/bridge/index.ts';
import { v } from '../src/schema/index.ts';

const callable = (Object.keys(methods) as MethodName[]).filter((name) => name !== 'hello');
const json = v.record(v.string(), v.unknown());
const can = v.picklist(['ok', 'noHost', 'tooOld', 'unsupported', 'notListed', 'denied']);

// Without `sent` the app gets to see the call.
const outcome = v.union([
  v.strictObject({ ok: v.literal(true), value: v.unknown(), can, sent: v.optional(v.boolean()) }),
  v.strictObject({ ok: v.literal(false), code: v.string(), can, sent: v.optional(v.boolean()) }),
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
  /** To be asked of a real app, too: `quiet` moves nothing on the phone, `prompts` may need the customer's hand. */
  live: v.optional(v.picklist(['quiet', 'prompts'])),
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
  /** The manifest's `nativeScreens` list of the page; without it all are listed. */
  screens: v.optional(v.array(v.string())),
  /** The app's reply to hello beside `v`, `kind` and `id`. */
  hello: json,
  /** What the page makes of that hello. */
  host: v.optional(json),
  cases: v.array(fixtureCase),
  events: v.optional(v.array(fixtureEvent)),
});

/** One file of `fixtures`, see {@link fixtureSchema}. */
export type Fixture = v.InferInput<typeof fixtureSchema>;
/** One question of a fixture. */
export type FixtureCase = Fixture['cases'][number];
/** One message of a fixture that the app sends unasked. */
export type FixtureEvent = NonNullable<Fixture['events']>[number];
