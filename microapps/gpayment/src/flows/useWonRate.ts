import { useLoad } from '@wallet/kit/app';
import { type Currency, convertMinorUnits } from '@wallet/kit/format';
import { readRate } from '../api/rateCalls.ts';
import type { AppliedRate } from '../model/paid.ts';

interface WonRate {
  /** as it is applied now */
  rate?: AppliedRate;
  /** won for an amount in minor units; undefined while nobody knows the rate */
  won: (minor: number) => number | undefined;
}

/**
 * What an amount that is being typed is in won, by the rate that is applied now. Rounded as the payment is: what it
 * takes is never less.
 */
export function useWonRate(from: Currency, isNeeded: boolean): WonRate {
  const load = useLoad(
    async (signal) => (isNeeded ? readRate({ currency: from }, { signal }) : null),
    [from, isNeeded],
  );
  const { data } = load;
  if (!data) return { won: () => undefined };
  return {
    rate: { rate: data.won, unit: data.unit },
    won: (minor) => convertMinorUnits(minor, { from, to: 'KRW', rate: data.won, unit: data.unit }, 'up'),
  };
}
