import { ApiError } from '@wallet/kit/api';
import type { Intents, Orders, Settled } from '@wallet/kit/common';
import { type CustomerCode, createCode, finishCode } from '../api/shownCodeCalls.ts';
import type { CodeFacts, PayFacts } from '../model/order.ts';
import type { Paid } from '../model/paid.ts';

/** A code to show, or the end of the one before it, which comes first. */
export type OpenedCode =
  | { kind: 'open'; key: string; code: CustomerCode }
  | { kind: 'ended'; key: string; end: Settled<Paid> };

/** Where this phone notes the one code that is open, and how the end of one is found. */
export interface CodeTools {
  noted: Intents<CodeFacts>;
  orders: Pick<Orders<PayFacts, Paid>, 'findEnd'>;
}

/**
 * Opens a code to be paid by. One that is open from before, here or in another WebView, is finished first; if
 * somebody was paid by it meanwhile, that is told before there is another one.
 *
 * @param pin the payment password, encrypted
 * @throws ApiError where there is no code to be had; a refusal has opened none, and is over
 */
export async function openCode(
  { noted, orders }: CodeTools,
  facts: CodeFacts,
  pin: string,
): Promise<OpenedCode> {
  let intent = await noted.begin(facts);
  if (intent.isSent) {
    const end = await orders.findEnd(intent.id, { kind: 'cpm' });
    if (end.kind !== 'closed') return { kind: 'ended', key: intent.id, end };
    await noted.end(intent.id);
    intent = await noted.begin(facts);
  }
  const { id: key } = intent;
  if (!(await noted.markSent(key))) return { kind: 'ended', key, end: { kind: 'closed' } };
  try {
    return { kind: 'open', key, code: await createCode({ key, ...intent.facts, pin }) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'code') await noted.end(key);
    throw error;
  }
}

/**
 * Ends a code as the customer goes: nobody can be paid by it any more. It stays noted where that could not be said, or
 * where somebody was paid by it already: its end is told where payments begin.
 *
 * @returns whether somebody was paid by it, as far as that could be asked
 */
export async function endCode(noted: Pick<CodeTools['noted'], 'end'>, key: string): Promise<boolean> {
  try {
    if (!(await finishCode(key))) return true;
    await noted.end(key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return false;
}

/**
 * Ends the code that this phone noted as open, if there is one: its WebView was killed, or had no line to say so.
 *
 * @returns the key of one that somebody was paid by
 */
export async function endNotedCode(noted: Pick<CodeTools['noted'], 'end' | 'read'>): Promise<string | null> {
  const code = await noted.read();
  return code?.isSent && (await endCode(noted, code.id)) ? code.id : null;
}
