import type { Gates, ScreenGate } from '@wallet/kit/app';
import { hasAgreed } from './api/calls.ts';
import { entry } from './state/entry.ts';

const toJoin = { kind: 'redirect', to: '/receipt/FEC10000' } as const;

/** Who has not agreed to the receipt terms begins with them; so does who cannot be asked about (R768, R769, A39). */
const agreedOnly: ScreenGate = async ({ person }) => {
  const memberId = person?.memberId ?? '';
  try {
    if (await hasAgreed(memberId)) return { kind: 'allow' };
    entry.value = { memberId, why: 'notAgreed' };
  } catch {
    entry.value = { memberId, why: 'failed' };
  }
  return toJoin;
};

/** Internal movement: from a screen of this app only (R751, A19). */
const fromWithin: ScreenGate = async ({ from }) => (from ? { kind: 'allow' } : toJoin);

export const gates: Gates = {
  FEC21300: agreedOnly,
  FEC26000: fromWithin,
  FEC26200: fromWithin,
  FEC26500: fromWithin,
};
