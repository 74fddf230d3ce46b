import { type Infer, type Schema, v } from '@wallet/kit/schema';
import { type Method, methods, type Shop } from './payment.ts';

const words = v.object({ ko: v.string(), en: v.string() });
const shop: Schema<Shop> = v.object({ id: v.string(), name: words, address: words });
const method: Schema<Method> = v.picklist(methods);
const won = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A shop's code that was read; `amount` where the shop has set it. */
const reading = v.object({ txToken: v.string(), shop, amount: v.nullable(won), most: v.nullable(won) });

/** What is about to be paid, as the server reckoned it. */
const request = v.object({
  txToken: v.string(),
  pyNo: v.string(),
  shop,
  amount: won,
  fee: won,
  points: v.nullable(won),
  account: v.nullable(won),
  accountNo: v.string(),
});

/** How far the customer has come: what the screens that need a step parameter stand on (2-payment s2.2). */
export const stepSchema = v.object({
  method,
  /** of the points, at most; null or absent: as many as it takes */
  pointsMost: v.optional(v.nullable(won)),
  reading: v.optional(reading),
  request: v.optional(request),
});

export type Step = Infer<typeof stepSchema>;
export type Reading = Infer<typeof reading>;
export type PayRequest = Infer<typeof request>;

/**
 * What makes an order this order: another amount is another one. No password. One by a code that the customer shows is
 * the shop's to send, and is known by that code.
 */
export const orderFacts = v.variant('kind', [
  v.object({ kind: v.literal('mpm'), txToken: v.string(), pyNo: v.string(), amount: won, shopName: words }),
  v.object({ kind: v.literal('cpm') }),
]);
export type OrderFacts = Infer<typeof orderFacts>;

export function factsOf({ txToken, pyNo, amount, shop: { name } }: PayRequest): OrderFacts {
  return { kind: 'mpm', txToken, pyNo, amount, shopName: name };
}
