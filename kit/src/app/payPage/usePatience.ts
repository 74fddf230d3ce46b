import { useEffect, useState } from 'react';
import type { Load } from '../useLoad.ts';

const pauseMs = 2000;
const maxAsks = 5;

/** Asks again every two seconds while something is pending, five times; then it is up to the customer. */
export function usePatience(isPending: boolean, { reload, data }: Load<unknown>) {
  const [asked, setAsked] = useState(0);
  const isWaiting = isPending && asked < maxAsks;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      reload();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, data]);

  return {
    isWaiting,
    again() {
      setAsked(0);
      reload();
    },
  };
}
