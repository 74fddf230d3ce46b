import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

test('(R346) joined services come as a list, and joining changes it', async () => {
  const { post, reset } = openMock();
  await reset('member');
  const joined = async (code: string) => {
    const { joinServiceList } = (await post('/wApi/mber/user/currentJoinServiceStatus')).body.payload;
    return joinServiceList.find(({ wltSvcDstcd }: { wltSvcDstcd: string }) => wltSvcDstcd === code);
  };
  const successYn = async (wltSvcDstcd?: string) =>
    (await post('/wApi/mber/user/getJoinService', { wltSvcDstcd })).body.payload.successYn;

  await post('/wApi/mber/user/joinService', { wltSvcDstcd: '17', joinYn: 'N' });
  expect(await joined('25')).toEqual({ wltSvcDstcd: '25', joinYn: 'Y' });
  expect([await successYn('14'), await successYn('17'), await successYn()]).toEqual(['Y', 'N', 'N']);
  expect((await post('/wApi/mber/user/joinService', { joinChnlDstcd: '02' })).body.payload.successYn).toBe(
    'Y',
  );
  expect([await joined('17'), await successYn()]).toEqual([{ wltSvcDstcd: '17', joinYn: 'Y' }, 'Y']);
  await post('/wApi/mber/user/joinService', { wltSvcDstcd: '17', joinYn: 'N' });
  expect(await successYn('17')).toBe('N');
});

test('services are those of the table, and of members', async () => {
  const { post, reset } = openMock();
  expect((await post('/wApi/mber/user/currentJoinServiceStatus')).status).toBe(401);
  await reset('member');
  expect((await post('/wApi/mber/user/joinService', { wltSvcDstcd: '99' })).status).toBe(400);
});

test('a sync fills the customer id, and userinfo has it from then on', async () => {
  const { get, post, reset } = openMock();
  await reset('unsynced');
  const custIdnfr = async () => (await get('/wApi/mstr/userinfo')).body.payload.custIdnfr;
  expect(await custIdnfr()).toBe('');
  const { payload } = (await post('/wApi/mber/user/syncUserInfo')).body;
  expect(Object.keys(payload)).toEqual(['custCiNo', 'custMgtNo', 'custIdnfr', 'walletId']);
  expect(payload.custIdnfr).toBe('K000000017');
  expect(await custIdnfr()).toBe('K000000017');
});

test('a CI tells whether its owner is a member', async () => {
  const { get, post } = openMock();
  const personas = (await get('/_mocks/personas')).body;
  const ciOf = (id: string) => personas.find((one: { id: string }) => one.id === id).ci;
  const ask = async (path: string, body: object) => (await post(`/wApi/mber/${path}`, body)).body.payload;
  expect(await ask('allowApi/getPreUserInfoByCi', { cnifNo: ciOf('member') })).toEqual({
    userIdnfiNo: 'W000000001',
  });
  expect(await ask('allowApi/getPreUserInfoByCi', { cnifNo: 'nobody' })).toEqual({ userIdnfiNo: '' });
  expect(await ask('user/join/userInfo', { ci: ciOf('notMember') })).toEqual({
    joinYn: 'N',
    walletMberIdnfiNo: '',
    svcPtrnDstCd: '01',
    under14Yn: 'N',
  });
  expect(await ask('user/join/userInfo', { ci: ciOf('notMemberMinor') })).toMatchObject({ under14Yn: 'Y' });
  expect((await post('/wApi/mber/user/join/userInfo', {})).status).toBe(400);
});

test('a book token leads to a CI, to sign-up, or nowhere', async () => {
  const { post } = openMock();
  const login = async (token: string) => (await post('/wApi/mber/kbaas/book/login', { token })).body;
  expect(await login('book-member')).toMatchObject({
    code: '0000',
    payload: { code: '0000', token: 'book-member', custName: '김*늘' },
  });
  // Begun on another device.
  expect((await login('book-member@elsewhere')).code).toBe('0002');
  expect((await login('book-notMember')).code).toBe('0001');
  expect((await login('book-notMember')).payload.ci).toContain('CI-WALLET');
  expect((await login('stolen')).code).toBe('0002');
});
