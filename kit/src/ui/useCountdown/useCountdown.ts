import { useCallback, useEffect, useRef, useState } from 'react';
import { createTimer } from './createTimer.ts';

interface Running {
  /** milliseconds from the start to the end */
  total: number;
  read: () => number;
}

/** A countdown of whole seconds. */
export interface RunningCountdown {
  /** seconds that are left; 0 before the start and after the end */
  seconds: number;
  /** Begins anew with so many seconds from now; what is no number of seconds to come counts as none. */
  start: (seconds: number) => void;
}

/**
 * Counts down the seconds a server gave. The phone's own time does not matter, and after the phone slept the rest is
 * right at once (2-payment s4, E42).
 */
export function useCountdown(): RunningCountdown {
  const [seconds, setSeconds] = useState(0);
  const [running, setRunning] = useState<Running | null>(null);
  const wasHidden = useRef(false);

  const start = useCallback((given: number) => {
    const total = Number.isFinite(given) && given > 0 ? given * 1000 : 0;
    const timer = createTimer();
    wasHidden.current = document.hidden;
    setRunning(
      total > 0
        ? {
            total,
            read() {
              const passed = timer.read(wasHidden.current || document.hidden);
              wasHidden.current = document.hidden;
              return passed;
            },
          }
        : null,
    );
    setSeconds(Math.ceil(total / 1000));
  }, []);

  useEffect(() => {
    if (running === null) return;
    const stop = new AbortController();
    let next: ReturnType<typeof setTimeout>;
    function tick() {
      clearTimeout(next);
      if (running === null) return;
      const left = running.total - running.read();
      setSeconds(Math.max(0, Math.ceil(left / 1000)));
      if (left <= 0) return stop.abort();
      // At the next whole second, not a second after this one: no second is skipped.
      next = setTimeout(tick, Math.ceil(left % 1000 || 1000));
    }
    document.addEventListener('visibilitychange', tick, { signal: stop.signal });
    window.addEventListener('pageshow', tick, { signal: stop.signal });
    tick();
    return () => {
      clearTimeout(next);
      stop.abort();
    };
  }, [running]);

  return { seconds, start };
}
