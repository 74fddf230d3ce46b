import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { toMinorUnits } from '@wallet/kit/format';
import { type Infer, v } from '@wallet/kit/schema';

// Names of 2-payment s3.1 where it has them; those marked "ours" the specification leaves open.

/** Won as a decimal text; what is no exact amount of won is no answer. */
const won = v.pipe(
  v.string(),
  v.transform((text) => toMinorUnits(text, 'KRW')),
  v.custom<number>((amount) => typeof amount === 'number' && amount >= 0),
);
const filled = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.regex(/^\d{8}$/));
const moment = v.pipe(v.string(), v.regex(/^\d{14}$/));

const shop = {
  uplcName: filled,
  uplcAddr: wireText,
  uplcID: wireText,
  uplcEngName: wireText,
  uplcEngAddr: wireText,
};
/** pointUseAmt, accntUseAmt and acNo are ours. */
const split = { sendTranAmt: won, sendFee: won, pointUseAmt: won, accntUseAmt: won, acNo: wireText };

export const wirePayment = v.object({
  ...shop,
  ...split,
  tranSerno: filled,
  tranYmd: day,
  tranYMS: moment,
  tranCnclYn: wireYes,
  tranCnclYMS: wireText,
  fxPyaccModDstcd: wireText,
});
export type WirePayment = Infer<typeof wirePayment>;

/** Only `finishYn` Y is a payment that was carried out. */
export const wireApproval = v.object({ ...wirePayment.entries, finishYn: v.literal('Y') });

/** The code and the key of an order that is found without either are ours. */
export const wireStatus = v.object({
  tranRsltDstcd: filled,
  pyToken: wireText,
  ordKey: wireText,
  rflsCd: wireText,
});
export type WireStatus = Infer<typeof wireStatus>;
export const wireStatusOrPayment = v.union([
  v.object({ ...wireStatus.entries, ...wirePayment.entries }),
  wireStatus,
]);

export const wirePage = v.object({
  pageNo: wireCount,
  totalPageNo: wireCount,
  results: wireList(wirePayment),
});

export const wireCode = v.object({
  pyToken: filled,
  qrcode: filled,
  barcode: filled,
  expSS: v.pipe(wireCount, v.minValue(1)),
});

export const wireFinished = v.object({ finishYn: wireYes });

export const wireReading = v.object({
  ...shop,
  txToken: filled,
  recvCrncyCd: v.literal('KRW'),
  txAmt: wireText,
  inptAmtYn: wireYes,
  /** ours */
  maxAmt: won,
});
export type WireReading = Infer<typeof wireReading>;

export const wireRequest = v.object({ ...shop, ...split, txToken: filled, pyNo: filled });

export const wireNotices = v.object({
  pageNo: wireCount,
  totalPageNo: wireCount,
  results: wireList(
    v.object({ anounSerno: filled, anounTitl: wireText, anounCtnt: wireText, anounRegiYMS: wireText }),
  ),
});
export type WireNotices = Infer<typeof wireNotices>;

/** The list's name is ours. */
export const wireBanners = v.object({
  bannerInfoList: wireList(v.object({ bnrWrds1Ctnt: wireText, bnrLinkUrlCtnt: wireText })),
});

export const wireNations = v.object({
  results: wireList(v.object({ natnlCd: filled, natnlKorName: wireText, natnlEngName: wireText })),
});

export const wireUser = v.object({ fxPyaccMberIdnfiNo: wireText });
