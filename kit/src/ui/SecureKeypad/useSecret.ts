import { useEffect, useRef, useState } from 'react';
import { createSecret } from './createSecret.ts';

/** A secret for as long as its component is there; React learns only how many digits it has. */
export function useSecret(length: number) {
  const [secret] = useState(() => createSecret(length));
  const [count, setCount] = useState(0);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    const forget = () => {
      secret.clear();
      setCount(0);
    };
    // A page that is put aside must not come back with digits in it.
    window.addEventListener('pagehide', forget);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', forget);
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
