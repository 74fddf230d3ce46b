import { post } from '@wallet/kit/api';
import type { Schema } from '@wallet/kit/schema';
import type { CashFacts, Pieces, PlaceKind } from '../model/exchange.ts';
import * as wire from './wire.ts';

/** Nothing moves by these: asked again they answer the same. */
const ask = <I, W>(name: string, answer: Schema<W>, body: (input: I) => object = () => ({}), more = {}) =>
  post(`/exchange-fe/v1/${name}`, {
    lost: 'harmless',
    duplicates: 'allow',
    send: (input: I) => ({ body: body(input) }),
    answer,
    ...more,
  });

export const readRates = ask('rates', wire.rates);
export const readTerms = ask('terms', wire.terms);
export const readSeries = ask(
  'rateSeries',
  wire.series,
  ({ currency, range }: { currency: string; range: string }) => ({
    crncyCd: currency,
    trmCd: range,
  }),
);
/** Without a rate it only lists; an empty one takes the alert away. */
export const alerts = ask('alerts', wire.alerts, (set: { currency: string; rate: string } | undefined) =>
  set ? { crncyCd: set.currency, exrt: set.rate } : {},
);

export const listPlaces = ask(
  'places',
  wire.places,
  ({ currency, kind }: { currency: string; kind?: PlaceKind }) => ({
    crncyCd: currency,
    ...(kind ? { kndCd: wire.wireKinds[kind] } : {}),
  }),
);
/** Whether a place has it, on which days it hands out, and who else has it. */
export const readStock = ask(
  'stock',
  wire.stock,
  ({ placeId, currency, amount }: { placeId: string; currency: string; amount: number }) => ({
    plcId: placeId,
    crncyCd: currency,
    amt: amount,
  }),
);

export const askQuote = ask(
  'quote',
  wire.quote,
  ({ currency, amount, coupon }: Pick<CashFacts, 'currency' | 'amount' | 'coupon'>) => ({
    crncyCd: currency,
    amt: amount,
    cpnNo: coupon,
  }),
);
export const placeOrder = post('/exchange-fe/v1/order', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: CashFacts; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      qtId: facts.quoteId,
      crncyCd: facts.currency,
      amt: facts.amount,
      cpnNo: facts.coupon,

      plcId: facts.placeId,
      ymd: facts.date,
      ftchNm: facts.fetcher,
      pin: secret,
      purpCd: wire.wirePurposes[facts.purpose],
      mixCd: facts.mix === 'large' ? 'BIG' : 'EVEN',
    },
  }),
  answer: wire.order,
});
export const inquireOrder = ask('orderState', wire.orderEnd, (odrKey: string) => ({ odrKey }));
export const listOrders = ask('orders', wire.orders);
const byNumber = (odrNo: string) => ({ odrNo });
/** Asked again and again at the machine. */
export const readOrder = ask('orders', wire.firstOrder, byNumber, { spinner: false });
export const readVoucher = ask('voucher', wire.voucher, byNumber);

/** Another place or day; told again it is the same one. */
export const changeOrder = post('/exchange-fe/v1/change', {
  lost: 'sameEnd',
  send: ({ id, placeId, date }: { id: string; placeId: string; date: string }) => ({
    body: { odrNo: id, plcId: placeId, ymd: date },
  }),
  answer: wire.order,
});
/** What comes back now; held for a while as a price is. */
export const askResale = ask('resale', wire.resale, byNumber);
export const cancelOrder = post('/exchange-fe/v1/cancel', {
  lost: 'sameKey',
  send: ({ id, quoteId }: { id: string; quoteId: string }) => ({ body: { odrNo: id, qtId: quoteId } }),
  answer: wire.order,
});

export const readCoins = ask('coins', wire.coinTerms, (currency: string) => ({ crncyCd: currency }));
/** Gives the code that the machine takes; no money moves before it has counted. */
export const handInCoins = post('/exchange-fe/v1/coinOrder', {
  lost: 'sameKey',
  send: (facts: {
    currency: string;
    pieces: readonly Pieces[];
    placeId: string;
    payout: 'points' | 'won';
  }) => ({
    body: {
      crncyCd: facts.currency,
      plcId: facts.placeId,
      payCd: facts.payout === 'won' ? 'WON' : 'PNT',
      coinList: facts.pieces.map(({ face, count }) => ({ face, cnt: count })),
    },
  }),
  answer: wire.coinOrder,
});
export const listCoinOrders = ask('coinOrders', wire.coinOrders, undefined, { spinner: false });
