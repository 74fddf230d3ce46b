import { useCallback, useRef } from 'react';
import { isUncertain, sendSurely } from './sendSurely.ts';

/**
 * A change that is made once however often the button is pressed: the same facts keep their key until their end is
 * known, and a tap that comes while the customer is led on is answered as the one before.
 */
export function useOnce<F extends { key: string }, R>(
  send: (facts: F) => Promise<R>,
): (facts: Omit<F, 'key'>) => Promise<R> {
  const open = useRef<{ of: string; key: string }>(null);
  const done = useRef<{ of: string; result: R }>(null);
  const latest = useRef(send);
  latest.current = send;
  return useCallback(async (facts: Omit<F, 'key'>) => {
    const of = JSON.stringify(facts);
    if (done.current?.of === of) return done.current.result;
    if (open.current?.of !== of) open.current = { of, key: crypto.randomUUID() };
    const { key } = open.current;
    try {
      const result = await sendSurely(() => latest.current({ ...facts, key } as F));
      open.current = null;
      done.current = { of, result };
      return result;
    } catch (error) {
      if (!isUncertain(error)) open.current = null;
      throw error;
    }
  }, []);
}
