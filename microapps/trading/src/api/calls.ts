import { post } from '@wallet/kit/api';
import type { FeePayer, Reason, Role, Way } from '../model/deal.ts';
import type { PayFacts } from '../model/pay.ts';
import * as wire from './wire.ts';

const read = { lost: 'harmless', duplicates: 'allow' } as const;
const ofDeal = { send: (dlNo: string) => ({ body: { dlNo } }) };
const role = { buyer: 'BUYR', seller: 'SELR' } as const;
const payer = { ...role, half: 'HALF' } as const;
const ways = { parcel: 'PRCL', person: 'PRSN' } as const;
const reasons = { notCome: 'NOTC', damaged: 'DMGD', otherThing: 'OTHR', different: 'DIFF' } as const;

export const readDeals = post('/trading-fe/v1/deals', { ...read, answer: wire.deals });
export const readDeal = post('/trading-fe/v1/deal', { ...read, ...ofDeal, answer: wire.deal });

export interface Offer {
  role: Role;
  thing: string;
  text: string;
  images: string[];
  price: number;
  delivery: number;
  way: Way;
  feePayer: FeePayer;
}
export const offer = post('/trading-fe/v1/offer', {
  lost: 'sameKey',
  send: (facts: Offer) => ({
    body: {
      roleCd: role[facts.role],
      thngNm: facts.thing,
      thngCtnt: facts.text,
      imgList: facts.images,

      prcAmt: facts.price,
      dlvAmt: facts.delivery,
      wayCd: ways[facts.way],
      feePyrCd: payer[facts.feePayer],
    },
  }),
  answer: wire.dealId,
});

/** What a side does to a deal; sent again it is the same, and whoever came second reads why. */
export type Step =
  | { call: 'accept'; version: number }
  | { call: 'change'; price: number; delivery: number }
  /** the number of the proposal that was shown */
  | { call: 'take'; proposal: number }
  | { call: 'withdraw' | 'confirm' | 'report' }
  | { call: 'ship' | 'sendBack'; carrier: string; number: string }
  | { call: 'dispute'; reason: Reason; text: string; images: string[] }
  | { call: 'answer'; text: string }
  | { call: 'settle'; kind: 'part' | 'return'; percent: number }
  | { call: 'returnConfirm'; isGood: boolean };

function bodyOf(step: Step): object {
  if (step.call === 'accept') return { verNo: step.version };
  if (step.call === 'take') return { ofrNo: step.proposal };
  if (step.call === 'change') return { prcAmt: step.price, dlvAmt: step.delivery };
  if (step.call === 'ship' || step.call === 'sendBack')
    return { crrCd: step.carrier.toUpperCase(), invcNo: step.number };
  if (step.call === 'dispute') return { rsnCd: reasons[step.reason], ctnt: step.text, imgList: step.images };
  if (step.call === 'answer') return { ctnt: step.text };
  if (step.call === 'settle') return { kndCd: step.kind === 'part' ? 'PART' : 'RTRN', pct: step.percent };
  return step.call === 'returnConfirm' ? { okYn: step.isGood ? 'Y' : 'N' } : {};
}
export const take = post('/trading-fe/v1/{call}', {
  lost: 'harmless',
  send: ({ id, step }: { id: string; step: Step }) => ({
    path: { call: step.call },
    body: { dlNo: id, ...bodyOf(step) },
  }),
  answer: wire.deal,
});
export const write = post('/trading-fe/v1/messages', {
  lost: 'sameKey',
  send: ({ id, text }: { id: string; text: string }) => ({ body: { dlNo: id, ctnt: text } }),
  answer: wire.deal,
});

export const askHandOver = post('/trading-fe/v1/handOver', { ...read, ...ofDeal, answer: wire.handOverCode });
export const readHandOver = post('/trading-fe/v1/handOver', {
  lost: 'harmless',
  send: ({ id, text }: { id: string; text: string }) => ({ body: { dlNo: id, qrText: text } }),
  answer: wire.deal,
});

export const pay = post('/trading-fe/v1/pay', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: PayFacts; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      dlNo: facts.dealId,
      verNo: facts.version,
      payAmt: facts.pays,
      pntAmt: facts.points,
      pin: secret,
    },
  }),
  answer: wire.paid,
});
export const inquirePay = post('/trading-fe/v1/payState', {
  ...read,
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.payEnd,
});

/** What developers do to a deal of the stand-in. */
export const tryOut = post('/trading-fe/v1/test', {
  lost: 'harmless',
  send: ({ id, what }: { id: string; what: string }) => ({ body: { dlNo: id, actCd: what } }),
  answer: wire.dealId,
});
