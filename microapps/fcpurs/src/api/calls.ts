import { type FileAnswer, only, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Foreign, Side, Wish } from '../model/fx.ts';
import type { OrderFacts } from '../model/order.ts';
import * as wire from './wire.ts';

/** Reads anew what a screen shows. */
const read = { lost: 'harmless', duplicates: 'allow' } as const;

export const readWallet = post('/fcpurs-fe/wallet/v1/summary', { ...read, answer: wire.wallet });
export const arrange = post('/fcpurs-fe/wallet/v1/arrange', {
  lost: 'harmless',
  send: (order: readonly string[]) => ({ body: { crncyList: order } }),
});
export const readRates = post('/fcpurs-fe/rate/v1/list', { ...read, answer: wire.rates });
export const readCourse = post('/fcpurs-fe/rate/v1/course', {
  ...read,
  send: ({ currency, range }: { currency: Foreign; range: string }) => ({
    body: { crncyCd: currency, trmCd: range },
  }),
  answer: only(wire.course),
});
/** All alerts; sets the one of a currency, an empty rate takes it away. */
export const alerts = post('/fcpurs-fe/rate/v1/alerts', {
  ...read,
  send: (alert: { currency: Foreign; side: 'above' | 'below'; rate: string } | undefined) => ({
    body: alert
      ? { crncyCd: alert.currency, drctn: alert.side === 'above' ? 'ABOV' : 'BELW', alrtExrt: alert.rate }
      : {},
  }),
  answer: only(wire.alerts),
});
export const readLimits = post('/fcpurs-fe/limit/v1/list', { ...read, answer: only(wire.limits) });

const wireSide = { buy: 'BUY', sell: 'SELL', exchange: 'XCHG' } as const;
export const askQuote = post('/fcpurs-fe/exchange/v1/quote', {
  ...read,
  send: ({ side, currency, to, minor, won }: Wish) => ({
    body: { sdDstcd: wireSide[side], crncyCd: currency, toCrncyCd: to, amt: minor, wonAmt: won },
  }),
  answer: wire.quote,
});
/** The rate stays while it is signed; asked again, for as long as is left. */
export const holdQuote = post('/fcpurs-fe/exchange/v1/hold', {
  ...read,
  send: (id: string) => ({ body: { qtId: id } }),
  answer: wire.quote,
});

const gubun: Readonly<Record<Side, string>> = { buy: '01', sell: '02', exchange: '03' };
/** First call of signing (2-payment s7.4). */
export const saveSignature = post('/mstr/eai/BFA75O10R0', {
  ...read,
  envelope: 'header',
  send: ({ customerId, content, side }: { customerId: string; content: string; side: Side }) => ({
    body: { custIdnfr: customerId, electronSignatureContent: content, gubun: gubun[side] },
  }),
  answer: wire.signedNo,
});
/** Second: the rate is bound to the signature. */
export const saveRate = post('/fcpurs-fe/exchange/v1/save-sise', {
  ...read,
  send: (signedNo: string) => ({ body: { ogtxtSerno: signedNo } }),
});
/** Third: what was signed. */
export const readSigned = post('/mstr/eai/BFA72O10S0', {
  ...read,
  envelope: 'header',
  send: ({ customerId, signedNo }: { customerId: string; signedNo: string }) => ({
    body: { custIdnfr: customerId, ogtxtSerno: signedNo, inquryDstic: '1' },
  }),
  answer: wire.signedText,
});

const paths = {
  buy: ['exchange', 'order'],
  sell: ['exchange', 'order'],
  exchange: ['exchange', 'order'],

  open: ['wallet', 'open'],
  close: ['wallet', 'close'],
} as const;
const bodyOf = ({ kind, ref, purpose, funds }: OrderFacts) => {
  if (kind === 'open') return { bnkAcNo: ref, prpsDstcd: purpose, fundDstcd: funds };
  return kind === 'close' ? {} : { ogtxtSerno: ref };
};
export const send = post('/fcpurs-fe/{area}/v1/{call}', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: OrderFacts; secret: string }) => {
    const [area, call] = paths[facts.kind];
    return {
      path: { area, call },
      headers: { 'Idempotency-Key': key },
      body: { ...bodyOf(facts), pin: secret },
    };
  },
  answer: wire.receipt,
});
/** What became of an order of this area, by its paper. */
export const inquire = post('/fcpurs-fe/exchange/v1/order-state', {
  ...read,
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.orderEndOf(wire.receipt),
});

export const readHistory = post('/fcpurs-fe/history/v1/list', {
  ...read,
  send: ({ from, to, currency }: { from: string; to: string; currency: string }) => ({
    body: { from, to, crncyCd: currency },
  }),
  answer: only(wire.history),
});
export const readEntry = post('/fcpurs-fe/history/v1/list', {
  ...read,
  send: (id: string) => ({ body: { odrNo: id } }),
  answer: only(wire.history),
});
const paper = { ...read, send: (id: string) => ({ body: { odrNo: id } }) } as const;
export const readCertificate = post('/fcpurs-fe/certificate/v1/file', {
  ...paper,
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});
export const mailCertificate = post('/fcpurs-fe/certificate/v1/mail', {
  ...paper,
  answer: v.looseObject({ email: v.string() }),
});

/** What developers set of the stand-in. */
export const setWorld = post('/fcpurs-fe/test/v1/set', {
  lost: 'harmless',
  send: (settings: object) => ({ body: settings }),
});
