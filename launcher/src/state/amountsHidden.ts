import { signal } from '@preact/signals-react';

const key = 'wallet.home.amountsHidden';

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'Y';
  } catch {
    return false;
  }
}

/** A choice of this phone, not of the person: nothing personal is kept. */
export const amountsHidden = signal(remembered());

export function toggleAmounts(): void {
  amountsHidden.value = !amountsHidden.value;
  try {
    localStorage.setItem(key, amountsHidden.value ? 'Y' : 'N');
  } catch {
    // A full or forbidden storage only forgets the choice.
  }
}
