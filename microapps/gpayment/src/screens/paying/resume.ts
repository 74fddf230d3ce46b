import type { PayEnd } from '../../model/paid.ts';
import { closeCode } from './customerCode.ts';
import type { Unfinished } from './findUnfinished.ts';
import { findEnd, type Patience } from './payOrder.ts';

/** The end of a payment that the customer comes back to. A code that is still open is finished by that. */
export function resumePayment(
  { key, mode }: Pick<Unfinished, 'key' | 'mode'>,
  patience: Patience = {},
): Promise<PayEnd> {
  return mode === 'cpm' ? closeCode(key, patience) : findEnd(key, mode, patience);
}
