import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';

interface Buying {
  exhbId: string;
  /** of the held places */
  tcktNo?: string | undefined;
}
const schema: Schema<Buying> = v.object({ exhbId: v.string(), tcktNo: v.optional(v.string()) });

/** The tickets under way: which exhibition, then which places are held. */
export const buying = defineFlow('buying', { first: 'FMU10000', schema, steps: ['FMU11100', 'FMU11200'] });
