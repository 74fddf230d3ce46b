import { type FileAnswer, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { SendFacts, Wish } from '../model/wishes.ts';
import * as wire from './wire.ts';

/** A question, or a change that says the same when it is said again. */
const asks = { lost: 'harmless', duplicates: 'allow' } as const;
const ofCertificate = { send: (certNo: string) => ({ body: { certNo } }) };
const ofRequest = { send: (reqTxId: string) => ({ body: { reqTxId } }) };
const ofSending = { send: (sndId: string) => ({ body: { sndId } }) };
const yesNo = (is: boolean) => (is ? 'Y' : 'N');

export const join = post('/certi/join', { lost: 'harmless' });
export const leave = post('/certi/leave', { lost: 'harmless' });
export const readWallet = post('/certi/wallet', { ...asks, answer: wire.wallet });
export const setMessages = post('/certi/messages', {
  lost: 'harmless',
  send: (tells: boolean) => ({ body: { msgYn: yesNo(tells) } }),
});
export const sendPhoneCode = post('/certi/phone', { lost: 'harmless', answer: wire.phoneCode });
export const setPin = post('/certi/pin', {
  lost: 'harmless',
  send: ({ pin, again, phoneCheck }: { pin: string; again: string; phoneCheck: string }) => ({
    body: { encPassword: pin, encPasswordCheck: again, vldtnNo: phoneCheck },
  }),
});

export const readCatalogue = post('/certi/catalogue', { ...asks, answer: wire.catalogue });
export const readKind = post('/certi/kind', {
  ...asks,
  send: (kndId: string) => ({ body: { kndId } }),
  answer: wire.kindDetail,
});
export const setFavourites = post('/certi/favourites', {
  lost: 'harmless',
  send: (kndList: readonly string[]) => ({ body: { kndList } }),
});

/** One application under its key, however often it is sent. */
export const apply = post('/certi/apply', {
  lost: 'sameKey',
  again: true,
  send: ({ key, kind, target, purpose, receiver, showsNumbers, access, answers }: Wish) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      kndId: kind,
      trgtId: target,
      prpsCd: wire.purposeCode[purpose],
      sbmtNm: receiver,

      rrnoYn: yesNo(showsNumbers),
      famAcsTycd: wire.accessCode[access],
      fldList: Object.entries(answers).map(([fldId, val]) => ({ fldId, val })),
    },
  }),
  answer: wire.application,
});
/** The service looks at the signature itself; told again it says the same. */
export const prove = post('/certi/proof', {
  lost: 'harmless',
  send: ({ signRequestId, signedTextId }: { signRequestId: string; signedTextId: string }) => ({
    body: { reqTxId: signRequestId, ogtxtIdnfr: signedTextId },
  }),
  answer: wire.application,
});
export const openPayPage = post('/certi/pay', { lost: 'sameEnd', ...ofRequest, answer: wire.payPage });
export const readStatus = post('/certi/status', { ...asks, ...ofRequest, answer: wire.application });

export const readIssued = post('/certi/issued', { ...asks, ...ofCertificate, answer: wire.issued });
export const readFile = post('/certi/pdf', {
  ...asks,
  ...ofCertificate,
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});
export const withdraw = post('/certi/withdraw', {
  lost: 'sameEnd',
  send: ({ id, isDeleted }: { id: string; isDeleted: boolean }) => ({
    body: { certNo: id, dltYn: yesNo(isDeleted) },
  }),
});
export const verify = post('/certi/verify', {
  ...asks,
  send: (docNo: string) => ({ body: { docNo } }),
  answer: wire.verdict,
});

export const readReceivers = post('/certi/receivers', { ...asks, answer: wire.receivers });
export const checkAddress = post('/certi/address', {
  ...asks,
  send: (addr: string) => ({ body: { addr } }),
  answer: wire.holder,
});
export const send = post('/certi/send', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: SendFacts; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      certNo: facts.certificateId,
      wayCd: wire.ways[facts.way],
      to: facts.to,
      days: facts.days,

      prpsCd: wire.purposeCode[facts.purpose],
      encPassword: secret,
    },
  }),
  answer: wire.sent,
});
export type Sent = Awaited<ReturnType<typeof send>>;
export const inquireSend = post('/certi/send/state', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (key: string) => ({ body: { key } }),
  answer: wire.sentEnd,
});
export const readSending = post('/certi/follow', { ...asks, ...ofSending, answer: wire.sending });
export const renewReadNumber = post('/certi/readNumber', {
  lost: 'harmless',
  ...ofSending,
  answer: wire.readNumber,
});
export const recall = post('/certi/recall', { lost: 'sameEnd', ...ofSending, answer: wire.sending });
export const readHistory = post('/certi/history', { ...asks, answer: wire.history });
