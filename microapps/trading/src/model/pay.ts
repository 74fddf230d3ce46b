import { type Infer, v } from '@wallet/kit/schema';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a payment into escrow is about: other terms are another one. */
export const payFacts = v.object({ dealId: v.string(), version: whole, pays: whole, points: whole });
export type PayFacts = Infer<typeof payFacts>;

export interface Paid {
  dealId: string;
  thing: string;
  pays: number;
  points: number;
  at: string;
}

/** What became of a payment. */
export type PayOutcome =
  | { kind: 'done'; receipt: Paid }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' | 'pending' };
