import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { foreign } from '../api/wire.ts';

/** An exchange on its way: what is wished, the rate that is held for it, and the text that was signed. */
export const trading = defineFlow('trading', {
  first: 'FFC10000',
  schema: v.object({
    side: v.picklist(['buy', 'sell', 'exchange']),
    currency: foreign,
    to: v.optional(foreign),
    minor: v.optional(v.number()),
    won: v.optional(v.number()),
    /** the end of the linked account's number: named where it pays or is paid */
    account: v.optional(v.string()),
    quoteId: v.optional(v.string()),
    signedNo: v.optional(v.string()),
  }),
});
