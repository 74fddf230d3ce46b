import { get, post } from '@wallet/kit/api';
import type { Relationship } from '../model/request.ts';
import * as wire from './wire.ts';

const at = '/idoc/studtid';
const reads = { lost: 'harmless', duplicates: 'allow' } as const;

/** All cards that the member holds, their own first; sent with an empty body (R877). */
export const readCards = post(`${at}/getStudtIdCard`, {
  ...reads,
  spinner: false,
  send: () => ({ body: {} }),
  answer: wire.cards,
});
/** Who asks, their children, and what is under way (R878). */
export const readSessionInfo = get(`${at}/getStudtIdCardSessionInfo`, { answer: wire.sessionInfo });

export const findSchools = get(`${at}/schools`, {
  spinner: false,
  duplicates: 'allow',
  send: (words: string) => ({ params: { wrds: words } }),
  answer: wire.schools,
});

/** The picture as base64, a JPEG; a lost answer leaves one behind that nobody asks for. */
export const sendPhoto = post(`${at}/photo`, {
  lost: 'harmless',
  answer: wire.photoId,
  send: (picture: string) => ({ body: { phtoCtt: picture } }),
});
export const readPhoto = get(`${at}/photo/{photoId}`, { duplicates: 'allow', answer: wire.photoAddress });

/** To the guardian's own phone. */
export const sendPhoneCode = post(`${at}/phone`, { lost: 'harmless', answer: wire.phoneCode });
/** A guardian's yes: the terms, and the code of their phone. */
export interface Proof {
  checkId: string;
  agreed: readonly string[];
}
const proven = ({ checkId, agreed }: Proof) => ({ vldtnNo: checkId, agreStpulIdList: agreed });

export interface Asked {
  relationship: Relationship;
  name: string;
  birth: string;
  schoolId: string;
  number: string;
  grade: string;
  className: string;
  photoId: string;
  proof?: Proof | undefined;
}
export const sendRequest = post(`${at}/request`, {
  lost: 'sameKey',
  answer: wire.request,
  send: ({ relationship, name, birth, schoolId, number, grade, className, photoId, proof }: Asked) => ({
    body: {
      relationship: relationship === 'self' ? 'SF' : 'CH',
      stdName: name,
      birthDay: birth,

      schlCd: schoolId,
      stdNo: number,
      grade,
      classNm: className,
      phtoId: photoId,
      ...(proof && proven(proof)),
    },
  }),
});
export const readRequest = get(`${at}/request/{requestId}`, { duplicates: 'allow', answer: wire.request });

const one = (rqstId: string) => ({ body: { rqstId } });
export const remind = post(`${at}/request/remind`, { lost: 'harmless', send: one, answer: wire.request });
/** Of a pupil who has turned 14 since the guardian agreed. */
export const agreeMyself = post(`${at}/request/agree`, { lost: 'harmless', send: one, answer: wire.request });
export const withdraw = post(`${at}/request/withdraw`, { lost: 'sameEnd', send: one });

export const readConsent = get(`${at}/consent/{requestId}`, { answer: wire.request });
export const answerConsent = post(`${at}/consent`, {
  lost: 'harmless',
  answer: wire.request,
  send: ({ requestId, proof }: { requestId: string; proof: Proof | null }) => ({
    body: { rqstId: requestId, agreYn: proof ? 'Y' : 'N', ...(proof && proven(proof)) },
  }),
});

export const readCode = post(`${at}/code`, {
  ...reads,
  spinner: false,
  send: (cardId: string) => ({ body: { crdId: cardId } }),
  answer: wire.shownCode,
});
export const renew = post(`${at}/renew`, {
  lost: 'sameKey',
  answer: wire.request,
  send: ({
    cardId,
    grade,
    className,
    photoId,
  }: Record<'cardId' | 'grade' | 'className' | 'photoId', string>) => ({
    body: { crdId: cardId, grade, classNm: className, phtoId: photoId },
  }),
});
export const removeCard = post(`${at}/delete`, {
  lost: { proof: 'IDC_NOT_FOUND' },
  send: (cardId: string) => ({ body: { crdId: cardId } }),
});

export const listBenefits = get(`${at}/benefits`, { answer: wire.benefits });
/** Asked for twice it is the same coupon. */
export const takeCoupon = post(`${at}/benefit`, {
  lost: 'harmless',
  send: (benefitId: string) => ({ body: { bnftId: benefitId } }),
  answer: wire.couponId,
});
