import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { alertError } from './alertError.ts';

/** Something the customer started. */
export interface Action<A extends unknown[], R> {
  /** Resolves undefined when it was already running, or failed. */
  run(...args: A): Promise<R | undefined>;
  isRunning: boolean;
  error?: ApiError;
}

/**
 * Runs what a button starts: a second tap while it runs does nothing, a failure is told in an alert (unless
 * `onError: 'none'`, then it stands in `error`), and what the customer typed stays.
 */
export function useAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  { onError = 'alert' }: { onError?: 'alert' | 'none' } = {},
): Action<A, R> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const mounted = useRef(true);
  const latest = useRef(action);
  latest.current = action;

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(
    async (...args: A): Promise<R | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setRunning(true);
      setError(undefined);
      try {
        return await latest.current(...args);
      } catch (caught) {
        if (!(caught instanceof ApiError)) throw caught;
        if (caught.silent) return undefined;
        if (mounted.current) setError(caught);
        if (onError === 'alert') await alertError(caught);
        return undefined;
      } finally {
        running.current = false;
        if (mounted.current) setRunning(false);
      }
    },
    [onError],
  );

  return error ? { run, isRunning, error } : { run, isRunning };
}
