import { useEffect, useRef } from 'react';
import { useWallet } from './WalletContext.ts';

/**
 * Runs when this page comes back before the customer: the app's `resume` event, a page restored from the
 * back/forward cache, or another login state of the app. For figures that must not be stale.
 */
export function useResume(onResume: () => void): void {
  const { bridge } = useWallet();
  const latest = useRef(onResume);
  latest.current = onResume;

  useEffect(() => {
    const run = () => latest.current();
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) run();
    };
    const off = bridge.on('resume', run);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      off();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [bridge]);
}
