import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { animalForm, kinds } from '../model/animal.ts';

const schema = v.object({
  kind: v.picklist(kinds),
  tag: v.picklist(['chip', 'tag']),
  /** a chip is there already, so its number is known */
  hasChip: v.boolean(),
  /** an animal that is here but not in the register; empty for a new one */
  animalId: v.string(),
  address: v.optional(v.string()),
  animal: v.optional(animalForm),
});

/** A registration under way: which kind, whose, which animal, then where. */
export const registering = defineFlow('registering', {
  first: 'FML40000',
  schema,
  steps: ['FML42200', 'FML42300', 'FML42400'],
});
