import { expect, test } from 'vitest';
import { createMock } from './index.ts';
import { openMock } from './testing/openMock.ts';

test('an unknown wallet path answers 404 with the generic body', async () => {
  const { status, body } = await openMock().get('/wApi/nothing/here');
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, code: '4040', message: '없는 경로예요.', payload: null });
});

test('fetch is never sync and follows the signal of the request', async () => {
  const { fetch } = createMock();
  const abort = new AbortController();
  const put = { method: 'GET', path: '*', delayMs: 60_000 };
  await fetch(new Request('http://localhost/_mocks/replies', { method: 'PUT', body: JSON.stringify(put) }));
  const answer = fetch(new Request('http://localhost/wApi/mstr/pubKey', { signal: abort.signal }));
  expect(answer).toBeInstanceOf(Promise);
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('in a page, which sees no cookies, the newest session of the world counts', async () => {
  const { get, post, reset } = openMock();
  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
  await reset('member');
  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(200);
  await post('/wApi/mstr/logout');
  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
});

test('a body that is no JSON is refused, and nothing falls over', async () => {
  const { status, body } = await openMock().post('/wApi/mstr/login/action', '{"phone":');
  expect([status, body.status, body.code]).toEqual([400, 400, '4000']);
});

test('a body of another shape is refused with the fields in question', async () => {
  const { reset, post } = openMock();
  await reset('member');
  const { status, body } = await post('/wApi/mber/user/getJoinService', { wltSvcDstcd: 17 });
  expect(status).toBe(400);
  expect(body.payload.problems).toEqual([{ field: 'wltSvcDstcd', problem: expect.any(String) }]);
});
