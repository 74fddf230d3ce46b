import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { messages } from '../messages/index.ts';
import type { BookingDraft } from '../model/bookingDraft.ts';

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
export const booking = defineFlow('booking', {
  first: 'FTR21000',
  schema,
  steps: ['FTR51000', 'FTR51001', 'FTR51002'],
  gone: () => messages.current().nothing.draft,
});

/** What is said where no room was chosen yet. */
export const noRoom = () => messages.current().nothing.room;
