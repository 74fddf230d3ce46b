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
  /** how many pages the items are */
  count: number;
  /** null before the first answer */
  phase: 'first' | 'more' | 'refresh' | 'idle';
  error: { at: 'first' | 'more' | 'refresh'; cause: unknown } | null;
  /** the last page brought nothing new: the next one is asked for by hand only */
  isStuck: boolean;
  hasAnswer: boolean;
}

/** As much of a list as stood there when the customer went on from it. */
export interface KeptPages<T, C> {
  items: readonly T[];
  next: C | null;
  /** how many pages that was */
  count: number;
}

/**
 * The pages of a list that are there so far, one call at a time. Those that were kept stand at once, and are read
 * anew behind them: as many, so that the customer stays where they are.
 */
export function usePages<T, C>(load: LoadPage<T, C>, keyOf: (item: T) => string, kept?: KeptPages<T, C>) {
  const [pages, setPages] = useState<Pages<T, C>>({
    items: kept?.items ?? [],
    next: kept?.next ?? null,
    count: kept?.count ?? 0,
    phase: kept ? 'refresh' : 'first',
    error: null,
    isStuck: false,
    hasAnswer: kept !== undefined,
  });
  const latest = useRef({ load, keyOf, pages });
  latest.current = { load, keyOf, pages };
  const call = useRef<AbortController>(null);

  const ask = useCallback(async (phase: 'first' | 'more' | 'refresh', count = 1) => {
    if (phase === 'more' && call.current !== null) return;
    call.current?.abort();
    const mine = new AbortController();
    call.current = mine;
    setPages((known) => ({ ...known, phase, error: null }));
    try {
      let cursor = (phase === 'more' ? latest.current.pages.next : null) ?? undefined;
      const found: T[] = [];
      let read = 0;
      do {
        const page = await latest.current.load(cursor, mine.signal);
        if (mine.signal.aborted) return;
        found.push(...page.items);
        read += 1;
        cursor = page.next ?? undefined;
      } while (cursor !== undefined && read < count);
      setPages((before) => {
        const known = phase === 'more' ? before : { items: [], count: 0 };
        const items = withoutDoubles([...known.items, ...found], latest.current.keyOf);
        const isStuck = items.length === known.items.length;
        const next = cursor ?? null;
        return {
          items,
          next,
          count: known.count + read,
          phase: 'idle',
          error: null,
          isStuck,
          hasAnswer: true,
        };
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
    const { count } = latest.current.pages;
    void (count > 0 ? ask('refresh', count) : ask('first'));
    return () => {
      call.current?.abort();
      call.current = null;
    };
  }, [ask]);

  return {
    ...pages,
    more: useCallback(() => void ask('more'), [ask]),
    refresh: useCallback(() => void ask(latest.current.pages.hasAnswer ? 'refresh' : 'first'), [ask]),
    /** after an error: as many pages as stand there */
    again: useCallback(() => {
      const { hasAnswer, count } = latest.current.pages;
      void (hasAnswer ? ask('refresh', count) : ask('first'));
    }, [ask]),
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
