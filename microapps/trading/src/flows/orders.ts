import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { inquirePay, pay } from '../api/calls.ts';
import { type Paid, type PayFacts, payFacts } from '../model/pay.ts';

/** The buyer's money goes into escrow. */
export const payment = defineOrder<PayFacts, Paid>({
  name: 'tradePay',
  facts: payFacts,
  send: (sending, settings) => pay(sending, settings),
  inquire: (key, settings) => inquirePay(key, settings),
  again: { TRADE_FUNDS: 'facts', TRADE_POINTS: 'facts', TRADE_CHANGED: 'facts', TRADE_STATE: 'facts' },
  resultAt: 'TRADING',
});

/** A deal as far as its writer has come. */
export const offering = defineFlow('offering', {
  first: 'TRADING',
  schema: v.object({
    role: v.picklist(['buyer', 'seller']),
    thing: v.string(),
    text: v.string(),
    images: v.array(v.string()),
    price: v.nullable(v.number()),
    delivery: v.nullable(v.number()),
    way: v.picklist(['parcel', 'person']),
    feePayer: v.picklist(['buyer', 'seller', 'half']),
  }),
});
export type OfferDraft = NonNullable<Awaited<ReturnType<ReturnType<typeof offering.useDraft>['read']>>>;
