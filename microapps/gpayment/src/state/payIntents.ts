import type { Intents } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { cashMachine } from '../model/cash.ts';
import { meansChoice } from '../model/means.ts';
import { payQuote } from '../model/merchantPayment.ts';

/** What a payment by a merchant's code is for. */
export const merchantFacts = v.object({ nation: v.string(), quote: payQuote });
export type MerchantFacts = v.InferOutput<typeof merchantFacts>;

/** What a withdrawal is for. */
export const cashFacts = v.object({ machine: cashMachine, amount: v.number(), account: v.string() });
export type CashFacts = v.InferOutput<typeof cashFacts>;

/** What a customer's code is for. */
export const codeFacts = v.object({ nation: v.string(), means: meansChoice });
export type CodeFacts = v.InferOutput<typeof codeFacts>;

/** The intents of this app, one a mode. */
export interface PayIntents {
  mpm: Intents<MerchantFacts>;
  atm: Intents<CashFacts>;
  cpm: Intents<CodeFacts>;
}
