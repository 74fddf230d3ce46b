import { useQuery, useWallet } from '@wallet/kit/app';
import { useCallback } from 'react';
import { addressOf } from './addressOf.ts';
import { entryTarget, pageTarget } from './entryTarget.ts';
import { nativeLogin } from './nativeLogin.ts';
import { type EntryState, type LatestLink, useWayOn } from './useWayOn.ts';

/** Decides where the entry leads and goes there; what it answers is for the case that it cannot. */
export function useEntry(): EntryState {
  const query = useQuery();
  const { session, bridge } = useWallet();

  const decide = useCallback(
    async (latest: LatestLink) => {
      await bridge.hello();
      const isLogin = session.person.value !== null;
      const hasLoginInfo = bridge.supports('getLoginInfo');
      let target = entryTarget({ query: latest(), isLogin, hasLoginInfo, findPath: null });
      if (target.kind === 'nativeLogin') {
        const end = await nativeLogin({ session, bridge, query: latest });
        if (end.kind === 'closed') return 'closed';
        target = end.kind === 'go' ? end : pageTarget(latest(), null);
      }
      return addressOf(target, latest);
    },
    [session, bridge],
  );
  return useWayOn(query, decide);
}
