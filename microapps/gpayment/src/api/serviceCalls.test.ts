import { ApiError, bindClient, createClient, encryptField } from '@wallet/kit/api';
import { pinProblemOf, saveTermAgreements } from '@wallet/kit/common';
import { setLocale } from '@wallet/kit/messages';
import { createMock } from '@wallet/mocks/backend';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PinProof } from '../model/pinProof.ts';
import * as accounts from './accountCalls.ts';
import * as customer from './customerCalls.ts';
import * as histories from './historyCalls.ts';
import { readNations } from './nationCalls.ts';
import { readRate } from './rateCalls.ts';
import { createCode } from './shownCodeCalls.ts';
import * as users from './userCalls.ts';

const origin = 'http://localhost:4173';
let now = Date.parse('2026-11-21T12:00:00+09:00');
let send: (path: string, init?: RequestInit) => Promise<Response>;

async function begin(persona: string) {
  now = Date.parse('2026-11-21T12:00:00+09:00');
  const mock = createMock({ now: () => new Date(now) });
  send = (path, init = {}) => mock.fetch(new Request(new URL(path, origin), init));
  await send('/_mocks/reset', { method: 'POST', body: JSON.stringify({ persona }) });
  bindClient(createClient({ fetch: (input, init) => send(String(input), init) }));
}
beforeEach(() => begin('member'));

/** The newest call of the area, as the server saw it. */
async function lastCall() {
  const journal = (await (await send('/_mocks/journal')).json()) as {
    method: string;
    path: string;
    query: object;
    body: unknown;
  }[];
  const { method, path, query, body } = journal.at(-1) ?? {};
  return { call: `${method} ${path}`, query, body };
}

async function refusal(asked: Promise<unknown>): Promise<string | undefined> {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).code;
}

async function answerWith(method: string, path: string, body: unknown) {
  await send('/_mocks/replies', { method: 'PUT', body: JSON.stringify({ method, path, body }) });
}

const own = { bankCode: '004', accountNo: '12345609876543' };
const other = { bankCode: '088', accountNo: '11098765432101' };
const key = () => crypto.randomUUID();
const agree = () =>
  Promise.all(
    [
      ['29', 'CML000120', 'CML000121'],
      ['41', 'CML000141', 'CML000142'],
      ['42', 'CML000151', 'CML000152'],
    ].map(([serviceCode = '', ...ids]) =>
      saveTermAgreements({
        serviceCode,
        agreements: ids.map((termsId) => ({ termsId, isAgreed: true })),
      }),
    ),
  );

describe('the user', () => {
  test('(R573, R498, R630) is read by GET, in our own words', async () => {
    expect(await users.readPayUser()).toEqual({
      isUser: true,
      hasPointWallet: true,
      hasPassword: true,
      lastAccountNo: '12345601234567',
      lastBankCode: '004',
      lastMeans: { code: '2', account: '12345601234567' },
      hasReadGuide: false,
    });
    expect(await lastCall()).toEqual({ call: 'GET /gpayment-fe/user/v1/inquiry', query: {}, body: null });
  });

  test('(R572, R652, R643) joins with an English name, and is refused without one or without the terms', async () => {
    await begin('noGpaymentUser');
    expect((await users.readPayUser()).isUser).toBe(false);
    expect(await refusal(users.joinPayment({ englishName: ' ' }))).toBe('UBFR0072');
    expect(await refusal(users.joinPayment({ englishName: 'NO HAEOE' }))).toBe('UBFR0326');
    await agree();
    expect(await users.joinPayment({ englishName: 'NO HAEOE' })).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/user/v1/users',
      body: { custEngName: 'NO HAEOE' },
    });
    expect(await users.readPayUser()).toMatchObject({ isUser: true, hasPassword: false });
    // Once more is the same user.
    expect(await users.joinPayment({ englishName: 'NO HAEOE' })).toBe(true);
  });

  test('(R652) whose name the bank does not have in English cannot join', async () => {
    await begin('noEnglishName');
    await agree();
    expect(await refusal(users.joinPayment({ englishName: 'KO EUNBYEOL' }))).toBe('UBFR0072');
  });

  test('(R574, R536) pays from another account from now on; only Y and N are taken', async () => {
    await begin('twoPayAccounts');
    await users.updateFinalPayment({ ...own, isFinal: 'Y' });
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/user/v1/update/final-payment',
      body: { lastUseBnkCd: '004', lastUseAcno: '12345609876543', finlPymtYn: 'Y' },
    });
    expect((await users.readPayUser()).lastAccountNo).toBe(own.accountNo);
    expect(await refusal(users.updateFinalPayment(other))).toBe('UBFR0331');
  });

  test('(R575, R505, R630) due diligence is done or not', async () => {
    expect(await users.isDueDiligenceDone()).toBe(true);
    expect((await lastCall()).call).toBe('GET /gpayment-fe/user/v1/CDD');
    await begin('cddTarget');
    expect(await users.isDueDiligenceDone()).toBe(false);
  });
});

describe('accounts', () => {
  test('(R596, R499) those that pay come with what is in them', async () => {
    expect(await accounts.readPayAccounts()).toEqual([
      {
        bankCode: '004',
        bankName: '국민은행',
        number: '12345601234567',
        product: '직장인우대종합통장',

        alias: '생활비 통장',
        balance: 2_450_000,
        available: 2_450_000,
        kind: '01',
      },
    ]);
    expect((await lastCall()).call).toBe('GET /gpayment-fe/payment-method/v1/accounts');
  });

  test('(R599) those of the own bank can be chosen from', async () => {
    expect((await accounts.readOwnBank()).map(({ number }) => number)).toEqual([
      ...['12345601234567', '12345609876543', '12345605550001'],
    ]);
    expect((await lastCall()).call).toBe('GET /gpayment-fe/payment-method/v1/own-bank');
  });

  test('(R597, R598) one is added by POST and deleted by POST, both once', async () => {
    expect(await accounts.addAccount(own)).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/payment-method/v1/account',
      body: { bnkCd: '004', acNo: own.accountNo },
    });
    await accounts.addAccount(own);
    expect(await accounts.readPayAccounts()).toHaveLength(2);
    expect(await accounts.deleteAccount(own)).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/payment-method/v1/delete',
      body: { bnkCd: '004', acNo: own.accountNo },
    });
    expect(await accounts.readPayAccounts()).toHaveLength(1);
  });

  test('one that is not the customer’s, or not proved, is refused', async () => {
    const strange = { bankCode: '088', accountNo: '99999999999999' };
    expect(await refusal(accounts.addAccount(strange))).toBe('UBFR0331');
    expect(await refusal(accounts.addAccount(other))).toBe('UBFR0332');
    expect(await refusal(accounts.startTransfer(strange))).toBe('UBFR0331');
  });

  test('(R601, R602) one won proves it: PUT sends it, POST takes the number', async () => {
    const { serial, seconds } = await accounts.startTransfer(other);
    expect(seconds).toBe(300);
    expect(await lastCall()).toMatchObject({
      call: 'PUT /gpayment-fe/payment-method/v1/certification/transfer-account',
      body: { bnkCd: '088', acNo: other.accountNo },
    });
    expect(await refusal(accounts.finishTransfer({ serial, number: '0000' }))).toBe('UBFR0321');
    expect(await accounts.finishTransfer({ serial, number: '2468' })).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/payment-method/v1/certification/transfer-account',
      body: { trnsfSerno: serial, athorNo: '2468' },
    });
    expect(await accounts.addAccount(other)).toBe(true);
    expect((await accounts.readPayAccounts())[1]).toMatchObject({ bankCode: '088', balance: 500_001 });
    const { totals } = (await (await send('/_mocks/ledger')).json()) as { totals: Record<string, number> };
    expect(Object.values(totals).every((total) => total === 0)).toBe(true);
  });

  test('three wrong numbers end a transfer, and so does its time', async () => {
    const first = await accounts.startTransfer(other);
    const wrong = { serial: first.serial, number: '1111' };
    expect(await refusal(accounts.finishTransfer(wrong))).toBe('UBFR0321');
    expect(await refusal(accounts.finishTransfer(wrong))).toBe('UBFR0321');
    expect(await refusal(accounts.finishTransfer(wrong))).toBe('UBFR0322');
    const second = await accounts.startTransfer(other);
    now += 301_000;
    expect(await refusal(accounts.finishTransfer({ serial: second.serial, number: '2468' }))).toBe(
      'UBFR0322',
    );
  });

  test('(R603, R604, R500, R654, R534) a call proves it: header code 310 is an error until it was answered', async () => {
    const call = await accounts.startCall(other);
    expect(call).toEqual({ number: '37', date: '20261121', serial: '0000000001' });
    expect((await lastCall()).call).toBe('PUT /gpayment-fe/payment-method/v1/certification/ARS');
    const error = await accounts.finishCall(call).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: 'code', code: 'UBFR0330' });
    now += 2000;
    expect(await accounts.finishCall(call)).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/payment-method/v1/certification/ARS',
      body: { telAthorRegiDate: '20261121', telAthorRegiSerno: '0000000001' },
    });
    expect(await accounts.addAccount(other)).toBe(true);
  });

  test('(R600) a payment password is replaced by two sealed entries and the present one; others are refused', async () => {
    const set = async (one: string, two: string, proof?: PinProof) => {
      const entries = { password: await encryptField(one), again: await encryptField(two) };
      return accounts.setPaymentPassword({ ...entries, ...(proof && { proof }) });
    };
    const proof = await accounts.checkPaymentPassword({ old: await encryptField('246810') });
    expect(await refusal(set('928374', '928375', proof))).toBe('UBFR0323');
    for (const weak of ['111111', '123456', '654321', '900215', '121212'])
      expect(await refusal(set(weak, weak, proof))).toBe('UBFR0324');
    expect(await refusal(set('246810', '246810', proof))).toBe('UBFR0335');
    expect(await refusal(set('928374', '928374'))).toBe('UBFR0334');
    const forged = { signature: 'S', certSerial: '9' };
    expect(await refusal(set('928374', '928374', forged))).toBe('UBFR0334');
    expect(await set('928374', '928374', proof)).toBe(true);
    const { call, body } = await lastCall();
    expect(call).toBe('POST /gpayment-fe/payment-method/v1/certification/password');
    expect(JSON.stringify(body)).not.toContain('928374');
    // The number was for one change.
    expect(await refusal(set('837465', '837465', proof))).toBe('UBFR0334');
  });

  test('wrong ones are counted wherever they are entered; a lock is opened by a signature alone', async () => {
    const facts = { nation: 'TH', means: { code: '2', account: '12345601234567' } } as const;
    const check = async (digits: string) =>
      accounts.checkPaymentPassword({ old: await encryptField(digits) });
    const open = async (digits: string) =>
      createCode({ key: key(), ...facts, pin: await encryptField(digits) });
    for (const left of [4, 3, 2, 1]) {
      const asked: Promise<unknown> = left % 2 ? check('111111') : open('111111');
      expect(pinProblemOf(await asked.catch((caught: unknown) => caught))).toEqual({ id: 'pinWrong', left });
    }
    expect(await refusal(open('111111'))).toBe('UBFR0305');
    expect(await refusal(check('246810'))).toBe('UBFR0305');
    expect(await refusal(open('246810'))).toBe('UBFR0305');
    const signed = { signature: 'S', certSerial: '4412-01' };
    const entries = { password: await encryptField('928374'), again: await encryptField('928374') };
    expect(await accounts.setPaymentPassword({ ...entries, proof: signed })).toBe(true);
    expect((await open('928374')).seconds).toBe(180);
  });
});

describe('rates', () => {
  test('(R578, R480) of a currency on a day, with the days before it', async () => {
    const rate = await readRate({ currency: 'USD', date: '20261121' });
    expect(rate).toMatchObject({ currency: 'USD', unit: 1, announcedAt: '20261120234900' });
    expect(rate.won).toMatch(/^\d+\.\d\d$/);
    expect(rate.course).toHaveLength(14);
    expect(rate.course.at(-1)).toEqual({ date: '20261121', won: rate.won });
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/inquiry/v1/gln/exrt',
      body: { tghtCrncyCd: 'USD', inqYmd: '20261121' },
    });
  });

  test('(R579, R497) of the rupiah come from the domestic clearing network, and of it alone', async () => {
    await readRate({ currency: 'IDR', date: '20261121' });
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/comm/kftc/v1/kftcExrt',
      body: { tghtCrncyCd: 'IDR' },
    });
    for (const currency of ['USD', 'EUR', 'JPY', 'CNY', 'THB', 'VND', 'SGD', 'TWD']) {
      await readRate({ currency, date: '20261121' });
      expect((await lastCall()).call).toBe('POST /gpayment-fe/inquiry/v1/gln/exrt');
    }
    expect(await refusal(readRate({ currency: 'XXX', date: '20261121' }))).toBe('UBFR0325');
  });

  test('a rate that is none is no rate', async () => {
    await answerWith('POST', '/gpayment-fe/inquiry/v1/gln/exrt', {
      header: { code: 200 },
      body: { exrt: 'many', exAmt: '1' },
    });
    await expect(readRate({ currency: 'USD', date: '20261121' })).rejects.toMatchObject({ kind: 'shape' });
  });
});

describe('histories', () => {
  const year = { from: '20251122', to: '20261121' };

  test('(R580, R482, R513) come in pages, by kind and days', async () => {
    const first = await histories.readHistories({ pageNo: 1, kind: 'all', ...year });
    expect(first.pageNo).toBe(1);
    expect(first.pages).toBeGreaterThan(2);
    expect(await lastCall()).toMatchObject({
      call: 'GET /gpayment-fe/inquiry/v1/transaction/histories',
      query: { pageNo: '1', inqStrtYmd: '20251122', inqEndYmd: '20261121' },
    });
    const cash = await histories.readHistories({ pageNo: 1, kind: '11', ...year });
    expect(cash.items.length).toBeGreaterThan(0);
    expect(cash.items.every(({ mode }) => mode === '03')).toBe(true);
    expect((await lastCall()).query).toMatchObject({ tranDstcd: '11' });
    const paid = await histories.readHistories({ pageNo: 1, kind: '03', ...year });
    expect(paid.items.every(({ mode }) => mode !== '03')).toBe(true);
  });

  test('(R581, R497, R483, R484, R485, R486, R511) one is read by number and day, and a stranger’s is not', async () => {
    const [newest] = (await histories.readHistories({ pageNo: 1, kind: 'all', ...year })).items;
    if (!newest) throw new Error('The member has no history.');
    const { serial, date } = newest;
    const read = await histories.readTransaction({ serial, date });
    expect(read).toEqual(newest);
    for (const told of [read.at, read.merchant, read.rate, read.local.amount, read.paid.amount, read.after]) {
      expect(told).not.toBe('');
    }
    expect(typeof read.isCancelled).toBe('boolean');
    expect(await lastCall()).toMatchObject({
      call: 'GET /gpayment-fe/inquiry/v1/transaction/detail',
      query: { tranSerno: serial, tranYmd: date },
    });
    expect(await refusal(histories.readTransaction({ serial: 'NONE', date }))).toBe('UBFR0329');
  });
});

describe('notices and questions', () => {
  test('(R584, R605, R495, R510) notices are asked by GET, by kind and nation', async () => {
    const all = await customer.readPayNotices({});
    expect(all).toMatchObject({ pageNo: 1, pages: 4 });
    expect(all.items[0]).toMatchObject({ id: 'GN0036', isPopup: true, kind: '01', nationCode: '' });
    expect(await lastCall()).toMatchObject({
      call: 'GET /gpayment-fe/cust/v1/notice-list',
      query: { pageNo: '1' },
    });
    const guides = await customer.readPayNotices({ kind: '02' });
    expect(guides.items.every(({ kind }) => kind === '02')).toBe(true);
    const thai = await customer.readPayNotices({ nationCode: 'TH' });
    expect(thai.items.every(({ nationCode }) => nationCode === 'TH')).toBe(true);
    expect((await lastCall()).query).toMatchObject({ natnlCd: 'TH' });
  });

  test('(R494, R534, R605) a header code that is not 200 is an error', async () => {
    await answerWith('GET', '/gpayment-fe/cust/v1/notice-list', {
      header: { code: 500, message: '점검 중이에요.', errMsgCd: '' },
      body: { pageNo: 1, totalPageNo: 1, results: [] },
    });
    await expect(customer.readPayNotices({})).rejects.toMatchObject({
      kind: 'code',
      serverMessage: '점검 중이에요.',
    });
  });

  test('(R576, R496, R497) banners of a nation are asked for as natCd', async () => {
    await setLocale('en');
    expect(await customer.readNationBanners('TH')).toEqual([
      { text: 'Pay by QR in Thailand', link: '/gpayment/FGP95000?natCd=TH' },
    ]);
    await setLocale('ko');
    expect(await customer.readNationBanners('TH')).toEqual([
      { text: '태국에서 QR로 결제하기', link: '/gpayment/FGP95000?natCd=TH' },
    ]);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/inquiry/v1/nation/bannerInfo',
      body: { natCd: 'TH' },
    });
    expect(await customer.readNationBanners('US')).toEqual([]);
  });

  test('(R577, R477, R479) nations come with their networks, and one by its code', async () => {
    const nations = await readNations(undefined);
    expect(nations[0]).toMatchObject({ code: 'TH', currency: 'THB', unit: 100 });
    expect(nations[0]?.partners[0]?.ways).toEqual(['cpm', 'mpm', 'atm']);
    expect((await readNations('ID')).map(({ code }) => code)).toEqual(['ID']);
    expect((await lastCall()).query).toEqual({ natnlCd: 'ID' });
  });

  test('(R585, R586, R587) a question is written by POST, read by GET, and deleted by PUT', async () => {
    const question = { kind: '01', title: '환불 문의', text: '언제 환불되나요?' } as const;
    expect(await customer.writeInquiry(question)).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'POST /gpayment-fe/cust/v1/inquiry',
      body: { inqyDstcd: '01', inqyTitl: '환불 문의', inqyCtnt: '언제 환불되나요?' },
    });
    const { items, pages } = await customer.readInquiries(1);
    expect(pages).toBe(2);
    expect(items[0]).toMatchObject({ ...question, isAnswered: false });
    const id = items[0]?.id ?? '';
    expect(await customer.deleteInquiry({ id })).toBe(true);
    expect(await lastCall()).toMatchObject({
      call: 'PUT /gpayment-fe/cust/v1/inquiry',
      body: { inqySerno: id },
    });
    expect(await refusal(customer.deleteInquiry({ id }))).toBe('UBFR0328');
  });
});
