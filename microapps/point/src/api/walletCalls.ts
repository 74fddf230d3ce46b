import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { DueDiligence, DueDiligenceState } from '../model/dueDiligence.ts';
import type { Notice, WalletSummary } from '../model/wallet.ts';
import {
  doneAnswer,
  dueDiligenceAnswer,
  noticesAnswer,
  summaryAnswer,
  walletNoAnswer,
} from './walletWire.ts';

const point = { method: 'POST', envelope: 'outData' } as const;

export const readSummary = defineCall<void, Infer<typeof summaryAnswer>, WalletSummary>({
  ...point,
  path: '/point-fe/bank-book/v1/summary',
  answer: summaryAnswer,
  duplicates: 'allow',
  to: (wire) => ({
    walletNo: wire.walletEwtNo,
    points: wire.bal,
    foreign: wire.frcrcyList.map(({ crncyCd, bal }) => ({ currency: crncyCd, amount: bal })),
    expiring: wire.expList.map(({ expYmd, amt }) => ({ on: expYmd, points: amt })),
    charged: wire.chrgBlnc ?? wire.bal,
    autoCharge: wire.atmtcChrgYn
      ? { ...(wire.chrgStndAmt && wire.chrgAmt ? { below: wire.chrgStndAmt, amount: wire.chrgAmt } : {}) }
      : undefined,
    waiting: { gifts: wire.giftWaitCnt, requests: wire.rqstWaitCnt },
  }),
});

/** What joining takes; the password twice, each encrypted by `encryptField`. */
export interface Joining {
  termIds: readonly string[];
  accountNo: string;
  certificationId: string;
  password: string;
  passwordAgain: string;
}

/** Joins; somebody who has joined already gets their wallet. */
export const joinWallet = defineCall<Joining, Infer<typeof walletNoAnswer>, string>({
  ...point,
  path: '/point-fe/bank-book/v1/join',
  answer: walletNoAnswer,
  send: ({ termIds, accountNo, certificationId, password, passwordAgain }) => ({
    body: {
      stpulIdList: termIds,
      acNo: accountNo,
      crtfcNo: certificationId,
      encPassword: password,
      encPasswordAgain: passwordAgain,
    },
  }),
  to: ({ walletEwtNo }) => walletEwtNo,
});

/** What leaving takes. */
export interface Leaving {
  reason: string;
  /** encrypted */
  password: string;
  /** points that cannot be withdrawn are given up */
  givesUp: boolean;
  /** in the app, where the customer can sign */
  signed?: { signature: string; certSerial: string };
}

/** Leaves the wallet, in which there is no money. */
export const leaveWallet = defineCall<Leaving, Infer<typeof doneAnswer>, boolean>({
  ...point,
  path: '/point-fe/bank-book/v1/leave',
  answer: doneAnswer,
  send: ({ reason, password, givesUp, signed }) => ({
    body: {
      leaveRsnDstcd: reason,
      encPassword: password,
      frftAgrmtYn: givesUp ? 'Y' : 'N',
      ...(signed ? { signature: signed.signature, certSerial: signed.certSerial } : {}),
    },
  }),
  to: ({ finishYn }) => finishYn,
});

export const readDueDiligence = defineCall<void, Infer<typeof dueDiligenceAnswer>, DueDiligenceState>({
  ...point,
  path: '/point-fe/bank-book/v1/CDD/status',
  answer: dueDiligenceAnswer,
  duplicates: 'allow',
  to: ({ cDDTagetYn, jdgYn, finishYmd }) => ({ isDue: cDDTagetYn, isInReview: jdgYn, doneOn: finishYmd }),
});

/** True where the answers will do; false where somebody looks at them first. */
export const answerDueDiligence = defineCall<DueDiligence, Infer<typeof doneAnswer>, boolean>({
  ...point,
  path: '/point-fe/bank-book/v1/CDD/answers',
  answer: doneAnswer,
  send: ({ job, nation, address, purpose, fund, isOwner }) => ({
    body: {
      jobDstcd: job,
      natnlCd: nation,
      addr: address,
      purpsDstcd: purpose,
      fundDstcd: fund,
      realOwnrYn: isOwner ? 'Y' : 'N',
    },
  }),
  to: ({ finishYn }) => finishYn,
});

export const readNotices = defineCall<void, Infer<typeof noticesAnswer>, Notice[]>({
  ...point,
  path: '/point-fe/cust/v1/notice-list',
  answer: noticesAnswer,
  duplicates: 'allow',
  to: ({ results }) =>
    results.map((notice) => ({
      id: notice.anounSerno,
      title: { ko: notice.anounTitl, en: notice.anounEngTitl || notice.anounTitl },
      text: { ko: notice.anounCtnt, en: notice.anounEngCtnt || notice.anounCtnt },
      at: notice.anounRegiYMS,
    })),
});
