import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

// All sixteen, and the three of the number, are POST (R904, R905); those that read say the same however often they are sent.
const reads = { lost: 'harmless', duplicates: 'allow' } as const;

/** Who is signed in, asked anew by the gate. */
export const readSelf = get('/mstr/userinfo', { duplicates: 'allow', spinner: false, answer: wire.self });

export const sendCode = post('/canp/v1/auth-number/send', {
  lost: 'harmless',
  send: (phone: string) => ({ body: { phone } }),
  answer: wire.codeSent,
});
export const extendCode = post('/canp/v1/auth-number/extend', {
  lost: 'harmless',
  send: (id: string) => ({ body: { authNo: id } }),
  answer: wire.secondsLeft,
});
export const checkCode = post('/canp/v1/auth-number/check', {
  lost: 'harmless',
  send: ({ id, code }: { id: string; code: string }) => ({ body: { authNo: id, crtfcNo: code } }),
});

/** 01: whether the agency knows the member, and as whom. */
export const checkSignUp = post('/canp/v1/signup-check', { ...reads, spinner: false, answer: wire.check });
/** 02: who has joined already is told since when. */
export const signUp = post('/canp/v1/signup', {
  lost: 'harmless',
  send: ({ checkId, meansId }: { checkId: string; meansId: string }) => ({
    body: { authNo: checkId, mnsId: meansId },
  }),
  answer: wire.joinedOn,
});
/** 03: what the member has set; a change goes with it. */
export const readProfile = post('/canp/v1/profile', { ...reads, answer: wire.profile });
export const takeReceipts = post('/canp/v1/profile', {
  lost: 'harmless',
  send: (isOn: boolean) => ({ body: { rcptYn: isOn ? 'Y' : 'N' } }),
});
/** 04: of a year; of this one where none is named. */
export const readTariff = post('/canp/v1/tariff', {
  ...reads,
  send: (year: string) => ({ body: year ? { stdYy: year } : {} }),
  answer: wire.tariff,
});
/** 05: of a month or a year. */
export const listPractices = post('/canp/v1/practices', {
  ...reads,
  send: ({ during, activity }: { during: string; activity?: string }) => ({
    body: { ym: during, ...(activity ? { actvCd: activity } : {}) },
  }),
  answer: wire.practices,
});
/** 06 */
export const readPractice = post('/canp/v1/practice', {
  ...reads,
  send: (id: string) => ({ body: { prctNo: id } }),
  answer: wire.practice,
});
/** 07: a photo with the moment it was taken, or a receipt. Cut off on its way it is sent again as the same one. */
export const sendProof = post('/canp/v1/proof', {
  lost: 'sameKey',
  timeoutMs: 60_000,
  send: ({
    activity,
    ...proof
  }: { activity: string } & ({ image: string; at: string } | { receiptId: string })) => ({
    body: {
      actvCd: activity,
      ...('image' in proof
        ? { prfCd: 'PHOT', img: proof.image, shotYMS: proof.at }
        : { prfCd: 'RCPT', rcptNo: proof.receiptId }),
    },
  }),
  answer: wire.practice,
});
/** 08 */
export const listReceipts = post('/canp/v1/receipts', { ...reads, answer: wire.receipts });
/** 09 */
export const readSums = post('/canp/v1/sums', { ...reads, answer: wire.sums });
/** 10 */
export const listMeans = post('/canp/v1/means', { ...reads, answer: wire.allMeans });
/** 11 */
export const changeMeans = post('/canp/v1/means/change', {
  lost: 'harmless',
  send: (id: string) => ({ body: { mnsId: id } }),
});
/** 12 */
export const listPayouts = post('/canp/v1/payouts', { ...reads, answer: wire.payouts });
/** 13 */
export const readRanking = post('/canp/v1/ranking', {
  ...reads,
  send: ({ period, of }: { period: 'month' | 'year'; of: 'people' | 'towns' }) => ({
    body: { prdCd: period === 'month' ? 'MON' : 'YEAR', knd: of === 'people' ? 'PRSN' : 'TOWN' },
  }),
  answer: wire.ranking,
});
/** 14 */
export const listPlaces = post('/canp/v1/places', {
  ...reads,
  send: (activity: string) => ({ body: activity ? { actvCd: activity } : {} }),
  answer: wire.places,
});
/** 15: who has left is told so by a refusal. */
export const leave = post('/canp/v1/leave', { lost: { proof: 'CNP_NOT_JOINED' } });
/** 16 */
export const listNotices = post('/canp/v1/notices', { ...reads, answer: wire.notices });

/** What the developer's page sets in the stand-in; a server of customers has no such call. */
export const setStandIn = post('/canp/v1/test', {
  lost: 'harmless',
  send: (
    body:
      | { what: 'STATE'; value: 'NONE' | 'JOIN' | 'OTHR' | 'LEFT' }
      | { what: 'SERVICE' | 'BUDGET'; value: 'Y' | 'N' }
      | { what: 'PRACTICE'; actvCd: string; prctYmd: string; qty: number }
      | { what: 'REFUSE' | 'RETURN' },
  ) => ({ body }),
});
