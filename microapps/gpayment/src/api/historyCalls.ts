import { defineCall } from '@wallet/kit/api';
import { fromMinorUnits, isCurrency, oldestHistoryDay, toMinorUnits } from '@wallet/kit/format';
import type { Infer } from '@wallet/kit/schema';
import type { HistoryKind, Transaction, WireAmount } from '../model/history.ts';
import type { Page } from '../model/page.ts';
import type { Paid } from '../model/paid.ts';
import { toPaid } from './payTo.ts';
import { historiesAnswer, type WireTransaction, wireTransaction } from './serviceWire.ts';

interface HistoryOf {
  pageNo: number;
  kind: 'all' | HistoryKind;
  /** YYYYMMDD, both included */
  from: string;
  to: string;
  /** a part of the shop's name */
  words?: string | undefined;
}

function toTransaction(wire: WireTransaction): Transaction {
  return {
    serial: wire.tranSerno,
    date: wire.tranYmd,
    at: wire.tranYMS,
    result: wire.tranRsltDstcd,
    mode: wire.fxPyaccModDstcd,
    isCancelled: wire.tranCnclYn,
    cancelledAt: wire.tranCnclYMS,
    originalSerial: wire.ogtranSerno,
    merchant: wire.uplcName,
    address: wire.uplcAddr,
    merchantId: wire.uplcID,
    terminalId: wire.trmnID,
    network: wire.vanCoName,
    nation: { code: wire.recvNatnlCd, ko: wire.recvNatnlKorName, en: wire.recvNatnlEngName },
    local: { amount: wire.recvTranAmt, currency: wire.recvCrncyCd },
    principal: { amount: wire.sendTranAmt, currency: wire.sendCrncyCd },
    paid: withFee(wire),
    localFee: { amount: wire.recvFee, currency: wire.recvCrncyCd },
    fee: { amount: wire.sendFee, currency: wire.sendCrncyCd },
    claim: { amount: wire.recvExcgClmAmt, currency: wire.recvCrncyCd },
    sentClaim: { amount: wire.sendExcgClmAmt, currency: wire.sendCrncyCd },
    // What was applied; without it, what either side reckoned with.
    rate: wire.aplyExrt || wire.sendExrt || wire.recvExrt,
    rateUnit: wire.aplyExrt ? wire.aplyExrtNotn : wire.sendExrt ? wire.sendExcgUnit : wire.recvExcgUnit,
    codeText: wire.barcode || wire.qrCode,
    before: wire.sendBfBal,
    after: wire.sendAfBal,
    means: wire.gpyMethdDstcd,
    accountNo: wire.acNo,
  };
}

/** What the balance fell by: the payment and its fee. */
function withFee({ sendTranAmt, sendFee, sendCrncyCd: currency }: WireTransaction): WireAmount {
  if (!isCurrency(currency) || sendFee === '') return { amount: sendTranAmt, currency };
  const sum = [sendTranAmt, sendFee].map((each) => toMinorUnits(each, currency) ?? Number.NaN);
  const total = sum.reduce((one, other) => one + other);
  return { amount: Number.isSafeInteger(total) ? fromMinorUnits(total, currency) : '', currency };
}

export const readHistories = defineCall<HistoryOf, Infer<typeof historiesAnswer>, Page<Transaction>>({
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/transaction/histories',
  envelope: 'header',
  answer: historiesAnswer,
  duplicates: 'allow',
  send: ({ pageNo, kind, from, to, words }) => ({
    params: {
      pageNo,
      tranDstcd: kind === 'all' ? undefined : kind,
      inqStrtYmd: from,
      inqEndYmd: to,
      uplcName: words,
    },
  }),
  to: ({ pageNo, totalPageNo, results }) => ({
    items: results.map(toTransaction),
    pageNo,
    pages: totalPageNo,
  }),
});

/** What is to be told of a payment that was made, of which the order's own answer said too little (A93). */
export const readPaid = defineCall<{ serial: string; date: string }, WireTransaction, Paid>({
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/transaction/detail',
  envelope: 'header',
  answer: wireTransaction,
  duplicates: 'allow',
  spinner: false,
  send: ({ serial, date }) => ({ params: { tranSerno: serial, tranYmd: date } }),
  to: toPaid,
});

export const readTransaction = defineCall<{ serial: string; date: string }, WireTransaction, Transaction>({
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/transaction/detail',
  envelope: 'header',
  answer: wireTransaction,
  duplicates: 'allow',
  send: ({ serial, date }) => ({ params: { tranSerno: serial, tranYmd: date } }),
  to: toTransaction,
});

/** So many pages are looked through for the payment that a refund gives back. */
const mostPages = 20;

/** The payment that a refund gives back: it is known by its number alone, and a detail needs its day as well. */
export async function findOriginal(
  { originalSerial, date }: Pick<Transaction, 'originalSerial' | 'date'>,
  today: string,
): Promise<Transaction | undefined> {
  const days = { from: oldestHistoryDay(today), to: date };
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const page = await readHistories({ pageNo, kind: 'all', ...days });
    const found = page.items.find(({ serial }) => serial === originalSerial);
    if (found || pageNo >= page.pages) return found;
  }
  return undefined;
}
