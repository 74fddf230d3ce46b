import { wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

const filled = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);
const count = v.pipe(filled, v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1));

/** Names of 2-payment s3.1; that a transaction comes with the answer, as `tran`, is ours. */
export const wireTransaction = v.object({
  tranSerno: filled,
  tranYmd: filled,
  tranYMS: filled,
  fxPyaccModDstcd: v.picklist(['02', '06', '03']),
  uplcName: wireText,
  uplcAddr: wireText,
  recvNatnlKorName: wireText,
  recvNatnlEngName: wireText,
  recvCrncyCd: filled,
  recvTranAmt: filled,
  sendCrncyCd: filled,
  sendTranAmt: filled,
  sendFee: filled,
  aplyExrt: filled,
  aplyExrtNotn: count,
});
export type WireTransaction = v.InferOutput<typeof wireTransaction>;

/** What an approval and a withdrawal answer: finishYn is stated, `tran` ours. */
export const wireReceipt = v.object({ finishYn: v.literal('Y'), tran: wireTransaction });
export type WireReceipt = v.InferOutput<typeof wireReceipt>;

/** Only the result 1 is stated (2-payment s3.1); 0 under way, 2 refused, 3 closed, and nothing at all are ours. */
export const wireStatus = v.object({
  pyToken: wireText,
  tranRsltDstcd: v.picklist(['', '0', '1', '2', '3']),
  mode: wireText,
  idmpKey: wireText,
  errMsgCd: wireText,
  tran: v.nullish(wireTransaction),
});
export type WireStatus = v.InferOutput<typeof wireStatus>;

/** CPM answer (2-payment s3.1). */
export const wireShownCode = v.object({
  pyToken: filled,
  qrcode: wireText,
  barcode: wireText,
  expSS: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.minValue(0),
  ),
});
export type WireShownCode = v.InferOutput<typeof wireShownCode>;
export const wireFinish = v.object({ finishYn: wireYes });
export type WireFinish = v.InferOutput<typeof wireFinish>;

/** MPM answer (2-payment s3.1); `mrchName` is ours. */
export const wireScanned = v.object({
  pyToken: filled,
  txToken: filled,
  qrTyp: wireText,
  trmnID: wireText,
  recvCrncyCd: filled,
  txAmt: wireText,
  inptAmtYn: wireYes,
  mrchName: wireText,
});
export type WireScanned = v.InferOutput<typeof wireScanned>;

/** MPM request (2-payment s3.1): the names of amounts, merchant and unit are ours. */
export const wireQuote = v.object({
  txToken: filled,
  pyNo: filled,
  mrchName: wireText,
  mrchAddr: wireText,
  sendTranAmt: filled,
  sendFee: filled,
  totAmt: filled,
  sendCrncyCd: filled,
  recvTranAmt: filled,
  recvCrncyCd: filled,
  exrt: filled,
  exrtUnit: count,
});
export type WireQuote = v.InferOutput<typeof wireQuote>;

/** ATM QR (2-payment s3.1); company, place and unit are ours. */
export const wireMachine = v.object({
  txToken: filled,
  custFee: filled,
  usdFee: wireText,
  aplyExrt: filled,
  exrtUnit: count,
  recvCrncyCd: filled,
  minAmt: filled,
  maxAmt: filled,
  intervalAmt: filled,
  coCd: wireText,
  recvNatnlCd: wireText,
  mrchName: wireText,
  mrchAddr: wireText,
});
export type WireMachine = v.InferOutput<typeof wireMachine>;

/** How the customer stands in a nation: the answer of usrMchtlSitu is ours as a whole. */
export const wireSituation = v.object({
  natnlCd: filled,
  engNameYn: wireYes,
  gpyMethdList: wireList(
    v.object({
      gpyMethdDstcd: filled,
      acNo: wireText,
      bnkName: wireText,
      bnkEngName: wireText,
      als: wireText,
      crncyCd: filled,
      bal: filled,
    }),
  ),
});
export type WireSituation = v.InferOutput<typeof wireSituation>;
