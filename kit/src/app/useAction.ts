import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ApiError, isDoubtful } from '../api/index.ts';
import { alert } from '../ui/index.ts';
import { alertError } from './alertError.ts';
import { readAgain } from './useLoad.ts';
import { WalletContext } from './WalletContext.ts';

/** Something the customer started. */
export interface Action<A extends unknown[], R> {
  /** Resolves undefined when it was already running, or failed. */
  run(...args: A): Promise<R | undefined>;
  isRunning: boolean;
  error?: ApiError;
}

const labWords = ({ messageId, serverMessage }: ApiError) =>
  serverMessage ? { id: 'serverMessage', text: serverMessage } : { id: messageId };

type Then<A extends unknown[]> = (...args: A) => unknown;

/** What comes after a failure, beside telling it. */
export interface ActionOptions<A extends unknown[]> {
  /** `none`: nothing is told; the error stands in `error` */
  onError?: 'alert' | 'none';
  /** where a refusal leads, by its wire code, once it has been told */
  on?: Readonly<Record<string, Then<A>>>;
  /** what comes after each other refusal that the catalogue tells: read anew what the screen shows */
  onRefusal?: (code: string, ...args: A) => unknown;
  /** the answer was lost, so that it may be done all the same: look how it stands. Default: what the screen shows is read again */
  onLost?: Then<A>;
  /** what is told then, instead of why no answer came */
  lostWords?: () => { id: string; text: string };
}

/**
 * Runs what a button starts: a second tap while it runs does nothing, and what the customer typed stays. A refusal is
 * told in the words of the app's catalogue (`refusals` of `defineMessages`), any other failure in the kit's.
 *
 * `useAction(() => cancel(no), { on: { FTR_GONE: () => navigate.replace('FTR61000') }, onRefusal: load.reload })`
 */
export function useAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  options: ActionOptions<A> = {},
): Action<A, R> {
  const wallet = useContext(WalletContext);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const mounted = useRef(true);
  const latest = useRef({ action, options });
  latest.current = { action, options };

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
        return await latest.current.action(...args);
      } catch (caught) {
        if (!(caught instanceof ApiError)) throw caught;
        // A code of the lab comes back to who asked (A89): no one else has told it, and a button must not stay silent.
        const isLab = caught.code?.includes('LAB') === true;
        if (caught.silent && !isLab) return undefined;
        if (mounted.current) setError(caught);
        const { onError = 'alert', on = {}, onRefusal, onLost, lostWords } = latest.current.options;
        const { code } = caught;
        const refusal = wallet?.refusal(code);
        const words = (isDoubtful(caught) && lostWords?.()) || refusal;
        const leadsOn = code !== undefined && Object.hasOwn(on, code) ? on[code] : undefined;
        // Somewhere else to go is an answer of its own where the catalogue has no words.
        // What is true first, then that its answer is missing.
        if (caught.mayBeDone && !onLost) readAgain();
        if (onError === 'alert' && (refusal || !leadsOn))
          await (words ? alert(words) : isLab ? alert(labWords(caught)) : alertError(caught));
        if (leadsOn) await leadsOn(...args);
        else if (refusal && code !== undefined) await onRefusal?.(code, ...args);
        else if (isDoubtful(caught)) await onLost?.(...args);
        return undefined;
      } finally {
        running.current = false;
        if (mounted.current) setRunning(false);
      }
    },
    [wallet],
  );

  return error ? { run, isRunning, error } : { run, isRunning };
}
