import { type FileAnswer, get, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { DocumentKind, Period, Purpose } from '../model/qualification.ts';
import * as wire from './wire.ts';

export const readConsent = get('/license/v1/consent', { answer: wire.consent });
const consentTo = (isGiven: boolean) =>
  post('/license/v1/consent', {
    lost: 'harmless',
    send: (_: undefined) => ({ body: { cnstYn: isGiven ? 'Y' : 'N' } }),
    answer: wire.found,
  });
/** Has the institute look; answers how many it found. */
export const connect = consentTo(true);
/** The list is empty at once, and what was sent does not open any more. */
export const disconnect = consentTo(false);

export const listQualifications = get('/license/v1/qualifications', { answer: wire.qualifications });
export const readQualification = get('/license/v1/qualifications/{qualificationId}', {
  answer: wire.qualification,
});

interface Asked {
  qualificationId: string;
  kind: DocumentKind;
}
const toWire = ({ qualificationId, kind }: Asked) => ({
  qlfcId: qualificationId,
  docKnd: wire.wireKinds[kind],
});

/** Asked for twice a document has one number. */
export const issueDocument = post('/license/v1/document', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (asked: Asked) => ({ body: toWire(asked) }),
  answer: wire.paper,
});
export const readDocumentFile = get('/license/v1/document/{documentNo}/file', {
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
  send: (documentNo: string) => ({ path: { documentNo } }),
});

export const listShares = get('/license/v1/shares', {
  send: (qualificationId: string) => ({ params: { qlfcId: qualificationId } }),
  answer: wire.shares,
});
interface Sent {
  to: string;
  purpose: Purpose;
  days: Period;
  /** the receiver asks for the holder's signature: it opens once that is given */
  isSigned: boolean;
}
export const share = post('/license/v1/shares', {
  lost: 'sameKey',
  send: ({ to, purpose, days, isSigned, ...asked }: Asked & Sent) => ({
    body: {
      ...toWire(asked),
      rcvrNm: to,
      purp: wire.wirePurposes[purpose],
      dayCnt: Number(days),
      sgntYn: isSigned ? 'Y' : 'N',
    },
  }),
  answer: wire.share,
});
export const takeBack = post('/license/v1/shares/end', {
  lost: 'sameEnd',
  send: (shareNo: string) => ({ body: { shrNo: shareNo } }),
});

/** What a number leads to; reading it marks nothing. */
export const verify = get('/license/v1/verify', {
  send: (no: string) => ({ params: { no } }),
  answer: wire.verification,
});
/** Opens what was sent: its sender sees that from now on. */
export const openShare = post('/license/v1/shares/open', {
  lost: 'harmless',
  send: (no: string) => ({ body: { no } }),
  answer: wire.paper,
});
