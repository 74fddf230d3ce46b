import type { Navigate, Target } from '@wallet/kit/app';

/** On to a page after a payment: back from there is where payments begin, never what led to the payment. */
export function openFromHome(navigate: Navigate, to: string, target?: Target): void {
  navigate.replace('FFQ01000');
  navigate.push(to, target);
}
