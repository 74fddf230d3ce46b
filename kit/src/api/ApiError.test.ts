import fc from 'fast-check';
import { expect, test } from 'vitest';
import { v } from '../schema/index.ts';
import { createClient } from './createClient.ts';
import { defineCall } from './defineCall.ts';

const person = fc.record({
  name: fc.string({ minLength: 6, maxLength: 20 }).map((text) => `이름${text}`),
  phone: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `010${digits}`),
  ci: fc.string({ minLength: 8, maxLength: 20 }).map((text) => `CI-${text}`),
});

const findBooking = defineCall<{ name: string; phone: string; ci: string }, { count: number }>({
  method: 'POST',
  path: '/forest/v1/bookings/{ci}',
  answer: v.object({ count: v.number() }),
  send: ({ name, phone, ci }) => ({ path: { ci }, body: { name, phone } }),
}).definition;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** All that a log, a report or `String(error)` would show. */
function printed(error: unknown): string {
  const { stack = '', message = '', cause } = error as Error;
  return [String(error), message, stack, JSON.stringify(error), cause ? printed(cause) : ''].join('\n');
}

test('(G37) whatever goes wrong with a call, nothing of the customer stands in its error', async () => {
  await fc.assert(
    fc.asyncProperty(person, fc.nat({ max: 7 }), async (who, way) => {
      const answers: (() => Response)[] = [
        () => json(500, who),
        () => json(200, { status: 200, code: '1234', message: `${who.name}님은 안 됩니다`, payload: who }),
        () => json(200, { status: 200, code: '0000', message: '', payload: { count: who.name } }),
        () => json(200, { status: 200, code: '0000', message: '', payload: who }),
        () => new Response(`<p>${who.name} ${who.phone} ${who.ci}`, { status: 200 }),
        () => json(404, [who.phone]),
        () => json(401, { status: 401, code: '4010', message: who.ci }),
        () => {
          throw new TypeError('Failed to fetch');
        },
      ];
      const client = createClient({ fetch: async () => answers[way]?.() ?? json(500, {}) });
      const error = await client.run(findBooking, who).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(Error);
      const text = printed(error);
      for (const secret of Object.values(who)) expect(text).not.toContain(secret);
    }),
    { numRuns: 200 },
  );
});
