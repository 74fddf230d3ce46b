import { useQuery, useWallet } from '@wallet/kit/app';
import { useCallback } from 'react';
import { addressOf } from './addressOf.ts';
import { pageTarget } from './entryTarget.ts';
import { groupLaunch } from './groupLaunch.ts';
import { type EntryState, type LatestLink, useWayOn } from './useWayOn.ts';

/** Signs in who comes from an affiliate and goes where the link leads. */
export function useGroupLaunch(): EntryState {
  const query = useQuery();
  const { session, bridge } = useWallet();
  const decide = useCallback(
    async (latest: LatestLink) => {
      const end = await groupLaunch({ session, bridge, query: latest });
      if (end.kind === 'closed') return 'closed';
      return end.kind === 'go' ? end.to : addressOf(pageTarget(latest(), null), latest);
    },
    [session, bridge],
  );
  return useWayOn(query, decide);
}
