import { get, post } from '@wallet/kit/api';
import type { PeopleCounts } from '@wallet/kit/booking';
import { type Kind, kinds } from '../model/price.ts';
import type { ReservInfo } from '../model/reservInfo.ts';
import * as wire from './wire.ts';

// Groups of calls as stated: base, gwangneung, sejong, baekdu, public (R928); their paths are our own.

export const readToday = get('/abr/public/today', { answer: wire.today });
export const readTerms = get('/abr/base/terms', { answer: wire.terms });
export const listBookings = get('/abr/base/reservations', { answer: wire.bookings });
export const readBooking = get('/abr/base/reservations/{reservNo}', { answer: wire.booking });
export const readDays = get('/abr/{site}/days', { answer: wire.days });
export const readWindows = get('/abr/gwangneung/parkingTimes', {
  send: (date: string) => ({ params: { ymd: date } }),
  answer: wire.windows,
});
export const readSessions = get('/abr/sejong/sessions', {
  send: (date: string) => ({ params: { ymd: date } }),
  answer: wire.sessions,
});
export const listCourses = get('/abr/{site}/eduList', { answer: wire.courses });

interface Wanted extends ReservInfo {
  site: string;
  people: PeopleCounts<Kind>;
}
/** Keeps the place for ten minutes. */
export const reserve = post('/abr/{site}/reserve', {
  lost: 'sameKey',
  send: ({ site, people, reservType, info }: Wanted) => ({
    path: { site },
    body: {
      reservType,
      info,
      pplList: kinds
        .map((kind) => ({ knd: wire.wireKinds[kind], cnt: people[kind] }))
        .filter(({ cnt }) => cnt > 0),
    },
  }),
  answer: wire.booking,
});
/** Where to go on: the payment company's page, or the booking where there is nothing to pay. Booked once all the same. */
export const order = post('/abr/base/order', {
  lost: 'sameEnd',
  send: ({ number, agreed }: { number: string; agreed: readonly string[] }) => ({
    body: { reservNo: number, agreStpulIdList: agreed },
  }),
  answer: wire.payUrl,
});
export const updateCar = post('/abr/gwangneung/update', {
  lost: 'harmless',
  send: (body: { reservNo: string; carNum: string; parkingTime: string }) => ({ body }),
  answer: wire.booking,
});
export const quoteCancel = post('/abr/base/cancelFee', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (number: string) => ({ body: { reservNo: number } }),
  answer: wire.cancelQuote,
});
/** Cancels at the fee that was agreed to, or not at all; cancelled already, it says so. */
export const cancel = post('/abr/base/cancel', {
  lost: 'sameEnd',
  send: ({ number, fee }: { number: string; fee: number }) => ({ body: { reservNo: number, feeAmt: fee } }),
  answer: wire.booking,
});
