import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const lookup = '/wApi/comm/common/locationAgrmtInfo';
const byId = '/wApi/htoa/location/locationAgreement/findById';
const save = '/wApi/comm/common/locationSave';

test('(R355) a consent is none, then saved, then deleted, under both lookups', async () => {
  const { post, reset } = openMock();
  const { person } = await reset('member');
  const asked = { groupCoCd: '', walletMberIdnfiNo: person.walletMberIdnfiNo };
  expect((await post(lookup, asked)).body).toMatchObject({ status: 200, code: '0001' });

  const record = {
    locationInfoAgreement: '1',
    locationAgreementDate: '20261121120000',
    acquisitionRoute: '02',
    serviceContent: '숲나들e',
    walletSvcDsticCd: '51',
    mobileNumber: person.phone,
    customerName: person.custName,
    clientIP: '',
  };
  expect((await post(save, record)).body.code).toBe('0000');
  for (const path of [lookup, byId]) {
    expect((await post(path, asked)).body).toMatchObject({
      code: '0000',
      payload: { walletMberIdnfiNo: person.walletMberIdnfiNo, locationInfoAgreement: '1' },
    });
  }

  await post('/wApi/comm/common/locationDelete', { walletSvcDsticCd: '51' });
  expect((await post(byId, asked)).body.code).toBe('0001');
});

test('nobody learns of another member’s consent, and visitors have none', async () => {
  const { post, reset } = openMock();
  const { person } = await reset('payReady');
  const asked = { groupCoCd: '', walletMberIdnfiNo: person.walletMberIdnfiNo };
  expect((await post(lookup, asked)).body.code).toBe('0000');
  await post('/wApi/mstr/logout');
  expect((await post(lookup, asked)).body.code).toBe('0001');
  expect((await post(save, { locationInfoAgreement: '1' })).status).toBe(401);
});

test('a consent is 1 or 0, its day a day', async () => {
  const { post, reset } = openMock();
  await reset('member');
  expect((await post(save, { locationInfoAgreement: 'Y' })).status).toBe(400);
  expect((await post(save, { locationInfoAgreement: '1', locationAgreementDate: 'today' })).status).toBe(400);
});
