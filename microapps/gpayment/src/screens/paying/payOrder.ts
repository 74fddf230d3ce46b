import { ApiError, type CallSettings } from '@wallet/kit/api';
import { type Inquired, type Intent, type Intents, settle } from '@wallet/kit/common';
import { readStatus, saveFinalPayment } from '../../api/payCalls.ts';
import type { Paid, PayEnd, PayMode } from '../../model/paid.ts';

/** How long an end is waited for. */
export interface Patience {
  /** milliseconds before each inquiry */
  waits?: readonly number[];
  signal?: AbortSignal;
}

interface Order<F> extends Patience {
  intents: Intents<F>;
  intent: Intent<F>;
  mode: PayMode;
  send: (key: string, settings: CallSettings) => Promise<Paid>;
}

/**
 * Pays once. An order that went out before, here or in another WebView, is not sent again: its end is found. One
 * whose intent was ended or replaced elsewhere is closed by the asking.
 */
export async function payOnce<F>({ intents, intent, mode, send, ...patience }: Order<F>): Promise<PayEnd> {
  const isMine = !intent.isSent && (await intents.markSent(intent.id));
  const { id } = intent;
  if (!isMine) return findEnd(id, mode, patience);
  return find(id, mode, patience, (settings) => send(id, settings));
}

/** What became of an order that went out. */
export function findEnd(key: string, mode: PayMode, patience: Patience = {}): Promise<PayEnd> {
  return find(key, mode, patience);
}

async function find(
  key: string,
  mode: PayMode,
  patience: Patience,
  send?: (settings: CallSettings) => Promise<Paid>,
): Promise<PayEnd> {
  const settled = await settle<Paid>({
    ...patience,
    ...(send ? { send } : {}),
    inquire: (settings) => inquire(key, mode, settings),
  });
  if (settled.kind === 'done') return { kind: 'paid', paid: settled.receipt };
  if (settled.kind === 'refused') return { kind: 'refused', code: settled.code ?? '' };
  return { kind: settled.kind };
}

export async function inquire(key: string, mode: PayMode, settings: CallSettings): Promise<Inquired<Paid>> {
  const status = await readStatus({ key, mode }, settings);
  return status.kind === 'paid' ? { kind: 'done', receipt: status.paid } : status;
}

/** The customer has seen this end: the intent is over, and the service need not tell it any more. */
export async function rememberTold(
  end: PayEnd,
  intents: Pick<Intents<unknown>, 'end'>,
  key: string,
): Promise<void> {
  if (end.kind === 'unknown') return;
  await intents.end(key);
  if (end.kind !== 'paid') return;
  try {
    await saveFinalPayment({ flag: 'Y', number: end.paid.number });
  } catch (error) {
    // It will be told once more, which does no harm.
    if (!(error instanceof ApiError)) throw error;
  }
}
