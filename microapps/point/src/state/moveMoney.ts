import { ApiError, type CallSettings } from '@wallet/kit/api';
import { type Intents, settle } from '@wallet/kit/common';
import type { OrderFacts, OrderKind } from '../model/order.ts';
import { isOver, type OrderEnd, type OrderState, type Receipt } from '../model/receipt.ts';

/** What a flow of money works with; a test hands over its own. */
export interface MoneyTools {
  intents: Intents<OrderFacts>;
  place: (
    sending: { key: string; facts: OrderFacts; password: string },
    settings?: CallSettings,
  ) => Promise<Receipt>;
  inquire: (key: string, settings?: CallSettings) => Promise<OrderState>;
  inquireUntold: (input: undefined, settings?: CallSettings) => Promise<OrderState>;
  tell: (key: string, settings?: CallSettings) => Promise<unknown>;
  waits?: readonly number[];
  signal?: AbortSignal;
}

/** One order, and how it ended. */
export interface Moved {
  key: string;
  kind: OrderKind;
  end: OrderEnd;
  /** it went out before, for another wish: the one asked for now was not sent */
  isEarlier: boolean;
}

/**
 * Carries out an order once. One that has gone out already, from here or another WebView, is not sent again: its end
 * is found first.
 *
 * @returns undefined where others took the place of this intent again and again, or nothing can be kept here
 */
export async function moveMoney(
  facts: OrderFacts,
  password: string,
  tools: MoneyTools,
): Promise<Moved | undefined> {
  const { intents, place, waits, signal } = tools;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const intent = await intents.begin(facts);
    const { id: key } = intent;
    if (intent.isSent) {
      return { key, kind: intent.facts.kind, end: await findEnd(key, tools), isEarlier: true };
    }
    if (!(await intents.markSent(key))) continue;
    const end = await settle({
      send: (settings) => place({ key, facts, password }, settings),
      inquire: async (settings) => (await tools.inquire(key, settings)).state,
      ...(waits ? { waits } : {}),
      ...(signal ? { signal } : {}),
    });
    return { key, kind: facts.kind, end, isEarlier: false };
  }
  return undefined;
}

/** Finds how an order ended that has gone out before. */
export async function findEnd(key: string, { inquire, waits, signal }: MoneyTools): Promise<OrderEnd> {
  return settle({
    inquire: async (settings) => (await inquire(key, settings)).state,
    ...(waits ? { waits } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** The order whose end the customer does not know: what this phone remembers, else what the service does. */
export async function findUnfinished({
  intents,
  inquireUntold,
  signal,
}: MoneyTools): Promise<{ key: string; kind: OrderKind } | undefined> {
  const intent = await intents.read();
  if (intent?.isSent) return { key: intent.id, kind: intent.facts.kind };
  const { key, kind } = await inquireUntold(undefined, signal ? { signal } : {});
  return key === '' || kind === undefined ? undefined : { key, kind };
}

/** The customer sees how an order ended: it is done with here, and, once it can be said, at the service. */
export async function closeOrder(key: string, end: OrderEnd, { intents, tell }: MoneyTools): Promise<void> {
  if (!isOver(end)) return;
  await intents.end(key);
  try {
    await tell(key);
  } catch (error) {
    // Untold there, the notice of the first screen leads here once more.
    if (!(error instanceof ApiError)) throw error;
  }
}
