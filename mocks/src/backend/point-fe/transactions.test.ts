import { beforeEach, describe, expect, it } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, type OpenMock, openMock } from '../testing/openMock.ts';

// Sealed for its order, where the order is sent.
const pswd = '482915';
const path = (name: string) => `/wApi/point-fe/${name}`;

describe('orders of points', () => {
  let mock: OpenMock;
  let now: Date;

  beforeEach(async () => {
    now = NOON;
    mock = openMock(() => now);
    await mock.reset('member');
  });

  async function ask(name: string, order: object = {}, key = '') {
    const body =
      'pswd' in order ? { ...order, pswd: await encryptPassword(mock, String(order.pswd), key) } : order;
    const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
    return (await mock.post(path(name), body, { headers })).body.payload;
  }
  async function balance(): Promise<number> {
    const { body } = await mock.get('/_mocks/ledger');
    for (const total of Object.values(body.totals)) expect(total).toBe(0);
    return body.balances['points:W000000001'].PNT;
  }

  it('(R534, R535) a charge comes out of the main account, once, however often it is sent', async () => {
    const order = { amt: '10000', pswd };
    const first = await ask('transaction/v1/charge', order, 'charge-key-1');
    expect(first.outData).toMatchObject({ odrKnd: 'charge', amt: '10000', fee: '0', blncAft: '28400' });
    expect(await ask('transaction/v1/charge', order, 'charge-key-1')).toEqual(first);
    expect(await balance()).toBe(28_400);
    // Home tells the same figure, as it reads the same ledger.
    const { assetList } = (await mock.get('/wApi/mstr/main/assets')).body.payload;
    expect(assetList[0]).toMatchObject({ className: 'point', assetNum: 28_400 });
  });

  it('refuses beyond a limit, without funds, with a wrong password', async () => {
    const code = async (name: string, body: object, key: string) =>
      (await ask(`transaction/v1/${name}`, { pswd, ...body }, key)).errData.errMsgCd;
    expect(await code('charge', { amt: '500001' }, 'key-once-1')).toBe('UBPT0101');
    expect(await code('withdraw', { amt: '18401' }, 'key-funds-1')).toBe('UBPT0105');
    expect(await code('send', { rcvrId: 'NOBODY', amt: '100' }, 'key-nobody-1')).toBe('UBPT0107');
    expect(await code('charge', { amt: '1000', pswd: '000000' }, 'key-wrong-1')).toBe('UBPT0011');
    for (const n of [1, 2, 3, 4])
      await ask('transaction/v1/charge', { amt: '500000', pswd }, `key-day-${n}000`);
    expect(await code('charge', { amt: '1' }, 'key-day-50000')).toBe('UBPT0102');
    await ask('transaction/v1/withdraw', { amt: '500000', pswd }, 'key-back-1000');
    expect(await balance()).toBe(18_400 + 1_500_000);
  });

  it('a gift waits, is taken once, and goes back after a week', async () => {
    await ask('transaction/v1/send', { rcvrId: 'R101', amt: '1000', pswd }, 'key-send-1000');
    const { giftList } = (await ask('transaction/v1/gifts')).outData;
    const gift = giftList.find(({ drctn }: { drctn: string }) => drctn === 'IN');
    await ask('transaction/v1/gift/accept', { giftId: gift.giftId }, 'key-take-1000');
    expect(await balance()).toBe(17_400 + Number(gift.amt));
    const again = await ask('transaction/v1/gift/accept', { giftId: gift.giftId }, 'key-take-2000');
    expect(again.errData.errMsgCd).toBe('UBPT0112');
    now = new Date(NOON.getTime() + 8 * 86_400_000);
    await ask('transaction/v1/gifts');
    // What was sent is back; what ended meanwhile has gone.
    expect(await balance()).toBe(18_400 + Number(gift.amt));
  });

  it('a slow partner is pending, then done, and nothing is booked twice', async () => {
    const order = { prtnCd: 'HANAIR', drctn: 'IN', amt: '100', expcAmt: '1200', pswd };
    expect((await ask('transaction/v1/convert', order, 'key-air-1000')).errData.errMsgCd).toBe('UBFR0202');
    const status = async () => (await ask('transaction/v1/status', { odrKey: 'key-air-1000' })).outData;
    expect(await status()).toMatchObject({ odrStcd: 'PEND', odrKnd: 'convert' });
    now = new Date(NOON.getTime() + 5000);
    expect(await status()).toMatchObject({ odrStcd: 'DONE', rcpt: { amt: '1200', prtnAmt: '100' } });
    expect((await ask('transaction/v1/convert', order, 'key-air-1000')).outData.amt).toBe('1200');
    expect(await balance()).toBe(19_600);
  });

  it('an order asked for before it comes is closed, and nobody is told of it again once told', async () => {
    expect((await ask('transaction/v1/status', { odrKey: 'key-late-100' })).outData.odrStcd).toBe('CLSD');
    const late = await ask('transaction/v1/charge', { amt: '100', pswd }, 'key-late-100');
    expect(late.errData.errMsgCd).toBe('UBFR0409');
    await ask('transaction/v1/charge', { amt: '200', pswd }, 'key-good-100');
    expect((await ask('transaction/v1/status')).outData).toMatchObject({
      odrKey: 'key-good-100',
      odrStcd: 'DONE',
    });
    await ask('transaction/v1/told', { odrKey: 'key-good-100' });
    await ask('transaction/v1/told', { odrKey: 'key-late-100' });
    expect((await ask('transaction/v1/status')).outData.odrStcd).toBe('NONE');
    expect(await balance()).toBe(18_600);
  });

  it('currency points are bought and sold at a quote that ends', async () => {
    const wish = { drctn: 'BUY', crncyCd: 'USD', fxAmt: '1.00', fund: 'PNT' };
    const quote = (await ask('foreign/v1/quote', wish)).outData;
    expect(quote).toMatchObject({ fxAmt: '1.00', expSS: 60, fee: '0' });
    const done = await ask('foreign/v1/buy', { qtId: quote.qtId, pswd }, 'key-buy-1000');
    expect(done.outData).toMatchObject({ fxAmt: '1.00', amt: quote.krwAmt, crncyCd: 'USD' });
    expect(await balance()).toBe(18_400 - Number(quote.krwAmt));
    const sale = (await ask('foreign/v1/quote', { ...wish, drctn: 'SELL' })).outData;
    expect(Number(sale.krwAmt)).toBeLessThan(Number(quote.krwAmt));
    now = new Date(NOON.getTime() + 60_000);
    const late = await ask('foreign/v1/sell', { qtId: sale.qtId, pswd }, 'key-sell-1000');
    expect(late.errData.errMsgCd).toBe('UBPT0109');
  });

  it('the history adds up to the balance, in pages, by kind and month; points end when they end', async () => {
    await ask('transaction/v1/charge', { amt: '500', pswd }, 'key-hist-1000');
    const first = (await ask('transaction/v1/histories')).outData;
    expect(first.totalPageNo).toBe(4);
    expect(first.results[0]).toMatchObject({ odrKnd: 'charge', amt: '500', blncAft: '18900' });
    expect(first.results[1]).toMatchObject({ blncAft: '18400' });
    const used = (await ask('transaction/v1/histories', { fltr: 'USE' })).outData;
    expect(used.results.every(({ amt }: { amt: string }) => Number(amt) < 0)).toBe(true);
    const month = (await ask('transaction/v1/histories', { ym: '202611' })).outData;
    expect(month.results.every(({ tranYMS }: { tranYMS: string }) => tranYMS.startsWith('202611'))).toBe(
      true,
    );
    const { tranSerno } = used.results[0];
    expect((await ask('transaction/v1/detail', { tranSerno })).outData).toMatchObject({ hstDstcd: 'USE' });
    const ending = (await ask('transaction/v1/expiring')).outData;
    expect(ending.mntList.length).toBeGreaterThan(2);
    const [next] = ending.mntList;
    const before = await balance();
    now = new Date('2026-12-31T12:00:00+09:00');
    expect(await balance()).toBeLessThan(before);
    expect(Number(next.amt)).toBeGreaterThan(0);
  });

  it('requests are asked, paid once, declined', async () => {
    const { rqstList } = (await ask('transaction/v1/requests')).outData;
    const shares = rqstList.filter((one: { drctn: string }) => one.drctn === 'IN');
    const [{ shrId }] = shares[0].shrList;
    await ask('transaction/v1/request/pay', { shrId, pswd }, 'key-pay-1000');
    expect(await balance()).toBe(18_400 - Number(shares[0].shrList[0].amt));
    expect((await ask('transaction/v1/request/decline', { shrId })).errData.errMsgCd).toBe('UBPT0113');
    const shrList = [
      { rcvrId: 'R101', amt: '3000' },
      { rcvrId: 'R102', amt: '3000' },
    ];
    const made = await ask('transaction/v1/request/new', { titl: '저녁', shrList }, 'key-ask-1000');
    expect(made.outData).toMatchObject({ odrKnd: 'request', amt: '6000' });
  });
});
