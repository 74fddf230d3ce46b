import { encryptField } from '@wallet/kit/api';
import { describeOrder } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { openPayHarness, type PayHarness, type Till } from '../../testing/payHarness.ts';
import { readMachineCode, withdrawCash } from '../api/cashCalls.ts';
import { readMerchantCode, requestPayment } from '../api/merchantCalls.ts';
import { readNations } from '../api/nationCalls.ts';
import { readSituation, readStatus, saveFinalPayment } from '../api/payCalls.ts';
import { createCode, finishCode } from '../api/shownCodeCalls.ts';
import type { MeansChoice } from '../model/means.ts';
import { openCode } from './customerCode.ts';
import { payment } from './payment.ts';

const won = { code: '2', account: '12345601234567' } as const;
const calm = (persona = 'member') => openPayHarness(1, { likely: 0, persona });
const PIN = '246810';

async function quoted(means: MeansChoice = won, code = 'GLN-TH7731', nation = 'TH', amount = 12_550) {
  const scan = await readMerchantCode({ code, nation });
  return requestPayment({ scan, amount: scan.amount ?? amount, means });
}

const factsOf = (quote: Awaited<ReturnType<typeof quoted>>, nation = 'TH') =>
  ({ kind: 'mpm', nation, quote }) as const;

/** From the confirmation on: under the key that its page began with. */
async function pay(till: Till, facts: ReturnType<typeof factsOf>, { pin = PIN, key = '' } = {}) {
  const begun = key === '' ? (await till.begin(facts)).key : key;
  const outcome = await till.place(facts, await till.seal(facts, pin, begun), begun);
  if (!outcome) throw new Error('It could not be written down.');
  return outcome;
}

const bodyOf = async (harness: PayHarness, path: string) =>
  (await harness.journal()).find((call) => call.path.endsWith(path))?.body;

describeOrder(payment, {
  backend: (now) => createMock({ now }),
  async wish(random) {
    const amount = 10_000 + random(5000);
    // The second shop's partner takes its time.
    const scan = await readMerchantCode({
      code: random(3) === 0 ? 'GLN-TH0408' : 'GLN-TH7731',
      nation: 'TH',
    });
    return factsOf(await requestPayment({ scan, amount, means: won }));
  },
  secret: PIN,
  runs: 40,
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as { balances: Record<string, { KRW?: number }> };
    return Object.entries(balances).reduce(
      (sum, [name, { KRW = 0 }]) => (name.startsWith('bank:') ? sum + KRW : sum),
      0,
    );
  },
  moves: ({ facts }) => -(facts?.total ?? 0),
});

describe('two WebViews', () => {
  it('(G47) with the same payment before them make one', async () => {
    const harness = await calm();
    const facts = factsOf(await quoted());
    const pages = [harness.openWebView(), harness.openWebView()];
    const outcomes = await Promise.all(pages.map((till) => pay(till, facts)));
    const ends = outcomes.map(({ end }) => end);
    expect(ends.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(new Set(ends.map((end) => end.kind === 'done' && end.receipt.number)).size).toBe(1);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });

  it('(G47) that scanned a code each make one: the later scan closes the earlier', async () => {
    const harness = await calm();
    const [one, other] = [harness.openWebView(), harness.openWebView()];
    const first = factsOf(await quoted());
    const { key } = await one.begin(first);
    const second = factsOf(await quoted());
    const paid = await pay(other, second);
    const closed = await pay(one, first, { key });
    expect([paid.end.kind, closed.end.kind]).toEqual(['done', 'closed']);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });

  it('(G47) show one code: opening another one closes the first, which no merchant is paid by', async () => {
    const harness = await calm();
    const facts = { nation: 'TH', means: won };
    const first = await openCode(harness.openWebView().code, facts, await encryptField(PIN));
    const second = await openCode(harness.openWebView().code, facts, await encryptField(PIN));
    if (first.kind !== 'open' || second.kind !== 'open') throw new Error('no code');
    expect(await harness.merchantScans(first.code.barcode, '80.50', 'THB')).toBe(false);
    expect(await harness.merchantScans(second.code.qr, '80.50', 'THB')).toBe(true);
    expect(await harness.merchantScans(second.code.qr, '80.50', 'THB')).toBe(false);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });
});

describe('the end of an order', () => {
  it('is never looked for by sending it again', async () => {
    const { till, ledger, journal } = await calm();
    const facts = factsOf(await quoted());
    const { key } = await till.begin(facts);
    await till.intents.markSent(key);
    expect((await till.place(facts, 'sealed'))?.end.kind).toBe('closed');
    expect((await journal()).filter(({ path }) => path.endsWith('/mpm/approve'))).toEqual([]);
    expect((await ledger()).payments).toEqual([]);
  });

  it('(R487, R488) of a partner that needs time is found once it is there', async () => {
    const { till, pass } = await calm();
    const facts = factsOf(await quoted(won, 'GLN-TH0408'));
    const { key, kind, end: unsure } = await pay(till, facts);
    expect(unsure.kind).toBe('unknown');
    expect(await till.findUnfinished()).toMatchObject({ key, kind: 'mpm', facts });
    pass(7);
    const end = await till.findEnd(key, { kind });
    const { total } = facts.quote;
    expect(end).toMatchObject({ kind: 'done', receipt: { facts: { total, local: 12_550 } } });
    await till.close(key, end, kind);
    expect(await till.findUnfinished()).toBeNull();
  });

  it('(R536, R574) is told until the flag is exactly Y', async () => {
    const { till, loseStorage } = await calm();
    const { key, end } = await pay(till, factsOf(await quoted()));
    if (end.kind !== 'done') throw new Error('not paid');
    loseStorage();
    const { number } = end.receipt;
    for (const flag of ['N', 'y' as 'Y', '' as 'Y'] as const) {
      await saveFinalPayment({ flag, number });
      expect(await till.underWay()).toBeNull();
      expect(await till.findUnfinished()).toEqual({ key, kind: 'mpm' });
    }
    await saveFinalPayment({ flag: 'Y', number });
    expect(await till.findUnfinished()).toBeNull();
  });

  it('of a code nobody scanned is that it is closed, for good', async () => {
    const harness = await calm();
    const opened = await openCode(harness.till.code, { nation: 'TH', means: won }, await encryptField(PIN));
    if (opened.kind !== 'open') throw new Error('no code');
    expect(opened.code.seconds).toBe(180);
    harness.pass(181);
    expect(await harness.merchantScans(opened.code.barcode, '1.00', 'THB')).toBe(false);
    expect(await harness.till.findEnd(opened.key, { kind: 'cpm' })).toEqual({ kind: 'closed' });
  });
});

describe('what is paid from', () => {
  it('(R512, A72) is an account in won, points, or the balance in the nation’s own currency', async () => {
    await calm();
    const inJapan = await readSituation({ nation: 'JP' });
    expect(inJapan.means?.map(({ code, balance }) => [code, balance])).toEqual([
      ['2', 2_450_000],
      ['1', 18_400],
      ['3', 48_000],
      ['B', 8000],
    ]);
    expect((await readSituation({ nation: 'US' })).means?.map(({ code }) => code)).toContain('A');
    expect((await readSituation({ nation: 'TH' })).means?.map(({ code }) => code)).toEqual(['2', '1']);
  });

  it('pays yen from yen without an exchange, and points as won', async () => {
    const harness = await calm();
    const yen = await quoted({ code: 'B', account: '' }, 'GLN-JP2201', 'JP', 1200);
    expect(yen).toMatchObject({ currency: 'JPY', total: 1200, fee: 0, rate: null });
    const points = await quoted({ code: '1', account: '' });
    expect(points).toMatchObject({ currency: 'KRW', total: points.principal + points.fee });
    await pay(harness.till, factsOf(points));
    const { totals, balances } = await harness.ledger();
    expect(balances['points:W000000001']?.PNT).toBe(18_400 - points.total);
    expect(new Set(Object.values(totals))).toEqual(new Set([0]));
  });

  it.each([
    ['more than there is', { code: '2', account: '12345601234567' } as const, 900_000_000, 'UBFR0303'],
    [
      'an account that is not registered',
      { code: '2', account: '12345609876543' } as const,
      12_550,
      'UBFR0308',
    ],
    ['dollars for baht', { code: 'A', account: '' } as const, 12_550, 'UBFR0308'],
  ])('refuses %s before a password is asked for', async (_what, means, amount, code) => {
    await calm();
    await expect(quoted(means, 'GLN-TH7731', 'TH', amount)).rejects.toMatchObject({ code });
  });
});

describe('on the wire', () => {
  it('(R589-R593, R490, R491) a merchant’s payment by GLN', async () => {
    const harness = await calm();
    const quote = await quoted();
    const { key } = await pay(harness.till, factsOf(quote));
    expect(await bodyOf(harness, '/gln/v1/mpm/qrcode')).toEqual({ qrcode: 'GLN-TH7731', recvNatnlCd: 'TH' });
    expect(await bodyOf(harness, '/gln/v1/mpm/request')).toMatchObject({
      recvCrncyCd: 'THB',
      recvTranAmt: '125.50',
    });
    const approve = (await harness.journal()).find(({ path }) => path.endsWith('/mpm/approve'));
    expect(approve?.headers['idempotency-key']).toBe(key);
    expect(Object.keys(approve?.body as object).sort()).toEqual(['pin', 'pyNo', 'txToken']);
  });

  it('(R590, R592) switches to the clearing network by recvNatnlCd ID and by recvCrncyCd IDR, each on its own', async () => {
    const harness = await calm();
    await readMerchantCode({ code: 'KFTC-ID5001', nation: 'ID' });
    const scan = {
      txToken: 'X1',
      pyToken: 'Y1',
      merchant: '',
      terminal: '',
      currency: 'IDR',
      amount: null,
    } as const;
    await requestPayment({ scan, amount: 1000, means: won }).catch(() => undefined);
    await readMerchantCode({ code: 'GLN-TH7731', nation: 'TH' });
    await requestPayment({ scan: { ...scan, currency: 'THB' }, amount: 1000, means: won }).catch(
      () => undefined,
    );
    const paths = (await harness.journal()).map(({ path }) => path).filter((path) => path.includes('/mpm/'));
    expect(paths).toEqual([
      '/gpayment-fe/transaction/kftc/v1/mpm/qrcode',
      '/gpayment-fe/transaction/kftc/v1/mpm/request',
      '/gpayment-fe/transaction/gln/v1/mpm/qrcode',
      '/gpayment-fe/transaction/gln/v1/mpm/request',
    ]);
  });

  it('(R489, R530, R531, R588, A58) creates a code by POST and finishes it by PUT on the same path', async () => {
    const harness = await calm();
    const facts = { key: 'key-00000001', nation: 'TH', means: won, pin: await encryptField(PIN) };
    const code = await createCode(facts);
    const again = await createCode(facts);
    expect(again).toEqual(code);
    expect(await finishCode('key-00000001')).toBe(true);
    const calls = (await harness.journal()).filter(({ path }) => path.endsWith('/cpm/qrcode'));
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
    expect(await readStatus({ key: 'key-00000001', mode: 'cpm' })).toEqual({ kind: 'closed' });
  });

  it('(R492-R494, R594, R595) a machine’s bounds, and the withdrawal', async () => {
    const harness = await calm();
    const machine = await readMachineCode('GLNATM-TH9001');
    expect(machine).toMatchObject({
      min: 50_000,
      max: 2_000_000,
      step: 10_000,
      fee: 3000,
      usdFee: '1.50',
      currency: 'THB',
    });
    const order = async (key: string) => {
      const pin = await encryptField('246810', { intent: key });
      return { key, machine, account: won.account, pin };
    };
    await expect(withdrawCash({ ...(await order('key-00000002')), amount: 55_000 })).rejects.toMatchObject({
      code: 'UBFR0307',
    });
    const other = { ...(await order('key-00000003')), machine: { ...machine, rate: '40.00' } };
    await expect(withdrawCash({ ...other, amount: 60_000 })).rejects.toMatchObject({ code: 'UBFR0307' });
    const paid = await withdrawCash({ ...(await order('key-00000004')), amount: 60_000 });
    const facts = { mode: 'atm', local: 60_000, principal: 24_876, fee: 3000, total: 27_876 };
    expect(paid.facts).toMatchObject(facts);
    // One meaning of the name: won for the cash, without the fee; the first one here is the refused one.
    const body = { sendTranAmt: '22803', recvTranAmt: '550.00', coCd: 'GLN' };
    expect(await bodyOf(harness, '/atm/request')).toMatchObject(body);
  });

  it('(R477-R479, R577, R605) asks for nations with GET, for one of them by natnlCd', async () => {
    const harness = await calm();
    const [indonesia] = await readNations('ID');
    expect(indonesia).toMatchObject({ code: 'ID', currency: 'IDR', unit: 1000 });
    expect((await harness.journal()).at(-1)).toMatchObject({
      method: 'GET',
      path: '/gpayment-fe/inquiry/v1/nations',
    });
  });

  it('(R582, R653) says where somebody stands, and that a position is nowhere to pay', async () => {
    const harness = await calm();
    expect((await readSituation({ position: { latitude: 13.75, longitude: 100.5 } })).nation).toBe('TH');
    await expect(readSituation({ position: { latitude: 37.5, longitude: 127 } })).rejects.toMatchObject({
      code: 'UBFR0156',
    });
    expect(await bodyOf(harness, '/usrMchtlSitu')).toEqual({ lttd: 13.75, lngt: 100.5 });
  });

  it('(R652) refuses a merchant’s payment without an English name by UBFR0072', async () => {
    await calm('payerWithoutEnglishName');
    await expect(quoted()).rejects.toMatchObject({ code: 'UBFR0072', kind: 'code' });
  });

  it('locks the payment password after five wrong ones', async () => {
    const harness = await calm();
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { key, kind, end } = await pay(harness.till, factsOf(await quoted()), { pin: '000000' });
      codes.push(end.kind === 'refused' ? end.code : end.kind);
      await harness.till.close(key, end, kind);
    }
    expect(codes).toEqual(['UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0305', 'UBFR0305']);
    expect((await harness.ledger()).payments).toHaveLength(0);
  });
});
