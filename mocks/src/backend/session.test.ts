// @vitest-environment node
import './testing/withoutPage.ts';
import { expect, test } from 'vitest';
import { createMock, isDrop } from './index.ts';
import { NOON, openMock } from './testing/openMock.ts';

function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('reset with a persona sets the session cookie, and that cookie alone signs a call in', async () => {
  const { get, post } = openMock();
  const reset = await post('/_mocks/reset', { persona: 'member' });
  expect(reset.headers.get('set-cookie')).toMatch(
    /^WALLETSESSION=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
  const signedIn = await get('/wApi/mstr/userinfo', { headers: { cookie: cookieOf(reset.headers) } });
  expect(signedIn.body.payload.custName).toBe('김하늘');
});

test('a session is good in its own world only', async () => {
  const { get, post } = openMock();
  const reset = await post('/_mocks/reset', { persona: 'member' }, { headers: { 'x-mocks-world': 'one' } });
  const cookie = cookieOf(reset.headers);
  const there = await get('/wApi/mstr/userinfo', { headers: { cookie: `${cookie}; mocks-world=one` } });
  const elsewhere = await get('/wApi/mstr/userinfo', { headers: { cookie: `${cookie}; mocks-world=two` } });
  expect([there.body.status, elsewhere.body.status]).toEqual([200, 401]);
});

test('the header names the world where both header and cookie do', async () => {
  const { get, post } = openMock();
  await post('/_mocks/reset', {}, { headers: { 'x-mocks-world': 'home screen > cards' } });
  await get('/wApi/mstr/userinfo', {
    headers: { 'x-mocks-world': 'home screen > cards', cookie: 'mocks-world=b' },
  });
  const journal = await get('/_mocks/journal', { headers: { 'x-mocks-world': 'home screen > cards' } });
  expect(journal.body).toHaveLength(1);
});

test('logout ends the session and takes the cookie away', async () => {
  const { get, post } = openMock();
  const cookie = cookieOf((await post('/_mocks/reset', { persona: 'member' })).headers);
  const out = await post('/wApi/mstr/logout', undefined, { headers: { cookie } });
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await get('/wApi/mstr/userinfo', { headers: { cookie } })).body.status).toBe(401);
});

test('several sessions live side by side, unless the member may have one only', async () => {
  const { get, post } = openMock();
  for (const [persona, code] of [
    ['member', '0000'],
    ['singleSession', 'DUPLICATE_LOGIN'],
  ] as const) {
    const reset = await post('/_mocks/reset', { persona });
    const first = cookieOf(reset.headers);
    const ciCtt = reset.body.person.ci;
    const second = cookieOf((await post('/wApi/mstr/login/action', { ciCtt })).headers);

    const older = await get('/wApi/mstr/userinfo', { headers: { cookie: first } });
    expect([older.status, older.body.code]).toEqual([200, code]);
    expect((await get('/wApi/mstr/userinfo', { headers: { cookie: second } })).body.code).toBe('0000');
    await post('/wApi/mstr/logout', undefined, { headers: { cookie: first } });
    expect((await get('/wApi/mstr/userinfo', { headers: { cookie: first } })).body.status).toBe(401);
  }
});

test('a cut connection is an answer that the server knows by isDrop', async () => {
  const mock = createMock({ now: () => NOON });
  const put = { method: 'GET', path: '/mstr/userinfo', drop: true };
  await mock.fetch(
    new Request('http://localhost/_mocks/replies', { method: 'PUT', body: JSON.stringify(put) }),
  );
  const request = () => new Request('http://localhost/wApi/mstr/userinfo');
  expect(isDrop(await mock.app.fetch(request()))).toBe(true);
  const failure = await mock.fetch(request()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TypeError);
  expect(isDrop(failure)).toBe(true);
});
