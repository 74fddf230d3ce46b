import { ApiError, bindClient, createClient, defineCall } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import { expect, test } from 'vitest';

const readForest = defineCall<string, { forestNm: string }, { name: string }>({
  method: 'GET',
  path: '/forest/v1/forests/{forestId}',
  answer: v.object({ forestNm: v.string() }),
  send: (forestId) => ({ path: { forestId } }),
  to: ({ forestNm }) => ({ name: forestNm }),
});

function answering(payload: unknown): typeof fetch {
  return async () => Response.json({ status: 200, code: '0000', message: '', payload });
}

test('a call is declared once and hands back what we mean', async () => {
  bindClient(createClient({ fetch: answering({ forestNm: '숲' }) }));
  expect(await readForest('F01')).toEqual({ name: '숲' });
});

test('whatever goes wrong is one kind of error', async () => {
  bindClient(createClient({ fetch: answering({ forestNm: 7 }) }));
  const error = await readForest('F01').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'shape', messageId: 'unexpectedAnswer' });
});
