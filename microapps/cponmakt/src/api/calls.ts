import { get, post } from '@wallet/kit/api';
import * as wire from './wire.ts';

/** Points, brands and all goods; what is found among them is found on the phone. */
export const readMarket = get('/cponmakt/v1/market', { answer: wire.market });
export const listOrders = get('/cponmakt/v1/orders', { answer: wire.orders });
export const readOrder = get('/cponmakt/v1/orders/{odrNo}', { answer: wire.order });

interface Wanted {
  code: string;
  count: number;
  /** won a piece, as it was shown */
  price: number;
  points: number;
  receivers: string[];
  message: string;
}

export const buy = post('/cponmakt/v1/orders', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: Wanted; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      itemCd: facts.code,
      cnt: facts.count,
      untprc: facts.price,
      pntAmt: facts.points,
      rcvrList: facts.receivers,
      msg: facts.message,
      pin: secret,
    },
  }),
  answer: wire.order,
});
export const inquireOrder = post('/cponmakt/v1/orderState', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.orderEnd,
});

/** A gift that nobody has received comes back to the buyer. */
export const takeBack = post('/cponmakt/v1/orders/{odrNo}/takeBack', {
  lost: 'sameEnd',
  send: ({ id, serial }: { id: string; serial: string }) => ({
    path: { odrNo: id },
    body: { cponSerno: serial },
  }),
  answer: wire.order,
});
/** Gives a coupon back for the sum that was shown, or not at all. */
export const giveBack = post('/cponmakt/v1/orders/{odrNo}/return', {
  lost: 'sameKey',
  send: ({ id, serial, won, points }: { id: string; serial: string; won: number; points: number }) => ({
    path: { odrNo: id },
    body: { cponSerno: serial, wonAmt: won, pntAmt: points },
  }),
  answer: wire.order,
});
