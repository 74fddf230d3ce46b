import type { Context } from 'hono';
import { type RoomEnv, remembered, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';

import { pastTransactions } from './pastTransactions.ts';

/** One movement of foreign payment, under the names of 2-payment s3.1; amounts are decimal texts in whole units. */
export interface Transaction {
  tranSerno: string;
  /** YYYYMMDD, Seoul */
  tranYmd: string;
  /** YYYYMMDDhhmmss, Seoul */
  tranYMS: string;
  /** 1: done */
  tranRsltDstcd: string;
  /** 0 or 1 */
  tranCnclYn: '0' | '1';
  tranCnclYMS: string;
  /** of a refund: what it gives back */
  ogtranSerno: string;
  aplyExrt: string;
  /** how many whole units `aplyExrt` is for */
  aplyExrtNotn: string;
  /** how it was paid: 02 CPM, 06 MPM, 03 ATM */
  fxPyaccModDstcd: '02' | '06' | '03';
  uplcName: string;
  uplcAddr: string;
  uplcID: string;
  trmnID: string;
  vanCoCd: string;
  vanCoName: string;
  recvNatnlCd: string;
  recvNatnlKorName: string;
  recvNatnlEngName: string;
  recvCrncyCd: string;
  recvExcgClmAmt: string;
  recvTranAmt: string;
  recvExrt: string;
  recvFee: string;
  recvExcgUnit: string;
  sendNatnlCd: string;
  sendNatnlKorName: string;
  sendNatnlEngName: string;
  sendCrncyCd: string;
  sendExcgClmAmt: string;
  /** what the payment itself took, in the currency of the purse, without `sendFee`: the balance fell by both */
  sendTranAmt: string;
  sendExrt: string;
  sendFee: string;
  sendExcgUnit: string;
  sendBfBal: string;
  sendAfBal: string;
  /** ours: what was paid from, 2-payment s3.4 */
  gpyMethdDstcd: string;
  /** ours: of a bank account, its number; of points nothing */
  acNo: string;
  barcode: string;
  qrCode: string;
}

/** What a booking knows; number, times and the Korean side are added here. */
export type BookedFacts = Omit<
  Transaction,
  | 'tranSerno'
  | 'tranYmd'
  | 'tranYMS'
  | 'tranRsltDstcd'
  | 'tranCnclYn'
  | 'tranCnclYMS'
  | 'ogtranSerno'
  | 'sendNatnlCd'
  | 'sendNatnlKorName'
  | 'sendNatnlEngName'
>;

/** The member's transactions, newest first: what histories and details show. */
export function transactionsOf(context: Context<RoomEnv>): Transaction[] {
  return remembered(context, 'gpayment.transactions', (persona, world) =>
    persona.isNew ? [] : pastTransactions(persona, world),
  );
}

/** Books one that has just happened; it stands first. The caller moves the money in the ledger. */
export function bookTransaction(context: Context<RoomEnv>, facts: BookedFacts): Transaction {
  const world: World = context.get('world');
  const tranYMS = seoulTime(world.now());
  const number = String(world.nextNumber('gpayment.transaction')).padStart(9, '0');
  const transaction = unbooked(facts, `G${number}`, tranYMS);
  transactionsOf(context).unshift(transaction);
  return transaction;
}

/** A transaction of these facts, which stands in no list yet. */
export function unbooked(facts: BookedFacts, tranSerno: string, tranYMS: string): Transaction {
  return {
    ...facts,
    tranSerno,
    tranYmd: tranYMS.slice(0, 8),
    tranYMS,
    tranRsltDstcd: '1',
    tranCnclYn: '0',
    tranCnclYMS: '',
    ogtranSerno: '',
    sendNatnlCd: 'KR',
    sendNatnlKorName: '대한민국',
    sendNatnlEngName: 'Korea',
  };
}
