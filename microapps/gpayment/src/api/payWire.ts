import { wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import { wireTransaction } from './serviceWire.ts';

const filled = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);
/** How many whole units a rate is for; null where nobody said. */
const unit = v.fallback(
  v.nullable(v.pipe(filled, v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1))),
  null,
);

/**
 * What an approval and a withdrawal answer: `finishYn` is stated (2-payment s4), all else is ours and optional (A93).
 * `tran` is a transaction as the detail has it; without it the detail is asked for.
 */
export const wireReceipt = v.object({
  finishYn: wireYes,
  tranSerno: wireText,
  tranYmd: wireText,
  tranYMS: wireText,
  tran: v.fallback(v.optional(wireTransaction), undefined),
});
export type WireReceipt = v.InferOutput<typeof wireReceipt>;

/**
 * The fields of 2-payment s3.1; `mode`, `idmpKey`, `errMsgCd` and `tran` are ours. Only the result 1 is stated; 0 under
 * way, 2 refused, 3 closed, and nothing at all are ours.
 */
export const wireStatus = v.object({
  pyToken: wireText,
  tranSerno: wireText,
  tranYmd: wireText,
  tranYMS: wireText,
  tranRsltDstcd: wireText,
  mode: wireText,
  idmpKey: wireText,
  errMsgCd: wireText,
  tran: v.fallback(v.optional(wireTransaction), undefined),
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

/**
 * MPM request (2-payment s3.1): the names of amounts, merchant and unit are ours. `sendTranAmt` is the same everywhere:
 * what the payment itself takes, in the currency of the purse, without `sendFee`; `totAmt`, ours, is both.
 */
export const wireQuote = v.object({
  txToken: filled,
  pyNo: filled,
  mrchName: wireText,
  mrchAddr: wireText,
  sendTranAmt: filled,
  sendFee: wireText,
  totAmt: wireText,
  sendCrncyCd: filled,
  recvTranAmt: filled,
  recvCrncyCd: filled,
  recvNatnlCd: wireText,
  exrt: wireText,
  exrtUnit: unit,
});
export type WireQuote = v.InferOutput<typeof wireQuote>;

/** ATM QR (2-payment s3.1): its eight fields; company, place and unit are ours. */
export const wireMachine = v.object({
  txToken: filled,
  custFee: filled,
  usdFee: wireText,
  aplyExrt: filled,
  exrtUnit: unit,
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

/** How the customer stands in a nation: the answer of usrMchtlSitu is ours as a whole, and so none of it is needed. */
export const wireSituation = v.object({
  natnlCd: wireText,
  /** only a no is known to be one: who has no name is refused when they pay (UBFR0072) */
  engNameYn: wireText,
  gpyMethdList: v.nullish(
    v.array(
      v.object({
        gpyMethdDstcd: wireText,
        acNo: wireText,
        bnkName: wireText,
        bnkEngName: wireText,
        als: wireText,
        crncyCd: wireText,
        bal: wireText,
      }),
    ),
  ),
});
export type WireSituation = v.InferOutput<typeof wireSituation>;
