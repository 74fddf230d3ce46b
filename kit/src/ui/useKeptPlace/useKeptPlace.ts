import { useLayoutEffect, useRef, useState } from 'react';

/** What a page showed when the customer went on from it. */
interface Place {
  value: unknown;
  /** how far it was scrolled, in px */
  top: number;
}

/** In memory only: what a page showed may be private. */
const places = new Map<string, Place>();
const stateKey = 'walletPlace';

/** The id that an earlier visit has left in this entry of the history. */
function entryId(): string | undefined {
  const id = (window.history.state as Record<string, unknown> | null)?.[stateKey];
  return typeof id === 'string' ? id : undefined;
}

function markEntry(): string {
  const known = entryId();
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  // Past those who watch for changes of the address: there is none.
  History.prototype.replaceState.call(window.history, { ...window.history.state, [stateKey]: id }, '');
  return id;
}

/** What was kept when the customer went on, and how to keep what stands now. */
export interface KeptPlace<T> {
  /** undefined when the customer has not come back here */
  kept: T | undefined;
  /** to be called with what shall stand again; as often as it changes */
  keep(value: T): void;
}

/**
 * Brings a page back to where the customer left it, when they return by going back: what it had shown, and how far it
 * was scrolled. Another way to the same address, a reload and another document begin anew.
 *
 * @param name one of its kind within the page; null keeps nothing. What belongs to a customer bears who it is.
 * @param isReady what was kept stands on the page again, so that it can be scrolled to
 */
export function useKeptPlace<T>(name: string | null, isReady = true): KeptPlace<T> {
  const [found] = useState(() => {
    const id = entryId();
    return name === null || id === undefined ? undefined : places.get(`${id} ${name}`);
  });
  const latest = useRef<T | undefined>(undefined);
  const top = useRef(found?.top ?? 0);
  const isBack = useRef(false);

  useLayoutEffect(() => {
    if (!isReady || isBack.current) return;
    isBack.current = true;
    if (found !== undefined) window.scrollTo(0, found.top);
  }, [isReady, found]);

  useLayoutEffect(() => {
    if (name === null) return;
    const id = markEntry();
    // The page that comes next begins at its top: that is no scrolling of this one.
    const note = () => {
      if (entryId() === id) top.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      const key = `${id} ${name}`;
      // Still here: something else takes its place on the same page.
      if (entryId() === id || latest.current === undefined) places.delete(key);
      else places.set(key, { value: latest.current, top: top.current });
    };
  }, [name]);

  return {
    kept: found?.value as T | undefined,
    keep(value) {
      latest.current = value;
    },
  };
}
