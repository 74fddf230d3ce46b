import { v } from '@wallet/kit/schema';
import { cashMachine, withdrawnFacts } from './cash.ts';
import { meansChoice } from './means.ts';
import { payQuote, quotedFacts } from './merchantPayment.ts';
import type { PaidFacts } from './paid.ts';

/**
 * What a payment is about: by a merchant's code, from a machine, or by the code that the customer shows. The last is
 * the shop's to send: its facts are kept where the code is (`codeFacts`).
 */
export const payFacts = v.variant('kind', [
  v.object({ kind: v.literal('mpm'), nation: v.string(), quote: payQuote }),
  v.object({ kind: v.literal('atm'), machine: cashMachine, amount: v.number(), account: v.string() }),
  v.object({ kind: v.literal('cpm') }),
]);
export type PayFacts = v.InferOutput<typeof payFacts>;

/** What a customer's code is for. */
export const codeFacts = v.object({ nation: v.string(), means: meansChoice });
export type CodeFacts = v.InferOutput<typeof codeFacts>;

/** A payment as its result page shows it, from what the customer confirmed. */
export function confirmedFacts(facts: PayFacts | undefined): PaidFacts | undefined {
  if (facts?.kind === 'mpm') return quotedFacts(facts.quote);
  return facts?.kind === 'atm' ? withdrawnFacts(facts.amount, facts.machine) : undefined;
}
