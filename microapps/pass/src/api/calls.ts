import { get, post, put } from '@wallet/kit/api';
import type { Oneself, Reason, Whereabouts } from '../model/application.ts';
import * as wire from './wire.ts';

const told = ({ memberId, name, ci }: Oneself) => ({ walletMberIdnfiNo: memberId, hanName: name, ssnCi: ci });

/** User info for the gate of FPS10000; the page itself may be asking at the same time. */
export const readUserInfo = get('/mstr/userinfo', { duplicates: 'allow', answer: wire.userInfo });

export const readNotices = get('/pass/passport/passportReqstNoticeService', { answer: wire.notices });
export const readCodes = get('/pass/passport/passportReqstCodeService', { answer: wire.codes });

interface Checked {
  who: Oneself;
  /** judges whether it can be renewed online; without it the passport is only looked up */
  where?: Whereabouts;
  /** the whole resident number, encrypted by `encryptField`: in place of the CI, and kept nowhere */
  sealedNumber?: string;
}
/** The customer's passport; refused where they cannot apply online. */
export const checkPassport = post('/pass/passport/passportReqstValidService', {
  lost: 'harmless',
  send: ({ who, where, sealedNumber }: Checked) => ({
    body: {
      ...told(who),
      ...(sealedNumber && { ssnCi: sealedNumber }),
      psprtStcd: where ? wire.whereaboutsCodes[where] : '',
    },
  }),
  answer: wire.checked,
});

/** Ends the passport for good; reported twice it is lost once. */
export const reportLost = post('/pass/passport/passportReqstLostService', {
  lost: 'harmless',
  send: ({ day }: { day: string }) => ({ body: { lostYmd: day } }),
});

/** A picture as base64; `number` of the application whose photo was sent back. The same again is the same photo. */
export const sendPhoto = post('/pass/passport/passportReqstPhotoService', {
  lost: 'harmless',
  send: ({ picture, number }: { picture: string; number: string | null }) => ({
    body: { phtoCtt: picture, cappReqNo: number ?? '' },
  }),
  answer: wire.photoId,
});

interface Wish {
  who: Oneself;
  reason: Reason;
  product: string;
  fee: number;
  office: string;
  phone: string;
  photo: string;
}
const wished = ({ who, reason, product, fee, office, phone, photo }: Wish) => ({
  ...told(who),

  mdfcDstcd: wire.reasonCodes[reason],
  psprtPrdCd: product,
  feeAmt: fee,

  ofcCd: office,
  tlno: phone,
  phtoId: photo,
});

/** Keeps the application as a text that the wallet certificate is to sign; asked again it is another text. */
export const askForSignature = post('/pass/v1/application/sign', {
  lost: 'harmless',
  send: (wish: Wish) => ({ body: wished(wish) }),
  answer: wire.signRequest,
});

/** Answers the number of the application, which then waits half an hour for its fee. */
export const confirmApplication = post('/pass/passport/passportReqstConfmService', {
  lost: 'sameKey',
  send: ({ isSigned, ...wish }: Wish & { isSigned: boolean }) => ({
    body: { ...wished(wish), sgntrYn: isSigned ? 'Y' : 'N' },
  }),
  answer: wire.applicationNo,
});

/** Where the fee is paid; of one that is paid already, what became of it. */
export const settleFee = post('/pass/passport/passportReqstSetleService', {
  lost: 'sameEnd',
  send: (number: string) => ({ body: { cappReqNo: number } }),
  answer: wire.payUrl,
});

const path = '/pass/passport/passportReqstList';
const about = (who: Oneself, number: string | null) => ({
  body: { ...told(who), detailYn: number ? 'Y' : 'N', cappReqNo: number ?? '', pyaccStusDstcd: '' },
});

export const listApplications = post(path, {
  lost: 'harmless',
  duplicates: 'allow',
  send: (who: Oneself) => about(who, null),
  answer: wire.applications,
});
export const readApplication = post(path, {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ who, number }: { who: Oneself; number: string }) => about(who, number),
  answer: wire.oneApplication,
});
/** The specification deletes by PUT (E48). Answers what comes back. */
export const cancelApplication = put(path, {
  lost: 'sameEnd',
  send: ({ who, number }: { who: Oneself; number: string }) => about(who, number),
  answer: wire.refund,
});

export const saveAlerts = post('/pass/passport/passportValidPushAlert', {
  lost: 'harmless',
  send: ({ expiry, steps }: { expiry: boolean; steps: boolean }) => ({
    body: { expAlrmYn: expiry ? 'Y' : 'N', stepAlrmYn: steps ? 'Y' : 'N' },
  }),
});
