import { addDays, formatMoney } from '@wallet/kit/format';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
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

describe('an order', () => {
  const BANK = 'bank:W000000001:12345601234567';
  const open = async (start: string) => {
    const clock = { now: new Date(`${start}+09:00`) };
    const mock = openMock(() => clock.now);
    await mock.reset('member');
    const ask = async (name: string, body: object, key = 'asked-by-test') =>
      (await mock.post(`/wApi/exchange-fe/v1/${name}`, body, { headers: { 'idempotency-key': key } })).body;
    const order = async (facts: object, key: string) =>
      ask('order', { ...place, ...facts, pin: await encryptPassword(mock, '246810', key) }, key);
    const bank = async (account = BANK) =>
      (await mock.get('/_mocks/ledger')).body.balances[account].KRW as number;
    const inbox = async () => {
      const all: Record<string, string>[] = [];
      for (let pageNo = 1; ; pageNo += 1) {
        const query = { pageNo: String(pageNo) };
        const { payload } = (await mock.get('/wApi/noti/v1/notifications', { query })).body;
        all.push(...payload.results);
        if (pageNo >= payload.totalPageNo) return all;
      }
    };
    return { clock, mock, ask, order, bank, inbox };
  };
  const place = { plcId: 'AP01', ymd: '20261127', purpCd: 'TRIP', mixCd: 'BIG' };

  test('is refused with the quote of a resale, of another sum, or of a coupon that it does not use; no money moves', async () => {
    const { ask, order, bank } = await open('2026-11-20T10:00:00');
    const { qtId } = (await ask('quote', yen)).payload;
    const { odrNo } = (await order({ ...yen, qtId }, 'first-order')).payload;
    const before = await bank();
    const resale = (await ask('resale', { odrNo })).payload.qtId;
    expect((await order({ ...yen, qtId: resale }, 'with-a-resale')).code).toBe('FEX_QUOTE_OTHER');
    const cpnNo = (await ask('terms', {})).payload.cpnList[0].cponSerno;
    const coupon = (await ask('quote', { ...yen, cpnNo })).payload.qtId;
    expect((await order({ ...yen, qtId: coupon }, 'without-coupon')).code).toBe('FEX_QUOTE_OTHER');
    const plain = (await ask('quote', yen)).payload.qtId;
    expect((await order({ ...yen, amt: 90_000, qtId: plain }, 'another-sum')).code).toBe('FEX_QUOTE_OTHER');
    expect((await ask('cancel', { odrNo, qtId: plain }, 'cancel-by-buy')).code).toBe('FEX_QUOTE_OTHER');
    expect(await bank()).toBe(before);
  });

  test('is cancelled to the account that paid, though no account is linked any more', async () => {
    const { mock, ask, order, bank } = await open('2026-11-20T10:00:00');
    const { qtId } = (await ask('quote', yen)).payload;
    const { odrNo } = (await order({ ...yen, qtId }, 'first-order')).payload;
    const paid = await bank();
    for (const acNo of ['11098765432101', '12345601234567'])
      await mock.post('/wApi/point-fe/bank-book/v1/link-account/delete', { acNo });
    const resale = (await ask('resale', { odrNo })).payload;
    const cancelled = await ask('cancel', { odrNo, qtId: resale.qtId }, 'cancel-order');
    expect(cancelled).toMatchObject({ code: '0000', payload: { odrStcd: 'CNCL' } });
    expect((await bank()) - paid).toBe(resale.wonAmt);
    expect((await ask('cancel', { odrNo, qtId: resale.qtId }, 'cancel-order')).code).toBe('0000');
    expect((await bank()) - paid).toBe(resale.wonAmt);
  });

  test('is notified at each step; not fetched, it is sold back at its moment, nobody looking', async () => {
    const { clock, mock, ask, order, bank, inbox } = await open('2026-11-20T10:00:00');
    const { qtId } = (await ask('quote', yen)).payload;
    const { lmtYmd } = (await order({ ...yen, qtId }, 'first-order')).payload;
    const query = { className: 'exchange' };
    const { hldngList } = (await mock.get('/wApi/mstr/main/holdings', { query })).body.payload;
    expect(hldngList[0]).toMatchObject({ kndCd: 'ORDER', lvCd: 'BLCK', crncyCd: 'JPY', amt: '50000' });
    clock.now = new Date('2026-12-30T10:00:00+09:00');
    await bank();
    const told = (await inbox()).filter(({ alrmTitl }) => alrmTitl?.includes('50,000 JPY'));
    expect(told.map(({ alrmTitl, alrmRegiYMS }) => `${alrmRegiYMS} ${alrmTitl}`)).toEqual([
      `${addDays(lmtYmd, 1)}000000 찾지 않은 50,000 JPY를 되팔았어요`,
      `${lmtYmd}090000 오늘까지 50,000 JPY를 찾아 주세요`,
      '20261127090000 오늘 50,000 JPY를 찾을 수 있어요',
      '20261120100000 50,000 JPY를 환전했어요',
    ]);
    const [{ backWonAmt }] = (await ask('orders', {})).payload.odrList;
    expect(told[0]?.alrmCtnt).toContain(formatMoney(backWonAmt));
  });

  test('never leaves more money than before, whatever is bought and sold back, and when', async () => {
    const { clock, ask, order, bank } = await open('2026-11-20T10:00:00');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('USD', 'EUR', 'JPY', 'CNY'),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 400 }),
        async (crncyCd, count, minutes) => {
          const amt = count * (crncyCd === 'JPY' ? 10_000 : 100);
          const before = await bank();
          const { qtId, wonAmt } = (await ask('quote', { crncyCd, amt })).payload;
          const key = `buy-${crncyCd}-${clock.now.getTime()}-${amt}`;
          const bought = await order({ crncyCd, amt, qtId }, key);
          if (bought.code !== '0000') return;
          expect(before - (await bank())).toBe(wonAmt);
          clock.now = new Date(clock.now.getTime() + minutes * 1000);
          const resale = (await ask('resale', { odrNo: bought.payload.odrNo })).payload;
          const paid = await bank();
          const cancelled = await ask(
            'cancel',
            { odrNo: bought.payload.odrNo, qtId: resale.qtId },
            `x${key}`,
          );
          expect((await bank()) - paid).toBe(cancelled.payload.backWonAmt);
          expect(cancelled.payload.backWonAmt).toBe(resale.wonAmt);
          expect(await bank()).toBeLessThan(before);
          clock.now = new Date(clock.now.getTime() + 1000);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a rate alert rings at the minute at which the rate is reached, nobody looking, once', async () => {
    const { clock, mock, ask, inbox } = await open('2026-11-20T10:00:00');
    const base = async () =>
      Number(
        (await ask('rates', {})).payload.rateList.find((one: { crncyCd: string }) => one.crncyCd === 'USD')
          .exrt,
      );
    const level = (await base()) + 2;
    await ask('alerts', { crncyCd: 'USD', exrt: level.toFixed(2) });
    await ask('alerts', { crncyCd: 'EUR', exrt: '1.00' });
    clock.now = new Date('2026-12-18T10:00:00+09:00');
    await mock.get('/wApi/mstr/main/assets');
    const rung = (await inbox()).filter(({ alrmTitl }) => alrmTitl?.endsWith('환율 알림'));
    const at = rung[0]?.alrmRegiYMS ?? '';
    expect(rung.map(({ alrmTitl }) => alrmTitl)).toEqual(['USD 환율 알림']);
    const { alrmList } = (await ask('alerts', {})).payload;
    expect(alrmList).toMatchObject([{ strkYMS: at }, { crncyCd: 'EUR', strkYMS: '' }]);
    clock.now = new Date(at.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6+09:00'));
    expect(await base()).toBeGreaterThanOrEqual(level);
    clock.now = new Date(clock.now.getTime() - 60_000);
    expect(await base()).toBeLessThan(level);
  });
});
