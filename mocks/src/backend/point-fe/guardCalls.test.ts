import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

async function asPersona(persona: string) {
  const { get, post, reset } = openMock();
  await reset(persona);
  const outData = async (path: string) => (await post(`/wApi/point-fe/${path}`)).body.payload.outData;
  return {
    cdd: (await outData('bank-book/v1/CDD')).cDDTagetYn,
    wallet: (await outData('bank-book/v1/bankbook')).walletEwtNo,
    mainAccounts: (await outData('bank-book/v1/link-accounts')).linkAccountList.filter(
      ({ mainAcYn }: { mainAcYn: string }) => mainAcYn === '1',
    ).length,
    user: (await get('/wApi/gpayment-fe/user/v1/inquiry')).body,
    finishYn: (await get('/wApi/gpayment-fe/user/v1/CDD')).body.body.finishYn,
  };
}

test('a member has a point wallet, a main account and a foreign payment user', async () => {
  expect(await asPersona('member')).toMatchObject({
    cdd: '0',
    wallet: 'E000000001',
    mainAccounts: 1,
    user: { header: { code: 200 }, body: { fxPyaccMberIdnfiNo: 'F000000001' } },
    finishYn: 'Y',
  });
});

test('others lack one of them', async () => {
  expect((await asPersona('noPointWallet')).wallet).toBe('');
  expect(await asPersona('noLinkedAccount')).toMatchObject({ wallet: 'E000000021', mainAccounts: 0 });
  expect((await asPersona('noGpaymentUser')).user.body.fxPyaccMberIdnfiNo).toBe('');
  expect(await asPersona('cddTarget')).toMatchObject({ cdd: '1', finishYn: 'N' });
});

test('visitors are asked to sign in', async () => {
  const { get, post } = openMock();
  expect((await post('/wApi/point-fe/bank-book/v1/bankbook')).status).toBe(401);
  expect((await get('/wApi/gpayment-fe/user/v1/inquiry')).status).toBe(401);
});

test('the franchise area asks by POST', async () => {
  const { post, reset } = openMock();
  await reset('member');
  expect((await post('/wApi/gpayment-fe/user/v1/inquiry')).body.header.code).toBe(200);
});
