import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { kinds } from '../model/receipt.ts';

/** A paper receipt under way: what was read of its photo, which stays with the service by its number. */
export const photo = defineFlow('photo', {
  first: 'FEC22100',
  schema: v.object({
    /** of this receipt: kept once for it */
    key: v.string(),
    imageNo: v.string(),
    shop: v.string(),
    date: v.string(),
    total: v.number(),
    kind: v.picklist(kinds),
    unsure: v.array(v.string()),
  }),
});
