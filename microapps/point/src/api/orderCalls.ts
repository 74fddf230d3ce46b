import { type Call, type CallSettings, post } from '@wallet/kit/api';
import { fromMinorUnits } from '@wallet/kit/format';
import type { FactsOf, OrderFacts, OrderKind } from '../model/order.ts';
import type { Receipt } from '../model/receipt.ts';
import * as wire from './moneyWire.ts';
import { toOrderState, toReceipt } from './toReceipt.ts';

/** An order as it goes out: its intent's key, what it is about, and the password as the keypad sealed it. */
interface Sending<K extends OrderKind = OrderKind> {
  key: string;
  facts: FactsOf<K>;
  password: string;
}

const points = (amount: number) => fromMinorUnits(amount, 'KRW');

function order<K extends OrderKind>(
  path: string,
  body: (facts: FactsOf<K>) => object,
  hasPassword = true,
): Call<Sending<K>, Receipt> {
  return post(`/point-fe/${path}`, {
    envelope: 'outData',
    answer: wire.wireReceipt,
    lost: 'inquire',
    // The key makes two of them one; a second WebView gets the same answer.
    duplicates: 'allow',
    send: ({ key, facts, password }: Sending<K>) => ({
      headers: { 'Idempotency-Key': key },
      body: { ...body(facts), ...(hasPassword ? { pswd: password } : {}) },
    }),
    to: toReceipt,
  });
}

const calls = {
  charge: order<'charge'>('transaction/v1/charge', ({ amount }) => ({ amt: points(amount) })),
  withdraw: order<'withdraw'>('transaction/v1/withdraw', ({ amount }) => ({ amt: points(amount) })),
  send: order<'send'>('transaction/v1/send', ({ amount, receiverId, message }) => ({
    rcvrId: receiverId,
    amt: points(amount),
    msg: message,
  })),
  accept: order<'accept'>('transaction/v1/gift/accept', ({ giftId }) => ({ giftId }), false),
  return: order<'return'>('transaction/v1/gift/return', ({ giftId }) => ({ giftId }), false),
  takeBack: order<'takeBack'>('transaction/v1/gift/takeBack', ({ giftId }) => ({ giftId }), false),
  request: order<'request'>(
    'transaction/v1/request/new',
    ({ title, shares }) => ({
      titl: title,
      shrList: shares.map(({ receiverId, amount }) => ({ rcvrId: receiverId, amt: points(amount) })),
    }),
    false,
  ),
  pay: order<'pay'>('transaction/v1/request/pay', ({ shareId }) => ({ shrId: shareId })),
  convert: order<'convert'>('transaction/v1/convert', ({ partnerCode, direction, amount, expected }) => ({
    prtnCd: partnerCode,
    drctn: direction === 'in' ? 'IN' : 'OUT',
    amt: points(amount),
    expcAmt: points(expected),
  })),
  buy: order<'buy'>('foreign/v1/buy', ({ quoteId }) => ({ qtId: quoteId })),
  sell: order<'sell'>('foreign/v1/sell', ({ quoteId }) => ({ qtId: quoteId })),
};

/** Sends an order by the call of its kind. @throws ApiError */
export function placeOrder(
  sending: { key: string; facts: OrderFacts; password: string },
  settings?: CallSettings,
): Promise<Receipt> {
  const call = calls[sending.facts.kind] as Call<typeof sending, Receipt>;
  return call(sending, settings);
}

const area = { envelope: 'outData', lost: 'harmless', duplicates: 'allow', spinner: false } as const;
const status = { ...area, answer: wire.wireStatus, to: toOrderState } as const;
const statusPath = '/point-fe/transaction/v1/status';

/** What became of an order; one that has not come is closed by the asking. */
export const inquireOrder = post(statusPath, {
  ...status,
  send: (key: string) => ({ body: { odrKey: key } }),
});

/** The newest order that the customer has not been told the end of; `none` where there is none. */
export const inquireUntold = post(statusPath, { ...status, send: (_: undefined) => ({ body: {} }) });

/** The customer has been told how an order ended. */
export const tellOrder = post('/point-fe/transaction/v1/told', {
  ...area,
  send: (key: string) => ({ body: { odrKey: key } }),
});
