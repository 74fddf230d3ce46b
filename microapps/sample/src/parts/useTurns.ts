import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` groups may be rendered: a first one at once, the others one by one while nothing else is to be
 * done. A page with everything would keep its reader waiting.
 */
export function useTurns(total: number): number {
  const [turns, setTurns] = useState(1);
  useEffect(() => {
    if (turns >= total) return;
    const next = () => startTransition(() => setTurns(turns + 1));
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(next);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next, { timeout: 300 });
    return () => cancelIdleCallback(idle);
  }, [turns, total]);
  return turns;
}
