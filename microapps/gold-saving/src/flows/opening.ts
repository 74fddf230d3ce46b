import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** A gold account on its way: the terms are agreed to, then what the questions came to. */
export const opening = defineFlow('opening', {
  first: 'FGS21000',
  steps: ['FGS21000', 'FGS22000', 'FGS23000', 'FGS20004'],
  schema: v.object({
    begun: v.literal('terms'),
    suits: v.optional(v.picklist(['fits', 'risky'])),
  }),
});
