import { convertMinorUnits, spreadRate } from '@wallet/kit/format';
import { describe, expect, test } from 'vitest';
import { dailyRunAfter, weeklyRunAfter } from '../planDays.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { type OpenMock, openMock } from '../testing/openMock.ts';
import { cashFee } from './cash.ts';

const MONDAY = '2026-11-23T10:30:00+09:00';

async function begin(persona = 'member') {
  let now = new Date(MONDAY);
  const mock = openMock(() => now);
  await mock.reset(persona);
  let keys = 0;
  const call = async (path: string, body: object = {}, room = 'fcpurs-fe') => {
    keys += 1;
    const headers = { 'idempotency-key': `fx-trial-${keys}` };
    const pin = { pin: await encryptPassword(mock, '246810', headers['idempotency-key']) };
    return (await mock.post(`/wApi/${room}/${path}`, { ...body, ...pin }, { headers })).body;
  };
  return {
    call,
    mock,
    set: (moment: string) => {
      now = new Date(moment);
    },
    signIn: async (who: string) => {
      const reply = { method: 'POST', path: '/x/y', body: {}, signIn: { persona: who }, times: 1 };
      await mock.send('PUT', '/_mocks/replies', { body: reply });
      await mock.post('/wApi/x/y');
    },
    /** What a member has of a currency, in smallest units; nothing is ever lost. */
    held: async (currency: string, memberId = 'W000000001') => {
      const { balances, totals } = (await mock.get('/_mocks/ledger')).body;
      expect(new Set(Object.values(totals))).toEqual(new Set([0]));
      return balances[`fxwallet:${memberId}`]?.[currency] ?? 0;
    },
    runs: async (planNo: string) => {
      const { planList } = (await call('auto/v1/plans')).payload;
      const found = planList.find((one: { planNo: string }) => one.planNo === planNo);
      return [found.planStcd, ...found.runList.map((run: { missRsn: string }) => run.missRsn || 'DONE')];
    },
    kinds: async () =>
      (await call('history/v1/list')).payload.odrList.map((one: { knd: string }) => one.knd) as string[],
  };
}

test('days of a plan: bank days, a weekday, and the next bank day of a closed one', () => {
  expect(dailyRunAfter('20261127')).toBe('20261130');
  expect(dailyRunAfter('20261224')).toBe('20261228');
  expect(weeklyRunAfter(1, '20261123')).toBe('20261130');
  expect(weeklyRunAfter(5, '20261120')).toBe('20261127');
  // The Friday of Christmas moves into the week after it, once.
  expect(weeklyRunAfter(5, '20261224')).toBe('20261228');
  expect(weeklyRunAfter(5, '20261228')).toBe('20270104');
});

test('the history tells how what is held came about, and of what was sent and received, newest first', async () => {
  const { call, held } = await begin();
  const { odrList } = (await call('history/v1/list')).payload;
  const moments = odrList.map((one: { odrYMS: string }) => one.odrYMS);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const bought = odrList.filter((one: { knd: string }) => one.knd === 'BUY');
  const pockets = (await call('wallet/v1/summary')).payload.pcktList as { crncyCd: string; amt: number }[];
  expect(bought).toHaveLength(pockets.length);
  for (const { toCrncyCd, toAmt } of bought) expect(await held(toCrncyCd)).toBe(toAmt);
  const count = (knd: string) => odrList.filter((one: { knd: string }) => one.knd === knd).length;
  expect([count('SEND'), count('BACK'), count('RECV')]).toEqual([5, 3, 1]);
});

const plan = { kndCd: 'DAYS', planStcd: 'ACTV', crncyCd: 'USD', buyAmt: 100_000, mostExrt: '', sumAmt: 0 };
const daily = { ...plan, cyclCd: 'DALY', dayNo: 1, endYmd: '' };

test('a plan buys at ten on its days, misses what is too dear or cannot be paid, and rests while it is paused', async () => {
  const { call, set, held, runs } = await begin();
  const save = async (more: object) =>
    (await call('auto/v1/plan-save', { ...daily, ...more })).payload.planNo;
  const before = await held('USD');
  const cheap = await save({});
  const dear = await save({ mostExrt: '900.00' });
  const large = await save({ buyAmt: 5_000_000 });
  set('2026-11-24T09:59:00+09:00');
  expect(await runs(cheap)).toEqual(['ACTV']);
  set('2026-11-24T10:00:00+09:00');
  expect(await runs(cheap)).toEqual(['ACTV', 'DONE']);
  expect(await runs(dear)).toEqual(['ACTV', 'CEIL']);
  expect(await runs(large)).toEqual(['ACTV', 'FUND']);
  expect(await held('USD')).toBeGreaterThan(before + 6000);
  const { odrList } = (await call('history/v1/list')).payload;
  expect(odrList[0]).toMatchObject({ knd: 'BUY', wayDstcd: 'AUTO', odrYMS: '20261124100000' });
  await save({ planNo: cheap, planStcd: 'PAUS' });
  set('2026-11-25T10:00:00+09:00');
  expect(await runs(cheap)).toEqual(['PAUS', 'DONE']);
  expect((await runs(dear)).length).toBe(3);
  await save({ planNo: cheap, planStcd: 'ACTV', sumAmt: 205_000, endYmd: '20261127' });
  set('2026-12-02T10:00:00+09:00');
  expect(await runs(cheap)).toEqual(['DONE', 'DONE', 'DONE']);
  expect((await call('auto/v1/plan-save', { ...daily, planNo: cheap })).code).toBe('FFC_GONE');
});

test('a target buys once at the rate that is found, which may be better; one that has ended buys nothing', async () => {
  const { call, set, runs } = await begin();
  const target = { ...daily, kndCd: 'TRGT', mostExrt: '9999.00' };
  const { planNo } = (await call('auto/v1/plan-save', target)).payload;
  expect(await runs(planNo)).toEqual(['DONE', 'DONE']);
  const late = (await call('auto/v1/plan-save', { ...target, mostExrt: '1.00', endYmd: '20261124' })).payload;
  set('2026-11-26T11:00:00+09:00');
  expect(await runs(late.planNo)).toEqual(['ENDD']);
  for (const [body, code] of [
    [{ buyAmt: 9999 }, 'FFC_PLAN_AMOUNT'],
    [{ mostExrt: '' }, 'FFC_PLAN_RATE'],
    [{ endYmd: '20261126' }, 'FFC_PLAN_END'],
  ] as const)
    expect((await call('auto/v1/plan-save', { ...target, ...body })).code).toBe(code);
});

test('what payments lack to the next 1,000 won is gathered at ten on the next bank day', async () => {
  const { call, set, held } = await begin();
  const yen = await held('JPY');
  const { gthr } = (await call('auto/v1/plans')).payload;
  expect(gthr).toMatchObject({ gthrStcd: 'ON', crncyCd: 'JPY', nextYmd: '20261124' });
  set('2026-11-23T10:31:00+09:00');
  const wish = { crncyCd: 'USD', amt: 100 };
  const { qtId, wonAmt } = (await call('v1/quote', wish, 'exchange-fe')).payload;
  const where = { plcId: 'BR01', ymd: '20261125', purpCd: 'TRIP', mixCd: 'BIG' };
  expect((await call('v1/order', { qtId, ...wish, ...where }, 'exchange-fe')).code).toBe('0000');
  set('2026-11-24T10:00:00+09:00');
  const { runList } = (await call('auto/v1/plans')).payload.gthr;
  const last = runList.at(-1);
  const rest = 1000 - (wonAmt % 1000);
  expect(last.wonAmt).toBeLessThanOrEqual(rest);
  expect(last.wonAmt).toBeGreaterThan(rest - 10);
  expect(await held('JPY')).toBe(yen + last.crncyAmt);
  const off = (await call('auto/v1/gather-save', { gthrStcd: 'OFF', crncyCd: 'USD' })).payload;
  expect(off).toMatchObject({ gthrStcd: 'OFF', crncyCd: 'USD', sumCrncyAmt: 0 });
});

test('first wins: what was accepted is not taken back, what has come back is not accepted, nothing moves twice', async () => {
  const { call, set, held, kinds } = await begin();
  const state = async (how: string, sendNo: string) =>
    (await call(`send/v1/${how}`, { sendNo })).payload.sendStcd;
  const euros = await held('EUR');
  expect(await state('accept', 'FSI1')).toBe('ACPT');
  expect(await state('accept', 'FSI1')).toBe('ACPT');
  expect(await held('EUR')).toBe(euros + 2000);
  expect((await call('send/v1/decline', { sendNo: 'FSI1' })).code).toBe('FFC_SEND_ENDED');
  expect((await call('send/v1/take-back', { sendNo: 'FSI2' })).code).toBe('FFC_NO_SEND');
  const dollars = await held('USD');
  set('2026-11-25T08:29:59+09:00');
  expect(await state('one', 'FSO1')).toBe('WAIT');
  set('2026-11-25T08:30:00+09:00');
  expect(await state('one', 'FSO1')).toBe('RTRN');
  expect(await held('USD')).toBe(dollars + 3000);
  expect((await call('send/v1/take-back', { sendNo: 'FSO1' })).code).toBe('FFC_SEND_ENDED');
  expect((await kinds()).slice(0, 2)).toEqual(['BACK', 'RECV']);
});

test('one member sends, the other declines: it is back with the first, and in their history', async () => {
  const { call, held, signIn, kinds } = await begin();
  const dollars = await held('USD');
  const { payload: stranger } = await call('send/v1/person', { mtlno: '01099998888' });
  expect(stranger).toMatchObject({ mberYn: 'N', rcvrName: '' });
  expect((await call('send/v1/person', { mtlno: '01055551201' })).code).toBe('FFC_SELF');
  const { payload: to } = await call('send/v1/person', { mtlno: '01055551251' });
  const wish = { rcvrId: to.rcvrId, crncyCd: 'USD', amt: 10_000, msg: '여행' };
  expect((await call('send/v1/order', { ...wish, amt: 60_000 })).code).toBe('FFC_SEND_DAY');
  const { send } = (await call('send/v1/order', wish)).payload;
  expect(await held('USD')).toBe(dollars - 10_000);
  expect((await call('send/v1/order', { ...wish, amt: 26_000 })).code).toBe('FFC_FUNDS');
  await signIn('fxOne');
  const { sendList } = (await call('send/v1/list')).payload;
  expect(sendList).toMatchObject([{ sendNo: send.sendNo, drctn: 'IN', sendStcd: 'WAIT', msg: '여행' }]);
  await call('send/v1/decline', { sendNo: send.sendNo });
  await signIn('member');
  expect(await held('USD')).toBe(dollars);
  expect((await kinds()).slice(0, 2)).toEqual(['BACK', 'SEND']);
  expect((await call('send/v1/take-back', { sendNo: send.sendNo })).code).toBe('FFC_SEND_ENDED');
});

test('cash costs 1.5 % of what came within a week, cut; cancelled or not fetched it comes back whole', async () => {
  expect([cashFee(10_000, 10_000), cashFee(10_000, 0), cashFee(10_099, 0), cashFee(333, 300)]).toEqual([
    ...[0, 150, 151, 0],
  ]);
  const { call, set, held } = await begin();
  const dollars = await held('USD');
  const wish = { crncyCd: 'USD', amt: 100, plcId: 'BR01', ymd: '20261125', feeAmt: 0 };
  expect((await call('cash/v1/order', { ...wish, feeAmt: 150 })).code).toBe('FFC_FEE_CHANGED');
  expect((await call('cash/v1/order', { ...wish, amt: 400, feeAmt: 75 })).code).toBe('FFC_FUNDS');
  expect((await call('cash/v1/order', { ...wish, ymd: '20261128' })).code).toBe('FFC_NO_DAY');
  const { cash } = (await call('cash/v1/order', wish)).payload;
  expect(await held('USD')).toBe(dollars - 10_000);
  const { odrNo } = cash;
  expect((await call('cash/v1/change', { odrNo, plcId: 'AP01', ymd: '20261126' })).payload.plcId).toBe(
    'AP01',
  );
  set('2026-11-26T09:00:00+09:00');
  expect((await call('cash/v1/change', { odrNo, plcId: 'BR01', ymd: '20261127' })).code).toBe('FFC_LATE');
  const before = await held('USD');
  expect((await call('cash/v1/cancel', { odrNo })).payload.odrStcd).toBe('CNCL');
  expect((await call('cash/v1/cancel', { odrNo })).payload.odrStcd).toBe('CNCL');
  expect(await held('USD')).toBe(before + 10_000);
  expect((await call('cash/v1/cancel', { odrNo: 'FC2' })).code).toBe('FFC_CASH_ENDED');
  set('2026-12-03T09:00:00+09:00');
  const { odrList } = (await call('cash/v1/orders', { odrNo: 'FC1' })).payload;
  expect(odrList).toMatchObject([{ odrStcd: 'RTND' }]);
  expect(await held('USD')).toBe(before + 20_000);
});

test('money goes to an own account of its currency; one that was closed takes none', async () => {
  const { call, held } = await begin('developer');
  const [wish, mine] = [{ crncyCd: 'USD', amt: 10_000, acId: 'FA1' }, 'W000000005'];
  const dollars = await held('USD', mine);
  expect((await call('withdraw/v1/order', { ...wish, acId: 'FA2' })).code).toBe('FFC_OWN_CURRENCY');
  expect((await call('withdraw/v1/order', wish)).payload.wtdw).toMatchObject({
    amt: 10_000,
    acNm: '여행 외화통장',
  });
  expect(await held('USD', mine)).toBe(dollars - 10_000);
  await call('withdraw/v1/test', { acId: 'FA1' });
  expect((await call('withdraw/v1/order', wish)).code).toBe('FFC_OWN_CLOSED');
});

describe('closing', () => {
  const sold = async ({ call, held }: Awaited<ReturnType<typeof begin>>) => {
    // Everything leaves the pockets but what is under way.
    for (const crncyCd of ['USD', 'EUR', 'JPY', 'CNY'])
      await call('test/v1/set', { pocket: { crncyCd, amt: 0, costAmt: 0 } });
    return held('USD');
  };

  test('is refused while a send and a cash order are under way, and names them; what comes back is there', async () => {
    const wallet = await begin('developer');
    const { call } = wallet;
    const { rcvrList } = (await call('send/v1/people')).payload;
    const sent = await call('send/v1/order', {
      rcvrId: rcvrList[0].rcvrId,
      crncyCd: 'USD',
      amt: 1000,
      msg: '',
    });
    expect(sent.code).toBe('0000');
    await sold(wallet);
    const { code, payload } = await call('wallet/v1/close');
    expect(code).toBe('LEAVE_HOLDS');
    const kinds = payload.hldngList.map(({ kndCd, lvCd }: Record<string, string>) => `${kndCd} ${lvCd}`);
    expect(new Set(kinds)).toEqual(new Set(['GIFT BLCK', 'GIFT ENDS', 'ORDER BLCK', 'PLAN ENDS']));
    expect((await call('send/v1/take-back', { sendNo: sent.payload.send.sendNo })).code).toBe('0000');
    const { wltStcd, pcktList } = (await call('wallet/v1/summary')).payload;
    expect([wltStcd, pcktList]).toMatchObject(['OPEN', [{ crncyCd: 'USD', amt: 1000 }]]);
  });

  test('ends plans and gathering; with a wallet made again nothing of before is bought', async () => {
    const wallet = await begin('developer');
    const { call, set } = wallet;
    await sold(wallet);
    for (const { sendNo, drctn, sendStcd } of (await call('send/v1/list')).payload.sendList)
      if (drctn === 'OUT' && sendStcd === 'WAIT') await call('send/v1/take-back', { sendNo });
    for (const { odrNo, cnclAblYn } of (await call('cash/v1/orders')).payload.odrList)
      if (cnclAblYn === 'Y') await call('cash/v1/cancel', { odrNo });
    await sold(wallet);
    expect((await call('wallet/v1/close')).code).toBe('0000');
    set('2026-12-28T10:30:00+09:00');
    const open = { bnkAcNo: '12345601234567', prpsDstcd: 'trip', fundDstcd: 'pay' };
    expect((await call('wallet/v1/open', open)).code).toBe('0000');
    const { planList, gthr } = (await call('auto/v1/plans')).payload;
    const states = planList.map(({ planStcd }: { planStcd: string }) => planStcd);
    expect(new Set(states)).toEqual(new Set(['ENDD', 'DONE']));
    expect(gthr.gthrStcd).toBe('OFF');
    set('2027-01-28T10:30:00+09:00');
    expect((await call('wallet/v1/summary')).payload.pcktList).toEqual([]);
  });
});

test('a send that nobody takes is back after 72 hours, nobody looking, and its sender is notified then', async () => {
  const { call, held, set, mock } = await begin();
  const { rcvrList } = (await call('send/v1/people')).payload;
  await call('send/v1/order', { rcvrId: rcvrList[0].rcvrId, crncyCd: 'EUR', amt: 1000, msg: '' });
  const before = await held('EUR');
  set('2026-11-30T08:00:00+09:00');
  expect((await held('EUR')) - before).toBe(1000);
  const told = (await inbox(mock)).filter(
    ({ alrmTitl }: { alrmTitl: string }) => alrmTitl === '보낸 외화가 돌아왔어요',
  );
  expect(told[0]).toMatchObject({ alrmRegiYMS: '20261126103000' });
});

test('a plan on days and a target buy at their moments, nobody looking', async () => {
  const { call, held, set, mock } = await begin();
  const { rateList } = (await call('rate/v1/list')).payload;
  const usd = rateList.find(({ crncyCd }: { crncyCd: string }) => crncyCd === 'USD');
  const target = (Number(usd.buyExrt) - 3).toFixed(2);
  const plan = {
    kndCd: 'TRGT',
    planStcd: 'ACTV',
    crncyCd: 'USD',
    buyAmt: 100_000,
    mostExrt: target,
    sumAmt: 0,
    cyclCd: 'DALY',
    dayNo: 1,
    endYmd: '',
  };
  const { planNo } = (await call('auto/v1/plan-save', plan)).payload;
  const before = await held('USD');
  set('2026-12-18T08:00:00+09:00');
  expect(await held('USD')).toBeGreaterThan(before);
  const { planList } = (await call('auto/v1/plans')).payload;
  const done = planList.find((one: { planNo: string }) => one.planNo === planNo);
  expect(done).toMatchObject({ planStcd: 'DONE' });
  const [{ runYMS, exrt }] = done.runList;
  expect(Number(exrt)).toBeLessThanOrEqual(Number(target));
  expect(runYMS < '20261218').toBe(true);
  const { runList } = planList.find((one: { planNo: string }) => one.planNo === 'FP2');
  expect(runList.at(-1)).toMatchObject({ runYMS: '20261125100000', missRsn: '' });
  const told = (await inbox(mock)).filter(
    ({ alrmTitl }: { alrmTitl: string }) => alrmTitl === '외화를 자동으로 샀어요',
  );
  expect(told.map(({ alrmRegiYMS }: { alrmRegiYMS: string }) => alrmRegiYMS)).toEqual(
    expect.arrayContaining([runYMS, '20261125100000']),
  );
});

test('what the preference saves is the difference of the two sums that are booked', async () => {
  const { call } = await begin();
  const wish = { sdDstcd: 'BUY', crncyCd: 'USD', wonAmt: 300_000 };
  const { toAmt, wonAmt, bseExrt, sprdRt, savWonAmt } = (await call('exchange/v1/quote', wish)).payload;
  const full = spreadRate(bseExrt, { spread: sprdRt }, 'buy') ?? '';
  const rate = { from: 'USD', to: 'KRW', rate: full } as const;
  expect(savWonAmt).toBe((convertMinorUnits(toAmt, rate, 'down') ?? 0) - wonAmt);
});

test('nobody under nineteen has a wallet, gets a quote, or is told a limit', async () => {
  const { call, held } = await begin('minor');
  expect((await call('wallet/v1/summary')).payload).toMatchObject({
    wltStcd: 'NONE',
    yngYn: 'Y',
    pcktList: [],
  });
  expect(await held('USD')).toBe(0);
  for (const path of ['limit/v1/list', 'send/v1/terms', 'cash/v1/terms', 'auto/v1/plans'])
    expect((await call(path)).code, path).toBe('FFC_NOT_OPEN');
  const wish = { sdDstcd: 'BUY', crncyCd: 'USD', wonAmt: 50_000 };
  expect((await call('exchange/v1/quote', wish)).code).toBe('FFC_NOT_OPEN');
  const open = { bnkAcNo: '12345601234567', prpsDstcd: 'trip', fundDstcd: 'pay' };
  expect((await call('wallet/v1/open', open)).code).toBe('FFC_AGE');
});

/** All that was written to the member, newest first. */
async function inbox({ get }: Pick<OpenMock, 'get'>): Promise<{ alrmTitl: string; alrmRegiYMS: string }[]> {
  for (let pageNo = 1, all: { alrmTitl: string; alrmRegiYMS: string }[] = []; ; pageNo += 1) {
    const query = { pageNo: String(pageNo) };
    const { results, totalPageNo } = (await get('/wApi/noti/v1/notifications', { query })).body.payload;
    all = [...all, ...results];
    if (pageNo >= totalPageNo) return all;
  }
}
