import { type FileAnswer, get, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Purpose, Visit } from '../model/service.ts';
import * as wire from './wire.ts';

export const readRecord = get('/mili/v1/record', { answer: wire.record });

export interface Issue {
  key: string;
  targetId: string;
  purpose: Purpose;
  receiver: string;
  isFull: boolean;
  withReason: boolean;
}
const yes = (is: boolean) => (is ? 'Y' : 'N');
/** The text that is signed before it is issued; the same one for a key as long as it is open. */
export const askForSignature = post('/mili/v1/certificate/ask', {
  lost: 'sameKey',
  send: ({ key, ...asked }: Issue) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      trgtId: asked.targetId,
      purp: wire.wirePurposes[asked.purpose],
      rcvrNm: asked.receiver,

      fullYn: yes(asked.isFull),
      rsnYn: yes(asked.withReason),
    },
  }),
  answer: wire.signRequest,
});
/** Issued once for a key, as soon as its text is signed. */
export const issueCertificate = post('/mili/v1/certificate/issue', {
  lost: 'sameKey',
  send: (key: string) => ({ headers: { 'Idempotency-Key': key } }),
  answer: wire.certificate,
});
export const listCertificates = get('/mili/v1/certificate/list', { answer: wire.certificates });
export const readCertificate = get('/mili/v1/certificate/{certNo}', { answer: wire.certificate });
export const readCertificateFile = get('/mili/v1/certificate/{certNo}/pdf', {
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});

export const readJudgement = get('/mili/v1/judgement', { answer: wire.judgement });
interface Application {
  key: string;
  placeId: string;
  date: string;
  email: string;
}
/** Takes a place of a day once for a key, however often it is sent. */
export const applyForJudgement = post('/mili/v1/judgement/apply', {
  lost: 'sameKey',
  send: ({ key, placeId, date, email }: Application) => ({
    headers: { 'Idempotency-Key': key },
    body: { plcId: placeId, ymd: date, email },
  }),
});
export const cancelJudgement = post('/mili/v1/judgement/cancel', { lost: 'sameEnd' });

export const listPlaces = get('/mili/v1/{kind}/places', { answer: wire.places });
export const readDays = get('/mili/v1/{kind}/days', {
  send: ({ kind, placeId }: { kind: Visit; placeId: string }) => ({
    path: { kind },
    params: { plcId: placeId },
  }),
  answer: wire.days,
});
export const listReasons = get('/mili/v1/{kind}/reasons', { answer: wire.reasons });

interface Place {
  kind: Visit;
  trainingId: string;
  placeId: string;
  date: string;
}
/** Another day and place; where they are those already it changes nothing. */
export const changeDay = post('/mili/v1/{kind}/change', {
  lost: 'sameEnd',
  send: ({ kind, trainingId, placeId, date }: Place) => ({
    path: { kind },
    body: { plcId: placeId, ymd: date, trnngId: trainingId },
  }),
});
interface Postponement {
  kind: Visit;
  trainingId: string;
  reason: string;
  /** a data address; empty where none is needed */
  proof: string;
}
/** Asked for once, however often it is sent. */
export const postpone = post('/mili/v1/{kind}/postpone', {
  lost: 'harmless',
  send: ({ kind, trainingId, reason, proof }: Postponement) => ({
    path: { kind },
    body: { rsnCd: reason, prfFile: proof, trnngId: trainingId },
  }),
});

export const listTrainings = get('/mili/v1/training', { answer: wire.trainings });
export const readTraining = get('/mili/v1/training/{trainingId}', { answer: wire.training });
/** Whether the gate has read the code meanwhile. */
export const checkIn = post('/mili/v1/training/checkIn', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (trainingId: string) => ({ body: { trnngId: trainingId } }),
  answer: wire.training,
});
/** Where the pay goes; told once, it stays. */
export const choosePayAccount = post('/mili/v1/training/pay', {
  lost: 'harmless',
  send: ({ trainingId, account }: { trainingId: string; account: string }) => ({
    body: { trnngId: trainingId, acNo: account },
  }),
  answer: wire.training,
});

export const readYouth = get('/mili/v1/youth', { answer: wire.youth });
