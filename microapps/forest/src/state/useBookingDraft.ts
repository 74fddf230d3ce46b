import { type Schema, v } from '@wallet/kit/schema';
import type { BookingDraft } from '../model/bookingDraft.ts';
import { type Draft, useDraft } from './useDraft.ts';

const day = v.pipe(v.string(), v.regex(/^\d{8}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema: Schema<BookingDraft> = v.object({
  intentId: v.string(),
  roomId: v.string(),
  checkIn: day,
  checkOut: day,
  agreedTerms: v.array(v.string()),
  guests: count,
  cars: count,
  bookerName: v.string(),
  bookerPhone: v.string(),
  needs: v.array(v.string()),
  request: v.string(),
});

/** The booking under way. */
export function useBookingDraft(): Draft<BookingDraft> {
  return useDraft('booking', schema);
}
