import { useEffect, useRef, useState } from 'react';
import type { Hold } from '../booking/index.ts';
import { useCountdown } from '../ui/index.ts';

/**
 * Counts down a hold by the seconds that the service gave, whatever the phone's clock says. Each answer of the service
 * is another hold: hand on the same object until it is asked again.
 *
 * @param onEnd runs once when the time of a hold runs out here: ask the service what became of it, only it knows. A
 *   hold that came without any time left asks nothing, so that two clocks that differ never ask in circles.
 * @returns seconds that are left; null without a hold
 */
export function useHold(hold: Hold | null, onEnd: () => unknown): number | null {
  const { seconds, start } = useCountdown();
  const [counted, setCounted] = useState<Hold | null>(null);
  const ended = useRef<Hold | null>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  useEffect(() => {
    start(hold?.seconds ?? 0);
    setCounted(hold);
  }, [hold, start]);

  const isOver = hold !== null && counted === hold && hold.seconds > 0 && seconds === 0;
  useEffect(() => {
    if (!isOver || ended.current === hold) return;
    ended.current = hold;
    latest.current();
  }, [isOver, hold]);

  if (hold === null) return null;
  return counted === hold ? seconds : hold.seconds;
}
