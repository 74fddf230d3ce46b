import { get, post } from '@wallet/kit/api';
import { type FaceProblem, faceCodes } from '@wallet/kit/identity';
import type { Kind } from '../model/card.ts';
import * as wire from './wire.ts';

/** To the member's own phone. */
export const sendPhoneCode = post('/mip/phone', { lost: 'harmless', answer: wire.phoneCode });

/** What chip cards and an office's code cost, for everybody. */
export const readFees = get('/mip/fees', { answer: wire.fees });

export const listCases = get('/mip/cases', { answer: wire.cases });
export const readCase = get('/mip/cases/{txId}', {
  send: (txId: string) => ({ path: { txId } }),
  answer: wire.found,
});
const purposes = { issue: 'ISSU', move: 'MOVE', reset: 'RSET' } as const;
interface Wish {
  purpose: keyof typeof purposes;
  kind?: Kind;
  phoneCheck?: string | undefined;
  agreedTerms?: readonly string[] | undefined;
}
/** A second WebView that wants the same is given the same case. */
export const beginCase = post('/mip/cases', {
  lost: 'harmless',
  send: ({ purpose, kind, phoneCheck = '', agreedTerms = [] }: Wish) => ({
    body: {
      purpose: purposes[purpose],
      vldtnNo: phoneCheck,
      agreeList: agreedTerms,
      ...(kind ? { idType: wire.wireKind(kind) } : {}),
    },
  }),
  answer: wire.found,
});
export const checkDocument = post('/mip/cases/{txId}/document', {
  lost: 'harmless',
  send: ({ txId, ...person }: { txId: string; name: string; birth: string }) => ({
    path: { txId },
    body: person,
  }),
  answer: wire.found,
});
/** Why the face is not that of the document, or null. */
export const checkFace = post('/mip/face', {
  lost: 'harmless',
  send: (sent: { txId: string; faceImg: string }) => ({ body: sent }),
  answer: wire.face,
  to: (result): FaceProblem | null => faceCodes[result] ?? null,
});
export const apply = post('/mip/apply', {
  lost: 'harmless',
  send: (kind: Kind) => ({ body: { idType: wire.wireKind(kind) } }),
});

export const readStanding = post('/mip/vc/state', {
  lost: 'harmless',
  duplicates: 'allow',
  spinner: false,
  send: ({ cardId, code }: { cardId: string; code: string }) => ({ body: { vcId: cardId, code } }),
  answer: wire.standing,
});
export const makeCode = post('/mip/vp/code', {
  lost: 'harmless',
  spinner: false,
  send: (cardId: string) => ({ body: { vcId: cardId } }),
  answer: wire.shownCode,
});
export const listPlaces = get('/mip/taggings', { answer: wire.places });

/** A verifier's code was read, or its tag touched. */
export const openRequest = post('/mip/vp/open', {
  lost: 'harmless',
  send: (from: { qrText: string } | { tagId: string }) => ({ body: from }),
  answer: wire.transaction,
});
export const readRequest = post('/mip/vp/request', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (txId: string) => ({ body: { txId } }),
  answer: wire.request,
});
/** Sent again, the verifier says that its number is used: the request tells how it ended. */
export const submit = post('/mip/vp/submit', {
  lost: 'harmless',
  send: (sent: { txId: string; presentation: string }) => ({ body: sent }),
  answer: wire.judged,
});
export const withdraw = post('/mip/vp/withdraw', {
  lost: 'harmless',
  send: (txId: string) => ({ body: { txId } }),
});

export const listShown = get('/mip/vp/history', {
  send: (month: string) => ({ params: { month } }),
  answer: wire.history,
});
export const readShown = get('/mip/vp/history/{hstId}', {
  send: (hstId: string) => ({ path: { hstId } }),
  answer: wire.entry,
});

/** The cards as the agency knows them: on any phone, in any browser. */
export const listKnown = get('/mip/loss', { answer: wire.cards });
const lossCodes = { loss: '301', theft: '302' } as const;
export const reportLoss = post('/mip/loss', {
  lost: 'harmless',
  send: (reason: keyof typeof lossCodes) => ({ body: { rsnCd: lossCodes[reason] } }),
});
export const readConnections = get('/mip/wallet', { answer: wire.connections });
