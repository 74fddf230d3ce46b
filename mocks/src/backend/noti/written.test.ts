import { expect, test } from 'vitest';
import { forestCaller, goodBooking } from '../forest/forestCaller.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, openMock } from '../testing/openMock.ts';

const inbox = '/wApi/noti/v1/notifications';

test('a stay that is paid for is told, with the way to it; one that is held is not', async () => {
  const { call, send, settle } = await forestCaller();
  const newest = async () => (await (await send(inbox, {})).json()).payload.results[0];
  const { payload } = await call('POST', '/bookings', goodBooking, 'intent-0001');
  expect((await newest()).alrmSerno).toBe('M3005');
  const paying = await call('POST', `/bookings/${payload.bkngNo}/payment`);
  await settle(paying.payload.payUrl, 'pay');
  expect(await newest()).toMatchObject({
    alrmDstcd: '01',
    readYn: 'N',
    alrmTitl: '휴양림 예약이 완료됐어요',
    alrmCtnt: expect.stringContaining('2026.11.23 ~ 2026.11.24'),
    alrmLinkUrlCtnt: `/forest/FTR61110?bookingNo=${payload.bkngNo}`,
  });
  const unread = (await (await send(`${inbox}/unread`, {})).json()).payload.unreadList;
  expect(unread[0]).toEqual({ alrmDstcd: '01', unreadCnt: 4 });
});

test('payments at a shop and abroad, and points that are sent, are told in the language of whoever reads', async () => {
  const mock = openMock(NOON);
  await mock.reset('payReady');
  const titles = async (language = 'ko') => {
    const { body } = await mock.get(inbox, { headers: { 'accept-language': language } });
    return body.payload.results.map(({ alrmTitl }: { alrmTitl: string }) => alrmTitl);
  };
  const code = await mock.post(
    '/wApi/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode',
    { gpyMethdDstcd: '1', pin: await encryptPassword(mock, '246810') },
    { headers: { 'idempotency-key': 'told-0001' } },
  );
  await mock.post('/_mocks/franchise/scan', { code: code.body.body.qrcode, amount: 4500 });
  expect((await titles())[0]).toBe('가맹점에서 결제했어요');
  const abroad = await mock.post(
    '/wApi/gpayment-fe/transaction/gln/v1/cpm/qrcode',
    { natnlCd: 'TH', gpyMethdDstcd: '1', pin: await encryptPassword(mock, '246810') },
    { headers: { 'idempotency-key': 'told-0002' } },
  );
  await mock.post('/_mocks/merchant/scan', { code: abroad.body.body.qrcode, amount: '100', currency: 'THB' });
  expect((await titles())[0]).toBe('해외에서 결제했어요');
  await mock.post(
    '/wApi/point-fe/transaction/v1/send',
    { rcvrId: 'R101', amt: '1000', pswd: await encryptPassword(mock, '482915', 'told-0003') },
    { headers: { 'idempotency-key': 'told-0003' } },
  );
  expect((await titles()).slice(0, 3)).toEqual([
    '포인트를 보냈어요',
    '해외에서 결제했어요',
    '가맹점에서 결제했어요',
  ]);
  expect((await titles('en-GB'))[0]).toBe('Points sent');
});
