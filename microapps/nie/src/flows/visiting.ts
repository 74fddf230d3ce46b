import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** The visit under way: which exhibition or class. */
export const visiting = defineFlow('visiting', { first: 'FNE11100', schema: v.object({ id: v.string() }) });
