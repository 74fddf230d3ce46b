import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, type Call } from '../api/index.ts';
import { useLanguageChange } from '../messages/index.ts';
import { lastReturn, onReturn } from './onReturn.ts';
import { isUsable } from './usable.ts';
import { WalletContext } from './WalletContext.ts';

/** Data on its way to a screen. While it is read again, the data shown before stays. */
export interface Load<T> {
  state: 'loading' | 'ready' | 'error';
  data?: T;
  error?: ApiError;
  /** With `onResume: 'cover'`: the data is that of before the page was left, and is being read again. */
  isStale?: boolean;
  reload(): void;
}

/** How data is kept fresh. */
export interface LoadOptions {
  /**
   * `reload` for amounts and whatever else must not be seen stale: it is covered when the page leaves the front
   * (another WebView, the phone's home, the back/forward cache) and read again when it comes back. `cover` does the
   * same and keeps the data meanwhile, marked `isStale`: the part draws everything but the figures, and nothing jumps.
   */
  onResume?: 'keep' | 'reload' | 'cover';
  /** what the service holds for a while is not read again unasked, whatever became of a change */
  isHeld?: boolean;
}

const shown = new Set<() => void>();

/** Reads again what the page shows, as a change whose answer was lost may have been made. Where it cannot be had, what is there stays. */
export function readAgain(): void {
  for (const read of shown) read();
}

// The first answer of an identical call is on its way: look again shortly after.
const duplicateRetryMs = 120;

/** What fails this soon after the page came back is asked once more, after so long, in milliseconds. */
const justReturnedMs = 3000;
const returnRetryMs = 1500;

/** The session has ended and is being told: the screen stays as it is until the customer is elsewhere. */
function waitsForOthers({ kind }: ApiError): boolean {
  return kind === 'sessionExpired' || kind === 'duplicateLogin' || kind === 'aborted';
}

/**
 * Asks for a screen's data and asks again when `dependencies` change. The call is cut off when the screen goes.
 * Errors that somebody else told the customer about (session ended, cancelled) leave the screen loading.
 *
 * `useLoad(readItem, { itemNo })` for one call: asked again when its input changes, and not at all where that is null;
 * `useLoad((signal) => …, [itemNo])` for more than one.
 *
 * @param ask the call, given an AbortSignal
 */
export function useLoad<O>(call: Call<void, O>, input?: undefined, options?: LoadOptions): Load<O>;
export function useLoad<I, O>(call: Call<I, O>, input: NoInfer<I>, options?: LoadOptions): Load<O>;
export function useLoad<I, O>(
  call: Call<I, O>,
  input: NoInfer<I> | null,
  options?: LoadOptions,
): Load<O | null>;
export function useLoad<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  dependencies?: readonly unknown[],
  options?: LoadOptions,
): Load<T>;
export function useLoad(ask: unknown, given?: unknown, options?: LoadOptions): Load<unknown> {
  const isCall = typeof ask === 'function' && 'definition' in ask;
  const call = ask as Call<unknown, unknown>;
  const many = ask as (signal: AbortSignal) => Promise<unknown>;
  return useAsked(
    isCall ? async (signal) => (given === null ? null : call(given, { signal })) : many,
    isCall ? [JSON.stringify(given)] : ((given ?? []) as readonly unknown[]),
    options,
  );
}

function useAsked<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
  { onResume = 'keep', isHeld = false }: LoadOptions = {},
): Load<T> {
  const [result, setResult] = useState<Omit<Load<T>, 'reload'>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // A read that nobody asked for takes nothing away where it fails.
  const isQuiet = useRef(false);
  const askedFor = useRef<number>(undefined);
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    const abort = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    setResult((before) => (before.state === 'error' ? { state: 'loading' } : before));
    latest.current(abort.signal).then(
      (data) => {
        if (abort.signal.aborted) return;
        isQuiet.current = false;
        // What the page asked for early is there before anything was painted: it need not paint a skeleton first.
        if (isUsable()) setResult({ state: 'ready', data });
        else flushSync(() => setResult({ state: 'ready', data }));
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        const returnedAt = lastReturn();
        const isFirstOfReturn =
          returnedAt !== undefined &&
          askedFor.current !== returnedAt &&
          performance.now() - returnedAt < justReturnedMs;
        if (isFirstOfReturn && (error.kind === 'network' || error.kind === 'offline')) {
          askedFor.current = returnedAt;
          retry = setTimeout(() => setRound((n) => n + 1), returnRetryMs);
        } else if (error.kind === 'duplicate')
          retry = setTimeout(() => setRound((n) => n + 1), duplicateRetryMs);
        else if (!waitsForOthers(error)) {
          const keeps = isQuiet.current;
          setResult((before) => (keeps && before.state === 'ready' ? before : { state: 'error', error }));
        }
      },
    );
    return () => {
      abort.abort();
      clearTimeout(retry);
    };
  }, [round, ...dependencies]);

  useLanguageChange(() => setRound((n) => n + 1));

  const bridge = useContext(WalletContext)?.bridge;
  useEffect(() => {
    if (onResume === 'keep' || !bridge) return;
    // At once: a page that is put away is not drawn any more.
    const cover = () =>
      flushSync(() =>
        setResult((before) =>
          onResume === 'cover' && before.state === 'ready'
            ? { ...before, isStale: true }
            : { state: 'loading' },
        ),
      );
    return onReturn(bridge, {
      leave: cover,
      comeBack() {
        cover();
        setRound((n) => n + 1);
      },
    });
  }, [bridge, onResume]);

  useEffect(() => {
    if (isHeld) return;
    const read = () => {
      isQuiet.current = true;
      setRound((n) => n + 1);
    };
    shown.add(read);
    return () => void shown.delete(read);
  }, [isHeld]);

  const reload = useCallback(() => {
    isQuiet.current = false;
    setRound((n) => n + 1);
  }, []);
  return { ...result, reload };
}
