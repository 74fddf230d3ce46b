import { bindClient, createClient } from '@wallet/kit/api';
import {
  readCddTarget,
  readLinkedAccounts,
  readPointMembership,
  readPointWalletNo,
  readTransactionAccounts,
} from '@wallet/kit/common';
import { beforeEach, describe, expect, test } from 'vitest';
import * as accounts from './accountCalls.ts';
import * as foreign from './foreignCalls.ts';
import * as history from './historyCalls.ts';
import * as orders from './orderCalls.ts';
import * as points from './pointCalls.ts';
import * as setting from './settingCalls.ts';
import * as wallet from './walletCalls.ts';

/** What the next calls answer as outData, by the end of their path. */
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {};
  const fetch = async (input: RequestInfo | URL) => {
    const path = new URL(String(input), 'http://localhost:4173').pathname;
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    return Response.json({ payload: { outData: found?.[1] ?? {}, errData: {} } });
  };
  bindClient(createClient({ fetch }));
});

type Row = [name: string, path: string, outData: unknown, ask: () => Promise<unknown>, means: unknown];

/** A linked account by its two stated fields (2-payment s3.3). */
const linked = { linkAccountList: [{ mainAcYn: 1, acNo: '12345601234567' }] };
const main = [{ accountNo: '12345601234567', isMain: true }];
const notice = {
  anounSerno: 3,
  anounTitl: 'T',
  anounCtnt: 'C',
  anounRegiYMS: '20261121090000',

  pupYn: 'N',
  anounDstcd: '02',
  natnlCd: '',
};
const own = { acNo: 12345601234567, dpostKnd: '1', acNoPtrn: '6-2-6', als: '' };

/** The calls of 2-payment s7.3 and the entities of s3, each with the fields that are stated and no others. */
const stated: Row[] = [
  ['a wallet', '/v1/bankbook', { walletEwtNo: 'E1' }, () => readPointWalletNo(), 'E1'],
  ['no wallet', '/v1/bankbook', {}, () => readPointWalletNo(), ''],
  ['due diligence is due', '/v1/CDD', { cDDTagetYn: 1 }, () => readCddTarget(), '1'],
  ['due diligence is not due', '/v1/CDD', { cDDTagetYn: '0' }, () => readCddTarget(), '0'],
  ['linked accounts', '/bank-book/v1/link-accounts', linked, () => readLinkedAccounts(), main],
  [
    'accounts of a transaction',
    '/transaction/v1/link-accounts',
    linked,
    () => readTransactionAccounts(),
    main,
  ],
  ['getOnlyLinkAccounts', '/only-link-accounts', linked, () => accounts.getOnlyLinkAccounts(), main],
  [
    'limit-balance, of which no field is stated',
    '/limit-balance',
    {},
    () => setting.readLimits('01'),
    {
      once: null,
      daily: null,
      dailyLeft: null,
      monthly: null,
      monthlyLeft: null,

      onceAtMost: null,
      dailyAtMost: null,
    },
  ],
  [
    'accounts at the own bank',
    '/own-bank',
    { accountList: [own] },
    () => accounts.readOwnBank(),
    [{ accountNo: '12345601234567', isLinked: false }],
  ],
  [
    'notices',
    '/notice-list',
    { results: [notice] },
    () => wallet.readNotices(),
    [{ id: '3', title: { ko: 'T', en: 'T' } }],
  ],
];

const item = {
  tranSerno: 5,
  tranYMS: 20261121120000,
  hstDstcd: 'EARN',
  amt: 500,
  blncAft: '18900',
};
const rate = { crncyCd: 'USD', blnc: 12.5, exrt: 1391.2, ystdExrt: '1390', crncyExcgUnit: 1 };
const quote = {
  qtId: 9,
  drctn: 'BUY',
  crncyCd: 'USD',
  fxAmt: 10,
  fund: 'KRW',
  krwAmt: 13_950,
  exrt: 1395,

  baseExrt: 1391.2,
  crncyExcgUnit: 1,
  fee: 0,
  exrtNotiYMS: 20261121090500,
  expSS: 30,
};

/**
 * Calls that the specification does not state, and so are ours as a whole: with what they cannot do without, numbers as
 * numbers.
 */
const ours: Row[] = [
  [
    'the wallet at a glance',
    '/summary',
    { walletEwtNo: 'E1', bal: 18_400 },
    () => wallet.readSummary(),
    { points: 18_400, charged: 18_400, foreign: [], expiring: [], waiting: { gifts: 0, requests: 0 } },
  ],
  [
    'a standing of the due diligence',
    '/CDD/status',
    { cDDTagetYn: '1' },
    () => wallet.readDueDiligence(),
    { isDue: true, isInReview: false, doneOn: '' },
  ],
  [
    'settings',
    '/settings',
    { chrgStndAmt: 10_000, chrgAmt: '20000' },
    () => setting.readSettings(),
    { autoCharge: { isOn: false, below: 10_000 }, notifications: { money: false }, hasPassword: false },
  ],
  [
    'an account that was unlinked',
    '/link-account/delete',
    { finishYn: 'Y' },
    () => accounts.unlinkAccount('1'),
    true,
  ],
  [
    'a page of the history',
    '/transaction/v1/histories',
    { pageNo: 1, totalPageNo: 1, results: [item] },
    () => history.listHistory({ filter: 'ALL', month: '', page: 1 }),
    { items: [{ number: '5', at: '20261121120000', amount: 500, after: 18_900, counterpart: '' }] },
  ],
  ['an entry of it', '/transaction/v1/detail', item, () => history.readHistoryDetail('5'), { message: '' }],
  ['what expires', '/expiring', { blnc: 18_400 }, () => history.readExpiring(), { balance: 18_400 }],
  ['places', '/places', {}, () => history.listPlaces(), { earn: [], use: [] }],
  [
    'balances of currencies',
    '/balances',
    { exrtNotiYMS: 20261121090500, crncyList: [rate] },
    () => foreign.readForeignBalances(),
    { currencies: [{ currency: 'USD', balance: 1250, rate: '1391.2', rateYesterday: '1390' }] },
  ],
  [
    'the price of a trade',
    '/quote',
    quote,
    () => foreign.readQuote({ direction: 'buy', currency: 'USD', foreign: 1000, fund: 'account' }),
    { id: '9', foreign: 1000, amount: 13_950, rate: '1395', fee: 0, seconds: 30 },
  ],
  [
    'what an order stands on',
    '/basis',
    { blnc: 18_400, onceLmt: 1_000_000, dalyLmt: 2_000_000, mntlLmt: 5_000_000, hldLmt: 2_000_000 },
    () => points.readBasis('charge'),
    { balance: 18_400, charged: 18_400, account: { number: '', shown: '' } },
  ],
  ['receivers', '/receivers', {}, () => points.listReceivers(), []],
  ['gifts', '/gifts', {}, () => points.listGifts(), []],
  ['requests', '/requests', { rqstList: null }, () => points.listRequests(), []],
  ['partners', '/partners', {}, () => points.listPartners(), []],
  [
    'an order that was carried out',
    '/v1/status',
    { odrKey: 'K', odrKnd: 'charge', odrStcd: 'DONE', rcpt: { amt: 10_000, fee: 0 } },
    () => orders.inquireOrder('K'),
    { state: { kind: 'done', receipt: { amount: 10_000, fee: 0, balanceAfter: null } } },
  ],
  [
    'an order of which nothing is known',
    '/v1/status',
    {},
    () => orders.inquireOrder('K'),
    { state: { kind: 'pending' } },
  ],
];

function check([, path, outData, ask, means]: Row) {
  return async () => {
    answers = { [path]: outData };
    const found = await ask();
    if (means !== null && typeof means === 'object') expect(found).toMatchObject(means);
    else expect(found).toEqual(means);
  };
}

describe('(A93) an answer with the stated fields and no others is good', () => {
  for (const row of stated) test(row[0], check(row));

  test('a wallet with its main account is a membership', async () => {
    answers = { '/v1/bankbook': { walletEwtNo: 'E1' }, '/bank-book/v1/link-accounts': linked };
    expect(await readPointMembership()).toEqual({ exists: true, mainAccount: true });
  });
});

describe('a call of ours does with what it cannot do without', () => {
  for (const row of ours) test(row[0], check(row));

  test('and a balance that is none is no balance of nothing', async () => {
    answers = { '/summary': { walletEwtNo: 'E1' }, '/balances': { crncyList: [{ ...rate, blnc: 'x' }] } };
    await expect(wallet.readSummary()).rejects.toMatchObject({ kind: 'shape' });
  });
});
