import { defineCall } from '@wallet/kit/api';
import type { Booking } from '../model/booking.ts';
import type { BookingDraft } from '../model/bookingDraft.ts';
import type { CancelQuote, CancelRule } from '../model/cancelFee.ts';
import { once } from './once.ts';
import { fromDraft, toBooking, toCancelQuote, toCancelRules } from './toBooking.ts';
import * as wire from './wire.ts';

export const holdRoom = defineCall<{ draft: BookingDraft; total: number }, wire.WireBooking, Booking>({
  method: 'POST',
  path: '/forest/v1/bookings',
  answer: wire.wireBooking,
  send: ({ draft, total }) => ({ headers: once(draft.intentId), body: fromDraft(draft, total) }),
  to: toBooking,
});

export const listBookings = defineCall<void, { bkngList: wire.WireBooking[] }, Booking[]>({
  method: 'GET',
  path: '/forest/v1/bookings',
  answer: wire.wireBookingList,
  to: ({ bkngList }) => bkngList.map(toBooking),
});

export const readBooking = defineCall<string, wire.WireBooking, Booking>({
  method: 'GET',
  path: '/forest/v1/bookings/{bookingNo}',
  answer: wire.wireBooking,
  send: (bookingNo) => ({ path: { bookingNo } }),
  to: toBooking,
});

/** The payment company's page for this booking; an older page of it pays no more. */
export const startPayment = defineCall<string, { payUrl: string }, string>({
  method: 'POST',
  path: '/forest/v1/bookings/{bookingNo}/payment',
  answer: wire.wirePayment,
  send: (bookingNo) => ({ path: { bookingNo } }),
  to: ({ payUrl }) => payUrl,
});

export const readCancelRules = defineCall<void, wire.WireCancelRules, CancelRule[]>({
  method: 'GET',
  path: '/forest/v1/cancel-rules',
  answer: wire.wireCancelRules,
  to: toCancelRules,
});

export const quoteCancel = defineCall<string, wire.WireCancelQuote, CancelQuote>({
  method: 'GET',
  path: '/forest/v1/bookings/{bookingNo}/cancel-quote',
  answer: wire.wireCancelQuote,
  send: (bookingNo) => ({ path: { bookingNo } }),
  to: toCancelQuote,
});

/** Cancels at the fee the customer agreed to, or not at all. */
export const cancelBooking = defineCall<{ bookingNo: string; fee: number }, wire.WireBooking, Booking>({
  method: 'POST',
  path: '/forest/v1/bookings/{bookingNo}/cancel',
  answer: wire.wireBooking,
  send: ({ bookingNo, fee }) => ({ path: { bookingNo }, body: { feeAmt: fee } }),
  to: toBooking,
});
