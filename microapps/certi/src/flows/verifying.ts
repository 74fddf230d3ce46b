import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** The number that is asked about; whoever has it may ask, so it stands in no address. */
export const verifying = defineFlow('verifying', {
  first: 'FCE24300',
  schema: v.object({ number: v.string() }),
});
