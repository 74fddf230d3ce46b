import { useQuery, useWallet } from '@wallet/kit/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readRegistry } from '../api/registry.ts';
import { pathOfPage } from '../api/released.ts';
import { type EntryTarget, entryTarget, type FindPath, pageTarget } from './entryTarget.ts';
import { nativeLogin } from './nativeLogin.ts';

/** Decides where the entry leads and goes there; what it answers is for the case that it cannot. */
export function useEntry(): { state: 'loading' | 'error'; reload: () => void } {
  const query = useQuery();
  const { navigate, session, bridge } = useWallet();
  const [state, setState] = useState<'loading' | 'error'>('loading');
  // A login must not run twice, whatever renders again.
  const isUnderWay = useRef(false);

  const decide = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('loading');
    try {
      await bridge.hello();
      const isLogin = session.person.value !== null;
      const hasLoginInfo = bridge.supports('getLoginInfo');
      const decideWith = (findPath: FindPath | null) =>
        entryTarget({ query, isLogin, hasLoginInfo, findPath });
      let target = decideWith(null);
      if (target.kind === 'nativeLogin') {
        const to = await nativeLogin({ session, bridge, query });
        // Closed: there is nowhere to go.
        if (to.kind === 'closed') return;
        target = to.kind === 'go' ? to : pageTarget(query, null);
      }
      const path = await addressOf(target, query);
      if (path === null) setState('error');
      else navigate.replace(path);
    } finally {
      isUnderWay.current = false;
    }
  }, [query, navigate, session, bridge]);

  useEffect(() => {
    void decide();
  }, []);

  return { state, reload: () => void decide() };
}

async function addressOf(target: EntryTarget, query: URLSearchParams): Promise<string | null> {
  if (target.kind === 'go') return target.to;
  const registry = await readRegistry();
  if (registry === null) return null;
  const found = pageTarget(query, (pageId) => pathOfPage(registry, pageId));
  return found.kind === 'go' ? found.to : null;
}
