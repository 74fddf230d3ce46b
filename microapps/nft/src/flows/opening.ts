import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

export const opening = defineFlow('opening', {
  first: 'FNF10000',
  schema: v.object({ terms: v.array(v.string()) }),
});
