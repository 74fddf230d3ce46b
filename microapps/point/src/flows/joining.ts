import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** Terms of the point area (2-payment s9, A62). */
export const pointTerms = '29';

/** Joining the area: what has been agreed to, until an account and a password end it. */
export const joining = defineFlow('joining', {
  first: 'FPO11000',
  schema: v.object({ termIds: v.array(v.string()) }),
});
