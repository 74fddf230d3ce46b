import { useIntent } from '@wallet/kit/app';
import { useMemo } from 'react';
import { cashFacts, codeFacts, merchantFacts, type PayIntents } from './payIntents.ts';

/** The intents of this app, one a mode. */
export function usePayIntents(): PayIntents {
  const mpm = useIntent('mpm', merchantFacts);
  const atm = useIntent('atm', cashFacts);
  const cpm = useIntent('cpm', codeFacts);
  return useMemo(() => ({ mpm, atm, cpm }), [mpm, atm, cpm]);
}
