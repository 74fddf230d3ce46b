import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const API = '/wApi/rail/api/v1';
const MINUTE = 60_000;

/** A mock on a clock that the test moves, from the morning of Saturday 21 November 2026. */
async function opened(at = '2026-11-21T06:00:00+09:00') {
  let now = new Date(at).getTime();
  const mock = openMock(() => new Date(now));
  await mock.reset('member');
  const ask = async (path: string, body?: object, key = path) =>
    (
      await (body
        ? mock.post(`${API}/${path}`, body, { headers: { 'idempotency-key': key } })
        : mock.get(`${API}/${path}`))
    ).body;
  return { ...mock, ask, advance: (minutes: number) => (now += minutes * MINUTE) };
}

const ride = { trnNo: '005', runYmd: '20261121', dptStnCd: '0001', arvStnCd: '0011' };

test('(M11) a late train gives back a share of the fare, none of the first-class supplement, when it arrives', async () => {
  const { ask, send, advance, get } = await opened();
  const seats = await ask(`train-seat-map?${new URLSearchParams({ ...ride, scarNo: '3' })}`);
  const free = seats.payload.rowList
    .flatMap(({ seatList }: { seatList: ({ seatNo: string; seatStt: string } | null)[] }) => seatList)
    .find((seat: { seatStt: string } | null) => seat?.seatStt === 'FREE');
  const wanted = {
    ...ride,
    cls: 'F',
    scarNo: '3',
    seatList: [free.seatNo],
    psgrList: [{ psgrCd: '1', cnt: 1 }],
  };
  const { payload } = await ask('ticket-reservation', wanted);
  const { bkngNo, payAmt, lateRt } = payload;
  expect([payAmt, lateRt]).toEqual([83_700, 12.5]);
  const paid = await ask('ticket-payment', { bkngNo, payAmt, agreStpulIdList: ['FKS_01'] });
  const token = new URL(paid.payload.payUrl, 'http://localhost').searchParams.get('token');
  await send('POST', '/_mocks/pg/settle', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: token ?? '', act: 'pay' }).toString(),
  });
  await ask('ticket-settlementIssue', { bkngNo });
  advance(9 * 60);
  const { tcktNo } = payload.tcktList[0];
  const after = await ask(`ticket-detail?tcktNo=${tcktNo}`);
  expect(after.payload.tcktList[0]).toMatchObject({ lateAmt: 7475, tcktStt: 'USED' });
  const written = (await get('/wApi/noti/v1/notifications')).body.payload.results;
  expect(written[0].alrmTitl).toBe('열차가 늦어 일부를 돌려드렸어요');
});

test('(L10) a stopped train is listed until it would have left', async () => {
  const { ask, advance } = await opened();
  const numbers = async () => {
    const query = { dptStnCd: '0001', arvStnCd: '0011', runYmd: '20261121', hour: '00' };
    const { payload } = await ask(`train-query?${new URLSearchParams(query)}`);
    return payload.trnList.map(({ trnNo }: { trnNo: string }) => trnNo);
  };
  expect(await numbers()).toContain('025');
  advance(10 * 60);
  expect(await numbers()).not.toContain('025');
});

test('(L10) what the world begins with keeps its own rules: paid before it ran, no fee on a Thursday', async () => {
  const { ask } = await opened();
  const { payload } = await ask('ticket-list');
  for (const { bkngNo, dptDttm } of payload.bkngList) {
    const receipt = await ask(`ticket-receipt?bkngNo=${bkngNo}`);
    expect(receipt.payload.payDttm < dptDttm).toBe(true);
  }
  const returned = payload.bkngList.find(({ trnNo }: { trnNo: string }) => trnNo === '001');
  expect(returned.dptDttm.slice(0, 8)).toBe('20261126');
  expect(returned.tcktList[0]).toMatchObject({ feeAmt: 0, rfndAmt: 59_800 });
});

test('(H4) a gift that nobody takes goes back ten minutes before departure, and its giver hears of it', async () => {
  const { ask, advance, get } = await opened('2026-11-21T12:00:00+09:00');
  const until = (await ask('gift-ticket-link-select?linkId=GL000001')).payload.endDttm;
  expect(until).toBe('20261124083700');
  advance(2 * 24 * 60 + 20 * 60 + 37);
  expect((await ask('gift-ticket-link-select?linkId=GL000001')).payload.giftStt).toBe('OVER');
  const written = (await get('/wApi/noti/v1/notifications')).body.payload.results;
  expect(written[0]).toMatchObject({ alrmTitl: '받지 않은 기차표 선물이 돌아왔어요' });
  expect(written[0].alrmRegiYMS).toContain('0837');
});

test('tickets, seats that wait and gifts are what a member has', async () => {
  const { get } = await opened();
  const { body } = await get('/wApi/mstr/main/holdings?className=rail');
  const list = body.payload.hldngList ?? body.payload;
  expect(list.map(({ kndCd, lvCd }: Record<string, string>) => [kndCd, lvCd])).toEqual([
    ['BOOKING', 'STAY'],
    ['GIFT', 'STAY'],
  ]);
});
