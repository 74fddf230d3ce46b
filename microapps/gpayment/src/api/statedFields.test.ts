import { bindClient, createClient } from '@wallet/kit/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { readOwnBank, readPayAccounts, startCall, startTransfer } from './accountCalls.ts';
import { readMachineCode, withdrawCash } from './cashCalls.ts';
import { readNationBanners, readPayNotices } from './customerCalls.ts';
import { readHistories, readTransaction } from './historyCalls.ts';
import { approvePayment, readMerchantCode, requestPayment } from './merchantCalls.ts';
import { readNations } from './nationCalls.ts';
import { readSituation, readStatus } from './payCalls.ts';
import { readRate } from './rateCalls.ts';
import { createCode, finishCode } from './shownCodeCalls.ts';
import { isDueDiligenceDone, readPayUser } from './userCalls.ts';

/** Answers by path, each with the fields that 2-payment s3.1 and s7.1 state and no others (A93). */
let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  const fetch = async (input: RequestInfo | URL) => {
    const path = new URL(String(input), 'http://localhost:4173').pathname.replace(/^\/wApi/, '');
    asked.push(path.split('/').slice(-2).join('/'));
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) return Response.json({ header: { code: 404 }, body: {} });
    return Response.json({ header: { code: 200 }, body: found[1] });
  };
  bindClient(createClient({ fetch }));
});

const order = { key: 'key-00000001', txToken: 'X1', pyNo: 'P1', pin: 'sealed' };
const status = {
  txToken: 'X1',
  pyToken: 'Y1',
  tranSerno: 'G1',
  tranYmd: '20261121',
  tranYMS: '20261121120000',
  tranRsltDstcd: '1',
};
/** The fields of a transaction under the names that are stated, and of its two sides those that the amounts need. */
const transaction = {
  ...status,
  tranCnclYn: 0,
  tranCnclYMS: null,
  ogtranSerno: null,
  aplyExrt: 41.46,
  aplyExrtNotn: '1 THB = 41.46 KRW',
  fxPyaccModDstcd: '06',
  uplcName: 'Pad Thai Thip Samai',
  uplcAddr: 'Bangkok',
  uplcID: 'TH7731',
  trmnID: 'T1',
  recvCrncyCd: 'THB',
  recvTranAmt: 125.5,
  sendCrncyCd: 'KRW',
  sendTranAmt: 5204,
  sendFee: 27,
  barcode: '',
  qrCode: '',
};

describe('an order that answers finishYn and nothing else', () => {
  test('is paid: its number is the status call’s to tell, the rest the detail’s', async () => {
    answers = { '/mpm/approve': { finishYn: 'Y' }, '/v1/status': status, '/transaction/detail': transaction };
    expect(await approvePayment(order)).toEqual({ number: '', date: '', at: '' });
    const found = await readStatus({ key: order.key, mode: 'mpm' });
    expect(found).toMatchObject({
      kind: 'done',
      receipt: {
        number: 'G1',
        facts: { principal: 5204, fee: 27, total: 5231, local: 12_550, rate: { rate: '41.46', unit: 1 } },
      },
    });
    expect(asked).toEqual(['mpm/approve', 'v1/status', 'transaction/detail']);
  });

  test('is paid even where no detail can be had, and no end where finishYn is N', async () => {
    answers = { '/v1/status': status, '/atm/request': { finishYn: 'N' } };
    expect(await readStatus({ key: order.key, mode: 'mpm' })).toEqual({
      kind: 'done',
      receipt: { number: 'G1', date: '20261121', at: '20261121120000' },
    });
    const machine = { ...(await machineOf()), company: '' };
    const refused = withdrawCash({ key: order.key, machine, amount: 100_000, account: '1', pin: 'sealed' });
    await expect(refused).rejects.toMatchObject({ kind: 'shape' });
  });

  test('a result that is not known claims nothing', async () => {
    answers = { '/v1/status': { ...status, tranRsltDstcd: '77' } };
    expect(await readStatus({ key: order.key, mode: 'mpm' })).toEqual({ kind: 'pending' });
    answers = { '/v1/status': {} };
    expect(await readStatus({ key: order.key, mode: 'mpm' })).toEqual({ kind: 'pending' });
  });
});

const rate = { exrt: 41.46, exAmt: 1, exrtNotiYMS: '20261121090500' };
const atm = {
  txToken: 'X1',
  custFee: 3000,
  usdFee: 1.5,
  aplyExrt: 41.46,
  recvCrncyCd: 'THB',
  minAmt: 500,
  maxAmt: 20_000,
  intervalAmt: 100,
};

function machineOf(dollar = '1391.20') {
  answers = { ...answers, '/atm/qrcode': atm, '/gln/exrt': { ...rate, exrt: dollar } };
  return readMachineCode('GLNATM-TH9001');
}

describe('a cash machine by its eight fields', () => {
  test('(R492-R494) is a machine: the unit of its rate is that of the currency’s', async () => {
    expect(await machineOf()).toMatchObject({ fee: 3000, usdFee: '1.5', unit: 1, min: 50_000, step: 10_000 });
  });

  test('an owner’s fee that is more than the fee it is part of is not told as a part of it', async () => {
    expect(await machineOf('2000')).toMatchObject({ fee: 3000, usdFee: '1.5' });
    expect(await machineOf('2000.01')).toMatchObject({ fee: 3000, usdFee: '' });
  });

  test('pays out on finishYn alone', async () => {
    const machine = await machineOf();
    answers = { '/atm/request': { finishYn: 'Y' } };
    const paid = await withdrawCash({
      key: order.key,
      machine,
      amount: 100_000,
      account: '1',
      pin: 'sealed',
    });
    expect(paid).toEqual({ number: '', date: '', at: '' });
  });
});

test('a merchant’s code, its request and a shown code', async () => {
  answers = {
    '/mpm/qrcode': {
      pyToken: 'Y1',
      txToken: 'X1',
      qrTyp: '1',
      trmnID: 'T1',
      recvCrncyCd: 'JPY',
      txAmt: 1200,
      inptAmtYn: 'N',
    },
    '/mpm/request': {
      txToken: 'X1',
      pyNo: 7,
      exrt: 912.55,

      sendTranAmt: 10_951,
      sendFee: 55,
      sendCrncyCd: 'KRW',
      recvTranAmt: 1200,
      recvCrncyCd: 'JPY',
    },
    '/cpm/qrcode': { pyToken: 'Y1', qrcode: 'Q', barcode: '8800', expSS: '180' },
  };
  const scan = await readMerchantCode({ code: 'GLN-JP2201', nation: 'JP' });
  expect(scan).toMatchObject({ amount: 1200, merchant: '' });
  // What the rate is for is what the amounts show: a hundred yen.
  expect(await requestPayment({ scan, amount: 1200, means: { code: '2', account: '1' } })).toMatchObject({
    pyNo: '7',
    principal: 10_951,
    fee: 55,
    total: 11_006,
    rate: { rate: '912.55', unit: 100 },
  });
  const means = { code: '2', account: '1' } as const;
  expect(await createCode({ key: order.key, nation: 'TH', means, pin: 'sealed' })).toMatchObject({
    seconds: 180,
  });
  answers = { '/cpm/qrcode': { finishYn: 'Y' } };
  expect(await finishCode(order.key)).toBe(true);
});

test('a request whose total is not its amount and its fee is no answer', async () => {
  const scan = {
    txToken: 'X1',
    pyToken: 'Y1',
    merchant: '',
    terminal: '',
    currency: 'JPY',
    amount: 1200,
  } as const;
  answers = {
    '/mpm/request': {
      txToken: 'X1',
      pyNo: 'P1',
      exrt: '912.55',
      totAmt: '10951',

      sendTranAmt: '10951',
      sendFee: '55',
      sendCrncyCd: 'KRW',
      recvTranAmt: '1200',
      recvCrncyCd: 'JPY',
    },
  };
  const request = requestPayment({ scan, amount: 1200, means: { code: '2', account: '1' } });
  await expect(request).rejects.toMatchObject({ kind: 'shape' });
});

test('rates as numbers, nations with their partner, and a situation that says nothing', async () => {
  const nation = {
    natnlCd: 'TH',
    natnlKorName: '태국',
    natnlEngName: 'Thailand',
    crncyCd: 'THB',
    crncyExcgUnit: 100,
    prtnInfo: [{ natnlCd: 'TH', prtnDstic: 'GLN', prtnNm: 'PromptPay', cpmYn: 'Y', mpmYn: 'Y', atmYn: 'N' }],
  };
  answers = { '/gln/exrt': rate, '/v1/nations': { results: [nation] }, '/usrMchtlSitu': {} };
  expect(await readRate({ currency: 'THB' })).toMatchObject({ won: '41.46', unit: 1, course: [] });
  expect(await readNations('TH')).toMatchObject([{ code: 'TH', partners: [{ ways: ['cpm', 'mpm'] }] }]);
  expect(await readSituation({ nation: 'TH' })).toEqual({ nation: '', hasEnglishName: true, means: null });
});

test('history, detail, notices, banners, user, accounts and proofs', async () => {
  const notice = {
    anounSerno: 1,
    anounTitl: 'T',
    anounCtnt: '<p>C</p>',
    anounRegiYMS: '20261121090000',

    pupYn: 'N',
    anounDstcd: '01',
    natnlCd: 'TH',
  };
  const user = {
    walletMberIdnfiNo: 'W1',
    fxPyaccMberIdnfiNo: 'F1',
    userStusDstcd: '01',
    walletEwtNo: 'E1',

    gpyMethdDstcd: '2',
    lastUseAcno: '123',
    lastUseBnkCd: '004',
    utznGuidYn: 'N',
  };
  const account = { acNo: '12345601234567', dpostKnd: '1', acNoPtrn: '6-2-6', als: '' };
  answers = {
    '/transaction/histories': { pageNo: 1, totalPageNo: 1, results: [transaction] },
    '/transaction/detail': transaction,
    '/notice-list': { pageNo: 1, totalPageNo: 1, results: [notice] },
    '/bannerInfo': { results: [{ bnrWrds1Ctnt: 'B', bnrLinkUrlCtnt: '/gpayment/FGP95000' }] },
    '/user/v1/inquiry': user,
    '/user/v1/CDD': { finishYn: 'Y' },
    '/v1/accounts': {
      results: [{ ...account, bnkCd: '004', bnkName: 'KB', prdctName: 'S', bal: 5, drwotAbilBal: 5 }],
    },
    '/v1/own-bank': { results: [account] },
    '/certification/ARS': { inptNo: 12, telAthorRegiDate: 20261121, telAthorRegiSerno: 3 },
    '/transfer-account': {},
  };
  const { items } = await readHistories({ pageNo: 1, kind: 'all', from: '20261101', to: '20261121' });
  expect(items).toMatchObject([{ serial: 'G1', paid: { amount: '5231', currency: 'KRW' } }]);
  expect(await readTransaction({ serial: 'G1', date: '20261121' })).toEqual(items[0]);
  expect((await readPayNotices({})).items).toMatchObject([{ id: '1', nationCode: 'TH' }]);
  expect(await readNationBanners('TH')).toHaveLength(1);
  answers['/bannerInfo'] = { bannerInfoList: [{ bnrWrds1Ctnt: 'B', bnrLinkUrlCtnt: '' }] };
  expect(await readNationBanners('TH')).toHaveLength(1);
  expect(await readPayUser()).toMatchObject({ isUser: true, hasPassword: true, hasReadGuide: false });
  expect(await isDueDiligenceDone()).toBe(true);
  expect(await readPayAccounts()).toMatchObject([{ number: '12345601234567', available: 5 }]);
  expect(await readOwnBank()).toHaveLength(1);
  const proof = { bankCode: '088', accountNo: '1' };
  expect(await startCall(proof)).toEqual({ number: '12', date: '20261121', serial: '3' });
  expect(await startTransfer(proof)).toEqual({ serial: '', seconds: 0 });
});
