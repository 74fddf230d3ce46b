import { useEffect, useRef } from 'react';

/** Does something again and again, one after the other, while `isActive`. */
export function usePolling(work: () => Promise<unknown>, everyMs: number, isActive: boolean): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const wait = () => {
      timer = setTimeout(() => {
        void latest.current().finally(() => {
          if (!isGone) wait();
        });
      }, everyMs);
    };
    wait();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [everyMs, isActive]);
}
