import { useEffect, useRef, useState } from 'react';
import { createSecret } from './createSecret.ts';

/**
 * A secret for as long as its component is there; React learns only how many digits it has.
 *
 * @param onLost digits were thrown away because the customer looked elsewhere
 */
export function useSecret(length: number, onLost: () => void) {
  const [secret] = useState(() => createSecret(length));
  const [count, setCount] = useState(0);
  const isHere = useRef(true);
  const latest = useRef(onLost);
  useEffect(() => {
    latest.current = onLost;
  });

  useEffect(() => {
    isHere.current = true;
    const stop = new AbortController();
    const { signal } = stop;
    function forget() {
      if (secret.count === 0) return;
      secret.clear();
      setCount(0);
      latest.current();
    }
    // A page that is put aside must not come back with digits in it, nor wait with them for whoever comes by.
    window.addEventListener('pagehide', forget, { signal });
    window.addEventListener('blur', forget, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && forget(), { signal });
    return () => {
      isHere.current = false;
      stop.abort();
      secret.clear();
    };
  }, [secret]);

  /** Does something with the secret, and counts again. */
  function change(act: (current: typeof secret) => void) {
    act(secret);
    setCount(secret.count);
  }

  /** The encrypted digits, or null when the customer had gone before they were ready. */
  async function handOut(encrypt: (plain: string) => Promise<string>): Promise<string | null> {
    const encrypted = secret.handOut(encrypt);
    setCount(0);
    const answer = await encrypted;
    return isHere.current ? answer : null;
  }

  return { count, change, handOut, isHere };
}
