import { beforeEach, expect, test } from 'vitest';
import { PAYMENT_PIN } from '../gpayment-fe/paymentPin.ts';
import { PASSWORD } from '../persona.ts';
import { encryptPassword, sealWith } from '../testing/encryptPassword.ts';
import { NOON, type OpenMock, openMock } from '../testing/openMock.ts';

const phone = '01055551201';
let now: Date;
let mock: OpenMock;

beforeEach(() => {
  now = NOON;
  mock = openMock(() => now);
});

const signIn = async (encPassword: string) =>
  (await mock.post('/wApi/mstr/login/action', { phone, encPassword })).body;

test('a password that was overheard is of no use: what was sent once is refused', async () => {
  const encPassword = await encryptPassword(mock, PASSWORD);
  expect((await signIn(encPassword)).code).toBe('0000');
  await mock.post('/wApi/mstr/logout');
  expect(await signIn(encPassword)).toMatchObject({ status: 400, code: '4001' });
  expect((await signIn(await encryptPassword(mock, PASSWORD))).code).toBe('0000');
});

test('a wrong one is used up as well, and a refused one is counted as no try', async () => {
  const wrong = await encryptPassword(mock, 'another1!');
  expect((await signIn(wrong)).payload).toEqual({ loginFailCnt: 1 });
  expect((await signIn(wrong)).code).toBe('4001');
  expect((await signIn(await encryptPassword(mock, 'another1!'))).payload).toEqual({ loginFailCnt: 2 });
});

test('one that is too old, of another nonce, or without any is refused', async () => {
  const { payload } = (await mock.get('/wApi/mstr/pubKey')).body;
  expect((await signIn(await sealWith({ ...payload, nonce: 'of-my-own' }, PASSWORD))).code).toBe('4001');
  expect((await signIn(await sealWith({ ...payload, at: payload.at + 60_000 }, PASSWORD))).code).toBe('4001');
  expect((await signIn(PASSWORD)).code).toBe('4001');
  const early = await sealWith(payload, PASSWORD);
  now = new Date(NOON.getTime() + 30 * 60_000 + 1);
  expect((await signIn(early)).code).toBe('4001');
});

test('a payment password counts for its own order alone, however often that is sent', async () => {
  await mock.reset('payReady');
  const call = async (path: string, body: object, key = '') => {
    const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
    return (await mock.post(`/wApi/fran-qrpayment-fe/transaction/qr/v1/mpm/${path}`, body, { headers })).body;
  };
  const order = async () => {
    const { body } = await call('qrcode', { qrCode: 'FRQR.M0002' });
    const { txToken } = body;
    const request = { txToken, txAmt: '1000', gpyMethdDstcd: '2' };
    return { txToken, pyNo: (await call('request', request)).body.pyNo };
  };
  const mine = 'key-of-my-order';
  const pin = await encryptPassword(mock, PAYMENT_PIN, mine);
  const first = await order();
  expect((await call('approve', { ...first, pin }, 'key-of-another')).header.errMsgCd).toBe('4001');
  const paid = await call('approve', { ...first, pin }, mine);
  expect(paid.body.finishYn).toBe('Y');
  expect(await call('approve', { ...first, pin }, mine)).toEqual(paid);
  expect((await call('approve', { ...(await order()), pin }, 'key-of-a-thief')).header.errMsgCd).toBe('4001');
  const loose = await encryptPassword(mock, PAYMENT_PIN);
  expect((await call('approve', { ...(await order()), pin: loose }, 'key-without')).header.errMsgCd).toBe(
    '4001',
  );
  // Nor is it a way to sign in or to change anything.
  expect((await signIn(await encryptPassword(mock, PASSWORD, mine))).code).toBe('4001');
});
