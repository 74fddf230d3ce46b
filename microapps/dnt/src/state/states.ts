import { signal } from '@preact/signals-react';
import { nextYesNo } from '@wallet/kit/format';
import { anyProduct, anyProject, noPayment } from '../model/states.ts';

/** What several screens share until it is reset: in memory alone, as an address and an amount are a person's own. */
function stateOf<T extends object>(defaults: T) {
  const now = signal(defaults);
  return {
    now,
    set(changes: Partial<T>) {
      now.value = { ...now.value, ...changes };
    },
    /** gives the defaults back */
    reset() {
      now.value = defaults;
    },
  };
}

/** What a customer is about to give, and whether they have joined (R525). */
export const donationState = stateOf({ ...noPayment, joinYn: 'N' as 'Y' | 'N' });
/** What is looked for among the gifts (R526). */
export const productState = stateOf(anyProduct);
/** What is looked for among the projects (R527). */
export const projectState = stateOf(anyProject);

/** Takes a join flag that is exactly Y or N; any other changes nothing (R296, R560). */
export function takeJoinFlag(flag: unknown): void {
  donationState.set({ joinYn: nextYesNo(flag, donationState.now.value.joinYn) });
}
