import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** By wire code: refusals that a customer cannot mend within the sign-up, and how they end it. */
export const finalRefusals = {
  CNP_OTHER_PHONE: 'otherPhone',
  CNP_MINOR: 'minor',
  CNP_REJOIN: 'rejoin',
} as const;

/** A sign-up: terms, then a phone of one's own, then where points go. */
export const joining = defineFlow('joining', {
  first: 'FCA53000',
  schema: v.object({
    agreed: v.boolean(),
    checkId: v.string(),
    end: v.optional(v.picklist(['done', ...Object.values(finalRefusals)])),
    joinedOn: v.optional(v.string()),
  }),
});
