import { useEffect, useRef } from 'react';
import { onReturn } from './onReturn.ts';
import { useWallet } from './WalletContext.ts';

/**
 * Runs when this page comes back before the customer: the app's `resume` event, or a page restored from the
 * back/forward cache. For figures that must not be stale `useLoad` has an option of its own.
 */
export function useResume(onResume: () => void): void {
  const { bridge } = useWallet();
  const latest = useRef(onResume);
  latest.current = onResume;

  useEffect(() => onReturn(bridge, { comeBack: () => latest.current() }), [bridge]);
}
