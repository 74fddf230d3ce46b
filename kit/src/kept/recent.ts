import type { ReadonlySignal } from '@preact/signals-react';
import { type Form, keep } from './keep.ts';

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
