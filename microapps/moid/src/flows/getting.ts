import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { kinds } from '../model/card.ts';

/** On the way to a card; the case itself is the service's, and is asked for by its number after a kill. */
export const getting = defineFlow('getting', {
  first: 'FMC10000',
  schema: v.object({
    phoneCheck: v.optional(v.string()),
    agreedTerms: v.optional(v.array(v.string())),
    kind: v.optional(v.picklist(kinds)),
    transactionId: v.optional(v.string()),
    /** a code of the office that was scanned on the way */
    officeCode: v.optional(v.string()),
  }),
});
