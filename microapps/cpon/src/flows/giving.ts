import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** The present that was just sent: its result stands on it. */
export const giving = defineFlow('giving', {
  first: 'FCP25100',
  schema: v.object({ presentId: v.string() }),
});
