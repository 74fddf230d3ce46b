import type { FeeRule, Hold } from '@wallet/kit/booking';
import { daysBetween } from '@wallet/kit/format';
import type { Words } from './words.ts';

/** `held` waits for payment, `expired` was not paid in time, `released` gave way to a newer booking. */
type BookingStatus = 'held' | 'confirmed' | 'cancelled' | 'expired' | 'released';
type PaymentStatus = 'none' | 'pending' | 'paid' | 'refused' | 'closed';

export interface Booking {
  number: string;
  forestId: string;
  forestName: Words;
  roomId: string;
  roomName: Words;
  picture: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  cars: number;
  bookerName: string;
  bookerPhone: string;
  needs: string[];
  request: string;
  nights: { date: string; price: number }[];
  /** won */
  total: number;
  status: BookingStatus;
  payment: PaymentStatus;
  /** null unless held */
  hold: Hold | null;
  /** YYYYMMDDhhmmss */
  bookedAt: string;
  cancelFee: number | null;
  refund: number | null;
}

/** Where a booking stands for the customer on a day. */
export type BookingStage = 'payable' | 'upcoming' | 'past' | 'cancelled' | 'expired';

// Whether a hold still stands is the service's word: a phone's clock may be wrong.
export function stageOf(booking: Booking, today: string): BookingStage {
  switch (booking.status) {
    case 'held':
      return 'payable';
    case 'confirmed':
      return booking.checkOut < today ? 'past' : 'upcoming';
    case 'cancelled':
      return 'cancelled';
    default:
      return 'expired';
  }
}

/** What cancelling costs now, as the service says. */
export interface CancelQuote {
  /** won */
  fee: number;
  refund: number;
  rules: FeeRule[];
  /** the rule that counts now; null for a booking not yet paid */
  applied: FeeRule | null;
}

/** A stay can be given back until the day of arrival is over. */
export function canCancel(booking: Booking, today: string): boolean {
  return booking.status === 'confirmed' && daysBetween(today, booking.checkIn) >= 0;
}

/** The stay that comes next. */
export function nextStay(bookings: readonly Booking[], today: string): Booking | undefined {
  return bookings
    .filter((booking) => stageOf(booking, today) === 'upcoming')
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))[0];
}
