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

/** Short texts, the newest first, each once; what is no list of texts is none. */
export function recentTexts(atMost: number): Form<readonly string[]> {
  return {
    read(text) {
      try {
        const list: unknown = JSON.parse(text);
        return Array.isArray(list) && list.every((each) => typeof each === 'string')
          ? list.slice(0, atMost)
          : undefined;
      } catch {
        return undefined;
      }
    },
    write: (list) => (list.length === 0 ? undefined : JSON.stringify([...new Set(list)].slice(0, atMost))),
  };
}

/** Texts that were used last, the newest first. */
export interface Recent {
  value: ReadonlySignal<readonly string[]>;
  /** Puts one first, trimmed and without its double; nothing for an empty one. */
  note(text: string): void;
  /** Takes one out, or all. */
  forget(text?: string): void;
}

/** Keeps the texts that were used last: a known one moves to the front, one too many drops the oldest (E58). */
export function keepRecent(key: string, atMost: number): Recent {
  const kept = keep(key, [], recentTexts(atMost));
  const without = (text: string) => kept.stored().filter((one) => one !== text);
  return {
    value: kept.value,
    note(given) {
      const text = given.trim();
      if (text !== '') kept.set([text, ...without(text)].slice(0, atMost));
    },
    forget: (text) => kept.set(text === undefined ? [] : without(text)),
  };
}
