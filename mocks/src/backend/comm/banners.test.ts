import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

test('(R359) home has a banner, a service without one an empty list', async () => {
  const { get } = openMock();
  const ask = async (walletSvcDsticCd: string) =>
    (await get('/wApi/comm/common/bannerInfo', { query: { walletSvcDsticCd } })).body.payload.bannerInfoList;
  expect((await ask('01'))[0]).toMatchObject({ bnrLinkUrlCtnt: 'FTR10000', BnrLinkUrlType: '1' });
  expect(await ask('14')).toEqual([]);
});

test('a service banner may carry a query in its link', async () => {
  const { body } = await openMock().get('/wApi/comm/common/serviceBannerInfo', { query: { chkChnl: '2' } });
  expect(body.payload.serviceBannerList[0].bnrLinkUrlCtnt).toBe('FAL11000|tab=notice&from=banner');
});

test('(R360) a service has its own banner, or none', async () => {
  const ask = async (walletSvcDsticCd: string) =>
    (
      await openMock().get('/wApi/comm/common/serviceBannerInfo', {
        query: { walletSvcDsticCd, chkChnl: '1' },
      })
    ).body.payload.serviceBannerList;
  expect((await ask('42'))[0].bnrLinkUrlCtnt).toBe('/gpayment/FGP95000');
  expect((await ask('41'))[0].bnrLinkUrlCtnt).toBe('/fpayment/FFQ06000');
  expect(await ask('14')).toEqual([]);
});

test('flow logs are numbered and need their number back', async () => {
  const { post } = openMock();
  const number = async () => (await post('/wApi/comm/flowLog/getFlowLogId', {})).body.payload.flowLogId;
  expect([await number(), await number()]).toEqual(['FLOW00000001', 'FLOW00000002']);
  expect((await post('/wApi/comm/flowLog/insertFlowLog', { flowLogId: 'FLOW00000001' })).status).toBe(200);
  expect((await post('/wApi/comm/flowLog/insertFlowLog', {})).status).toBe(400);
  expect((await post('/wApi/comm/common/situHistInsert', { page: 'FMA10000' })).body.code).toBe('0000');
  expect((await post('/wApi/comm/common/situHistInsert', [1])).status).toBe(400);
});
