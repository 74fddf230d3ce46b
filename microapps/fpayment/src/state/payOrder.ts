import { ApiError, type CallSettings } from '@wallet/kit/api';
import { type Intents, type Settled, settle } from '@wallet/kit/common';
import type { Fate, OrderName, Payment } from '../model/payment.ts';
import type { OrderFacts } from '../model/step.ts';

/** What a payment needs of the world around it. */
export interface Till {
  intents: Intents<OrderFacts>;
  approve(
    order: { key: string; txToken: string; pyNo: string; pin: string },
    settings?: CallSettings,
  ): Promise<Payment>;
  inquireOrder(key: string, settings?: CallSettings): Promise<Fate>;
  inquireCode(pyToken: string, settings?: CallSettings): Promise<Fate | { kind: 'open' }>;
  readUntold(input: undefined, settings?: CallSettings): Promise<{ name: OrderName; fate: Fate } | null>;
  markTold(name: OrderName, settings?: CallSettings): Promise<unknown>;
  /** milliseconds before each inquiry */
  waits?: readonly number[];
}

/** How an order ended, as far as it is known; `unknown` is asked for again, and never paid again. */
export interface Outcome {
  name: OrderName;
  end: Settled<Payment>;
  /** another order than the one that was wanted, whose end comes first */
  isEarlier?: true;
}

/**
 * Pays by a shop's code: one key for what is paid, written down before it is sent, and an inquiry wherever the answer
 * is in doubt. An order that went out before is not paid past: its end comes first.
 *
 * @param pin encrypted
 */
export async function payOrder(
  till: Till,
  facts: OrderFacts,
  pin: string,
  signal?: AbortSignal,
): Promise<Outcome> {
  const intent = await till.intents.begin(facts);
  if (intent.isSent) {
    const isEarlier = intent.facts.txToken !== facts.txToken || intent.facts.pyNo !== facts.pyNo;
    return { ...(await askForEnd(till, { key: intent.id }, signal)), ...(isEarlier && { isEarlier }) };
  }
  if (!(await till.intents.markSent(intent.id))) return payOrder(till, facts, pin, signal);
  const { txToken, pyNo } = facts;
  const end = await settle<Payment>({
    send: (settings) => till.approve({ key: intent.id, txToken, pyNo, pin }, settings),
    inquire: (settings) => till.inquireOrder(intent.id, settings),
    ...(till.waits && { waits: till.waits }),
    ...(signal && { signal }),
  });
  return { name: { key: intent.id }, end };
}

/** Asks what became of an order that was sent, or of a code that was shown. */
export async function askForEnd(till: Till, name: OrderName, signal?: AbortSignal): Promise<Outcome> {
  const end = await settle<Payment>({
    inquire: async (settings) => {
      if ('key' in name) return till.inquireOrder(name.key, settings);
      const fate = await till.inquireCode(name.pyToken, settings);
      // Nobody has read it yet, and may still do so.
      return fate.kind === 'open' ? { kind: 'pending' } : fate;
    },
    ...(till.waits && { waits: till.waits }),
    ...(signal && { signal }),
  });
  return { name, end };
}

/**
 * What a customer who comes back has not been told: the order this device sent, else the newest that the server knows
 * of, whichever device it came from. Null where there is nothing.
 *
 * @throws ApiError where the server cannot be asked
 */
export async function findUntold(till: Till, signal?: AbortSignal): Promise<Outcome | null> {
  const intent = await till.intents.read();
  if (intent?.isSent) return askForEnd(till, { key: intent.id }, signal);
  const untold = await till.readUntold(undefined, signal ? { signal } : {});
  if (!untold) return null;
  return untold.fate.kind === 'pending'
    ? askForEnd(till, untold.name, signal)
    : { name: untold.name, end: untold.fate };
}

/** Whether there is something to tell, without waiting for its end. @throws ApiError */
export async function hasUntold(till: Till, signal?: AbortSignal): Promise<boolean> {
  if ((await till.intents.read())?.isSent) return true;
  return (await till.readUntold(undefined, signal ? { signal } : {})) !== null;
}

/**
 * The customer sees how an order ended: only now is it forgotten. One whose end is unknown is kept. Where the server
 * cannot be told, it is told to the customer once more: better twice than never.
 */
export async function forgetTold(till: Till, { name, end }: Outcome): Promise<void> {
  if (end.kind === 'unknown') return;
  if ('key' in name) await till.intents.end(name.key);
  try {
    await till.markTold(name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
