import { useCallback, useEffect, useRef, useState } from 'react';

/** One page of a list. */
export interface ListPage<T, C = string> {
  items: readonly T[];
  /** how to ask for the page after it; null after the last */
  next: C | null;
}

/**
 * Asks for a page: the first one without a cursor. A list that was left, or refreshed meanwhile, aborts the signal.
 */
export type LoadPage<T, C = string> = (cursor: C | undefined, signal: AbortSignal) => Promise<ListPage<T, C>>;

interface Pages<T, C> {
  items: readonly T[];
  next: C | null;
  /** null before the first answer */
  phase: 'first' | 'more' | 'refresh' | 'idle';
  error: { at: 'first' | 'more' | 'refresh'; cause: unknown } | null;
  /** the last page brought nothing new: the next one is asked for by hand only */
  isStuck: boolean;
  hasAnswer: boolean;
}

/** The pages of a list that are there so far, one call at a time. */
export function usePages<T, C>(load: LoadPage<T, C>, keyOf: (item: T) => string) {
  const [pages, setPages] = useState<Pages<T, C>>({
    items: [],
    next: null,
    phase: 'first',
    error: null,
    isStuck: false,
    hasAnswer: false,
  });
  const latest = useRef({ load, keyOf, pages });
  latest.current = { load, keyOf, pages };
  const call = useRef<AbortController>(null);

  const ask = useCallback(async (phase: 'first' | 'more' | 'refresh') => {
    if (phase === 'more' && call.current !== null) return;
    call.current?.abort();
    const mine = new AbortController();
    call.current = mine;
    setPages((known) => ({ ...known, phase, error: null }));
    try {
      const { next: cursor } = latest.current.pages;
      const page = await latest.current.load(
        phase === 'more' && cursor !== null ? cursor : undefined,
        mine.signal,
      );
      if (mine.signal.aborted) return;
      setPages(({ items }) => {
        const known = phase === 'more' ? items : [];
        const merged = withoutDoubles([...known, ...page.items], latest.current.keyOf);
        const isStuck = merged.length === known.length;
        return { items: merged, next: page.next, phase: 'idle', error: null, isStuck, hasAnswer: true };
      });
    } catch (cause) {
      if (!mine.signal.aborted) {
        setPages((known) => ({ ...known, phase: 'idle', error: { at: phase, cause } }));
      }
    } finally {
      if (call.current === mine) call.current = null;
    }
  }, []);

  useEffect(() => {
    void ask('first');
    return () => {
      call.current?.abort();
      call.current = null;
    };
  }, [ask]);

  return {
    ...pages,
    more: useCallback(() => void ask('more'), [ask]),
    refresh: useCallback(() => void ask(latest.current.pages.hasAnswer ? 'refresh' : 'first'), [ask]),
  };
}

/** What moved to a later page while the customer was reading comes twice: the first one stays. */
function withoutDoubles<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
