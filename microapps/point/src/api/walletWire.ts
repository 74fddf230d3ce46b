import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

/** Whole points as the wire has them; a balance that cannot be read is no balance of nothing. */
const points = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
);
const told = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);
const filled = v.pipe(told, v.minLength(1));
const amount = v.pipe(told, v.regex(/^\d{1,15}(\.\d{1,4})?$/));

export const doneAnswer = v.object({ finishYn: wireYes });

/** Ours. */
export const summaryAnswer = v.object({
  walletEwtNo: wireText,
  bal: points,
  frcrcyList: wireList(v.object({ crncyCd: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), bal: amount })),
  expList: wireList(v.object({ expYmd: wireText, amt: points })),
  atmtcChrgYn: wireYes,
  chrgStndAmt: v.optional(points),
  chrgAmt: v.optional(points),
  chrgBlnc: v.optional(points),
  giftWaitCnt: wireCount,
  rqstWaitCnt: wireCount,
});

export const walletNoAnswer = v.object({ walletEwtNo: filled });

const account = {
  acNo: filled,
  bnkCd: wireText,
  bnkName: wireText,
  bnkEngName: wireText,
  prdctName: wireText,
  als: wireText,
};

/** getOnlyLinkAccounts (2-payment s7.3); its detail is ours. */
export const linkedAnswer = v.object({
  linkAccountList: wireList(v.object({ ...account, mainAcYn: wireYes })),
});

/** Ours. */
export const ownBankAnswer = v.object({ accountList: wireList(v.object({ ...account, linkYn: wireYes })) });

/** Ours: a transfer of one won that carries digits. */
export const transferAnswer = v.object({ crtfcNo: filled, expSS: wireCount });

const maybePoints = v.fallback(v.nullable(points), null);

/** limit-balance (2-payment s7.3); all fields but tranDsticKey are ours, and so none of them is needed (A93). */
export const limitsAnswer = v.object({
  onceLmtAmt: maybePoints,
  dayLmtAmt: maybePoints,
  dayBalAmt: maybePoints,
  monLmtAmt: maybePoints,
  monBalAmt: maybePoints,
  onceMaxAmt: maybePoints,
  dayMaxAmt: maybePoints,
});

/** Ours. */
export const settingsAnswer = v.object({
  atmtcChrgYn: wireYes,
  chrgStndAmt: points,
  chrgAmt: points,
  tranNtcYn: wireYes,
  expNtcYn: wireYes,
  bnftNtcYn: wireYes,
  psswdYn: wireYes,
  blnc: v.optional(points),
});

/** cDDTagetYn (2-payment s3.3); the rest is ours. */
export const dueDiligenceAnswer = v.object({ cDDTagetYn: wireYes, jdgYn: wireYes, finishYmd: wireText });

/** The fields of 2-payment s3.1, and English beside them (ours). */
export const noticesAnswer = v.object({
  results: wireList(
    v.object({
      anounSerno: filled,
      anounTitl: wireText,
      anounEngTitl: wireText,
      anounCtnt: wireText,
      anounEngCtnt: wireText,
      anounRegiYMS: wireText,
    }),
  ),
});
