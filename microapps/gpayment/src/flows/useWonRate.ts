import { useLoad } from '@wallet/kit/app';
import { type Currency, convertMinorUnits } from '@wallet/kit/format';
import { readRate } from '../api/rateCalls.ts';

/**
 * Won for an amount that is being typed, by the rate that is applied now; undefined while nobody knows it. Rounded as
 * the payment is: what it takes is never less.
 */
export function useWonRate(from: Currency, isNeeded: boolean): (minor: number) => number | undefined {
  const load = useLoad(
    async (signal) => (isNeeded ? readRate({ currency: from }, { signal }) : null),
    [from, isNeeded],
  );
  return (minor) =>
    load.data
      ? convertMinorUnits(minor, { from, to: 'KRW', rate: load.data.won, unit: load.data.unit }, 'up')
      : undefined;
}
