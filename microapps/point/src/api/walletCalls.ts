import { post } from '@wallet/kit/api';
import type { DueDiligence, DueDiligenceState } from '../model/dueDiligence.ts';
import type { Notice, WalletSummary } from '../model/wallet.ts';
import {
  doneAnswer,
  dueDiligenceAnswer,
  noticesAnswer,
  summaryAnswer,
  walletNoAnswer,
} from './walletWire.ts';

/** Questions by POST, and changes that say how it shall be: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;

export const readSummary = post('/point-fe/bank-book/v1/summary', {
  ...point,
  answer: summaryAnswer,
  duplicates: 'allow',
  to: (wire): WalletSummary => ({
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
export const joinWallet = post('/point-fe/bank-book/v1/join', {
  ...point,
  answer: walletNoAnswer,
  send: ({ termIds, accountNo, certificationId, password, passwordAgain }: Joining) => ({
    body: {
      stpulIdList: termIds,
      acNo: accountNo,
      crtfcNo: certificationId,
      encPassword: password,
      encPasswordAgain: passwordAgain,
    },
  }),
  to: ({ walletEwtNo }): string => walletEwtNo,
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
export const leaveWallet = post('/point-fe/bank-book/v1/leave', {
  ...point,
  answer: doneAnswer,
  send: ({ reason, password, givesUp, signed }: Leaving) => ({
    body: {
      leaveRsnDstcd: reason,
      encPassword: password,
      frftAgrmtYn: givesUp ? 'Y' : 'N',
      ...(signed ? { signature: signed.signature, certSerial: signed.certSerial } : {}),
    },
  }),
  to: ({ finishYn }): boolean => finishYn,
});

export const readDueDiligence = post('/point-fe/bank-book/v1/CDD/status', {
  ...point,
  answer: dueDiligenceAnswer,
  duplicates: 'allow',
  to: ({ cDDTagetYn, jdgYn, finishYmd }): DueDiligenceState => ({
    isDue: cDDTagetYn,
    isInReview: jdgYn,
    doneOn: finishYmd,
  }),
});

/** True where the answers will do; false where somebody looks at them first. */
export const answerDueDiligence = post('/point-fe/bank-book/v1/CDD/answers', {
  ...point,
  answer: doneAnswer,
  send: ({ job, nation, address, purpose, fund, isOwner }: DueDiligence) => ({
    body: {
      jobDstcd: job,
      natnlCd: nation,
      addr: address,
      purpsDstcd: purpose,
      fundDstcd: fund,
      realOwnrYn: isOwner ? 'Y' : 'N',
    },
  }),
  to: ({ finishYn }): boolean => finishYn,
});

export const readNotices = post('/point-fe/cust/v1/notice-list', {
  ...point,
  answer: noticesAnswer,
  duplicates: 'allow',
  to: ({ results }): Notice[] =>
    results.map((notice) => ({
      id: notice.anounSerno,
      title: { ko: notice.anounTitl, en: notice.anounEngTitl || notice.anounTitl },
      text: { ko: notice.anounCtnt, en: notice.anounEngCtnt || notice.anounCtnt },
      at: notice.anounRegiYMS,
    })),
});
