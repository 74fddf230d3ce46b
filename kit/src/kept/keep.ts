import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { refusableStorage } from './refusableStorage.ts';

const noEvents = { addEventListener() {}, removeEventListener() {} };
setPersistentEngine(refusableStorage, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/** How a choice is written into storage, and read from it. */
export interface Form<T> {
  /** undefined for what is no such value: whatever storage holds is checked before use */
  read(text: string): T | undefined;
  /** undefined takes the choice out of storage */
  write(value: T): string | undefined;
}

/** A choice of this phone, the same in all WebViews of the origin and on the next visit. */
export interface Kept<T> {
  /** follows what another WebView chooses, and what storage holds when a page comes back */
  value: ReadonlySignal<T>;
  /** Keeps it for all WebViews; only for this page where storage refuses. */
  set(next: T): void;
  /** What storage holds now, even before the news of it came. */
  stored(): T;
}

/**
 * Keeps a choice of this phone. It is in clear and outlives a logout: nothing of a person belongs here (drafts and the
 * secured areas are the session's).
 *
 * @param key in local storage, `wallet.` and a name
 * @param initial what counts where nothing is kept, or nothing that can be read
 */
export function keep<T>(key: string, initial: T, { read, write }: Form<T>): Kept<T> {
  const decode = (text: string) => read(text) ?? initial;
  const atom = persistentAtom<T>(key, initial, {
    decode,
    // The store takes a value that is to go for a text as well, but does not say so.
    encode: write as (value: T) => string,
  });
  const value = signal<T>(atom.get());
  atom.subscribe((next) => {
    value.value = next as T;
  });
  return {
    value,
    set: (next) => atom.set(next),
    stored: () => {
      const text = refusableStorage[key];
      return text === undefined ? initial : decode(text);
    },
  };
}

/** One of some words. */
export function oneOf<const T extends string>(words: readonly T[]): Form<T | undefined> {
  return { read: (text) => words.find((word) => word === text), write: (word) => word };
}

/** Yes or no, as `Y` and `N`. */
export const yesOrNo: Form<boolean> = {
  read: (text) => (text === 'Y' ? true : text === 'N' ? false : undefined),
  write: (is) => (is ? 'Y' : 'N'),
};
