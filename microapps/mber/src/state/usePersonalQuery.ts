import { useQuery, useShownScreen, useWallet } from '@wallet/kit/app';
import { useEffect, useRef } from 'react';
import { withoutPersonal } from './useTarget.ts';

/**
 * What of the address belongs to one person, `ci` and `token` (1-shell s2.2). Taken over, it leaves the address and its
 * place in the history at once: both are read by others, and outlive the screen.
 *
 * @returns each as it last stood in the address; empty where it never did
 */
export function usePersonalQuery(): { ci: string; token: string } {
  const query = useQuery();
  const { code } = useShownScreen();
  const { navigate } = useWallet();
  const taken = useRef({ ci: '', token: '' });
  const ci = query.get('ci') ?? '';
  const token = query.get('token') ?? '';
  // Both at once: a newer link is not mixed with what an older one brought.
  if ((ci || token) && (ci !== taken.current.ci || token !== taken.current.token)) {
    taken.current = { ci, token };
  }
  const isThere = query.has('ci') || query.has('token');
  useEffect(() => {
    if (isThere) navigate.replace(code, { query: withoutPersonal(query) });
  }, [isThere]);
  return taken.current;
}
