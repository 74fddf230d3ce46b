import fc from 'fast-check';
import { expect, test } from 'vitest';
import { v } from '../schema/index.ts';
import { ApiError } from './ApiError.ts';
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
        () => json(200, { status: 200, code: '1234', message: `${who.name}님은 안 돼요`, payload: who }),
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

const facts = { method: 'POST', path: '/forest/{id}' } as const;

test('says what was asked, how it ended, and the numbers that help a developer', () => {
  const plain = new ApiError({ ...facts, kind: 'network' });
  expect(plain.message).toBe('POST /forest/{id}: network');
  expect(plain.name).toBe('ApiError');
  const full = new ApiError({ ...facts, kind: 'code', reason: 'no name', status: 200, code: '1234' });
  expect(full.message).toBe('POST /forest/{id}: code (no name, status 200, code 1234)');
  expect(new ApiError({ ...facts, kind: 'http', status: 502 }).message).toBe(
    'POST /forest/{id}: http (status 502)',
  );
});

test('has what is known, and no field for what is not', () => {
  const bare = new ApiError({ ...facts, kind: 'timeout' });
  for (const name of ['status', 'code', 'serverMessage', 'payload', 'cause'])
    expect(Object.hasOwn(bare, name), name).toBe(false);
  const cause = new TypeError('Failed to fetch');
  const full = new ApiError({
    ...facts,

    kind: 'code',
    status: 0,
    code: '',
    serverMessage: '안 돼요',
    payload: null,
    cause,
  });
  expect(full).toMatchObject({ status: 0, code: '', serverMessage: '안 돼요', payload: null, cause });
  expect(Object.keys(full)).not.toContain('serverMessage');
  expect(Object.keys(full)).not.toContain('payload');
});

test.each([
  ['offline', 'offline', false],
  ['network', 'networkFailed', false],
  ['timeout', 'requestTimeout', false],
  ['http', 'serverFailed', false],
  ['code', 'requestFailed', false],
  ['shape', 'unexpectedAnswer', false],
  ['duplicate', 'requestFailed', true],
  ['aborted', 'requestFailed', true],
  ['sessionExpired', 'sessionExpired', true],
  ['duplicateLogin', 'duplicateLogin', true],
] as const)('%s is told as %s, silent: %s', (kind, messageId, silent) => {
  expect(new ApiError({ ...facts, kind })).toMatchObject({ messageId, silent });
  expect(new ApiError({ ...facts, kind, silent: !silent }).silent).toBe(!silent);
  // The server's own words are told where it has refused, and nowhere else.
  const ofServer = new ApiError({ ...facts, kind, serverMessage: '안 돼요' }).messageId;
  expect(ofServer).toBe(kind === 'code' || kind === 'http' ? 'serverMessage' : messageId);
});
