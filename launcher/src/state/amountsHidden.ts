import { keep, yesOrNo } from '@wallet/kit/kept';

const kept = keep('wallet.home.amountsHidden', false, yesOrNo);

/** A choice of this phone, not of the person. */
export const amountsHidden = kept.value;

export function toggleAmounts(): void {
  kept.set(!amountsHidden.peek());
}

export function showAmounts(): void {
  kept.set(false);
}
