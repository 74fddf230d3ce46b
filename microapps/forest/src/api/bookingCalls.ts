import { get, post } from '@wallet/kit/api';
import type { BookingDraft } from '../model/bookingDraft.ts';
import { fromDraft } from './fromDraft.ts';
import * as wire from './wire.ts';

/** The key is kept with the draft: sent again, also by a WebView that was killed, it holds nothing twice. */
export const holdRoom = post('/forest/v1/bookings', {
  lost: 'sameKey',
  send: ({ draft, total }: { draft: BookingDraft; total: number }) => ({
    headers: { 'Idempotency-Key': draft.intentId },
    body: fromDraft(draft, total),
  }),
  answer: wire.booking,
});

export const listBookings = get('/forest/v1/bookings', { answer: wire.bookingList });

export const readBooking = get('/forest/v1/bookings/{bookingNo}', {
  send: (bookingNo: string) => ({ path: { bookingNo } }),
  answer: wire.booking,
});

/** The payment company's page for this booking; an older page of it pays no more. */
export const startPayment = post('/forest/v1/bookings/{bookingNo}/payment', {
  lost: 'sameEnd',
  send: (bookingNo: string) => ({ path: { bookingNo } }),
  answer: wire.payUrl,
});

export const readCancelRules = get('/forest/v1/cancel-rules', { answer: wire.cancelRules });

export const quoteCancel = get('/forest/v1/bookings/{bookingNo}/cancel-quote', {
  send: (bookingNo: string) => ({ path: { bookingNo } }),
  answer: wire.cancelQuote,
});

/** Cancels at the fee the customer agreed to, or not at all. */
export const cancelBooking = post('/forest/v1/bookings/{bookingNo}/cancel', {
  lost: 'sameEnd',
  send: ({ bookingNo, fee }: { bookingNo: string; fee: number }) => ({
    path: { bookingNo },
    body: { feeAmt: fee },
  }),
  answer: wire.booking,
});
