import { useCallback, useEffect, useState } from 'react';

/** Seconds until a moment; 0 before the start and after the end. Right again after the phone slept. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = endsAt > now;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  /** What is no number of seconds to come counts as none: the code is then as good as expired. */
  const start = useCallback((seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEndsAt(Number.isFinite(seconds) && seconds > 0 ? begin + seconds * 1000 : 0);
  }, []);

  return { seconds: Math.max(0, Math.ceil((endsAt - now) / 1000)), start };
}
