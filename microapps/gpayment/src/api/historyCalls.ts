import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { KindFilter, Transaction } from '../model/history.ts';
import type { Page } from '../model/page.ts';
import { historiesAnswer, type WireTransaction, wireTransaction } from './serviceWire.ts';

interface HistoryOf {
  pageNo: number;
  kind: KindFilter;
  /** YYYYMMDD, both included */
  from: string;
  to: string;
}

function toTransaction(wire: WireTransaction): Transaction {
  return {
    serial: wire.tranSerno,
    date: wire.tranYmd,
    at: wire.tranYMS,
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
    paid: { amount: wire.sendTranAmt, currency: wire.sendCrncyCd },
    fee: { amount: wire.sendFee, currency: wire.sendCrncyCd },
    rate: wire.aplyExrt,
    rateUnit: wire.aplyExrtNotn,
    before: wire.sendBfBal,
    after: wire.sendAfBal,
    means: wire.gpyMethdDstcd,
    accountNo: wire.acNo,
  };
}

export const readHistories = defineCall<HistoryOf, Infer<typeof historiesAnswer>, Page<Transaction>>({
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/transaction/histories',
  envelope: 'header',
  answer: historiesAnswer,
  duplicates: 'allow',
  send: ({ pageNo, kind, from, to }) => ({
    params: { pageNo, tranDstcd: kind === 'all' ? undefined : kind, inqStrtYmd: from, inqEndYmd: to },
  }),
  to: ({ pageNo, totalPageNo, results }) => ({
    items: results.map(toTransaction),
    pageNo,
    pages: totalPageNo,
  }),
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
