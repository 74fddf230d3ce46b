import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const HOUR = 3_600_000;

async function opened(at = '2026-11-20T05:00:00+09:00') {
  let now = new Date(at).getTime();
  const mock = openMock(() => new Date(now));
  await mock.reset('member');
  const get = async (path: string) => (await mock.get(`/wApi/htoa/v1/${path}`)).body.payload;
  const post = async (path: string, body: object) =>
    (await mock.post(`/wApi/htoa/v1/${path}`, body)).body.payload;
  const askApp = () => mock.post('/wApi/exchange-fe/v1/rates', {});
  return { mock, get, post, askApp, advance: (hours: number) => (now += hours * HOUR) };
}

test('(M4) each desk sells cash above the cash rate of the app, from the one base rate', async () => {
  const { get, askApp } = await opened();
  const { rateList } = await get('rates');
  const base = Number(rateList.find(({ crncyCd }: { crncyCd: string }) => crncyCd === 'USD').exrt);
  const { body } = await askApp();
  const rows: { crncyCd: string; exrt: string; cshBuyExrt: string }[] = body.payload.rateList;
  const app = rows.find(({ crncyCd }) => crncyCd === 'USD');
  expect(Number(app?.exrt)).toBe(base);
  for (const terminal of ['T1', 'T2'])
    for (const { hndrdAmt } of (await get(`desks?terminal=${terminal}`)).deskList)
      expect(hndrdAmt).toBeGreaterThan(Number(app?.cshBuyExrt) * 100);
});

test('(M5) the bank day before is no holiday', async () => {
  const { get } = await opened('2026-12-28T10:00:00+09:00');
  expect((await get('rates')).bfdyYmd).toBe('20261224');
});

test('(L1) the second terminal is further by each way', async () => {
  const { post } = await opened();
  const start = { lat: 37.52, lon: 126.93, address: '여의도' };
  const end = { lat: 37.45, lon: 126.45, address: '공항', pkplcId: '' };
  const ways = async (terminal: string) => (await post('routes', { start, end, terminal })).wayList;
  const [first, second] = [await ways('T1'), await ways('T2')];
  for (const [at, way] of first.entries()) {
    expect(second[at].min).toBeGreaterThan(way.min);
    if (way.wayCd !== 'BUS') expect(second[at].payAmt).toBeGreaterThan(way.payAmt);
  }
});

test('(L1) for a plane of the peak three hours are advised', async () => {
  const { get } = await opened();
  expect((await get('flights/KE701-202611201000')).ledMin).toBe(180);
  expect((await get('flights/KE645-202611201835')).ledMin).toBe(120);
});

test('(L2) airlines fly where they fly, from gates of their terminal', async () => {
  const { get } = await opened();
  const far = ['ATL', 'CDG', 'SIN'];
  for (const { flightId, airportCode, gateNumber, terminalId } of (await get('flights')).flightList) {
    if (/^(7C|TW)/.test(flightId)) expect(far).not.toContain(airportCode);
    if (gateNumber !== '') expect(Number(gateNumber) >= 200, flightId).toBe(terminalId === 'P03');
  }
});

test('a watch ends an hour after the plane has left, and is what a member has until then', async () => {
  const { mock, get, post, advance } = await opened();
  await post('watch', { flightKey: 'OZ102-202611200940', watchYn: 'Y' });
  const held = async () => (await mock.get('/wApi/mstr/main/holdings?className=htoa')).body.payload.hldngList;
  expect(await held()).toMatchObject([{ lvCd: 'ENDS' }]);
  expect((await get('watch')).flightKey).toBe('OZ102-202611200940');
  advance(6);
  expect((await get('watch')).flightKey).not.toBe('OZ102-202611200940');
  expect(await held()).toEqual([]);
});
