import { useLoad, usePerson } from '@wallet/kit/app';
import { allComingUp, type Coming, readComingUp } from '@wallet/kit/common';
import { clockInSeoul } from '@wallet/kit/format';
import { readAssets } from '../api/calls.ts';
import type { Assets } from '../model/assets.ts';
import { useServiceStates } from './useServiceStates.ts';

export interface Standing {
  assets: Assets | null;
  coming: readonly Coming[];
  /** how things stand at each service that has something to say, by its id */
  services: Readonly<Record<string, string>>;
}

/**
 * What a member has and what comes next, by the calls of home, for pages that name services: asked once the page
 * stands; without an answer a service is its name alone.
 */
export function useStanding(isDue: boolean): Standing {
  const asks = usePerson() !== null && isDue;
  const assets = useLoad(async (signal) => (asks ? readAssets(undefined, { signal }) : null), [asks]);
  const next = useLoad(async (signal) => (asks ? readComingUp(undefined, { signal }) : []), [asks]);
  const coming = next.data ?? [];
  return {
    assets: assets.data ?? null,
    coming,
    services: useServiceStates(assets.data, allComingUp(coming, clockInSeoul(new Date()))),
  };
}
