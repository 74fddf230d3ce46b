import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

async function verify(changes: object = {}) {
  const { get, post } = openMock();
  const personas = (await get('/_mocks/personas')).body;
  const { ci } = personas.find((one: { id: string }) => one.id === 'groupKC0');
  const sso = { ciNo: ci, ssoNo: 'S1', samlAssertion: 'saml', kbCrtfiSerno: '4412', groupCoCd: 'KC0' };
  return (await post('/wApi/mstr/sso/verify', { ...sso, ...changes })).body;
}

test('a complete assertion of a known customer is OK', async () => {
  expect(await verify()).toMatchObject({ code: '0000', payload: { ssoVerify: 'OK' } });
});

test.each([
  { ssoNo: '' },
  { samlAssertion: null },
  { samlAssertion: 'INVALID' },
  { kbCrtfiSerno: '' },
  { groupCoCd: 'XX0' },
  { ciNo: 'nobody' },
])('%j is not', async (changes) => {
  expect(await verify(changes)).toMatchObject({ code: '0000', payload: { ssoVerify: 'FAIL' } });
});

test('a session is extended by half an hour, nobody’s is not', async () => {
  const { post, reset } = openMock();
  expect((await post('/wApi/mstr/sso/extend')).status).toBe(401);
  await reset('member');
  expect((await post('/wApi/mstr/sso/extend')).body.payload).toEqual({
    extendYn: 'Y',
    expireYMS: '20261121123000',
  });
});

test('a notice popup is there for the persona who is to see one', async () => {
  const { post, reset } = openMock();
  const ask = async () =>
    (await post('/wApi/mstr/commPup/commPupInfo', { expsChnlDstVal: '2', wltSvcDstcd: '01' })).body.payload;
  expect(await ask()).toEqual({ commPupInfo: [] });
  await reset('noticePopup');
  expect((await ask()).commPupInfo[0]).toMatchObject({ pupBttnExprCnt: 2, pupNonActvTrmNoday: 7 });
});
