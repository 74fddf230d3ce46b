import { v } from '@wallet/kit/schema';
import type { Order } from './gold.ts';

/** What an order of gold is about. */
export const orderFacts = v.object({
  kind: v.picklist(['buy', 'sell', 'reserve', 'open', 'account', 'close']),
  /** a quote's id; an account; of a reserved order its side */
  ref: v.string(),
  /** what the customer was told: won that move, or of a reserved sale hundredths of a gram */
  amount: v.number(),
});
export type OrderFacts = v.InferOutput<typeof orderFacts>;

export interface Receipt {
  kind: OrderFacts['kind'];
  bankAccount: string;
  goldAccount: string;
  /** null where nothing was bought or sold */
  order: Order | null;
}

/** What became of an order. */
export type OrderOutcome =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' | 'pending' };
