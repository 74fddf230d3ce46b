import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BridgeResult,
  type CallableMethod,
  createBridge,
  type EventName,
  events,
  methods,
  readFromApp,
  readFromPage,
} from '../src/bridge/index.ts';
import { createFakeHost } from '../src/testing/createFakeHost.ts';
import { fitsSchema } from './fitsSchema.ts';
import { type Fixture, fixtures } from './index.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const goodCases = fixtures.methods?.cases ?? [];
const callable = (Object.keys(methods) as (CallableMethod | 'hello')[]).filter((name) => name !== 'hello');

/** A good value with some keys taken away, added or changed at random; or anything at all. */
function near(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null) return fc.oneof(fc.constant(good), fc.jsonValue());
  const keys = Object.keys(good);
  const changes = fc.dictionary(fc.constantFrom(...keys, 'extra', 'constructor'), fc.jsonValue(), {
    maxKeys: 2,
  });
  return fc.oneof(
    fc.jsonValue(),
    fc.tuple(fc.subarray(keys), changes).map(([kept, changed]) => ({
      ...Object.fromEntries(Object.entries(good).filter(([key]) => kept.includes(key))),
      ...changed,
    })),
  );
}

describe('(G11) whatever the app answers', () => {
  test.each(callable)(
    'to %s: it is the result only where it fits the JSON schema of the contract',
    async (method) => {
      const { params, reply } = goodCases.find((each) => each.method === method) ?? {};
      const host = createFakeHost();
      const bridge = createBridge({ ...app, transport: host.transport });
      await bridge.hello();
      const schema = jsonSchemaOf(methods[method].result);
      // A page can do without these: a wrong one counts as absent.
      const spared = Object.entries(schema.properties ?? {}).filter(([key]) => key === 'reopened');
      const properties = { ...schema.properties, ...Object.fromEntries(spared.map(([key]) => [key, {}])) };
      const tolerant = schema.properties ? { ...schema, properties } : schema;
      const call = bridge.call as (method: string, params: unknown) => Promise<BridgeResult<CallableMethod>>;
      await fc.assert(
        fc.asyncProperty(near(reply?.result), async (result) => {
          host.reply(method, { ok: true, result });
          const outcome = await call(method, params);
          expect(outcome.ok).toBe(fitsSchema(tolerant, JSON.parse(JSON.stringify(result))));
          if (!outcome.ok) expect(outcome.code).toBe('BAD_REPLY');
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe('(G11) whatever text comes', () => {
  const message = fc.record(
    {
      v: fc.constantFrom<unknown>(1, 1, 1, 2, '1'),
      kind: fc.constantFrom<unknown>('reply', 'event', 'request', 7),
      id: fc.oneof(fc.string(), fc.jsonValue()),
      ok: fc.constantFrom<unknown>(true, false, 'true', null),
      result: fc.jsonValue(),
      error: fc.jsonValue(),
      method: fc.constantFrom<unknown>(...Object.keys(methods), '__proto__', 'constructor', 3),
      params: fc.jsonValue(),
      name: fc.constantFrom<unknown>(...Object.keys(events), '__proto__', 'constructor', 3),
      data: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    message.map((value) => JSON.stringify(value)),
    fc.constantFrom('{"__proto__":{"v":1}}', '[1e999]', '"\\ud800"', '['.repeat(50_000)),
  );

  test('neither side throws, and what the app\u2019s side refuses the page can read', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.anything()), (given) => {
        readFromApp(given);
        const read = readFromPage(given);
        if (read?.kind === 'refused') expect(readFromApp(read.refusal)).toMatchObject({ kind: 'reply' });
      }),
      { numRuns: 1_000 },
    );
  });

  test('an event is heard only with data that fits, and nobody who listens gets another kind', async () => {
    const host = createFakeHost();
    const bridge = createBridge({ ...app, transport: host.transport });
    await bridge.hello();
    const heard: [EventName, unknown][] = [];
    for (const name of Object.keys(events) as EventName[])
      bridge.on(name, (data) => heard.push([name, data]));
    const optional = { opening: {}, reason: {}, openerId: {}, launch: {} };
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(events) as EventName[])), fc.jsonValue(), (name, data) => {
        heard.length = 0;
        const before = bridge.dropped;
        host.deliver(JSON.stringify({ v: 1, kind: 'event', name, data }));
        const schema = jsonSchemaOf(events[name]);
        const tolerant = schema.properties
          ? { ...schema, properties: { ...schema.properties, ...optional } }
          : {};
        const fits = fitsSchema(tolerant, JSON.parse(JSON.stringify(data)));
        expect(heard.map(([first]) => first)).toEqual(fits ? [name] : []);
        expect(bridge.dropped - before).toBe(fits ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('(G7) the app\u2019s answer to hello', () => {
  const older = Object.entries(fixtures).filter(([name]) => name.startsWith('host'));

  test.each(older)(
    'of %s is read, and unknown keys at any level change nothing',
    async (_, fixture: Fixture) => {
      const result = fixture.hello.result as Record<string, unknown>;
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), fc.jsonValue()),
          fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), fc.jsonValue()),
          async (around, within) => {
            const host = createFakeHost();
            host.reply('hello', { ...around, ok: true, result: { ...within, ...result } });
            const bridge = createBridge({ ...app, transport: host.transport });
            // Compared as JSON: a key that is absent and one that is undefined are the same.
            expect(JSON.parse(JSON.stringify(await bridge.hello()))).toEqual(fixture.host);
          },
        ),
        { numRuns: 50 },
      );
    },
  );

  test('with any of the keys missing that a page can do without, null or of another kind, is still a host', async () => {
    const { info } = createFakeHost({ launch: {}, theme: 'dark', locale: 'ko', openerId: '1' });
    const needed = ['platform', 'appVersion', 'methods'];
    const spare = Object.keys(info).filter((key) => !needed.includes(key));
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(spare),
        fc.dictionary(fc.constantFrom(...spare), fc.constantFrom<unknown>(null, 7, [], {}, 'sepia')),
        async (missing, strange) => {
          const host = createFakeHost();
          const kept = Object.entries(info).filter(([key]) => !missing.includes(key));
          host.reply('hello', { ok: true, result: { ...Object.fromEntries(kept), ...strange } });
          const bridge = createBridge({ ...app, transport: host.transport });
          const { platform, appVersion, methods: known } = info;
          expect(await bridge.hello()).toMatchObject({ platform, appVersion, methods: known });
          for (const key of ['osVersion', 'phoneModel', 'deviceId', 'webViewId'] as const) {
            expect(bridge.host?.[key]).toBeTypeOf('string');
          }
        },
      ),
    );
  });
});
