import { v } from '@wallet/kit/schema';

const person = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** Body of `POST /_mocks/reset`. */
export const resetSchema = v.object({
  persona: v.optional(v.string()),
  person: v.optional(person),
  /** ISO text with a zone: the clock of this world stands there. */
  now: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/)),
  ),
});

/** Body of `PUT /_mocks/replies`. */
export const replySchema = v.strictObject({
  method: v.pipe(v.string(), v.minLength(1)),
  path: v.pipe(v.string(), v.minLength(1)),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  rawBody: v.optional(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  drop: v.optional(v.union([v.boolean(), v.literal('answer')])),
  after: v.optional(v.string()),
  signIn: v.optional(v.object({ persona: v.optional(v.string()), person: v.optional(person) })),
});
