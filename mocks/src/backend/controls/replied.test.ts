import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const user = '/wApi/mstr/userinfo';

async function withReplies(...replies: object[]) {
  const mock = openMock();
  for (const body of replies) {
    expect((await mock.send('PUT', '/_mocks/replies', { body })).status).toBe(200);
  }
  return mock;
}

describe('what a reply answers', () => {
  test('its status and body', async () => {
    const { get } = await withReplies({ method: 'GET', path: '/mstr/userinfo', status: 503, body: { a: 1 } });
    expect(await get(user)).toMatchObject({ status: 503, body: { a: 1 } });
  });

  test('its raw body, though it is no JSON', async () => {
    const { mock } = await withReplies({ method: 'GET', path: '/mstr/userinfo', rawBody: '{"status":' });
    const response = await mock.fetch(new Request(`http://localhost${user}`));
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe('{"status":');
  });

  test('nothing at all with a status alone', async () => {
    const { get } = await withReplies({ method: 'GET', path: '/mstr/userinfo', status: 401 });
    expect(await get(user)).toMatchObject({ status: 401, body: '' });
  });

  test('after its delay; one that only delays lets the backend answer', async () => {
    const { get } = await withReplies({ method: 'GET', path: '/mstr/userinfo', delayMs: 5 });
    expect((await get(user)).body.code).toBe('4010');
  });

  test('not at all when it drops; with "answer" the backend has done its work by then', async () => {
    const mock = openMock();
    await mock.reset('member');
    const saved = { locationInfoAgreement: '1' };
    const path = '/comm/common/locationSave';
    const lookup = () => mock.post('/wApi/comm/common/locationAgrmtInfo', {});

    await mock.send('PUT', '/_mocks/replies', { body: { method: 'POST', path, drop: true, times: 1 } });
    await expect(mock.post(`/wApi${path}`, saved)).rejects.toThrow(TypeError);
    expect((await lookup()).body.code).toBe('0001');

    await mock.send('PUT', '/_mocks/replies', { body: { method: 'POST', path, drop: 'answer', times: 1 } });
    await expect(mock.post(`/wApi${path}`, saved)).rejects.toThrow(TypeError);
    expect((await lookup()).body.code).toBe('0000');
  });

  test('with signIn, and the world is signed in', async () => {
    const { get, post } = await withReplies({
      method: 'POST',
      path: '/x/y',
      body: {},
      signIn: { persona: 'lite', person: { custName: '정바다' } },
    });
    expect((await get(user)).body.status).toBe(401);
    await post('/wApi/x/y');
    expect((await get(user)).body.payload).toMatchObject({ custName: '정바다', certType: '03' });
  });
});

describe('which reply answers', () => {
  const reply = (path: string, n: number, more = {}) => ({ method: 'GET', path, body: { n }, ...more });
  const asked = async (...replies: object[]) =>
    (await (await withReplies(...replies)).get('/wApi/a/b')).body.n;

  test('an exact path beats a pattern and a pattern beats *, in whatever order they came', async () => {
    expect(await asked(reply('/a/b', 1), reply('/a/{id}', 2), reply('*', 3))).toBe(1);
    expect(await asked(reply('*', 3), reply('/a/{id}', 2))).toBe(2);
    expect(await asked(reply('/a/{id}/c', 2), reply('*', 3, { method: '*' }))).toBe(3);
  });

  test('a later one replaces an earlier one for the same method and path', async () => {
    expect(await asked(reply('/a/b', 1), reply('/a/b', 2))).toBe(2);
    const { get } = await withReplies(reply('/a/b', 1), reply('/a/b', 2, { times: 1 }));
    await get('/wApi/a/b');
    expect((await get('/wApi/a/b')).status).toBe(404);
  });

  test('the named method beats * on one path', async () => {
    expect(await asked(reply('/a/b', 1), reply('/a/b', 2, { method: '*' }))).toBe(1);
  });

  test('with times as often, without until the reset', async () => {
    const { get, reset } = await withReplies(reply('/a/b', 1, { times: 2 }), reply('*', 9));
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push((await get('/wApi/a/b')).body.n);
    }
    expect(seen).toEqual([1, 1, 9, 9]);
    await reset();
    expect((await get('/wApi/a/b')).status).toBe(404);
  });

  test('with after once that call has been answered, and then it takes the place of the earlier one', async () => {
    const { get, post } = await withReplies(
      reply('/a/b', 1),
      reply('/a/b', 2, { after: 'POST /comm/flowLog/getFlowLogId' }),
    );
    expect((await get('/wApi/a/b')).body.n).toBe(1);
    await post('/wApi/comm/flowLog/getFlowLogId', {});
    expect((await get('/wApi/a/b')).body.n).toBe(2);
  });

  test('none once they are all forgotten', async () => {
    const { get, send } = await withReplies(reply('/a/b', 1));
    expect((await send('DELETE', '/_mocks/replies')).status).toBe(204);
    expect((await get('/wApi/a/b')).status).toBe(404);
  });

  test('a path is taken with /wApi and query too', async () => {
    expect(await asked(reply('/wApi/a/b?c=1', 7))).toBe(7);
  });
});

test.each([
  {},
  { method: 'GET' },
  { method: 'GET', path: '/a', status: 99 },
  { method: 'GET', path: '/a', times: 0 },
  { method: 'GET', path: '/a', tims: 1 },
  { method: 'GET', path: '/a', signIn: { persona: 'visitor' } },
  { method: 'GET', path: '/a', signIn: { persona: 'nobody' } },
])('a reply that makes no sense is refused: %j', async (body) => {
  expect((await openMock().send('PUT', '/_mocks/replies', { body })).status).toBe(400);
});
