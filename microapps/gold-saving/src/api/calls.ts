import { type FileAnswer, get, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { AlertFacts, Plan, PlanFacts } from '../model/gold.ts';
import type { OrderFacts } from '../model/order.ts';
import * as wire from './wire.ts';

/** Reads anew what a screen shows. */
const read = { lost: 'harmless', duplicates: 'allow' } as const;

export const readPrice = post('/gold-saving-fe/v1/price', { ...read, answer: wire.price });
export type Range = keyof typeof wire.wireRange;
export const readChart = post('/gold-saving-fe/v1/chart', {
  ...read,
  send: (range: Range) => ({ body: { rngDstcd: wire.wireRange[range] } }),
  answer: wire.chart,
});
export const readHoldings = post('/gold-saving-fe/v1/holdings', { ...read, answer: wire.holdings });

/** Six answers; without them the customer does not say, with `isConfirmed` goes on against the result. */
export const judge = post('/gold-saving-fe/v1/suitability', {
  lost: 'harmless',
  send: ({ answers, isConfirmed }: { answers?: readonly number[]; isConfirmed?: boolean }) => ({
    body: { ...(answers ? { aswrList: answers } : {}), cnfmYn: isConfirmed ? 'Y' : 'N' },
  }),
  answer: wire.suitability,
});

/** What is wished: won or grams; closing takes all. */
export interface Wish {
  side: 'buy' | 'sell' | 'close';
  won?: number | undefined;
  grams?: number | undefined;
}
const wireSide = { buy: 'BUY', sell: 'SELL', close: 'CLOS' } as const;
export const askQuote = post('/gold-saving-fe/v1/quote', {
  ...read,
  send: ({ side, won, grams }: Wish) => ({
    body: { sdDstcd: wireSide[side], odrAmt: won, goldCg: grams },
  }),
  answer: wire.quote,
});

const calls = {
  buy: 'order',
  sell: 'order',
  reserve: 'reserve',
  open: 'open',
  account: 'account',
  close: 'close',
};
const bodyOf = ({ kind, ref, amount }: OrderFacts) => {
  if (kind === 'open' || kind === 'account') return { bnkAcNo: ref };
  return kind === 'reserve' ? { sdDstcd: ref === 'sell' ? 'SELL' : 'BUY', odrAmt: amount } : { qtId: ref };
};
export const send = post('/gold-saving-fe/v1/{call}', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: OrderFacts; secret: string }) => ({
    path: { call: calls[facts.kind] },
    headers: { 'Idempotency-Key': key },
    body: { ...bodyOf(facts), pin: secret },
  }),
  answer: wire.receipt,
});
export const inquire = post('/gold-saving-fe/v1/orderState', {
  ...read,
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.orderEnd,
});
export const takeBack = post('/gold-saving-fe/v1/takeBack', {
  lost: 'sameEnd',
  send: (orderId: string) => ({ body: { odrNo: orderId } }),
  answer: wire.order,
});

export const readPlans = post('/gold-saving-fe/v1/plans', { ...read, answer: wire.plans });
const wirePlanState = { active: 'ACTV', paused: 'PAUS', ended: 'ENDD' } as const;
export interface PlanWish extends PlanFacts {
  id: string;
  state: Plan['state'];
}
export const savePlan = post('/gold-saving-fe/v1/planSave', {
  lost: 'sameKey',
  send: ({ id, state, day, won, ceiling, endsOn }: PlanWish) => ({
    body: {
      planNo: id,
      planStcd: wirePlanState[state],
      dayNo: day,
      planAmt: won,

      ceilAmt: ceiling,
      endYmd: endsOn,
    },
  }),
  answer: wire.plan,
});

export const readAlerts = post('/gold-saving-fe/v1/alerts', { ...read, answer: wire.alerts });
export const addAlert = post('/gold-saving-fe/v1/alertSave', {
  lost: 'harmless',
  send: ({ side, price, repeats, endsOn }: AlertFacts) => ({
    body: {
      drctn: wire.wireAlert[side],
      alrtPrc: price,
      rptDstcd: wire.wireRepeat[repeats],
      endYmd: endsOn,
    },
  }),
  answer: wire.alerts,
});
export const removeAlert = post('/gold-saving-fe/v1/alertSave', {
  lost: 'harmless',
  send: (id: string) => ({ body: { alrtNo: id, delYn: 'Y' } }),
  answer: wire.alerts,
});

export type HistoryKind = 'all' | 'buy' | 'sell' | 'plan';
const wireKind = { all: undefined, buy: 'BUY', sell: 'SELL', plan: 'PLAN' } as const;
export const readHistory = post('/gold-saving-fe/v1/history', {
  ...read,
  send: ({ from, to, kind }: { from: string; to: string; kind: HistoryKind }) => ({
    body: { from, to, sdDstcd: wireKind[kind] },
  }),
  answer: wire.history,
});
export const readOrder = post('/gold-saving-fe/v1/history', {
  ...read,
  send: (orderId: string) => ({ body: { odrNo: orderId } }),
  answer: wire.history,
});
export const readStatement = get('/gold-saving-fe/v1/statement', {
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});

/** What developers set of the stand-in's market. */
export const setMarket = post('/gold-saving-fe/v1/test', {
  lost: 'harmless',
  send: (settings: Readonly<Record<string, number | boolean>>) => ({ body: settings }),
});
