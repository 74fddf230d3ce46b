import type { ForestMember, JoinDraft } from '../model/membership.ts';
import type { Term } from '../model/term.ts';
import type { WireMember, WireTermList } from './wire.ts';

export function toTerms({ stpulInfoList }: WireTermList): Term[] {
  return stpulInfoList.map((wire) => ({
    id: wire.hirkStpulId,
    title: { ko: wire.stpulName, en: wire.stpulEngName },
    text: { ko: wire.stpulCtnt, en: wire.stpulEngCtnt },
    mandatory: wire.mandanYn === 'Y',
  }));
}

export function toMember(wire: WireMember): ForestMember {
  return {
    memberType: wire.mmberTpcd === '01' ? 'korean' : 'foreign',
    birth: wire.mmberBrthd,
    sex: wire.sxdstTpcd,
    id: wire.mmberId,
    name: wire.mmberNm,
    phone: wire.mmberMtlno,
    postcode: wire.zipNo,
    address: wire.bassAdres,
    addressDetail: wire.detailAdres,
    email: wire.emailAdres,
    receipts: {
      email: wire.emailRecptnYn === 'Y',
      sms: wire.smsRecptnYn === 'Y',
      event: wire.eventRecptnYn === 'Y',
    },
  };
}

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
