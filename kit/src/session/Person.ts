/** Which of the shell's services the customer uses (1-shell s3). */
export interface JoinedServices {
  /** kubbiJoinYn */
  kubbi: boolean;
  /** certiJoinYn */
  certificates: boolean;
  /** moidJoinYn */
  mobileId: boolean;
}

/** What the customer agreed to hear (1-shell s3). */
export interface Consents {
  /** maktngCnsntRcallYn: the consent was taken back. */
  marketingRecalled: boolean;
  marketing: boolean;
  groupInfo: boolean;
  sms: boolean;
  email: boolean;
  telephone: boolean;
  post: boolean;
}

/** What the server last knew of the customer's phone (1-shell s3). */
export interface PersonDevice {
  id: string;
  /** deviceGb: `I` or `A` */
  kind: string;
  appVersion: string;
  osVersion: string;
  model: string;
}

/** The certificate of the login (1-shell s3); dates as the server writes them. */
export interface PersonCertificate {
  expires: string;
  issued: string;
  /** crtfilsDn: whom it names */
  subject: string;
}

/** Somebody who is signed in, in our own words (1-shell s3). Texts are empty where the server sent none. */
export interface Person {
  memberId: string;
  /** custIdnfr; empty until the customer is synced (1-shell s4.3). */
  customerId: string;
  customerNo: string;
  /** custMgtNo and walletId: of the sync of a customer (1-shell s3) */
  managementNo: string;
  walletId: string;
  /** custDupIdnfiNo: whom a duplicate is a duplicate of */
  duplicateId: string;
  /** isKbpin: signs in with the bank's PIN as well */
  hasKbPin: boolean;
  name: string;
  /** YYYYMMDD, expanded with the resident kind (1-shell s5). */
  birth: string;
  phone: string;
  email: string;
  ci: string;
  /** custGubn: digit 7 of the resident number. */
  residentKind: string;
  gender: string;
  isForeigner: boolean;
  /** Under 14 today, on the calendar of Seoul. */
  isMinor: boolean;
  /** KS2, KM0, KN1, KC0, KB0, or empty. */
  groupCode: string;
  /** mberMgtDstcd; 4 is led to FME95000 (1-shell s4.2). */
  memberStatus: string;
  /** 0 mobile, 1 starbank. */
  loginType: string;
  loginWay: string;
  loginMedia: string;
  /** Both together, `02K1`; empty where one is missing (E24). */
  loginCode: string;
  loginCertType: string;
  certType: string;
  certSerial: string;
  servicePattern: string;
  joinChannel: string;
  employeeId: string;
  isEmployee: boolean;
  /** Whether the server takes this person for a developer; the build must allow it too (A12). */
  isDeveloper: boolean;
  /** isLiteCertYn */
  hasLiteCertificate: boolean;
  /** simpleConfirmYn */
  hasSimpleConfirm: boolean;
  /** isFromENT, and entRtnPage: where to return to there */
  isFromEnt: boolean;
  entReturnPage: string;
  isCardLogin: boolean;
  /** liteInAppLogin */
  isLiteInApp: boolean;
  isFromStarbanking: boolean;
  isDuplicateUser: boolean;
  loginFailCount: number;
  /** bnkDstcd and crdDstcd, names of ours (1-shell s3 gives none) */
  bankCode: string;
  cardCode: string;
  device: PersonDevice;
  certificate: PersonCertificate;
  joinedServices: JoinedServices;
  consents: Consents;
}
