import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** What a password is chosen for. */
const ways = ['issue', 'reset', 'change'] as const;

/** On the way to a certificate or another password; never the password itself. */
export const getting = defineFlow('getting', {
  first: 'FBC10000',
  schema: v.object({
    way: v.picklist(ways),
    /** who sent the customer here, a path of the wallet */
    returnTo: v.optional(v.string()),
    /** who one is, or the password before, was shown */
    proof: v.optional(v.string()),
    end: v.optional(
      v.object({
        kind: v.picklist([...ways, 'renew']),
        validUntil: v.string(),
        hasEndedOther: v.boolean(),
      }),
    ),
  }),
});
