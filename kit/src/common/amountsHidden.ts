import type { ReadonlySignal } from '@preact/signals-react';
import { keep, yesOrNo } from '../kept/index.ts';

const kept = keep('wallet.home.amountsHidden', false, yesOrNo);

/** Whether amounts are covered, on home and wherever its figures are shown again: a choice of this phone, not of the person. */
export const amountsHidden: ReadonlySignal<boolean> = kept.value;

/** Covers them, or shows them again. */
export function toggleAmounts(): void {
  kept.set(!amountsHidden.peek());
}

/** Shows them, whatever was chosen. */
export function showAmounts(): void {
  kept.set(false);
}
