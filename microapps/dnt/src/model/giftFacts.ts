import { type Infer, v } from '@wallet/kit/schema';

/** What a gift order is about: gifts of one town, the points that they cost, and where they go. */
export const giftFacts = v.object({
  townCode: v.string(),
  lines: v.array(v.object({ code: v.string(), name: v.string(), price: v.number(), count: v.number() })),
  points: v.number(),
  name: v.string(),
  phone: v.string(),
  zip: v.string(),
  address: v.string(),
});
export type GiftFacts = Infer<typeof giftFacts>;
