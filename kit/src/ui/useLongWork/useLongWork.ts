import { useCallback, useRef, useState } from 'react';

/** How far it is, where that is known. */
export interface WorkProgress {
  done: number;
  total: number;
}

/** What the work is given to tell how it goes. */
export interface WorkTools {
  /** aborted when the customer cancels; work that cannot be stopped leaves it alone */
  signal: AbortSignal;
  /** what happens now, and how far it is */
  tell: (says: string, progress?: WorkProgress) => void;
}

/** Where long work stands. `cancelled` is only what the work itself ended as: a result always counts. */
export type WorkState<T> =
  | { phase: 'idle' }
  | { phase: 'running'; says: string; progress?: WorkProgress; isCancelling: boolean }
  | { phase: 'done'; result: T }
  | { phase: 'failed'; error: unknown }
  | { phase: 'cancelled' };

export interface LongWorkControl<T> {
  state: WorkState<T>;
  /** begins; while it runs, a second call joins the first */
  start: () => Promise<WorkState<T>>;
  /** asks it to stop; what it still brings is kept all the same */
  cancel: () => void;
}

/**
 * Work that takes its time, and never loses its result: a payment that went through although it was being cancelled
 * is `done`, not `cancelled`, and whoever awaits `start` hears of it even when the screen is gone.
 *
 * @param says what happens first, as a sentence
 * @param run the work; it tells how it goes, and heeds the signal where it can be stopped
 */
export function useLongWork<T>(says: string, run: (tools: WorkTools) => Promise<T>): LongWorkControl<T> {
  const [state, setState] = useState<WorkState<T>>({ phase: 'idle' });
  const latest = useRef({ says, run });
  latest.current = { says, run };
  const running = useRef<{ stop: AbortController; end: Promise<WorkState<T>> } | null>(null);

  const start = useCallback(() => {
    if (running.current) return running.current.end;
    const stop = new AbortController();
    setState({ phase: 'running', says: latest.current.says, isCancelling: false });
    const tell: WorkTools['tell'] = (next, progress) =>
      setState((known) =>
        known.phase === 'running'
          ? { phase: 'running', says: next, isCancelling: known.isCancelling, ...(progress && { progress }) }
          : known,
      );
    const end = finish(latest.current.run, { signal: stop.signal, tell }).then((ended) => {
      running.current = null;
      setState(ended);
      return ended;
    });
    running.current = { stop, end };
    return end;
  }, []);

  const cancel = useCallback(() => {
    if (running.current === null) return;
    setState((known) => (known.phase === 'running' ? { ...known, isCancelling: true } : known));
    running.current.stop.abort();
  }, []);

  return { state, start, cancel };
}

async function finish<T>(run: (tools: WorkTools) => Promise<T>, tools: WorkTools): Promise<WorkState<T>> {
  try {
    return { phase: 'done', result: await run(tools) };
  } catch (error) {
    return tools.signal.aborted ? { phase: 'cancelled' } : { phase: 'failed', error };
  }
}
