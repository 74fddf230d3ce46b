import { encryptField } from '@wallet/kit/api';
import { describe, expect, it } from 'vitest';
import { openPayHarness, type PayHarness } from '../../../testing/payHarness.ts';
import { readMachineCode, withdrawCash } from '../../api/cashCalls.ts';
import { approvePayment, readMerchantCode, requestPayment } from '../../api/merchantCalls.ts';
import { readNations } from '../../api/nationCalls.ts';
import { readSituation, readStatus, saveFinalPayment } from '../../api/payCalls.ts';
import { createCode, finishCode } from '../../api/shownCodeCalls.ts';
import type { MeansChoice } from '../../model/means.ts';
import { closeCode, openCode } from './customerCode.ts';
import { findUnfinished } from './findUnfinished.ts';
import { findEnd, payOnce, rememberTold } from './payOrder.ts';

const won = { code: '2', account: '12345601234567' } as const;
const calm = (persona = 'member') => openPayHarness(1, { likely: 0, persona });
const waits = [0, 0] as const;

async function quoted(means: MeansChoice = won, code = 'GLN-TH7731', nation = 'TH', amount = 12_550) {
  const scan = await readMerchantCode({ code, nation });
  return requestPayment({ scan, amount: scan.amount ?? amount, means });
}

async function approveWith({ txToken, pyNo }: { txToken: string; pyNo: string }, pin = '246810') {
  const encrypted = await encryptField(pin);
  return (key: string) => approvePayment({ key, txToken, pyNo, pin: encrypted });
}

const bodyOf = async (harness: PayHarness, path: string) =>
  (await harness.journal()).find((call) => call.path.endsWith(path))?.body;

describe('two WebViews', () => {
  it('(G47) with the same payment before them make one', async () => {
    const harness = await calm();
    const quote = await quoted();
    const facts = { nation: 'TH', quote };
    const send = await approveWith(quote);
    const pages = [harness.openIntents().mpm, harness.openIntents().mpm];
    const ends = await Promise.all(
      pages.map(async (intents) =>
        payOnce({ intents, intent: await intents.begin(facts), mode: 'mpm', send, waits }),
      ),
    );
    expect(ends.map(({ kind }) => kind)).toEqual(['paid', 'paid']);
    expect(new Set(ends.map((end) => end.kind === 'paid' && end.paid.number)).size).toBe(1);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });

  it('(G47) that scanned a code each make one: the later scan closes the earlier', async () => {
    const harness = await calm();
    const [one, other] = [harness.openIntents().mpm, harness.openIntents().mpm];
    const first = await quoted();
    const intent = await one.begin({ nation: 'TH', quote: first });
    const second = await quoted();
    const later = await other.begin({ nation: 'TH', quote: second });
    const paid = await payOnce({
      intents: other,
      intent: later,
      mode: 'mpm',
      send: await approveWith(second),
      waits,
    });
    const closed = await payOnce({
      intents: one,
      intent,
      mode: 'mpm',
      send: await approveWith(first),
      waits,
    });
    expect([paid.kind, closed.kind]).toEqual(['paid', 'closed']);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });

  it('(G47) show one code: opening another one closes the first, which no merchant is paid by', async () => {
    const harness = await calm();
    const facts = { nation: 'TH', means: won };
    const first = await openCode(harness.openIntents().cpm, facts, { waits });
    const second = await openCode(harness.openIntents().cpm, facts, { waits });
    if (first.kind !== 'open' || second.kind !== 'open') throw new Error('no code');
    expect(await harness.merchantScans(first.code.barcode, '80.50', 'THB')).toBe(false);
    expect(await harness.merchantScans(second.code.qr, '80.50', 'THB')).toBe(true);
    expect(await harness.merchantScans(second.code.qr, '80.50', 'THB')).toBe(false);
    expect((await harness.ledger()).payments).toHaveLength(1);
  });
});

describe('the end of an order', () => {
  it('is never looked for by sending it again', async () => {
    const harness = await calm();
    const quote = await quoted();
    const intent = await harness.intents.mpm.begin({ nation: 'TH', quote });
    await harness.intents.mpm.markSent(intent.id);
    let sent = 0;
    const end = await payOnce({
      intents: harness.intents.mpm,
      intent: { ...intent, isSent: true },
      mode: 'mpm',
      send: async () => {
        sent += 1;
        throw new Error('sent twice');
      },
      waits,
    });
    expect([end.kind, sent]).toEqual(['closed', 0]);
  });

  it('(R487, R488) of a partner that needs time is found once it is there', async () => {
    const harness = await calm();
    const quote = await quoted(won, 'GLN-TH0408');
    const intents = harness.intents.mpm;
    const intent = await intents.begin({ nation: 'TH', quote });
    const unsure = await payOnce({ intents, intent, mode: 'mpm', send: await approveWith(quote), waits });
    expect(unsure.kind).toBe('unknown');
    expect(await findUnfinished(harness.intents)).toMatchObject({ key: intent.id, isKnownHere: true });
    harness.pass(7);
    const end = await findEnd(intent.id, 'mpm', { waits });
    expect(end).toMatchObject({ kind: 'paid', paid: { total: quote.total, local: 12_550 } });
    await rememberTold(end, intents, intent.id);
    expect(await findUnfinished(harness.intents)).toBeNull();
  });

  it('(R536, R574) is told until the flag is exactly Y', async () => {
    const harness = await calm();
    const quote = await quoted();
    const intents = harness.intents.mpm;
    const intent = await intents.begin({ nation: 'TH', quote });
    const end = await payOnce({ intents, intent, mode: 'mpm', send: await approveWith(quote), waits });
    if (end.kind !== 'paid') throw new Error('not paid');
    harness.loseStorage();
    for (const flag of ['N', 'y' as 'Y', '' as 'Y']) {
      await saveFinalPayment({ flag, number: end.paid.number });
      expect(await findUnfinished(harness.intents)).toMatchObject({
        key: intent.id,
        mode: 'mpm',
        isKnownHere: false,
      });
    }
    await saveFinalPayment({ flag: 'Y', number: end.paid.number });
    expect(await findUnfinished(harness.intents)).toBeNull();
  });

  it('of a code nobody scanned is that it is closed, for good', async () => {
    const harness = await calm();
    const opened = await openCode(harness.intents.cpm, { nation: 'TH', means: won }, { waits });
    if (opened.kind !== 'open') throw new Error('no code');
    expect(opened.code.seconds).toBe(180);
    harness.pass(181);
    expect(await harness.merchantScans(opened.code.barcode, '1.00', 'THB')).toBe(false);
    expect(await closeCode(opened.key, { waits })).toEqual({ kind: 'closed' });
  });
});

describe('what is paid from', () => {
  it('(R512, A72) is an account in won, points, or the balance in the nation’s own currency', async () => {
    await calm();
    const inJapan = await readSituation({ nation: 'JP' });
    expect(inJapan.means.map(({ code, balance }) => [code, balance])).toEqual([
      ['2', 2_450_000],
      ['1', 18_400],
      ['B', 8000],
    ]);
    expect((await readSituation({ nation: 'US' })).means.map(({ code }) => code)).toContain('A');
    expect((await readSituation({ nation: 'TH' })).means.map(({ code }) => code)).toEqual(['2', '1']);
  });

  it('pays yen from yen without an exchange, and points as won', async () => {
    const harness = await calm();
    const yen = await quoted({ code: 'B', account: '' }, 'GLN-JP2201', 'JP', 1200);
    expect(yen).toMatchObject({ currency: 'JPY', total: 1200, fee: 0, rate: '1' });
    const points = await quoted({ code: '1', account: '' });
    expect(points).toMatchObject({ currency: 'KRW', total: points.principal + points.fee });
    const intent = await harness.intents.mpm.begin({ nation: 'TH', quote: points });
    await payOnce({
      intents: harness.intents.mpm,
      intent,
      mode: 'mpm',
      send: await approveWith(points),
      waits,
    });
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
    const intent = await harness.intents.mpm.begin({ nation: 'TH', quote });
    await payOnce({
      intents: harness.intents.mpm,
      intent,
      mode: 'mpm',
      send: await approveWith(quote),
      waits,
    });
    expect(await bodyOf(harness, '/gln/v1/mpm/qrcode')).toEqual({ qrcode: 'GLN-TH7731', recvNatnlCd: 'TH' });
    expect(await bodyOf(harness, '/gln/v1/mpm/request')).toMatchObject({
      recvCrncyCd: 'THB',
      recvTranAmt: '125.50',
    });
    const approve = (await harness.journal()).find(({ path }) => path.endsWith('/mpm/approve'));
    expect(approve?.headers['idempotency-key']).toBe(intent.id);
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
    const code = await createCode({ key: 'key-00000001', nation: 'TH', means: won });
    const again = await createCode({ key: 'key-00000001', nation: 'TH', means: won });
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
      usdFee: '2.20',
      currency: 'THB',
    });
    const pin = await encryptField('246810');
    const { txToken, company, currency } = machine;
    const order = { txToken, company, currency, account: won.account, pin };
    await expect(withdrawCash({ ...order, key: 'key-00000002', amount: 55_000 })).rejects.toMatchObject({
      code: 'UBFR0307',
    });
    const paid = await withdrawCash({ ...order, key: 'key-00000003', amount: 60_000 });
    expect(paid).toMatchObject({ mode: 'atm', local: 60_000, fee: 3000 });
    expect(await bodyOf(harness, '/atm/request')).toMatchObject({ sendTranAmt: '550.00', coCd: 'GLN' });
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
      const quote = await quoted();
      const intents = harness.intents.mpm;
      const intent = await intents.begin({ nation: 'TH', quote });
      const end = await payOnce({
        intents,
        intent,
        mode: 'mpm',
        send: await approveWith(quote, '000000'),
        waits,
      });
      codes.push(end.kind === 'refused' ? end.code : end.kind);
      await rememberTold(end, intents, intent.id);
    }
    expect(codes).toEqual(['UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0304', 'UBFR0305', 'UBFR0305']);
    expect((await harness.ledger()).payments).toHaveLength(0);
  });
});
