import { formatMoney } from '@wallet/kit/format';
import { describe, expect, test } from 'vitest';
import { runAfter } from '../planDays.ts';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { type OpenMock, openMock } from '../testing/openMock.ts';
import { costShare, decimal, gramsFor, leastWonFor, pricesOf, tariffOn, taxesOn, wonFor } from './tariff.ts';

const tariff = tariffOn(new Date('2026-11-23T10:00:00+09:00'));
const { base, buy, sell } = pricesOf(405_000, 145_230, tariff);

test('a price is cut after two decimals, and so is what the spread adds and takes', () => {
  expect([base, buy, sell].map(decimal)).toEqual(['189104.74', '190995.78', '187213.69']);
});

test('100,000 won buy 0.52 g for 99,317; 3.50 g cost 668,485', () => {
  expect([gramsFor(100_000, buy), wonFor(52, buy), wonFor(350, buy)]).toEqual([52, 99_317, 668_485]);
  expect(gramsFor(leastWonFor(1, buy), buy)).toBe(1);
  expect(gramsFor(leastWonFor(1, buy) - 1, buy)).toBe(0);
});

test.each([
  [800_000, 320_000, 54_427, 7610, 760, 366_057],
  [940_000, 376_000, -1573, 0, 0, 374_427],
])('of 5.00 g for %d won, 2.00 g are sold', (cost, share, gain, income, local, net) => {
  const won = wonFor(200, sell);
  expect(won).toBe(374_427);
  expect(costShare(cost, 200, 500)).toBe(share);
  expect(won - share).toBe(gain);
  expect(taxesOn(gain, tariff)).toEqual({ income, local });
  expect(won - income - local).toBe(net);
});

test('shares of a cost come to the whole, whatever is sold', () => {
  let [cost, held] = [799_999, 500];
  let taken = 0;
  for (const part of [1, 123, 77, 298, 1]) {
    const share = costShare(cost, part, held);
    [cost, held, taken] = [cost - share, held - part, taken + share];
  }
  expect([cost, held, taken]).toEqual([0, 0, 799_999]);
});

test('the 31st is the last day of a short month; a closed day moves to the next bank day', () => {
  expect(runAfter(31, '20270131')).toBe('20270201');
  expect(runAfter(31, '20270301')).toBe('20270302');
  expect(runAfter(31, '20270205')).toBe('20270302');
  expect(runAfter(25, '20261124')).toBe('20261125');
  expect(runAfter(25, '20261125')).toBe('20261228');
});

test('a plan saves when its day has come, and misses what is too dear, too much, or cannot be paid', async () => {
  let now = new Date('2026-11-23T10:00:00+09:00');
  const { post, get, reset } = openMock(() => now);
  await reset('member');
  const call = async (name: string, body: object = {}) =>
    (await post(`/wApi/gold-saving-fe/v1/${name}`, body)).body.payload;
  const runs = async () =>
    (await call('plans')).planList.map(({ runList }: { runList: { runStcd: string; missRsn: string }[] }) =>
      runList.map(({ runStcd, missRsn }) => missRsn || runStcd),
    );
  const past = Array.from({ length: 12 }, () => 'DONE');
  await call('planSave', { dayNo: 26, planAmt: 5_000_000, ceilAmt: 0, endYmd: '' });
  expect(await runs()).toEqual([past, ['CEIL'], []]);
  now = new Date('2026-11-25T09:59:00+09:00');
  expect(await runs()).toEqual([past, ['CEIL'], []]);
  now = new Date('2026-11-26T10:00:00+09:00');
  expect(await runs()).toEqual([[...past, 'DONE'], ['CEIL'], ['FUND']]);
  now = new Date('2026-12-10T10:00:00+09:00');
  expect(await runs()).toEqual([[...past, 'DONE'], ['CEIL', 'CEIL'], ['FUND']]);
  const { balances, totals } = (await get('/_mocks/ledger')).body;
  const { goldCg } = await call('holdings');
  expect(goldCg).toBeGreaterThan(500);
  expect(balances['gold:W000000001'].XAU).toBe(goldCg);
  expect(balances['merchant:gold'].XAU).toBe(500 - goldCg);
  expect(new Set(Object.values(totals))).toEqual(new Set([0]));
  const { odrList } = await call('history', { sdDstcd: 'PLAN', from: '20261124' });
  expect(odrList).toHaveLength(1);
  expect(odrList[0]).toMatchObject({ odrYMS: '20261125100000', wayDstcd: 'PLAN', planNo: 'GP1' });
});

test('an alert is struck once, or once a day; limits and who may not are refused', async () => {
  const { post, reset } = openMock(new Date('2026-11-23T10:00:00+09:00'));
  await reset('member');
  const call = async (name: string, body: object = {}) =>
    (await post(`/wApi/gold-saving-fe/v1/${name}`, body)).body;
  await call('alertSave', { drctn: 'BELW', alrtPrc: 300_000, rptDstcd: 'DALY', endYmd: '' });
  await call('holdings');
  const { alrtList } = (await call('alerts')).payload;
  expect(alrtList.at(-1).strkYMS).toBe('20261123100000');
  for (const [body, code] of [
    [{ sdDstcd: 'BUY', goldCg: 30_000 }, 'GOLD_LIMIT_ONCE'],
    [{ sdDstcd: 'BUY', goldCg: 1_000_000 }, 'GOLD_LIMIT_ONCE'],
    [{ sdDstcd: 'BUY', odrAmt: 3_000_000 }, 'GOLD_FUNDS'],
    [{ sdDstcd: 'BUY', odrAmt: 9_999 }, 'GOLD_LIMIT_LEAST'],
    [{ sdDstcd: 'SELL', goldCg: 501 }, 'GOLD_MORE_THAN_HELD'],
  ] as const)
    expect((await call('quote', body)).code, JSON.stringify(body)).toBe(code);
  expect((await call('test', { isClosed: true })).code).toBe('GOLD_DEVELOPER');
  await reset('goldTeen');
  expect((await call('quote', { sdDstcd: 'BUY', odrAmt: 10_000 })).code).toBe('GOLD_NOT_OPEN');
});

describe('due work', () => {
  const at = (text: string) => new Date(`${text}+09:00`);

  test('a plan runs at its moment though nobody opens gold: home, pay screens and the inbox agree', async () => {
    let now = at('2026-11-24T10:00:00');
    const { get, reset } = openMock(() => now);
    await reset('member');
    const bank = async () =>
      (await get('/_mocks/ledger')).body.balances['bank:W000000001:12345601234567'].KRW as number;
    const before = await bank();
    now = at('2026-11-26T09:00:00');
    const assets = (await get('/wApi/mstr/main/assets')).body.payload.assetList;
    const spent = before - (await bank());
    expect(spent).toBeGreaterThan(49_000);
    const gold = assets.find(({ unit }: { unit?: string }) => unit === 'G');
    expect(JSON.stringify(gold ?? assets)).toMatch(/5\.2\d/);
    const written = await inbox(get);
    const told = written.find(({ alrmTitl }) => alrmTitl === '금을 자동으로 모았어요');
    expect(told).toMatchObject({ alrmRegiYMS: '20261125100000' });
    expect(told?.alrmCtnt).toContain(formatMoney(spent));
  });

  test('a price alert rings at the minute at which the price is reached, nobody looking', async () => {
    let now = at('2026-11-23T10:00:00');
    const { post, get, reset } = openMock(() => now);
    await reset('member');
    const call = async (name: string, body: object = {}) =>
      (await post(`/wApi/gold-saving-fe/v1/${name}`, body)).body.payload;
    const price = Math.ceil(Number((await call('price')).buyPrc)) + 700;
    await call('alertSave', { drctn: 'ABOV', alrtPrc: price, rptDstcd: 'ONCE', endYmd: '' });
    now = at('2026-11-27T10:00:00');
    await get('/wApi/mstr/main/assets');
    const { strkYMS } = (await call('alerts')).alrtList.at(-1);
    expect(strkYMS).toMatch(/^2026112[3-6]\d{4}00$/);
    now = at(strkYMS.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'));
    expect(Number((await call('price')).buyPrc)).toBeGreaterThanOrEqual(price);
    const rung = (await inbox(get)).filter(({ alrmTitl }) => alrmTitl === '금값 알림');
    expect(rung.map(({ alrmRegiYMS }) => alrmRegiYMS)).toContain(strkYMS);
  });

  test('the past of a plan is one: its runs, their sum and the history say the same, on its own days', async () => {
    const { post, reset } = openMock(at('2026-11-28T10:00:00'));
    await reset('member');
    const call = async (name: string, body: object = {}) =>
      (await post(`/wApi/gold-saving-fe/v1/${name}`, body)).body.payload;
    const { planList } = await call('plans');
    const { odrList } = await call('history', { sdDstcd: 'PLAN', from: '20260101', to: '20261231' });
    const sum = odrList.reduce((all: number, { odrAmt }: { odrAmt: number }) => all + odrAmt, 0);
    expect(planList.reduce((all: number, { yearAmt }: { yearAmt: number }) => all + yearAmt, 0)).toBe(sum);
    for (const { odrYMS, odrAmt } of odrList) {
      expect(odrYMS).toBe(`${runAfter(25, `${odrYMS.slice(0, 6)}01`)}100000`);
      expect(odrAmt).toBeLessThanOrEqual(50_000);
    }
    const { odrList: all } = await call('history');
    const held = all.reduce(
      (grams: number, { sdDstcd, goldCg }: { sdDstcd: string; goldCg: number }) =>
        grams + (sdDstcd === 'BUY' ? goldCg : -goldCg),
      0,
    );
    expect(held).toBe(500);
  });

  test('closing with a reserved order is refused, with what is left to do; plans end with the account', async () => {
    const mock = openMock();
    await mock.post('/_mocks/reset', { persona: 'member', now: '2026-11-23T23:00:00+09:00' });
    const order = async (name: string, facts: object) => {
      const key = `gold-${name}-1`;
      const pin = await encryptPassword(mock, '246810', key);
      const headers = { 'idempotency-key': key };
      return (await mock.post(`/wApi/gold-saving-fe/v1/${name}`, { ...facts, pin }, { headers })).body;
    };
    expect((await order('reserve', { sdDstcd: 'BUY', odrAmt: 50_000 })).code).toBe('0000');
    const { code, payload } = await order('close', { qtId: 'none' });
    expect(code).toBe('LEAVE_HOLDS');
    expect(payload.hldngList[0]).toMatchObject({ kndCd: 'ORDER', lvCd: 'BLCK' });
    const query = { className: 'gold-saving' };
    const { hldngList } = (await mock.get('/wApi/mstr/main/holdings', { query })).body.payload;
    expect(hldngList.map(({ kndCd, lvCd }: Record<string, string>) => `${kndCd} ${lvCd}`)).toEqual([
      'GOLD BLCK',
      'ORDER BLCK',
      'PLAN ENDS',
      'PLAN ENDS',
    ]);
  });
});

async function inbox(get: OpenMock['get']): Promise<Record<string, string>[]> {
  return (await get('/wApi/noti/v1/notifications')).body.payload.results;
}
