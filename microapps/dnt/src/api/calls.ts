import { type FileAnswer, get, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { GiftFacts } from '../model/giftFacts.ts';
import type { PaymentInfo, ProductQuery, ProjectQuery } from '../model/states.ts';
import * as wire from './wire.ts';

export const readOverview = get('/dnt/v1/points', { answer: wire.overview });
export const listTowns = get('/dnt/v1/municipalities', { answer: wire.townList });

/** Where the register has the customer at this moment; without an answer nothing is given. */
export const checkResidence = post('/dnt/v1/residence', { lost: 'harmless', answer: wire.residence });
/** Gives the number that is paid. */
export const takeNumber = post('/dnt/v1/epayno', {
  lost: 'sameKey',
  send: (body: PaymentInfo) => ({ body: { ...body } }),
  answer: wire.donation,
});
/** Where to pay, or the donation where it is paid. Sent again it pays nothing twice. */
export const payDonation = post('/dnt/v1/pay', {
  lost: 'harmless',
  send: (epayno: string) => ({ body: { epayno } }),
  answer: wire.payUrl,
});
export const readDonation = get('/dnt/v1/donations/{donationId}', { answer: wire.donation });
export const readHistory = get('/dnt/v1/history', {
  send: (year: string) => ({ params: { year } }),
  answer: wire.history,
});
export const readStatement = get('/dnt/v1/statements/{donationId}', {
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});

export const listGifts = get('/dnt/v1/products', {
  duplicates: 'allow',
  send: (query: ProductQuery) => ({ params: { ...query } }),
  answer: wire.giftPage,
});
export const readGift = get('/dnt/v1/products/{itemCd}', { answer: wire.giftDetail });
export const listProjects = get('/dnt/v1/projects', {
  send: (query: ProjectQuery) => ({ params: { ...query } }),
  answer: wire.projectPage,
});
export const readProject = get('/dnt/v1/projects/{spcfBsnsId}', { answer: wire.project });

export const readBasket = get('/dnt/v1/basket', { answer: wire.basket });
/** So many of a gift are in the basket from now on; none takes it out. */
export const setBasket = post('/dnt/v1/basket', {
  lost: 'harmless',
  send: ({ code, count }: { code: string; count: number }) => ({ body: { itemCd: code, cnt: count } }),
  answer: wire.basket,
});

export const orderGifts = post('/dnt/v1/orders', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts }: { key: string; facts: GiftFacts }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      locgovCd: facts.townCode,
      pnt: facts.points,
      itemList: facts.lines.map(({ code, count }) => ({ itemCd: code, cnt: count })),

      rcvrNm: facts.name,
      phone: facts.phone,
      zip: facts.zip,
      address: facts.address,
    },
  }),
  answer: wire.giftReceipt,
});
export const inquireGifts = post('/dnt/v1/orders/state', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (key: string) => ({ body: { key } }),
  answer: wire.giftOrderEnd,
});
export const listOrders = get('/dnt/v1/orders', { answer: wire.giftOrderList });
export const readOrder = get('/dnt/v1/orders/{orderId}', { answer: wire.giftOrder });
/** Points come back once, however often it is sent. */
export const cancelOrder = post('/dnt/v1/orders/{orderId}/cancel', { lost: 'sameEnd' });
/** Tells damage with a picture (a data address); told again it changes nothing. */
export const tellDamage = post('/dnt/v1/orders/{orderId}/damage', {
  lost: 'harmless',
  send: ({ orderId, image }: { orderId: string; image: string }) => ({
    path: { orderId },
    body: { dmgeCtnt: '', image },
  }),
});
