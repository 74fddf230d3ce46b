import { bindClient, type CallSettings, createClient } from '@wallet/kit/api';
import { readFranchiseLocationConsent, readTransactionAccounts } from '@wallet/kit/common';
import { beforeEach, describe, expect, test } from 'vitest';
import * as lists from './listCalls.ts';
import * as orders from './orderCalls.ts';

/** What the next calls answer, by the end of their path. */
let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  const fetch = async (input: RequestInfo | URL) => {
    const path = new URL(String(input), 'http://localhost:4173').pathname.replace(/^\/wApi/, '');
    asked.push(path);
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) return Response.json({ header: { code: 404 }, body: {} });
    const body = found[1];
    if (path.startsWith('/point-fe')) return Response.json({ status: 200, code: '0000', payload: body });
    if (path.startsWith('/htoa')) return Response.json({ status: 200, ...(body as object) });
    return Response.json({ header: { code: 200 }, body });
  };
  bindClient(createClient({ fetch }));
});

/** The names of a payment's status and of a transaction (2-payment s3.1), and of its two sides what is sent. */
const status = {
  txToken: 'X1',
  pyToken: 'Y1',
  tranSerno: 'F1',
  tranYmd: '20261121',

  tranYMS: '20261121120000',
  tranRsltDstcd: 1,
};
const transaction = {
  ...status,

  tranCnclYn: 0,
  tranCnclYMS: null,
  ogtranSerno: null,
  aplyExrt: 1,
  aplyExrtNotn: '',

  fxPyaccModDstcd: '06',
  uplcName: '스타숲 커피',
  uplcAddr: '서울',
  uplcID: 'M0001',
  trmnID: 'T1',

  recvNatnlCd: 'KR',
  recvCrncyCd: 'KRW',
  recvTranAmt: 4500,
  exrt: 1,

  sendNatnlCd: 'KR',
  sendCrncyCd: 'KRW',
  sendTranAmt: 4500,
  sendFee: 0,

  barcode: '',
  qrCode: 'FRQR.M0001',
};
const receipt = {
  number: 'F1',
  date: '20261121',
  at: '20261121120000',
  mode: 'shopCode',

  amount: 4500,
  fee: 0,
  points: null,
  account: null,
  accountNo: '',
  isCancelled: false,
};
const notice = {
  anounSerno: 7,
  anounTitl: 'T',
  anounCtnt: '<p>C</p>',
  anounRegiYMS: '20261121090000',

  pupYn: 'Y',
  anounDstcd: '01',
  natnlCd: 'KR',
};
const board = { pageNo: 1, totalPageNo: 2, results: [notice] };
const shown = { items: [{ id: '7', title: 'T', content: '<p>C</p>' }], next: 2 };
const nation = {
  natnlCd: 'KR',
  natnlKorName: '대한민국',
  natnlEngName: 'Korea',
  crncyCd: 'KRW',
  crncyExcgUnit: 1,
};
const asking = {
  txToken: 'X1',
  amount: 4500,
  method: 'account',
  place: { latitude: null, longitude: null },
} as const;
const order = { key: 'key-00000001', txToken: 'X1', pyNo: 'P1', pin: 'sealed' };
const scanned = {
  pyToken: 'Y1',
  txToken: 'X1',
  qrTyp: '1',
  trmnID: 'T1',

  recvCrncyCd: 'KRW',
  txAmt: 4500,
  inptAmtYn: 'N',
};
const history = { kind: 'all', page: 1 } as const;
const settings: CallSettings = {};

/** Each call of this area, an answer with the fields that the specification states and no others, and what it means. */
const calls: [name: string, path: string, stated: unknown, ask: () => Promise<unknown>, means: unknown][] = [
  [
    'a banner',
    '/nation/bannerInfo',
    { bannerInfoList: [{ bnrWrds1Ctnt: 'B', bnrLinkUrlCtnt: '/fpayment/FFQ06000' }] },
    () => lists.readBanner(),
    { text: 'B', link: '/fpayment/FFQ06000' },
  ],
  [
    'a banner, its list named as the pages of other lists are',
    '/nation/bannerInfo',
    { results: [{ bnrWrds1Ctnt: 'B', bnrLinkUrlCtnt: null }] },
    () => lists.readBanner(),
    { text: 'B', link: '' },
  ],
  ['no banner', '/nation/bannerInfo', {}, () => lists.readBanner(), null],
  [
    'the history',
    '/transaction/histories',
    { pageNo: 1, totalPageNo: 1, results: [transaction] },
    () => lists.listPayments(history),
    { items: [receipt], next: null },
  ],
  [
    'a history of nothing',
    '/transaction/histories',
    { pageNo: 1, totalPageNo: 1, results: null },
    () => lists.listPayments(history),
    { items: [], next: null },
  ],
  [
    'a detail',
    '/transaction/detail',
    transaction,
    () => lists.readPayment({ number: 'F1', date: '20261121' }),
    receipt,
  ],
  ['notices', '/qr-notice-list', board, () => lists.listNotices(1), shown],
  ['notes', '/qr-note-list', board, () => lists.listNotes(1), shown],
  ['notices of foreign payment', '/cust/v1/notice-list', board, () => lists.listForeignNotices(1), shown],
  [
    'nations',
    '/inquiry/v1/nations',
    { results: [nation] },
    () => lists.readNations('KR'),
    [{ code: 'KR', name: { ko: '대한민국', en: 'Korea' } }],
  ],
  [
    'a user',
    '/user/v1/inquiry',
    { walletMberIdnfiNo: 'W1', fxPyaccMberIdnfiNo: 'F1' },
    () => lists.readIsPayUser(),
    true,
  ],
  ['no user', '/user/v1/inquiry', { fxPyaccMberIdnfiNo: null }, () => lists.readIsPayUser(), false],
  ['due diligence', '/user/v1/CDD', { finishYn: 'Y' }, () => lists.readIsDueDiligenceDone(), true],
  [
    'a code to show',
    '/users/cpm/qrcode',
    { pyToken: 'Y1', qrcode: 'Q', barcode: 8723, expSS: '180' },
    () => orders.makeCode({ key: order.key, method: 'account', pin: 'sealed' }),
    { pyToken: 'Y1', qr: 'Q', barcode: '8723', seconds: 180 },
  ],
  ['the end of a code', '/users/cpm/qrcode', { finishYn: 'Y' }, () => orders.endCode('Y1'), true],
  [
    'a shop’s code with its amount',
    '/mpm/qrcode',
    scanned,
    () => orders.readShopCode('Q'),
    { txToken: 'X1', amount: 4500, most: null, shop: { id: '', name: { ko: '' } } },
  ],
  [
    'a shop’s code without one',
    '/mpm/qrcode',
    { ...scanned, txAmt: null, inptAmtYn: 'Y' },
    () => orders.readShopCode('Q'),
    { txToken: 'X1', amount: null, most: null },
  ],
  [
    'a request by its token and number alone',
    '/mpm/request',
    { txToken: 'X1', pyNo: 7 },
    () => orders.requestPayment(asking, settings),
    { pyNo: '7', amount: 4500, fee: 0, points: null, account: null },
  ],
  [
    'a request with numeric amounts',
    '/mpm/request',
    {
      txToken: 'X1',
      pyNo: 'P1',
      sendTranAmt: 4500,
      sendFee: 0,
      exrt: 1,

      sendCrncyCd: 'KRW',
      recvCrncyCd: 'KRW',
      sendNatnlCd: 'KR',
      recvNatnlCd: 'KR',
    },
    () => orders.requestPayment(asking, settings),
    { pyNo: 'P1', amount: 4500, fee: 0 },
  ],
  [
    'where an order stands',
    '/inquiry/v1/status',
    { ...status, tranRsltDstcd: '0' },
    () => orders.inquireOrder(order.key),
    { kind: 'pending' },
  ],
  ['nothing to tell', '/inquiry/v1/status', {}, () => orders.readUntold(), null],
  ['what was told', '/inquiry/v1/status', {}, () => orders.markTold({ key: order.key }), true],
  [
    'the accounts that pay',
    '/transaction/v1/link-accounts',
    { outData: { linkAccountList: [{ mainAcYn: 1, acNo: '123' }] } },
    () => readTransactionAccounts(),
    [{ accountNo: '123', bankCode: '', alias: '', isMain: true }],
  ],
  [
    'the consent to the use of the location',
    '/locationAgreement/findById',
    { code: '0000', payload: { walletMberIdnfiNo: 'W1', locationInfoAgreement: '1' } },
    () => readFranchiseLocationConsent({ memberId: 'W1', groupCode: '' }),
    'agreed',
  ],
  [
    'no consent',
    '/locationAgreement/findById',
    { code: '0001' },
    () => readFranchiseLocationConsent({ memberId: 'W1', groupCode: '' }),
    'none',
  ],
];

describe('(A93) an answer with the stated fields and no others is good', () => {
  test.each(calls)('%s', async (_, path, stated, ask, means) => {
    answers = { [path]: stated };
    const found = await ask();
    if (means !== null && typeof means === 'object') expect(found).toMatchObject(means);
    else expect(found).toEqual(means);
  });

  test('a yes to a payment is one; what it was is the detail’s to tell', async () => {
    answers = {
      '/mpm/approve': { finishYn: 'Y' },
      '/inquiry/v1/status': status,
      '/transaction/detail': transaction,
    };
    expect(await orders.approvePayment(order)).toMatchObject(receipt);
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['approve', 'status', 'detail']);
  });

  test('a code that was read is paid by its status and its detail', async () => {
    answers = { '/inquiry/v1/status': status, '/transaction/detail': transaction };
    expect(await orders.inquireCode('Y1')).toMatchObject({ kind: 'done', receipt });
  });
});
