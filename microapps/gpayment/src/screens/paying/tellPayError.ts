import { ApiError } from '@wallet/kit/api';
import { alertError } from '@wallet/kit/app';
import { isDoubtful } from '@wallet/kit/common';
import { messageText } from '@wallet/kit/messages';
import { alert } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';
import { type PayRefusal, payRefusal } from '../../model/payRefusals.ts';

type OwnWords = keyof ReturnType<typeof messages.current>['pay']['refusals'];

/** Why a payment was refused, in words: those of the catalogue every app shares where it has them (2-payment s8). */
export function refusalText(reason: PayRefusal): string {
  const own = messages.current().pay.refusals;
  return Object.hasOwn(own, reason) ? own[reason as OwnWords] : messageText(reason);
}

/** Tells why nothing could be begun: the refusal, or that the signal is unstable (2-payment s8). */
export async function tellPayError(error: unknown, kind: 'payment' | 'atm' = 'payment'): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.silent) return;
  if (error.kind === 'code') {
    const reason = payRefusal(error.code);
    if (reason === 'other') return alertError(error);
    return alert({ id: reason, text: refusalText(reason) });
  }
  if (isDoubtful(error)) return alert({ id: kind === 'atm' ? 'atmUnstable' : 'paymentUnstable' });
  return alertError(error);
}
