import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** A new address or phone of the owner, kept until it is sent: also while there is no network. */
export const contacting = defineFlow('contacting', {
  first: 'FML52000',
  schema: v.object({ address: v.string(), phone: v.string() }),
});
