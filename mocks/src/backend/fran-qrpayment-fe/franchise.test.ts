import { beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_PIN } from '../gpayment-fe/paymentPin.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, openMock } from '../testing/openMock.ts';

const prefix = '/wApi/fran-qrpayment-fe';
let clock = new Date(NOON);
let mock = openMock(clock);

async function ask(method: string, path: string, body?: unknown, key = '') {
  const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
  return (await mock.send(method, path, { headers, body })).body;
}
const post = (path: string, body: unknown = {}, key?: string) => ask('POST', `${prefix}${path}`, body, key);
const ledger = () => ask('GET', '/_mocks/ledger');
const mine = async () => (await ledger()).balances;
const later = (seconds: number) => clock.setTime(clock.getTime() + seconds * 1000);
const pin = (key: string, digits = PAYMENT_PIN) => encryptPassword(mock, digits, key);

beforeEach(async () => {
  clock = new Date(NOON);
  mock = openMock(clock);
  await mock.reset('payReady');
});

async function requested(qrCode: string, amount: number, gpyMethdDstcd = '1') {
  const { body } = await post('/transaction/qr/v1/mpm/qrcode', { qrCode });
  const request = { txToken: body.txToken, txAmt: String(amount), gpyMethdDstcd };
  return (await post('/transaction/qr/v1/mpm/request', request)).body;
}

async function approve({ txToken, pyNo }: { txToken: string; pyNo: string }, key: string, digits?: string) {
  return post('/transaction/qr/v1/mpm/approve', { txToken, pyNo, pin: await pin(key, digits) }, key);
}

describe("a shop's code", () => {
  test('(R613-R615, R533, R490, R491) is read, requested, approved; points first, the account for the rest', async () => {
    const asked = await requested('FRQR.M0001', 20_000);
    expect(asked).toMatchObject({ pointUseAmt: '18400', accntUseAmt: '1600', acNo: '12345601234567' });
    const { header, body } = await approve(asked, 'key-00000001');
    expect([header.code, body.finishYn, body.tranRsltDstcd]).toEqual([200, 'Y', '1']);
    const balances = await mine();
    expect(balances['points:W000000024'].PNT).toBe(0);
    expect(balances['bank:W000000024:12345601234567'].KRW).toBe(2_450_000 - 1600);
    expect(balances['merchant:M0001'].KRW).toBe(20_000);
    expect(Object.values((await ledger()).totals).every((sum) => sum === 0)).toBe(true);
  });

  test('is paid once, whatever key comes after', async () => {
    const asked = await requested('FRQR.M0002.4500', 4500, '2');
    const first = await approve(asked, 'key-00000001');
    expect((await approve(asked, 'key-00000001')).body).toEqual(first.body);
    expect((await approve(asked, 'key-00000002')).header.errMsgCd).toBe('UBFR0405');
    expect((await mine())['merchant:M0002'].KRW).toBe(4500);
  });

  test('with an amount is for one payment, however often it is read', async () => {
    const [first, second] = [
      await requested('FRQR.M0002.4500', 4500, '2'),
      await requested('FRQR.M0002.4500', 4500, '2'),
    ];
    expect((await approve(first, 'key-00000001')).body.finishYn).toBe('Y');
    expect((await approve(second, 'key-00000002')).header.errMsgCd).toBe('UBFR0405');
    const { header } = await post('/transaction/qr/v1/mpm/qrcode', { qrCode: 'FRQR.M0002.4500' });
    expect(header.errMsgCd).toBe('UBFR0405');
    expect((await mine())['merchant:M0002'].KRW).toBe(4500);
  });

  test('is not paid with another split than was shown', async () => {
    const asked = await requested('FRQR.M0001', 20_000);
    expect(asked).toMatchObject({ pointUseAmt: '18400', accntUseAmt: '1600' });
    await approve(await requested('FRQR.M0003', 16_200), 'key-00000001');
    expect((await approve(asked, 'key-00000002')).header.errMsgCd).toBe('UBFR0407');
    expect((await mine())['points:W000000024'].PNT).toBe(2200);
    expect((await mine())['merchant:M0001']).toBeUndefined();
    const again = await requested('FRQR.M0001', 20_000);
    expect(again).toMatchObject({ pointUseAmt: '2200', accntUseAmt: '17800' });
    expect((await approve(again, 'key-00000003')).body.finishYn).toBe('Y');
  });

  test.each([
    ['an unknown one', 'SOMETHING', 'UBFR0402'],
    ['an old one', 'FRQR.M0009', 'UBFR0403'],
  ])('%s is refused: %s', async (_name, qrCode, code) => {
    expect((await post('/transaction/qr/v1/mpm/qrcode', { qrCode })).header).toMatchObject({
      code: 500,
      errMsgCd: code,
    });
  });

  test('(R653) is refused abroad, for another amount, and when its time is over', async () => {
    const { body } = await post('/transaction/qr/v1/mpm/qrcode', { qrCode: 'FRQR.M0002.4500' });
    const ask = async (over: object) =>
      (await post('/transaction/qr/v1/mpm/request', { txToken: body.txToken, txAmt: '4500', ...over })).header
        .errMsgCd;
    expect(await ask({ lttd: '35.68', lngt: '139.76' })).toBe('UBFR0156');
    expect(await ask({ txAmt: '4600' })).toBe('UBFR0406');
    expect(await ask({ txToken: 'TXF0000000099' })).toBe('UBFR0404');
    later(301);
    expect(await ask({})).toBe('UBFR0403');
  });

  test('a wrong password is refused and locks after five; a doubled order counts once', async () => {
    const asked = await requested('FRQR.M0001', 1000);
    await approve(asked, 'key-00000000', '111111');
    const tries = [];
    for (const turn of [0, 1, 2, 3, 4]) {
      tries.push((await approve(asked, `key-0000000${turn}`, '111111')).header.errMsgCd);
    }
    expect(tries).toEqual(['UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0305']);
    expect((await approve(asked, 'key-00000009')).header.errMsgCd).toBe('UBFR0305');
  });

  test('(R611, R487) a partner that needs time: pending, then done', async () => {
    const asked = await requested('FRQR.M0005', 9000, '2');
    expect((await approve(asked, 'key-00000001')).header.errMsgCd).toBe('UBFR0202');
    const status = async (key = '') => (await post('/inquiry/v1/status', {}, key)).body;
    expect(await status('key-00000001')).toMatchObject({ tranRsltDstcd: '2' });
    later(5);
    expect(await status()).toMatchObject({ tranRsltDstcd: '1', ordKey: 'key-00000001', sendTranAmt: '9000' });
    await post('/inquiry/v1/status', { cnfrmYn: 'Y' }, 'key-00000001');
    expect(await status()).toMatchObject({ tranRsltDstcd: '0' });
  });

  test('more than there is, is refused, and can be paid in another way', async () => {
    const asked = await requested('FRQR.M0001', 2_000_000, '2');
    await approve(asked, 'key-00000001');
    const again = await requested('FRQR.M0001', 1_900_000, '2');
    expect((await approve(again, 'key-00000002')).header.errMsgCd).toBe('UBFR0401');
    expect((await post('/inquiry/v1/status', {}, 'key-00000002')).body).toMatchObject({
      tranRsltDstcd: '3',
      rflsCd: 'UBFR0401',
    });
  });
});

describe("a customer's code", () => {
  const order = async (gpyMethdDstcd = '1', digits = PAYMENT_PIN, key?: string) =>
    post(
      '/transaction/qr/v1/users/cpm/qrcode',
      { gpyMethdDstcd, pin: await encryptPassword(mock, digits) },
      key,
    );
  const create = async (gpyMethdDstcd?: string) => (await order(gpyMethdDstcd)).body;
  const scan = (code: string, amount: number, merchant = 'M0001') =>
    ask('POST', '/_mocks/franchise/scan', { code, amount, merchant });
  const status = async (pyToken: string) => (await post('/inquiry/v1/status', { pyToken })).body;

  test('(R612, R489) is good for 180 seconds and read once', async () => {
    const code = await create();
    expect(code).toMatchObject({ expSS: 180 });
    expect(await scan(code.barcode, 5000)).toEqual({ taken: true });
    expect(await scan(code.qrcode, 5000)).toEqual({ taken: false });
    expect(await status(code.pyToken)).toMatchObject({ tranRsltDstcd: '1', pointUseAmt: '5000' });
    expect((await post('/inquiry/v1/status', {})).body).toMatchObject({ pyToken: code.pyToken });
  });

  test('is no longer good when it is old, replaced or ended', async () => {
    const [first, second] = [await create(), await create()];
    expect(await scan(first.barcode, 5000)).toEqual({ taken: false });
    await ask('PUT', `${prefix}/transaction/qr/v1/users/cpm/qrcode`, { pyToken: second.pyToken });
    expect(await scan(second.barcode, 5000)).toEqual({ taken: false });
    const third = await create();
    later(181);
    expect(await scan(third.barcode, 5000)).toEqual({ taken: false });
    expect((await status(third.pyToken)).tranRsltDstcd).toBe('4');
  });

  test('that a slow shop has read keeps the next one waiting, and tells a refusal', async () => {
    const code = await create('2');
    await scan(code.barcode, 9_000_000, 'M0005');
    expect((await order()).header.errMsgCd).toBe('UBFR0202');
    later(5);
    expect(await status(code.pyToken)).toMatchObject({ tranRsltDstcd: '3', rflsCd: 'UBFR0401' });
    expect((await create()).pyToken).not.toBe(code.pyToken);
  });

  test('is made with the payment password; a wrong one that arrives twice counts once', async () => {
    const [first, again] = [
      await order('1', '111111', 'key-00000001'),
      await order('1', '111111', 'key-00000001'),
    ];
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      header: { errMsgCd: 'UBFR0304' },
      body: { pinErrCnt: '1', pinErrLmtCnt: '5' },
    });
    expect((await order()).header.code).toBe(200);
  });

  test('is not made while the password is locked, and one that is open is over with it', async () => {
    const open = await create();
    const asked = await requested('FRQR.M0002.4500', 4500);
    const wrong = [1, 2, 3, 4].map((each) => order('1', '111111', `key-0000000${each}`));
    await Promise.all(wrong);
    expect((await approve(asked, 'key-00000009', '111111')).header.errMsgCd).toBe('UBFR0305');
    expect((await order()).header.errMsgCd).toBe('UBFR0305');
    expect(await scan(open.barcode, 5000)).toEqual({ taken: false });
    expect((await status(open.pyToken)).tranRsltDstcd).toBe('4');
  });

  test('is over when its member signs out, wherever', async () => {
    const open = await create();
    await ask('POST', '/wApi/mstr/logout');
    expect(await scan(open.barcode, 5000)).toEqual({ taken: false });
  });

  test('what was paid is given back by the shop, once', async () => {
    const code = await create();
    const before = await mine();
    await scan(code.barcode, 20_000);
    const { tranSerno } = await status(code.pyToken);
    await ask('POST', '/_mocks/franchise/cancel', { tranSerno });
    await ask('POST', '/_mocks/franchise/cancel', { tranSerno });
    const after = await mine();
    for (const account of ['points:W000000024', 'bank:W000000024:12345601234567']) {
      expect(after[account]).toEqual(before[account]);
    }
  });
});

test('(R607, R482) histories come in pages, and can be those that were cancelled', async () => {
  const page = async (query: string) =>
    (await ask('GET', `${prefix}/inquiry/v1/transaction/histories?${query}`)).body;
  const first = await page('pageNo=1');
  expect([first.pageNo, first.totalPageNo, first.results.length]).toEqual([1, 4, 10]);
  const cancelled = await page('tranCnclYn=1');
  expect(cancelled.results.every(({ tranCnclYn }: { tranCnclYn: string }) => tranCnclYn === '1')).toBe(true);
});

test('(R609, R610, R495, R510) notices and notes come in pages', async () => {
  const { body } = await post('/common/v1/qr-notice-list');
  expect(body).toMatchObject({ pageNo: 1, totalPageNo: 3 });
  expect(body.results[0]).toMatchObject({ anounDstcd: '01', pupYn: 'Y' });
  expect((await post('/common/v1/qr-note-list')).body.results[0]).toMatchObject({ anounDstcd: '02' });
});
