import { get, post } from '@wallet/kit/api';
import type { Ride } from '../model/train.ts';
import { type Choice, eachOf, type Kind, type SeatClass, type Trip } from '../model/trip.ts';
import * as wire from './wire.ts';

// The names are stated (R922 to R927) below /rail/api/v1; methods and fields are our reading (N41, N37).

export const listStations = get('/rail/api/v1/train-station-info', { answer: wire.stations });
export const readRunDates = get('/rail/api/v1/train-run-date', { answer: wire.runDates });
export const readLimit = get('/rail/api/v1/ticket-limit', { answer: wire.limit });
export const listNotices = get('/rail/api/v1/notice', { answer: wire.notices });
export const readEmergency = get('/rail/api/v1/emergency-popup', { answer: wire.emergency });
const readCode = get('/rail/api/v1/code/{codeName}', { answer: wire.passengerKinds });
export const listPassengerKinds = (signal: AbortSignal) => readCode({ codeName: 'passenger' }, { signal });
export const readCounts = get('/rail/api/v1/customer-ticket-count', { answer: wire.counts });

/** Trains that leave from an hour on, and where to change if none goes all the way. */
export const findTrains = get('/rail/api/v1/train-query', {
  send: ({ from, to, date, hour }: Omit<Trip, 'people'>) => ({
    params: { dptStnCd: from, arvStnCd: to, runYmd: date, hour },
  }),
  answer: wire.offers,
});

type OneRide = Pick<Ride, 'train' | 'runDate' | 'fromId' | 'toId'>;
const ofRide = ({ train, runDate, fromId, toId }: OneRide) => ({
  params: { trnNo: train, runYmd: runDate, dptStnCd: fromId, arvStnCd: toId },
});
export const readFares = get('/rail/api/v1/train-fare', { send: ofRide, answer: wire.fares });
export const readRestSeats = get('/rail/api/v1/train-rest-seat', { send: ofRide, answer: wire.cars });
export const readStops = get('/rail/api/v1/train-schedule', { send: ofRide, answer: wire.stops });
export const readTimes = get('/rail/api/v1/train-time', { send: ofRide, answer: wire.times });
export const readSeatMap = get('/rail/api/v1/train-seat-map', {
  send: ({ car, hasWheelchair, ...ride }: OneRide & { car: string; hasWheelchair: boolean }) => ({
    params: { ...ofRide(ride).params, scarNo: car, whelYn: hasWheelchair ? 'Y' : 'N' },
  }),
  answer: wire.seatMap,
});
export const rideOf = ({ train, date, from, to }: Choice): OneRide => ({
  train,
  runDate: date,
  fromId: from,
  toId: to,
});

/** Proves that somebody is disabled or of national merit; answers until which day that holds. */
export const prove = post('/rail/api/v1/handicap-authentication', {
  lost: 'harmless',
  send: ({ kind, number }: { kind: Kind; number: string }) => ({ body: { psgrCd: kind, prfNo: number } }),
  answer: wire.proof,
});

/** Holds seats, for ten minutes or what is left until the train goes. */
export const reserve = post('/rail/api/v1/ticket-reservation', {
  lost: 'sameKey',
  send: ({ car, seats, ...choice }: Choice & { car: string; seats: readonly string[] }) => ({
    body: {
      ...ofRide(rideOf(choice)).params,

      cls: wire.classCodes[choice.seatClass satisfies SeatClass],
      scarNo: car,
      seatList: seats,
      psgrList: eachOf(choice).map((psgrCd) => ({ psgrCd, cnt: 1 })),
    },
  }),
  answer: wire.booking,
});
export const release = post('/rail/api/v1/ticket-reservation-cancel', {
  lost: 'sameEnd',
  send: (number: string) => ({ body: { bkngNo: number } }),
});
/** What is held and costs; with other passengers in its seats, what it costs then. */
export const recalculate = post('/rail/api/v1/price-re-calculation', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ number, kinds }: { number: string; kinds?: readonly Kind[] }) => ({
    body: { bkngNo: number, ...(kinds && { psgrList: kinds }) },
  }),
  answer: wire.recalculated,
});
/** Where to pay. The name is ours: no stated call begins a payment. */
export const beginPayment = post('/rail/api/v1/ticket-payment', {
  lost: 'sameEnd',
  send: ({ number, amount, agreed }: { number: string; amount: number; agreed: readonly string[] }) => ({
    body: { bkngNo: number, payAmt: amount, agreStpulIdList: agreed },
  }),
  answer: wire.payUrl,
});
/** What the service keeps of an order: the address that the payment page leads back to is not believed. */
export const readOrder = get('/rail/api/v1/redis-select', {
  send: (number: string) => ({ params: { orderId: number } }),
  answer: wire.orderState,
});
/** Tickets for what is paid; asked again they are the same. */
export const issue = post('/rail/api/v1/ticket-settlementIssue', {
  lost: 'sameEnd',
  send: (number: string) => ({ body: { bkngNo: number } }),
  answer: wire.booking,
});

export const listBookings = get('/rail/api/v1/ticket-list', { answer: wire.bookings });
export const readBooking = get('/rail/api/v1/ticket-detail', {
  send: (ticketId: string) => ({ params: { tcktNo: ticketId } }),
  answer: wire.booking,
});
export const readReceipt = get('/rail/api/v1/ticket-receipt', {
  send: (number: string) => ({ params: { bkngNo: number } }),
  answer: wire.receipt,
});

interface GivenBack {
  number: string;
  tickets: readonly string[];
}
export const quoteReturn = post('/rail/api/v1/booking-return-fee', {
  lost: 'harmless',
  duplicates: 'allow',
  send: ({ number, tickets }: GivenBack) => ({ body: { bkngNo: number, tcktNoList: tickets } }),
  answer: wire.returnQuote,
});
/** Gives back at the fee the customer agreed to, or not at all; sent again it gives back nothing more. */
export const giveBack = post('/rail/api/v1/booking-ticket-return', {
  lost: 'sameKey',
  send: ({ number, tickets, fee }: GivenBack & { fee: number }) => ({
    body: { bkngNo: number, tcktNoList: tickets, feeAmt: fee },
  }),
  answer: wire.booking,
});

export const listGifts = get('/rail/api/v1/gift-ticket-list-select', { answer: wire.gifts });
export const readGift = get('/rail/api/v1/gift-ticket-link-select', {
  send: (linkId: string) => ({ params: { linkId } }),
  answer: wire.gift,
});
export const sendGift = post('/rail/api/v1/gift-ticket-send', {
  lost: 'sameKey',
  send: ({ tickets, phone, words }: { tickets: readonly string[]; phone: string; words: string }) => ({
    body: { tcktNoList: tickets, rcvrTelno: phone, giftMsg: words },
  }),
  answer: wire.gift,
});
const byLink = (linkId: string) => ({ body: { linkId } });
export const recallGift = post('/rail/api/v1/gift-ticket-recall', {
  lost: 'sameEnd',
  send: byLink,
  answer: wire.gift,
});
/** Puts a gift into the wallet of who is signed in. */
export const takeGift = post('/rail/api/v1/gift-ticket-send-wallet', {
  lost: 'harmless',
  send: byLink,
  answer: wire.gift,
});
/** Refuses a gift that waits, or takes one that is over out of the list. */
export const deleteGift = post('/rail/api/v1/gift-ticket-delete-wallet', { lost: 'harmless', send: byLink });
