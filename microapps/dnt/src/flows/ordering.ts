import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { inquireGifts, orderGifts } from '../api/calls.ts';
import type { GiftReceipt } from '../api/wire.ts';
import { type GiftFacts, giftFacts } from '../model/giftFacts.ts';

/** Gifts that were chosen, and where they go. */
export const ordering = defineFlow('ordering', { first: 'FHL51200', schema: giftFacts });

/** Gifts for points. Sold out, or dearer than shown: the basket is read anew. */
export const giftOrder = defineOrder<GiftFacts, GiftReceipt>({
  name: 'gift',
  facts: giftFacts,
  send: ({ key, facts }, settings) => orderGifts({ key, facts }, settings),
  inquire: (key, settings) => inquireGifts(key, settings),
  resultAt: 'FHL51400',
});
