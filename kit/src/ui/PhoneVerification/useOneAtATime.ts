import { useEffect, useRef, useState } from 'react';
import { alert } from '../overlays/dialogs.ts';

/**
 * Runs one call at a time: a second tap, on this button or the one beside it, does nothing. What a call answers
 * after the customer has gone is left alone.
 */
export function useOneAtATime<K extends string>(onError: (error: unknown) => void = tell) {
  const [running, setRunning] = useState<K | null>(null);
  const isRunning = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function run<R>(name: K, call: () => Promise<R>, onAnswer: (answer: R) => unknown): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(name);
    try {
      const answer = await call();
      if (isHere.current) await onAnswer(answer);
    } catch (error) {
      if (isHere.current) onError(error);
    } finally {
      isRunning.current = false;
      if (isHere.current) setRunning(null);
    }
  }

  return { running, run };
}

/** Errors of the API room say whether somebody told the customer already; this room does not know them by name. */
function tell(error: unknown): void {
  const { silent, messageId } = (error ?? {}) as { silent?: unknown; messageId?: unknown };
  if (silent === true) return;
  void alert({ id: typeof messageId === 'string' ? messageId : 'requestFailed' });
}
