import type { JoinDraft } from '../model/membership.ts';

/** The secrets of joining, encrypted already. */
export interface EncryptedPasswords {
  password: string;
  passwordAgain: string;
}

/** The forest member under the names of the specification (R820); those it leaves open are ours. */
export function fromJoinDraft(draft: JoinDraft, isForeigner: boolean, secrets: EncryptedPasswords) {
  const yesNo = (value: boolean | undefined) => (value ? 'Y' : 'N');
  return {
    mmberTpcd: isForeigner ? '02' : '01',
    mmberBrthd: draft.birth,
    sxdstTpcd: draft.sex,
    mmberId: draft.id,
    encMmberPwd: secrets.password,
    encMmberPwdCnfrm: secrets.passwordAgain,
    mmberNm: draft.name,
    mmberMtlno: draft.phone,
    zipNo: draft.postcode,
    bassAdres: draft.address,
    detailAdres: draft.addressDetail,
    emailAdres: draft.email,
    emailRecptnYn: yesNo(draft.receipts.email),
    smsRecptnYn: yesNo(draft.receipts.sms),
    eventRecptnYn: yesNo(draft.receipts.event),
    stpulAgrmtList: Object.entries(draft.agreements).map(([hirkStpulId, agreed]) => ({
      hirkStpulId,
      stpulAgrmtYn: yesNo(agreed),
    })),
    vrfcNo: draft.phoneCheckId,
  };
}
