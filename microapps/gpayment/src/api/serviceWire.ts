import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

// Names of 2-payment s3.1 where it has them; whatever else stands here is "ours" (README.md).
const filled = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);
const page = { pageNo: wireCount, totalPageNo: wireCount };

export const finishAnswer = v.object({ finishYn: wireYes });

/** `chngAthorNo` is ours: the number of one change of the password. */
export const passAnswer = v.object({ finishYn: wireYes, chngAthorNo: v.string() });

export const userAnswer = v.object({
  walletMberIdnfiNo: wireText,
  fxPyaccMberIdnfiNo: wireText,
  userStusDstcd: wireText,
  walletEwtNo: wireText,
  gpyMethdDstcd: wireText,
  lastUseAcno: wireText,
  lastUseBnkCd: wireText,
  utznGuidYn: wireYes,
});
export type WireUser = v.InferOutput<typeof userAnswer>;

const wireAccount = v.object({
  bnkCd: wireText,
  bnkName: wireText,
  acNo: filled,
  prdctName: wireText,
  dpostKnd: wireText,
  als: wireText,
  bal: wireText,
  drwotAbilBal: wireText,
});
export type WireAccount = v.InferOutput<typeof wireAccount>;
export const accountsAnswer = v.object({ results: wireList(wireAccount) });

export const transferAnswer = v.object({ trnsfSerno: wireText, expSS: wireCount });
export const callAnswer = v.object({ inptNo: filled, telAthorRegiDate: filled, telAthorRegiSerno: filled });

const rate = v.pipe(filled, v.regex(/^\d{1,9}(\.\d{1,8})?$/));
export const rateAnswer = v.object({
  exrt: rate,
  exAmt: wireText,
  exrtNotiYMS: wireText,
  exrtTrnsList: wireList(v.object({ exrtNotiYmd: filled, exrt: rate })),
});
export type WireRate = v.InferOutput<typeof rateAnswer>;

const banners = wireList(v.object({ bnrWrds1Ctnt: wireText, bnrLinkUrlCtnt: wireText }));
/** What the list is called is not stated: as in the lists of this area, or as in the shared call. */
export const bannersAnswer = v.object({ results: banners, bannerInfoList: banners });

const wireNotice = v.object({
  anounSerno: filled,
  anounTitl: wireText,
  anounCtnt: wireText,
  anounRegiYMS: wireText,
  pupYn: wireYes,
  anounDstcd: wireText,
  natnlCd: wireText,
});
export type WireNotice = v.InferOutput<typeof wireNotice>;
export const noticesAnswer = v.object({ ...page, results: wireList(wireNotice) });

const wireInquiry = v.object({
  inqySerno: filled,
  inqyDstcd: wireText,
  inqyTitl: wireText,
  inqyCtnt: wireText,
  inqyRegiYMS: wireText,
  ansYn: wireYes,
  ansCtnt: wireText,
  ansRegiYMS: wireText,
});
export type WireInquiry = v.InferOutput<typeof wireInquiry>;
export const inquiriesAnswer = v.object({ ...page, results: wireList(wireInquiry) });

/**
 * `sendTranAmt` is what the payment itself took, in the currency of the purse, without `sendFee`: the balance fell by
 * both. `recvTranAmt` is the same payment where it was made.
 */
export const wireTransaction = v.object({
  tranSerno: filled,
  tranYmd: filled,
  tranYMS: wireText,
  tranRsltDstcd: wireText,
  tranCnclYn: wireYes,
  tranCnclYMS: wireText,
  ogtranSerno: wireText,
  aplyExrt: wireText,
  aplyExrtNotn: wireText,
  fxPyaccModDstcd: wireText,
  uplcName: wireText,
  uplcAddr: wireText,
  uplcID: wireText,
  trmnID: wireText,
  vanCoName: wireText,
  recvNatnlCd: wireText,
  recvNatnlKorName: wireText,
  recvNatnlEngName: wireText,
  recvCrncyCd: wireText,
  recvExcgClmAmt: wireText,
  recvTranAmt: wireText,
  recvExrt: wireText,
  recvExcgUnit: wireText,
  recvFee: wireText,
  sendCrncyCd: wireText,
  sendExcgClmAmt: wireText,
  sendTranAmt: wireText,
  sendExrt: wireText,
  sendExcgUnit: wireText,
  sendFee: wireText,
  sendBfBal: wireText,
  sendAfBal: wireText,
  gpyMethdDstcd: wireText,
  acNo: wireText,
  barcode: wireText,
  qrCode: wireText,
});
export type WireTransaction = v.InferOutput<typeof wireTransaction>;
export const historiesAnswer = v.object({ ...page, results: wireList(wireTransaction) });
