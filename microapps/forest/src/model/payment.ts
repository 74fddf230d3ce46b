import type { Booking } from './booking.ts';

/** What became of a payment, as the service says; never what an address says. */
export type PayOutcome = 'paid' | 'refused' | 'closed' | 'expired' | 'pending' | 'cancelled';

export function outcomeOf(booking: Booking): PayOutcome {
  if (booking.status === 'confirmed') return 'paid';
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.status !== 'held') return 'expired';
  if (booking.payment === 'refused' || booking.payment === 'closed') return booking.payment;
  return 'pending';
}
