import { v } from '@wallet/kit/schema';
import type { FxEntry } from './fx.ts';

/** What an order of the wallet is about. */
export const orderFacts = v.object({
  kind: v.picklist(['buy', 'sell', 'exchange', 'open', 'close']),
  /** number of the signed text; of opening an account */
  ref: v.string(),
  /** of opening: what it is for, and where the money is from */
  purpose: v.optional(v.string()),
  funds: v.optional(v.string()),
});
export type OrderFacts = v.InferOutput<typeof orderFacts>;

export interface Receipt {
  account: string;
  /** null where nothing was exchanged */
  entry: FxEntry | null;
}

/** What became of an order. */
export type Outcome<R> =
  | { kind: 'done'; receipt: R }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' | 'pending' };
