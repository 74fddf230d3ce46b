import { wireCount, wireText, wireYes } from '../api/index.ts';
import { expandBirth, isCalendarDate, isForeigner, isOfAge } from '../format/index.ts';
import { type Infer, v } from '../schema/index.ts';
import type { Person } from './Person.ts';

/** Below this age a customer is a minor here (1-shell s6). */
const ADULT_ENOUGH = 14;

// Tolerant on purpose: an odd field must not sign a customer out (E53).
const text = wireText;
const yes = wireYes;
const count = wireCount;

const wirePerson = v.object({
  walletMberIdnfiNo: text,
  custIdnfr: text,
  custNo: text,
  custMgtNo: text,
  walletId: text,
  custDupIdnfiNo: text,
  isKbpin: yes,
  custName: text,
  birth: text,
  phone: text,
  email: text,
  ci: text,
  custGubn: text,
  genderGubn: text,
  isforeign: yes,
  groupCoCd: text,
  mberMgtDstcd: text,
  loginType: text,
  loginWay: text,
  loginAccessMediaDstic: text,
  loginCertType: text,
  certType: text,
  certSerial: text,
  svcPtrnDstCd: text,
  joinChnlDstcd: text,
  empid: text,
  isEmployee: yes,
  developerYn: yes,
  isDeveloper: yes,
  isLiteCertYn: yes,
  simpleConfirmYn: yes,
  isFromENT: yes,
  entRtnPage: text,
  isCardLogin: yes,
  liteInAppLogin: yes,
  isInflowStarbanking: yes,
  isDupUser: yes,
  loginFailCnt: count,
  bnkDstcd: text,
  crdDstcd: text,
  deviceId: text,
  deviceGb: text,
  appVersion: text,
  osVersion: text,
  phoneModel: text,
  certExpireDate: text,
  certIssueDate: text,
  crtfilsDn: text,
  kubbiJoinYn: yes,
  certiJoinYn: yes,
  moidJoinYn: yes,
  maktngCnsntRcallYn: yes,
  maktngPuseCnsntYn: yes,
  groupInfoOferCnsntYn: yes,
  smsRecvCnsntYn: yes,
  emalRecvYn: yes,
  telRecvYn: yes,
  pstmalRecvYn: yes,
});

function consentsOf(wire: Infer<typeof wirePerson>) {
  return {
    marketingRecalled: wire.maktngCnsntRcallYn,
    marketing: wire.maktngPuseCnsntYn,
    groupInfo: wire.groupInfoOferCnsntYn,
    sms: wire.smsRecvCnsntYn,
    email: wire.emalRecvYn,
    telephone: wire.telRecvYn,
    post: wire.pstmalRecvYn,
  };
}

/**
 * The person info of the wire in our words (1-shell s3, s5). Fields that are missing or of the wrong type count as
 * absent; without a member id it is a visitor.
 *
 * @param wire the payload of `GET /mstr/userinfo`
 * @param now for the age
 */
export function toPerson(wire: unknown, now: Date = new Date()): Person | null {
  const parsed = v.safeParse(wirePerson, wire);
  if (!parsed.success || parsed.output.walletMberIdnfiNo === '') return null;
  const fields = parsed.output;
  const { custGubn, loginWay, loginAccessMediaDstic } = fields;
  const birth = expandBirth(fields.birth, custGubn);
  return {
    memberId: fields.walletMberIdnfiNo,
    customerId: fields.custIdnfr,
    customerNo: fields.custNo,
    managementNo: fields.custMgtNo,
    walletId: fields.walletId,
    duplicateId: fields.custDupIdnfiNo,
    hasKbPin: fields.isKbpin,
    name: fields.custName,
    birth,
    phone: fields.phone,
    email: fields.email,
    ci: fields.ci,
    residentKind: custGubn,
    gender: fields.genderGubn,
    isForeigner: custGubn === '' ? fields.isforeign : isForeigner(custGubn),
    // A birth that is none is of no age at all: only a real one makes a minor.
    isMinor: isCalendarDate(birth) && !isOfAge(birth, ADULT_ENOUGH, now),
    groupCode: fields.groupCoCd,
    memberStatus: fields.mberMgtDstcd,
    loginType: fields.loginType,
    loginWay,
    loginMedia: loginAccessMediaDstic,
    loginCode: loginWay && loginAccessMediaDstic ? `${loginWay}${loginAccessMediaDstic}` : '',
    loginCertType: fields.loginCertType,
    certType: fields.certType,
    certSerial: fields.certSerial,
    servicePattern: fields.svcPtrnDstCd,
    joinChannel: fields.joinChnlDstcd,
    employeeId: fields.empid,
    isEmployee: fields.isEmployee,
    isDeveloper: fields.developerYn || fields.isDeveloper,
    hasLiteCertificate: fields.isLiteCertYn,
    hasSimpleConfirm: fields.simpleConfirmYn,
    isFromEnt: fields.isFromENT,
    entReturnPage: fields.entRtnPage,
    isCardLogin: fields.isCardLogin,
    isLiteInApp: fields.liteInAppLogin,
    isFromStarbanking: fields.isInflowStarbanking,
    isDuplicateUser: fields.isDupUser,
    loginFailCount: fields.loginFailCnt,
    bankCode: fields.bnkDstcd,
    cardCode: fields.crdDstcd,
    device: {
      id: fields.deviceId,
      kind: fields.deviceGb,
      appVersion: fields.appVersion,
      osVersion: fields.osVersion,
      model: fields.phoneModel,
    },
    certificate: {
      expires: fields.certExpireDate,
      issued: fields.certIssueDate,
      subject: fields.crtfilsDn,
    },
    joinedServices: {
      kubbi: fields.kubbiJoinYn,
      certificates: fields.certiJoinYn,
      mobileId: fields.moidJoinYn,
    },
    consents: consentsOf(fields),
  };
}
