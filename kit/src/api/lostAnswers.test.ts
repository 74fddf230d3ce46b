import { expect, test } from 'vitest';
import { ApiError, type ApiErrorFacts } from './ApiError.ts';
import { createKeys, createProof } from './lostAnswers.ts';

const facts = { method: 'POST', path: '/x' } as const;
const fails = (more: Omit<ApiErrorFacts, 'method' | 'path'>) => async () => {
  throw new ApiError({ ...facts, ...more });
};
const lost = fails({ kind: 'network' });
const refused = fails({ kind: 'code', code: 'NO' });

/** The key that these facts are sent under, whose answer is then lost. */
async function keyOf({ under }: ReturnType<typeof createKeys>, wish: unknown, end = lost): Promise<string> {
  let seen = '';
  await under(wish, (key) => {
    seen = key;
    return end();
  }).catch(() => undefined);
  return seen;
}

test('nothing is a wish as well', async () => {
  const keys = createKeys();
  const key = await keyOf(keys, undefined);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await keyOf(keys, undefined)).toBe(key);
  expect(await keyOf(keys, null)).toBe(key);
  expect(await keyOf(keys, {})).not.toBe(key);
});

test('an error that is no answer at all keeps the key, a refusal ends it', async () => {
  const keys = createKeys();
  const broken = async () => {
    throw new TypeError('of the page');
  };
  const key = await keyOf(keys, 1, broken as typeof lost);
  expect(await keyOf(keys, 1, refused)).toBe(key);
  expect(await keyOf(keys, 1)).not.toBe(key);
});

test('of more than twenty wishes the oldest is forgotten', async () => {
  const keys = createKeys();
  const first = await keyOf(keys, 0);
  for (let wish = 1; wish < 20; wish += 1) await keyOf(keys, wish);
  expect(await keyOf(keys, 0)).toBe(first);
  const second = await keyOf(keys, 1);
  await keyOf(keys, 20);
  expect(await keyOf(keys, 1)).toBe(second);
  expect(await keyOf(keys, 0)).not.toBe(first);
});

const take = (proof: ReturnType<typeof createProof>, call: () => Promise<unknown>) =>
  proof.take(call).catch((error: unknown) => error);
const proves = fails({ kind: 'code', code: 'GONE' });

test.each([
  ['was never sent', [], false],
  ['was lost', [lost], true],
  ['was lost, then refused for another reason', [lost, refused], true],
  ['was lost, then went well', [lost, async () => 'done'], false],
  ['was lost and proved', [lost, proves], false],
  ['was answered by a server in trouble', [fails({ kind: 'http', status: 500 })], true],
  ['ended with the session', [fails({ kind: 'sessionExpired', status: 401 })], false],
  ['was refused', [refused], false],
])('a proof counts after a call that %s: %s', async (_, before, counts) => {
  const proof = createProof('GONE');
  for (const call of before) await take(proof, call);
  const end = await take(proof, proves);
  if (counts) expect(end).toBeUndefined();
  else expect(end).toMatchObject({ code: 'GONE' });
});

test('what is no error of a call is neither lost nor a proof', async () => {
  const proof = createProof('GONE');
  const broken = Object.assign(new Error('of the page'), { code: 'GONE' });
  const breaks = async () => {
    throw broken;
  };
  expect(await take(proof, breaks)).toBe(broken);
  expect(await take(proof, proves)).toMatchObject({ code: 'GONE', kind: 'code' });
  await take(proof, lost);
  expect(await take(proof, breaks)).toBe(broken);
  expect(await take(proof, async () => 7)).toBe(7);
});
