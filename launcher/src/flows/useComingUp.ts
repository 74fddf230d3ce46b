import { useLoad, useResume } from '@wallet/kit/app';
import { clockInSeoul } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { readExpiries, readStays } from '../api/calls.ts';
import { type ComingUp, comingUp } from '../model/comingUp.ts';
import { screenOf } from '../model/quickDoors.ts';

interface Asked {
  registry: ReleaseIndex | null;
  /** whose; empty for a visitor, who has nothing coming */
  memberId: string;
  hasPointWallet: boolean;
}

/**
 * What comes next, from the domains that are released: without any answer there is nothing, and home goes on where
 * they cannot be asked.
 */
export function useComingUp({ registry, memberId, hasPointWallet }: Asked): ComingUp[] {
  const has = (code: string) => memberId !== '' && registry !== null && screenOf(registry, code) !== null;
  const asksStays = has('FTR61000');
  const asksPoints = hasPointWallet && has('FPO10000');
  const stays = useLoad(
    (signal) => (asksStays ? readStays(undefined, { signal }) : Promise.resolve([])),
    [memberId, asksStays],
  );
  const expiries = useLoad(
    (signal) => (asksPoints ? readExpiries(undefined, { signal }) : Promise.resolve([])),
    [memberId, asksPoints],
  );
  useResume(() => {
    stays.reload();
    expiries.reload();
  });
  return comingUp(stays.data ?? [], expiries.data ?? [], clockInSeoul(new Date()));
}
