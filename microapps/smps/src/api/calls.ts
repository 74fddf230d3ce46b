import { del, get, post } from '@wallet/kit/api';
import type { Relationship } from '../model/pass.ts';
import type { ChildData } from '../model/registration.ts';
import type { Sealed } from './sealPassport.ts';
import * as wire from './wire.ts';

/** The page that asks for a scan, in each request of a registration (R701). */
const SCAN_PAGE = 'FSP23000';
const SMART_PASS_VERSION = '2.0.0';
/** The passport among the documents: the specification's default (3-identity-and-services s9). */
const DOCUMENT_KIND = '10';

export const listPasses = get('/smps/getSmartPass', { answer: wire.passes });
/** Refused with 1010 where the airport does not know the pass (R856). */
export const checkPass = get('/smps/getSmpsIdVld/{passId}', { answer: wire.validity });
export const deletePass = del('/smps/delSmartPass/{passId}', {
  lost: { proof: 'SMPS_NOT_FOUND' },
  answer: wire.deleted,
});

/** Ours: the specification adds boarding passes and takes none away. */
export const removeTicket = del('/smps/v1/passTicket/{ticketId}', { lost: 'harmless' });

export type TermsClass = '10' | '20';
export const readTerms = get('/smps/getSmartPassTerm/{termsClass}', { answer: wire.terms });
export const readConsent = get('/smps/getTermCnsntYn/{termsClass}', { answer: wire.consent });

export interface AgreedTerm {
  id: string;
  isAgreed: boolean;
  guardianName: string;
}
const savedTerms = (terms: readonly AgreedTerm[]) => ({
  body: {
    stpulInfoList: terms.map(({ id, isAgreed, guardianName }) => ({
      stpulId: id,
      stpulAgrmtYn: isAgreed ? 'Y' : 'N',
      ...(guardianName ? { grdnNm: guardianName } : {}),
    })),
  },
});
const saveOwnTerms = post('/smps/saveSmartPassTerm', { lost: 'harmless', send: savedTerms });
const saveChildTerms = post('/smps/saveSmartPassChildTerm', { lost: 'harmless', send: savedTerms });
/** A guardian's name in the first of them says that they are a child's (R838, R839, E59). */
export const saveTerms = (terms: readonly AgreedTerm[]) =>
  terms[0]?.guardianName ? saveChildTerms(terms) : saveOwnTerms(terms);

const childToWire = ({ name, birth, sex }: ChildData) => ({
  chldName: name,
  chldBrdt: birth,
  chldGender: sex,
});
export const readFamily = get('/smps/getFamilyInfo', { answer: wire.family });
/** Asks the family register; with a child, whether it is one of the member's. */
export const askFamily = post('/smps/parseFamilyInfo', {
  lost: 'harmless',
  send: (child: (ChildData & { sealedNumber: string }) | undefined) => ({
    body: child ? { chld: { ...childToWire(child), chldSsn: child.sealedNumber } } : {},
  }),
});

/** The key that a passport is sealed to. */
export const readPassportKey = get('/smps/getPssprtPubKey', { answer: wire.publicKey });
const savePassport = post('/smps/savePssprtInfo', {
  lost: 'harmless',
  send: (sealed: Sealed) => ({ body: { reqPageNo: SCAN_PAGE, ...sealed } }),
});
const saveChildPassport = post('/smps/saveChildPssprtInfo', {
  lost: 'harmless',
  send: ({ child, ...sealed }: Sealed & { child: ChildData }) => ({
    body: { reqPageNo: SCAN_PAGE, ...sealed, ...childToWire(child) },
  }),
});
export const sendPassport = (sealed: Sealed, child?: ChildData) =>
  child ? saveChildPassport({ ...sealed, child }) : savePassport(sealed);

export interface Face {
  traceId: string;
  face: string;
  thumbnail: string;
  /** the picture in the passport's chip */
  documentFace: string;
  phone: { isIos: boolean; appVersion: string; osVersion: string; model: string };
}
// The trace makes a repeated registration the same one, and so do two pages with one passport.
const toRegister = {
  lost: 'harmless',
  answer: wire.registered,
  send: ({ traceId, face, thumbnail, documentFace, phone }: Face) => ({
    body: {
      traceId,
      zippedImg: face,
      resizedImg: thumbnail,
      reqPageNo: SCAN_PAGE,

      deviceOS: phone.isIos ? '2' : '1',
      appVersion: phone.appVersion,
      osVersion: phone.osVersion,

      deviceModel: phone.model,
      idcdDstcd: DOCUMENT_KIND,
      idcdFaceFileBina64: documentFace,
      spVer: SMART_PASS_VERSION,
    },
  }),
} as const;
const registerSelf = post('/smps/saveSmartPassID', toRegister);
const registerChild = post('/smps/saveChildSmartPassID', toRegister);
export const register = (relationship: Relationship, face: Face) =>
  (relationship === 'child' ? registerChild : registerSelf)(face);

export const listTickets = get('/smps/getPassTicketList/{passId}', { answer: wire.tickets });

export interface ReadCode {
  passId: string;
  text: string;
  /** what it was read from, where the customer chose a picture */
  picture?: File | undefined;
}
export const addByQr = post('/smps/savePassTicket/QR', {
  lost: { proof: 'SMPS_TICKET_TWICE' },
  answer: wire.added,
  send: ({ passId, text, picture }: ReadCode) => {
    const body = new FormData();
    body.set('spsId', passId);
    body.set('bcbpCtnt', text);
    if (picture) body.set('file', picture);
    return { body };
  },
});
export const addByBarcode = post('/smps/savePassTicket/barCode', {
  lost: { proof: 'SMPS_TICKET_TWICE' },
  answer: wire.added,
  send: ({ passId, text }: ReadCode) => ({ body: { spsId: passId, bcbpCtnt: text } }),
});
