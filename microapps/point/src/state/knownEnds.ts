import type { OrderEnd } from '../model/receipt.ts';

const known = new Map<string, OrderEnd>();

/** Ends that this page has just learnt: a result screen shows them without asking again, also without a network. */
export const knownEnds = {
  remember(key: string, end: OrderEnd): void {
    if (end.kind !== 'unknown') known.set(key, end);
  },
  of: (key: string): OrderEnd | undefined => known.get(key),
};
