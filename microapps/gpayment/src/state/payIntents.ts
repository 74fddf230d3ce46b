import type { Intents } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { readUntold, type Untold } from '../api/payCalls.ts';
import { cashMachine } from '../model/cash.ts';
import { meansChoice } from '../model/means.ts';
import { payQuote } from '../model/merchantPayment.ts';
import type { PayMode } from '../model/paid.ts';

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

/** A payment whose end has not been told. */
export interface Unfinished extends Untold {
  /** this phone knows of it: its end is shown before anything else */
  isKnownHere: boolean;
}

const modes: readonly PayMode[] = ['mpm', 'atm', 'cpm'];

/** The payment this phone sent and never saw the end of; with its storage gone, the one the service knows of. */
export async function findUnfinished(intents: PayIntents): Promise<Unfinished | null> {
  for (const mode of modes) {
    const intent = await intents[mode].read();
    if (intent?.isSent) return { key: intent.id, mode, isKnownHere: true };
  }
  const untold = await readUntold();
  return untold && { ...untold, isKnownHere: false };
}
