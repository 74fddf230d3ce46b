import { useEffect, useRef } from 'react';

/** So long before its end a code is renewed, in seconds. */
const EARLY_S = 10;

/**
 * Asks for the next code shortly before the end of the one that is shown, once: a phone that lies there forgotten
 * shows no code for ever.
 *
 * @param seconds that are left; null where it does not renew itself
 * @param total seconds the code is good for: one that is hardly longer than the margin is left to end
 */
export function useEarlyRenewal(seconds: number | null, total: number, renew: () => void) {
  const isDone = useRef(false);
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  const isDue = seconds !== null && seconds <= EARLY_S && total > 2 * EARLY_S;

  useEffect(() => {
    if (!isDue || isDone.current || !navigator.onLine) return;
    isDone.current = true;
    latest.current();
  }, [isDue]);

  return {
    /** The customer asked for it, so is there: it may renew itself once more. */
    anew() {
      isDone.current = false;
    },
  };
}
