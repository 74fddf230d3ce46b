import { get, post } from '@wallet/kit/api';
import type { Ticket } from '../model/ticket.ts';
import * as wire from './wire.ts';

const ofCoupon = (hirkCtntID: string) => ({ params: { hirkCtntID } });
const ofPresent = (prsntId: string) => ({ params: { prsntId } });

export const listCoupons = get('/cpon/v1/coupons', { answer: wire.coupons });
export const readCoupon = get('/cpon/v1/coupon', { send: ofCoupon, answer: wire.coupon });
export const listUses = get('/cpon/v1/uses', { send: ofCoupon, answer: wire.uses });
/** A code for a till, or with an amount a number for an online shop. A new one ends those before it. */
export const showCode = post('/cpon/v1/showCode', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ id, online }: { id: string; online?: number }) => ({
    body: { hirkCtntID: id, ...(online === undefined ? {} : { couponUsePrice: online, onlineYn: 'Y' }) },
  }),
  answer: wire.shownCode,
});
export const readFate = get('/cpon/v1/useState', {
  spinner: false,
  duplicates: 'allow',
  send: (codeId: string) => ({ params: { codeId } }),
  answer: wire.codeFate,
});
export const deleteCoupon = post('/cpon/v1/delete', {
  lost: 'harmless',
  send: (hirkCtntID: string) => ({ body: { hirkCtntID } }),
});

/** The same number by the same member leads to the same coupon, so that a lost answer is asked for again. */
export const register = post('/cpon/v1/register', {
  lost: 'harmless',
  send: (cponSerno: string) => ({ body: { cponSerno } }),
  answer: wire.registered,
});
export const readRegisterState = get('/cpon/v1/registerState', { answer: wire.registerState });

export const extend = post('/cpon/v1/extend', {
  lost: 'sameKey',
  send: ({ id, endsOn }: { id: string; endsOn: string }) => ({
    body: { finacCponId: id, valdEndYmd: endsOn },
  }),
});

export const listPresents = get('/cpon/v1/presents', { answer: wire.presents });
export const readPresent = get('/cpon/v1/presentState', { send: ofPresent, answer: wire.present });
export const give = post('/cpon/v1/present', {
  lost: 'sameKey',
  send: ({ id, phone, message }: { id: string; phone: string; message: string }) => ({
    body: { hirkCtntID: id, rcvrTelno: phone, msg: message },
  }),
  answer: wire.present,
});
export const takeBack = post('/cpon/v1/presentTakeBack', {
  lost: 'sameEnd',
  send: (prsntId: string) => ({ body: { prsntId } }),
});
export const receive = post('/cpon/v1/receive', {
  lost: 'sameEnd',
  send: ({ id, guardianCheckId = '' }: { id: string; guardianCheckId?: string }) => ({
    body: { prsntId: id, grdnVldtnNo: guardianCheckId },
  }),
  answer: wire.present,
});

export const listHot = get('/cpon/v1/hot', { answer: wire.hotCoupons });
export const listOffers = get('/cpon/v1/offers', { answer: wire.offers });
export const take = post('/cpon/v1/take', {
  lost: 'sameEnd',
  send: (offerId: string) => ({ body: { offerId } }),
  answer: wire.registered,
});

export const readRefund = get('/cpon/v1/refund', { send: ofCoupon, answer: wire.refund });
/** The refund rules of today. */
export const readRefundRules = get('/cpon/v1/refundRules', { answer: wire.refundRules });
/** Gives a coupon back for the sum that was shown, or not at all. */
export const refund = post('/cpon/v1/refund', {
  lost: 'sameKey',
  send: ({ id, way, amount }: { id: string; way: 'won' | 'points'; amount: number }) => ({
    body: { hirkCtntID: id, wayDstcd: way === 'won' ? 'WON' : 'PNT', rfndAmt: amount },
  }),
});

export const listTickets = get('/cpon/v1/tickets', { answer: wire.tickets });
const ticketCodes = { event: 'EVNT', admission: 'ADMS', ksat: 'KSAT' } as const;
export const saveTicket = post('/cpon/v1/ticketSave', {
  lost: 'harmless',
  send: ({ kind, number, name }: { kind: Ticket['kind']; number: string; name: string }) => ({
    body: { tcktKd: ticketCodes[kind], tcktNo: number, holdrName: name },
  }),
  answer: wire.ticket,
});
export const deleteTicket = post('/cpon/v1/ticketDelete', {
  lost: 'harmless',
  send: (tcktId: string) => ({ body: { tcktId } }),
});
export const readExam = get('/cpon/v1/ksat', { answer: wire.exam });
