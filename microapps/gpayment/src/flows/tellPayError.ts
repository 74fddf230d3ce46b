import { ApiError } from '@wallet/kit/api';
import { alertError } from '@wallet/kit/app';
import { isDoubtful } from '@wallet/kit/common';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Tells why nothing could be begun: the refusal, or that the signal is unstable (2-payment s8). */
export async function tellPayError(error: unknown, kind: 'payment' | 'atm' = 'payment'): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.silent) return;
  const told = messages.refusal(error.code);
  if (told) return alert(told);
  if (isDoubtful(error)) return alert({ id: kind === 'atm' ? 'atmUnstable' : 'paymentUnstable' });
  return alertError(error);
}
