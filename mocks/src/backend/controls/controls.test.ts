import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

describe('personas', () => {
  test('those of the contract are there with what signs them in by hand', async () => {
    const { body } = await openMock().get('/_mocks/personas');
    const byId = new Map(body.map((one: { id: string }) => [one.id, one]));
    for (const id of [
      'visitor',
      'member',
      'minor',
      'foreigner',
      'employee',
      'developer',
      'lite',
      'restricted',
      'groupKC0',
    ]) {
      expect(byId.has(id), id).toBe(true);
    }
    expect(byId.get('visitor')).toMatchObject({ phone: null, password: null, ci: null, person: null });
    expect(byId.get('lite')).toMatchObject({ person: { svcPtrnDstCd: '05', certType: '03' } });
    expect(byId.get('groupKC0')).toMatchObject({ person: { groupCoCd: 'KC0' } });
    const signing = body.filter((one: { id: string }) => one.id !== 'visitor');
    expect(new Set(signing.map((one: { phone: string }) => one.phone)).size).toBe(signing.length);
    expect(new Set(signing.map((one: { ci: string }) => one.ci)).size).toBe(signing.length);
  });
});

describe('reset', () => {
  test('signs in as the persona, with fields under their wire names changed', async () => {
    const { get, reset } = openMock();
    await reset('member', { groupCoCd: 'KC0', loginWay: '09', certType: '03' });
    const { body } = await get('/wApi/mstr/userinfo');
    expect(body.payload).toMatchObject({
      custName: '김하늘',
      groupCoCd: 'KC0',
      loginWay: '09',
      certType: '03',
    });
  });

  test('without a persona leaves a visitor in a fresh world', async () => {
    const { get, send, reset } = openMock();
    await reset('member');
    await send('PUT', '/_mocks/replies', { body: { method: '*', path: '*', status: 500 } });
    await reset();
    expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
    expect((await get('/_mocks/journal')).body).toHaveLength(1);
  });

  test('keeps what it changed when the persona signs in again', async () => {
    const { get, post, reset } = openMock();
    const { person } = await reset('member', { custName: '이바다' });
    await post('/wApi/mstr/logout');
    await post('/wApi/mstr/login/action', { ciCtt: person.ci });
    expect((await get('/wApi/mstr/userinfo')).body.payload.custName).toBe('이바다');
  });

  test('refuses a persona nobody knows', async () => {
    const { status, body } = await openMock().post('/_mocks/reset', { persona: 'nobody' });
    expect(status).toBe(400);
    expect(body.message).toContain('nobody');
  });
});

describe('journal', () => {
  test('holds every wallet call in order, replaced ones included', async () => {
    const { get, post, send } = openMock();
    await send('PUT', '/_mocks/replies', { body: { method: 'GET', path: '/mstr/userinfo', status: 500 } });
    await get('/wApi/mstr/userinfo', { query: { a: '1' }, headers: { 'X-Referer': '/main/FMA10000' } });
    await post('/wApi/comm/flowLog/getFlowLogId', { page: 'FMA10000' });
    const { body } = await get('/_mocks/journal');
    expect(body).toMatchObject([
      {
        method: 'GET',
        path: '/mstr/userinfo',
        query: { a: '1' },
        headers: { 'x-referer': '/main/FMA10000' },
        body: null,
        status: 500,
      },
      {
        method: 'POST',
        path: '/comm/flowLog/getFlowLogId',
        query: {},
        body: { page: 'FMA10000' },
        status: 200,
      },
    ]);
    await send('DELETE', '/_mocks/journal');
    expect((await get('/_mocks/journal')).body).toEqual([]);
  });

  test('knows a call that is not answered yet and one that was cut', async () => {
    const { get, send } = openMock();
    await send('PUT', '/_mocks/replies', { body: { method: 'GET', path: '/a', delayMs: 60_000 } });
    await send('PUT', '/_mocks/replies', { body: { method: 'GET', path: '/b', drop: true } });
    void get('/wApi/a');
    await expect(get('/wApi/b')).rejects.toThrow(TypeError);
    const { body } = await get('/_mocks/journal');
    expect(body.map(({ status }: { status: number | null }) => status)).toEqual([null, 0]);
  });
});

test('worlds are kept apart', async () => {
  const { get, post } = openMock();
  const inOne = { headers: { 'x-mocks-world': 'one' } };
  await post('/_mocks/reset', { persona: 'member' }, inOne);
  expect((await get('/wApi/mstr/userinfo', inOne)).body.status).toBe(200);
  expect((await get('/wApi/mstr/userinfo')).body.status).toBe(401);
  expect((await get('/_mocks/journal', inOne)).body).toHaveLength(1);
});
