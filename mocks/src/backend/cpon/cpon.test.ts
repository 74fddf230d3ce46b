import { describe, expect, test } from 'vitest';
import { NOON, type OpenMock, openMock } from '../testing/openMock.ts';

const at = (path: string) => `/wApi/cpon/v1/${path}`;
const ALL = [
  'C01001', // ends today
  'C01009', // 30,000 won, 12,500 of them used
  'C01011', // 10,000 won, 8,500 of them used
  'C01021', // a thing that ran out, paid 5,350
  'C01022', // ran out, and was free
  'C01023', // 20,000 won that ran out with 17,500
  'C01024', // 100,000 won that ran out with 70,001
  'C01006', // bought two days ago
] as const;

async function asMember(persona = 'member') {
  const mock = openMock();
  await mock.reset(persona);
  const keys = { 'idempotency-key': 'cpon-test-1' };
  const post = async (path: string, body: object, headers: Record<string, string> = keys) =>
    (await mock.post(at(path), body, { headers })).body;
  const get = async (path: string, query: Record<string, string> = {}) =>
    (await mock.get(at(path), { query })).body.payload;
  const till = async (code: string, amount = 0) =>
    (await mock.post('/_mocks/till/use', { code, amount })).body;
  const balances = async () => (await mock.get('/_mocks/ledger')).body.balances;
  return { mock, post, get, till, balances };
}

describe('refunds by the table of the day', () => {
  test.each([
    [ALL[0], 'FREE', 0, 0],
    [ALL[1], 'EARL', 0, 0],
    [ALL[2], 'CASH', 1500, 0],
    [ALL[3], 'ENDD', 4815, 5350],
    [ALL[4], 'FREE', 0, 0],
    [ALL[5], 'ENDD', 15_750, 17_500],
    [ALL[6], 'ENDD', 66_500, 70_001],
    [ALL[7], 'MRKT', 4500, 0],
  ])('%s is %s: %d won or %d points', async (hirkCtntID, rsnCd, wonAmt, pntAmt) => {
    const { get } = await asMember();
    expect(await get('refund', { hirkCtntID })).toMatchObject({ rsnCd, wonAmt, pntAmt });
  });

  test('are paid once, and what was on the coupon leaves the ledger with it', async () => {
    const { post, get, balances } = await asMember();
    const ask = { hirkCtntID: ALL[6], wayDstcd: 'PNT', rfndAmt: 70_001 };
    const { cponSerno } = await get('coupon', { hirkCtntID: ALL[6] });
    const before = (await balances())['points:W000000001']?.PNT;
    expect(await post('refund', { ...ask, rfndAmt: 70_002 })).toMatchObject({ code: 'CPN_REFUND_SUM' });
    await post('refund', ask);
    expect((await post('refund', ask)).code).toBe('0000');
    const after = await balances();
    expect(after['points:W000000001']?.PNT).toBe(before + 70_001);
    expect(after[`coupon:${cponSerno}`]?.KRW).toBe(0);
    expect(await post('refund', ask, { 'idempotency-key': 'cpon-test-2' })).toMatchObject({
      code: 'CPN_NO_REFUND',
    });
  });
});

describe('the till decides', () => {
  test('a sum is used in parts on a code of the server, and a use is taken back on the same day', async () => {
    const { mock, post, get, till, balances } = await asMember();
    const { cponSerno } = await get('coupon', { hirkCtntID: ALL[1] });
    expect(await till(cponSerno, 1000)).toMatchObject({ taken: false });
    const { codeId } = (await post('showCode', { hirkCtntID: ALL[1] })).payload;
    expect(await till(cponSerno, 17_501)).toMatchObject({ taken: false });
    const { taken, useNo } = await till(cponSerno, 5500);
    expect(taken).toBe(true);
    expect(await till(cponSerno, 100), 'a copy of the same code').toMatchObject({ taken: false });
    expect(await get('useState', { codeId })).toEqual({
      codeStcd: 'USED',
      couponUsePrice: 5500,
      couponBalance: 12_000,
    });
    // 60 % of it are used: the rest is paid out.
    expect(await get('refund', { hirkCtntID: ALL[1] })).toMatchObject({ rsnCd: 'CASH', wonAmt: 12_000 });
    expect((await balances())[`coupon:${cponSerno}`]?.KRW).toBe(12_000);
    expect((await mock.post('/_mocks/till/cancel', { useNo })).body).toEqual({ cancelled: true });
    expect((await mock.post('/_mocks/till/cancel', { useNo })).status).toBe(400);
    expect(await get('coupon', { hirkCtntID: ALL[1] })).toMatchObject({
      couponBalance: 17_500,
      cponUseFnshYn: 'N',
    });
  });

  test('a newer code ends the older one; an online number takes so much and no more', async () => {
    const { post, get, till } = await asMember();
    const first = (await post('showCode', { hirkCtntID: ALL[1] })).payload;
    const online = (await post('showCode', { hirkCtntID: ALL[1], couponUsePrice: 5000, onlineYn: 'Y' }))
      .payload;
    expect((await get('useState', { codeId: first.codeId })).codeStcd).toBe('ENDD');
    expect(online).toMatchObject({ expSS: 600 });
    expect(await till(online.onlineNo, 5001)).toMatchObject({ taken: false });
    expect(await till(online.onlineNo, 5000)).toMatchObject({ taken: true });
    expect(await till(online.onlineNo, 1)).toMatchObject({ taken: false });
  });

  test('it wins over a present that waits, and nobody receives it then', async () => {
    const { post, get, till } = await asMember();
    const { cponSerno } = await get('coupon', { hirkCtntID: 'C01003' });
    const { prsntId } = (await post('present', { hirkCtntID: 'C01003', rcvrTelno: '', msg: '' })).payload;
    expect(await till(cponSerno)).toMatchObject({ taken: true });
    expect(await get('presentState', { prsntId })).toMatchObject({ prsntStcd: 'VOID' });
    expect(await post('presentTakeBack', { prsntId })).toMatchObject({ code: 'CPN_VOID' });
  });
});

test('after five wrong numbers nobody registers for ten minutes, whatever device', async () => {
  const { post, get } = await asMember();
  const codes = [];
  for (const last of ['9101', '9119', '9127', '9135', '9143'])
    codes.push((await post('register', { cponSerno: `881200000000${last}` })).code);
  expect(codes).toEqual([...Array(4).fill('CPN_UNKNOWN'), 'CPN_LOCKED']);
  expect(await post('register', { cponSerno: '8812000000000019' })).toMatchObject({ code: 'CPN_LOCKED' });
  expect((await get('registerState')).lockSS).toBeGreaterThan(590);
});

test('a present taken back and received at once goes to one of them, and is answered again alike', async () => {
  const { mock, post, get } = await asMember();
  const gift = { hirkCtntID: 'C01003', rcvrTelno: '', msg: '' };
  const { prsntId } = (await post('present', gift)).payload;
  expect((await post('present', gift)).payload.prsntId, 'a lost answer').toBe(prsntId);
  expect(await post('receive', { prsntId })).toMatchObject({ code: 'CPN_OWN_PRESENT' });
  await post('presentTakeBack', { prsntId });
  expect(
    (await get('coupons')).cponList.map(({ hirkCtntID }: { hirkCtntID: string }) => hirkCtntID),
  ).toContain('C01003');
  await mock.reset('foreigner');
  expect(await post('receive', { prsntId: 'PR0003' })).toMatchObject({ code: 'CPN_TAKEN_BACK' });
});

test('home counts what the list shows as usable, and the market sees what became of its coupons', async () => {
  const { mock, post, get } = await asMember();
  const count = async () =>
    (await mock.get('/wApi/mstr/main/assets')).body.payload.assetList.find(
      ({ className }: { className: string }) => className === 'coupon',
    ).assetNum;
  const usable = async () =>
    (await get('coupons')).cponList.filter(
      ({ cponStcd, finacCponStusDstcd }: Record<string, string>) =>
        cponStcd === 'VALD' || finacCponStusDstcd === '01',
    ).length;
  expect(await count()).toBe(14);
  expect(await usable()).toBe(14);
  await post('present', { hirkCtntID: 'C01006', rcvrTelno: '', msg: '' });
  expect(await count()).toBe(13);
  const orders = (await mock.get('/wApi/cponmakt/v1/orders')).body.payload.odrList;
  const states = Object.fromEntries(
    orders.map(({ odrNo, vchrList }: { odrNo: string; vchrList: { vchrStcd: string }[] }) => [
      odrNo,
      vchrList.map(({ vchrStcd }) => vchrStcd),
    ]),
  );
  expect(states).toMatchObject({ MK00000001: ['WAIT', 'MINE'], MK00000002: ['USED'], MK00000003: ['WAIT'] });
});

describe('what falls due', () => {
  const letters = async (mock: OpenMock) =>
    JSON.stringify((await mock.get('/wApi/noti/v1/notifications')).body.payload);
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

  test('a holder is warned seven days and one day before the end, looked at or not', async () => {
    let now = NOON;
    const mock = openMock(() => now);
    await mock.reset('member');
    await mock.get(at('coupons'));
    now = new Date(NOON.getTime() + 7 * 86_400_000);
    expect(await letters(mock)).toMatch(/쿠폰이 1일 뒤에 끝나요/);
    now = new Date(NOON.getTime() + 60 * 86_400_000);
    const text = await letters(mock);
    expect(count(text, /쿠폰이 7일 뒤에 끝나요/g)).toBeGreaterThan(0);
    expect(count(text, /쿠폰이 1일 뒤에 끝나요/g)).toBeGreaterThan(1);
    expect(text).toMatch(/alrmRegiYMS":"2026\d{4}090000/);
  });

  test('a present that was not received comes back after seven days, and its giver is told', async () => {
    let now = NOON;
    const mock = openMock(() => now);
    await mock.reset('member');
    const headers = { 'idempotency-key': 'cpon-due-1' };
    await mock.post(at('present'), { hirkCtntID: 'C01006', rcvrTelno: '', msg: '' }, { headers });
    const holdings = async () =>
      (await mock.get('/wApi/mstr/main/holdings', { query: { className: 'cpon' } })).body.payload.hldngList;
    const waiting = (await holdings()).filter(({ lvCd }: { lvCd: string }) => lvCd === 'BLCK');
    expect(waiting).toHaveLength(2);
    now = new Date(NOON.getTime() + 8 * 86_400_000);
    const text = await letters(mock);
    expect(text).toContain('보낸 쿠폰이 돌아왔어요');
    expect((await holdings()).filter(({ lvCd }: { lvCd: string }) => lvCd === 'BLCK')).toHaveLength(0);
  });
});

describe('a number counts once, for ever', () => {
  const SUM = '8812000000000027';
  const state = async (mock: OpenMock, odrNo: string) =>
    (await mock.get(`/wApi/cponmakt/v1/orders/${odrNo}`)).body.payload;

  test('used up and deleted it is not registered again', async () => {
    const { post, till } = await asMember();
    const { hirkCtntID } = (await post('register', { cponSerno: SUM })).payload;
    expect((await post('register', { cponSerno: SUM })).payload.hirkCtntID, 'a lost answer').toBe(hirkCtntID);
    await post('showCode', { hirkCtntID });
    expect(await till(SUM, 10_000)).toMatchObject({ taken: true });
    await post('delete', { hirkCtntID });
    expect(await post('register', { cponSerno: SUM })).toMatchObject({ code: 'CPN_TAKEN' });
  });

  test('while it waits as a present it is not registered again', async () => {
    const { post } = await asMember();
    const { hirkCtntID } = (await post('register', { cponSerno: SUM })).payload;
    await post('present', { hirkCtntID, rcvrTelno: '', msg: '' });
    expect(await post('register', { cponSerno: SUM })).toMatchObject({ code: 'CPN_TAKEN' });
  });

  test('a bought coupon that was used and deleted cannot be returned', async () => {
    const { mock, post, get, till } = await asMember();
    const { cponSerno } = await get('coupon', { hirkCtntID: 'C01006' });
    expect(await till(cponSerno)).toMatchObject({ taken: true });
    await post('delete', { hirkCtntID: 'C01006' });
    expect(
      (await get('coupons')).cponList.map((one: { hirkCtntID: string }) => one.hirkCtntID),
    ).not.toContain('C01006');
    const order = await state(mock, 'MK00000001');
    const voucher = order.vchrList.find((one: { cponSerno: string }) => one.cponSerno === cponSerno);
    expect(voucher).toMatchObject({ vchrStcd: 'USED', rtnAblYn: 'N' });
  });

  test('a coupon that was given, taken back and given again cannot be returned once it is received', async () => {
    const { mock, get } = await asMember();
    const { cponSerno } = await get('coupon', { hirkCtntID: 'C01006' });
    const send = async (path: string, body: object, key: string) =>
      (await mock.post(at(path), body, { headers: { 'idempotency-key': key } })).body;
    const gift = { hirkCtntID: 'C01006', rcvrTelno: '', msg: '' };
    const first = (await send('present', gift, 'cpon-give-1')).payload.prsntId;
    await send('presentTakeBack', { prsntId: first }, 'cpon-back-1');
    const second = (await send('present', gift, 'cpon-give-2')).payload.prsntId;
    expect((await state(mock, 'MK00000001')).vchrList).toContainEqual(
      expect.objectContaining({ cponSerno, vchrStcd: 'WAIT' }),
    );
    const signIn = async (persona: string) => {
      const reply = { method: 'GET', path: '/unit/as', signIn: { persona }, body: {}, times: 1 };
      await mock.send('PUT', '/_mocks/replies', { body: reply });
      await mock.get('/wApi/unit/as');
    };
    await signIn('foreigner');
    expect((await send('receive', { prsntId: second }, 'cpon-take-1')).code).toBe('0000');
    await signIn('member');
    const order = await state(mock, 'MK00000001');
    expect(order.vchrList).toContainEqual(
      expect.objectContaining({ cponSerno, vchrStcd: 'RCVD', rtnAblYn: 'N' }),
    );
    const asked = { cponSerno, wonAmt: order.rtnWonAmt, pntAmt: order.rtnPntAmt };
    const headers = { 'idempotency-key': 'cpon-return-1' };
    const returned = await mock.post('/wApi/cponmakt/v1/orders/MK00000001/return', asked, { headers });
    expect(returned.body.code).toBe('MKT_LATE');
  });
});

test('home tells the coupon that ends first', async () => {
  const { mock } = await asMember();
  const { comingUpList } = (await mock.get('/wApi/mstr/main/comingUp')).body.payload;
  const own = comingUpList.filter(({ className }: { className: string }) => className === 'coupon');
  expect(own).toMatchObject([{ kndCd: 'EXPR', comngNm: '소금빵 쿠폰', routeName: 'FCP11000' }]);
});
