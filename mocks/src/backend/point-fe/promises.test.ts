import { beforeEach, describe, expect, it } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, type OpenMock, openMock } from '../testing/openMock.ts';

const DAY = 86_400_000;

describe('what the pages promise of points', () => {
  let mock: OpenMock;
  let now: Date;
  let number = 0;

  beforeEach(async () => {
    now = NOON;
    mock = openMock(() => now);
    await mock.reset('member');
  });

  async function ask(name: string, body: object = {}) {
    return (await mock.post(`/wApi/point-fe/${name}`, body)).body.payload;
  }
  /** An order with its password, sealed for it. */
  async function pay(name: string, body: object) {
    number += 1;
    const key = `promise-${number}`;
    const pswd = await encryptPassword(mock, '482915', key);
    const headers = { 'idempotency-key': key };
    return (await mock.post(`/wApi/point-fe/${name}`, { ...body, pswd }, { headers })).body.payload;
  }
  const order = (name: string, body: object) => pay(`transaction/v1/${name}`, body);
  const charged = async () => {
    const { outData } = await ask('transaction/v1/basis', { kind: 'withdraw' });
    return Number(outData.chrgBlnc);
  };
  async function balances() {
    const { body } = await mock.get('/_mocks/ledger');
    for (const total of Object.values(body.totals)) expect(total).toBe(0);
    return {
      points: body.balances['points:W000000001'].PNT as number,
      bank: body.balances['bank:W000000001:12345601234567'].KRW as number,
    };
  }
  const letters = async () =>
    (await mock.get('/wApi/noti/v1/notifications')).body.payload.results.map(
      ({ alrmTitl }: { alrmTitl: string }) => alrmTitl,
    );

  it('only charged points are withdrawn: what was earned, given or won stays', async () => {
    const mine = await charged();
    expect(mine).toBeGreaterThan(0);
    expect(mine).toBeLessThan(18_400);
    expect((await order('withdraw', { amt: String(mine + 1) })).errData.errMsgCd).toBe('UBPT0118');
    // A gift makes nothing more of it, and cannot be withdrawn through currency points either.
    const [gift] = (await ask('transaction/v1/gifts')).outData.giftList;
    await order('gift/accept', { giftId: gift.giftId });
    expect(await charged()).toBe(mine);
    const wish = { drctn: 'BUY', crncyCd: 'USD', fxAmt: '15.00', fund: 'PNT' };
    const { qtId, krwAmt } = (await ask('foreign/v1/quote', wish)).outData;
    expect(Number(krwAmt)).toBeGreaterThan(mine);
    expect((await pay('foreign/v1/buy', { qtId })).errData.errMsgCd).toBe('UBPT0118');
    expect((await order('withdraw', { amt: String(mine) })).outData.amt).toBe(String(mine));
    expect((await order('withdraw', { amt: '1' })).errData.errMsgCd).toBe('UBPT0118');
  });

  it('charged points that were sent and come back are charged ones again', async () => {
    await order('charge', { amt: '50000' });
    const before = await charged();
    // More than there is of anything else.
    await order('send', { rcvrId: 'R101', amt: '40000' });
    expect(await charged()).toBeLessThan(before);
    const sent = (await ask('transaction/v1/gifts')).outData.giftList.find(
      ({ drctn }: { drctn: string }) => drctn === 'OUT',
    );
    expect((await order('gift/takeBack', { giftId: sent.giftId })).outData.amt).toBe('40000');
    expect(await charged()).toBe(before);
    // The history tells which move gave back which.
    const [back, gone] = (await ask('transaction/v1/histories', { pageNo: '1' })).outData.results;
    expect([back.cnclYn, gone.cnclYn, back.orgTranSerno]).toEqual(['N', 'Y', gone.tranSerno]);
    expect((await order('gift/takeBack', { giftId: sent.giftId })).errData.errMsgCd).toBe('UBPT0112');
  });

  it('a gift that nobody took is back on the balance after a week, whatever page is looked at', async () => {
    await order('send', { rcvrId: 'R101', amt: '1000' });
    const before = await balances();
    now = new Date(NOON.getTime() + 7 * DAY);
    await ask('bank-book/v1/summary');
    expect((await balances()).points).toBe(before.points + 1000);
  });

  const autoCharge = (isOn: boolean, below = '10000', amount = '30000') =>
    ask('bank-book/v1/auto-charge', {
      atmtcChrgYn: isOn ? 'Y' : 'N',
      chrgStndAmt: below,
      chrgAmt: amount,
    });

  it('charges by itself once points fall below the mark, out of the main account, and says so', async () => {
    await autoCharge(true);
    const start = await balances();
    await order('send', { rcvrId: 'R101', amt: '8400' });
    expect((await balances()).points).toBe(10_000);
    await order('send', { rcvrId: 'R101', amt: '1' });
    expect(await balances()).toEqual({ points: 39_999, bank: start.bank - 30_000 });
    expect(await letters()).toContain('포인트를 자동 충전했어요');
    const [newest] = (await ask('transaction/v1/histories')).outData.results;
    expect(newest).toMatchObject({ hstDstcd: 'CHRG', amt: '30000', titl: '포인트 자동 충전' });
  });

  it('charges at once where they are below the mark already, and not while it is off', async () => {
    await autoCharge(false, '50000');
    expect((await balances()).points).toBe(18_400);
    await autoCharge(true, '50000');
    expect((await balances()).points).toBe(48_400);
  });

  it('charges after a payment at a shop, and tells where it could not', async () => {
    const payAtShop = async (amount: number) => {
      const { body } = await mock.post(
        '/wApi/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode',
        { gpyMethdDstcd: '1', pin: await encryptPassword(mock, '246810') },
        { headers: { 'idempotency-key': `promise-code-${amount}` } },
      );
      await mock.post('/_mocks/franchise/scan', { code: body.body.qrcode, amount });
    };
    await autoCharge(true);
    await payAtShop(9000);
    expect((await balances()).points).toBe(39_400);
    await ask('transaction/v1/limit-change', {
      onceLmtAmt: '20000',
      dayLmtAmt: '20000',
      encPassword: await encryptPassword(mock, '482915'),
    });
    await payAtShop(30_000);
    expect((await balances()).points).toBe(9400);
    expect(await letters()).toContain('자동 충전을 하지 못했어요');
  });

  it('converts partner points on the day of the month that was set', async () => {
    await ask('transaction/v1/auto-convert/save', { useYn: 'Y', prtnCdList: ['RAON'], chngDd: 25 });
    const raon = async () =>
      (await ask('transaction/v1/partners')).outData.prtnList.find(
        ({ prtnCd }: { prtnCd: string }) => prtnCd === 'RAON',
      ).blnc;
    const had = await raon();
    await ask('bank-book/v1/summary');
    expect(await raon()).toBe(had);
    now = new Date(NOON.getTime() + 4 * DAY);
    await ask('bank-book/v1/summary');
    expect(await raon()).toBe('0');
    expect(await letters()).toContain('제휴 포인트를 전환했어요');
  });

  it('announces points thirty days before they end, and ends them on their day, looked at or not', async () => {
    await ask('bank-book/v1/summary');
    const before = (await balances()).points;
    now = new Date(NOON.getTime() + 15 * DAY);
    expect(await letters()).toContain('30일 뒤에 사라지는 포인트가 있어요');
    expect((await balances()).points).toBeLessThan(before);
  });

  it('is not left while points wait for their receiver; automatic conversion ends with it', async () => {
    const leave = async () => {
      const encPassword = await encryptPassword(mock, '482915');
      const body = { leaveRsnDstcd: '01', encPassword, frftAgrmtYn: 'Y' };
      return ask('bank-book/v1/leave', body);
    };
    const held = async () =>
      (await mock.get('/wApi/mstr/main/holdings', { query: { className: 'point' } })).body.payload.hldngList;
    await ask('transaction/v1/auto-convert/save', { useYn: 'Y', prtnCdList: ['RAON'], chngDd: 25 });
    for (const [crncyCd, fxAmt] of [
      ['USD', '125.50'],
      ['JPY', '8000'],
    ]) {
      const wish = { drctn: 'SELL', crncyCd, fxAmt, fund: 'KRW' };
      await pay('foreign/v1/sell', { qtId: (await ask('foreign/v1/quote', wish)).outData.qtId });
    }
    await order('send', { rcvrId: 'R101', amt: '18400' });
    expect((await balances()).points).toBe(0);
    expect((await leave()).errData.errMsgCd).toBe('LEAVE_HOLDS');
    const waiting = (await held()).filter(({ lvCd }: { lvCd: string }) => lvCd === 'BLCK');
    expect(waiting).toMatchObject([{ kndCd: 'GIFT', crncyCd: 'PNT', amt: '18400', routeName: 'FPO24200' }]);
    const [sent] = (await ask('transaction/v1/gifts')).outData.giftList;
    await order('gift/takeBack', { giftId: sent.giftId });
    await order('withdraw', { amt: String(await charged()) });
    expect((await leave()).outData.finishYn).toBe('Y');
    expect(await held()).toEqual([]);
    now = new Date(NOON.getTime() + 5 * DAY);
    expect(await letters()).not.toContain('제휴 포인트를 전환했어요');
  });

  it('takes points back from a partner as the ones that went there', async () => {
    const kept = async () => [await charged(), (await ask('transaction/v1/expiring')).outData.mntList];
    const before = await kept();
    await order('convert', { prtnCd: 'RAON', drctn: 'OUT', amt: '17000', expcAmt: '17000' });
    expect(await charged()).toBeLessThan(before[0]);
    await order('convert', { prtnCd: 'RAON', drctn: 'IN', amt: '5000', expcAmt: '5000' });
    await order('convert', { prtnCd: 'RAON', drctn: 'IN', amt: '12000', expcAmt: '12000' });
    expect(await kept()).toEqual(before);
  });

  it('says what waits, so that home can show it', async () => {
    const { outData } = await ask('bank-book/v1/summary');
    expect(outData).toMatchObject({ giftWaitCnt: 3, rqstWaitCnt: 2 });
  });

  it('lets go who gives up what cannot be withdrawn, and nobody who still has money in it', async () => {
    const leave = async (changes: object = {}) => {
      const encPassword = await encryptPassword(mock, '482915');
      return ask('bank-book/v1/leave', { leaveRsnDstcd: '01', encPassword, ...changes });
    };
    expect((await leave({ frftAgrmtYn: 'Y' })).errData.errMsgCd).toBe('UBPT0030');
    for (const [crncyCd, fxAmt] of [
      ['USD', '125.50'],
      ['JPY', '8000'],
    ]) {
      const { qtId } = (await ask('foreign/v1/quote', { drctn: 'SELL', crncyCd, fxAmt, fund: 'KRW' }))
        .outData;
      await pay('foreign/v1/sell', { qtId });
    }
    await order('withdraw', { amt: String(await charged()) });
    expect((await leave()).errData.errMsgCd).toBe('UBPT0030');
    expect((await leave({ frftAgrmtYn: 'Y' })).outData.finishYn).toBe('Y');
    expect((await balances()).points).toBe(0);
  });
});
