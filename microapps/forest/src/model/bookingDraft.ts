import type { Stay } from '@wallet/kit/booking';

/** What the customer has entered so far; kept on the phone for half an hour. */
export interface BookingDraft {
  /** names this order: sent again, it is the same order */
  intentId: string;
  roomId: string;
  checkIn: string;
  checkOut: string;
  agreedTerms: string[];
  guests: number;
  cars: number;
  bookerName: string;
  bookerPhone: string;
  needs: string[];
  request: string;
}

export const needs = ['ACCESSIBLE', 'CRIB', 'LOWFLOOR', 'LATE'] as const;
export type Need = (typeof needs)[number];

/** Begins an order, or keeps what was entered when only the room or the dates change. */
export function draftFor(
  before: BookingDraft | null,
  roomId: string,
  { checkIn, checkOut }: Stay,
  booker: { name: string; phone: string },
): BookingDraft {
  const kept = before ?? {
    agreedTerms: [],
    guests: 2,
    cars: 1,
    bookerName: booker.name,
    bookerPhone: booker.phone,
    needs: [],
    request: '',
  };
  return { ...kept, intentId: newIntentId(), roomId, checkIn, checkOut };
}

/** Changes a draft. What was ordered under the old intent is another order, so it gets a new one. */
export function changed(draft: BookingDraft, changes: Partial<Omit<BookingDraft, 'intentId'>>): BookingDraft {
  const next = { ...draft, ...changes };
  const isSame = JSON.stringify(next) === JSON.stringify(draft);
  return isSame ? draft : { ...next, intentId: newIntentId() };
}

export function newIntentId(): string {
  return crypto.randomUUID();
}
