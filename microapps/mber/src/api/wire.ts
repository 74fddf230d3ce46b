import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

const filled = v.pipe(v.string(), v.minLength(1));

/** Mobile-validation (1-shell s7.4); paths and fields are ours (N19). */
export const sentAnswer = v.object({ vldtnNo: filled, expSS: wireCount });
export const extendedAnswer = v.object({ expSS: wireCount });
export const checkedAnswer = v.object({ vldtnYn: wireYes });

export const doneAnswer = v.object({ successYn: wireYes });
export const joinedAnswer = v.object({ walletMberIdnfiNo: filled, ci: wireText, successYn: wireYes });
export const foundAnswer = v.object({ custName: wireText, phone: wireText, dormantYn: wireYes });
export const joinInfoAnswer = v.object({ joinYn: wireYes, walletMberIdnfiNo: wireText });

const wireTerm = v.object({
  hirkStpulId: filled,
  stpulId: wireText,
  stpulName: wireText,
  stpulCtnt: wireText,
  mandanYn: wireYes,
  stpulFileStorgPathCtnt: wireText,
  stpulClsfi: wireText,
  stpulType: wireText,
});
export type WireTerm = v.InferOutput<typeof wireTerm>;
export const termsAnswer = v.object({ stpulInfoList: wireList(wireTerm) });

/** Of the person info, what the session does not keep (1-shell s3). */
export const ownFactsAnswer = v.object({
  deviceGb: wireText,
  appVersion: wireText,
  osVersion: wireText,
  phoneModel: wireText,
  certSerial: wireText,
  certType: wireText,
  certIssueDate: wireText,
  certExpireDate: wireText,
});
