import { defineFlow, usePayPage } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { verifyPayment } from '../api/calls.ts';

const schema = v.object({
  roomId: v.string(),
  begin: v.string(),
  end: v.string(),
  guests: v.number(),
  /** won, as they were shown: what the service verifies may have changed meanwhile */
  roomTotal: v.number(),
  programTotal: v.optional(v.number()),
  programs: v.optional(v.array(v.object({ number: v.string(), count: v.number() }))),
  /** of the room that is kept */
  resveNo: v.optional(v.string()),
});

/** The room under way: which nights, which programmes, then which booking is kept for it. */
export const staying = defineFlow('staying', {
  first: 'FNE21100',
  schema,
  steps: ['FNE21112', 'FNE21114', 'FNE21115'],
});

/** To the payment company's page; what was refused is read anew. */
export const usePayStay = (reload: () => void) => usePayPage(verifyPayment, { onRefusal: reload });
