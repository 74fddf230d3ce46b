import { addDays } from '@wallet/kit/format';
import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

/** A world whose clock stands still, and what it answers. */
async function at(now: string, persona = 'member') {
  const mock = openMock();
  await mock.send('POST', '/_mocks/reset', { body: { persona, now } });
  const send = async (path: string, body: object) =>
    (await mock.send('POST', path, { body, headers: { 'idempotency-key': 'asked-by-test' } })).body;
  return {
    ask: (name: string, body: object) => send(`/wApi/exchange-fe/v1/${name}`, body),
    send,
    get: mock.get,
  };
}
const yen = { crncyCd: 'JPY', amt: 50_000 };

describe('the exchange of the bank', () => {
  test('at weekends the last notice stands, with half the preference; at night nothing is sold', async () => {
    const friday = await at('2026-11-20T10:00:00+09:00');
    const sunday = await at('2026-11-22T10:00:00+09:00');
    expect((await friday.ask('quote', yen)).payload).toMatchObject({ prfRt: 80, expSS: 30 });
    expect((await sunday.ask('quote', yen)).payload.prfRt).toBe(40);
    expect((await sunday.ask('rates', {})).payload.exrtNotiYMS).toBe('20261120234900');
    const night = await at('2026-11-20T23:55:00+09:00');
    expect((await night.ask('quote', yen)).code).toBe('FEX_NIGHT');
  });

  test('today is to be had until half past three, never on days of rest, and at the airport always', async () => {
    const days = async (now: string, plcId: string) => {
      const { payload } = await (await at(now)).ask('stock', { ...yen, plcId });
      return payload.dayList
        .filter(({ rstYn }: { rstYn: string }) => rstYn === 'N')
        .map(({ ymd }: { ymd: string }) => ymd);
    };
    expect((await days('2026-11-20T15:29:00+09:00', 'BR01'))[0]).toBe('20261120');
    expect((await days('2026-11-20T15:31:00+09:00', 'BR01'))[0]).toBe('20261123');
    expect((await days('2026-11-20T15:31:00+09:00', 'AP01'))[0]).toBe('20261121');
    expect(await days('2026-12-20T10:00:00+09:00', 'KI01')).not.toContain('20261225');
  });

  test('a currency rose or fell since yesterday alike in all that the wallet says, at any hour of a bank day', async () => {
    for (const day of ['24', '25', '26', '27']) {
      for (const hour of ['03', '09', '12', '18', '23']) {
        const { ask, send } = await at(`2026-11-${day}T${hour}:30:00+09:00`);
        const { rateList } = (await ask('rates', {})).payload;
        const today = `202611${day}`;
        const abroad = async (tghtCrncyCd: string, inqYmd: string) =>
          Number((await send('/wApi/gpayment-fe/inquiry/v1/gln/exrt', { tghtCrncyCd, inqYmd })).body.exrt);
        for (const crncyCd of ['USD', 'EUR', 'JPY', 'CNY', 'THB']) {
          const bank = rateList.find((one: { crncyCd: string }) => one.crncyCd === crncyCd);
          const moved = (await abroad(crncyCd, today)) - (await abroad(crncyCd, addDays(today, -1)));
          expect(Math.sign(bank.exrt - bank.bfdyExrt), `${crncyCd} ${day} ${hour}`).toBe(Math.sign(moved));
        }
      }
    }
  });

  test.each(['2026-11-20T08:59:00+09:00', '2026-11-20T13:37:00+09:00', '2026-11-22T10:00:00+09:00'])(
    'every service shows one base rate at one minute: %s',
    async (now) => {
      const { ask, send, get } = await at(now);
      const rateIn = (list: { crncyCd: string }[]) =>
        list.find(({ crncyCd }) => crncyCd === 'USD') as { exrt?: string; bseExrt?: string };
      const { exrt } = rateIn((await ask('rates', {})).payload.rateList);
      const shown = {
        fcpurs: rateIn((await send('/wApi/fcpurs-fe/rate/v1/list', {})).payload.rateList).bseExrt,
        point: rateIn((await send('/wApi/point-fe/foreign/v1/balances', {})).payload.outData.crncyList).exrt,
        gpayment: (await send('/wApi/gpayment-fe/inquiry/v1/gln/exrt', { tghtCrncyCd: 'USD' })).body.exrt,
        htoa: rateIn((await get('/wApi/htoa/v1/rates')).body.payload.rateList).exrt,
      };
      expect(shown).toEqual({ fcpurs: exrt, point: exrt, gpayment: exrt, htoa: exrt });
    },
  );

  test('who is under nineteen is told so', async () => {
    expect((await (await at('2026-11-20T10:00:00+09:00', 'minor')).ask('quote', yen)).code).toBe('FEX_AGE');
  });

  test('cash waits for seven bank days; a wrong number gives nothing, and its own day is too late for a change', async () => {
    const { ask, send } = await at('2026-11-20T10:00:00+09:00', 'traveller');
    const before = (await ask('orders', {})).payload.odrList.find(
      ({ odrNo }: { odrNo: string }) => odrNo === 'FX00000001',
    );
    expect(before).toMatchObject({ odrStcd: 'REDY', lmtYmd: '20261201' });
    const refused = await send('/_mocks/kiosk/fetch', { qr: before.qrCtnt, number: '000000' });
    expect(refused.status).toBe(400);
    const wrong = await ask('change', { odrNo: 'FX00000001', plcId: 'AP01', ymd: '20261125' });
    expect(wrong.code).toBe('FEX_LATE');
  });

  test('a machine that gives three of five notes gives the rest back at the rate that was booked', async () => {
    const { ask, send } = await at('2026-11-20T10:00:00+09:00', 'traveller');
    const { pckNo, qrCtnt } = (await ask('voucher', { odrNo: 'FX00000001' })).payload;
    await send('/_mocks/kiosk/fetch', { qr: qrCtnt, number: pckNo, gives: 30_000 });
    const [order] = (await ask('orders', { odrNo: 'FX00000001' })).payload.odrList;
    expect(order).toMatchObject({ odrStcd: 'PART', gotAmt: 30_000, backExrt: order.exrt });
    expect(order.backWonAmt).toBe(Math.trunc((Math.round(Number(order.exrt) * 100) * 20_000) / 10_000));
  });
});
