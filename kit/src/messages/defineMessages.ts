import { computed, signal } from '@preact/signals-react';
import { useSyncExternalStore } from 'react';
import { catalogues, shared } from './catalogues.ts';
import { type Locale, locale } from './locale.ts';
import type { MessageId } from './messageText.ts';
import type { Translation } from './Translation.ts';

/** A refusal as the customer is told it. */
export interface Refusal {
  /** its message id (contracts/page.md) */
  id: string;
  text: string;
}

/** One catalogue in the language being shown. */
export interface Messages<T> {
  /** A hook: the texts, rendered again when the language changes. Waits (suspends) only while none is loaded. */
  use(): T;
  /**
   * The texts now, outside components.
   *
   * @throws Error when no language has been loaded yet
   */
  current(): T;
  /** What the wallet API refused, in the language shown; undefined for a code that the catalogue does not know. */
  refusal(code: string | undefined): Refusal | undefined;
  /** Loads one language; a second call costs nothing, a failed one may be tried again. */
  load(locale: Locale): Promise<void>;
}

/** Ids of the texts with which a catalogue tells refusals: the keys of its `refusals`. */
type RefusalId<T> = T extends { refusals: infer R } ? keyof R & string : never;

interface Loaders<T> {
  ko: () => Promise<{ messages: T }>;
  en: () => Promise<{ messages: Translation<NoInfer<T>> }>;
  /** Code of the wallet API -> which of the catalogue's `refusals` says it, or a message that every app shares. */
  refusals?: Readonly<Record<string, RefusalId<NoInfer<T>> | MessageId>>;
}

/**
 * Makes a typed catalogue whose languages are fetched one at a time.
 *
 * `defineMessages({ ko: () => import('./ko.ts'), en: () => import('./en.ts'), refusals: { FTR_SOLD_OUT: 'soldOut' } })`
 */
export function defineMessages<T>(loaders: Loaders<T>): Messages<T> {
  const loaded = signal<Partial<Record<Locale, T>>>({});
  const loading = new Map<Locale, Promise<void>>();
  const failures = new Map<Locale, unknown>();
  // A catalogue defined after a switch may still be loading: its other language is better than a blank.
  const shown = computed(() => loaded.value[locale.value] ?? loaded.value.ko ?? loaded.value.en);

  function load(language: Locale): Promise<void> {
    const known = loading.get(language);
    if (known) return known;
    failures.delete(language);
    const promise = loaders[language]().then(
      ({ messages }) => {
        loaded.value = { ...loaded.peek(), [language]: messages as T };
      },
      (error: unknown) => {
        loading.delete(language);
        failures.set(language, error);
        throw error;
      },
    );
    loading.set(language, promise);
    return promise;
  }

  const subscribe = (onChange: () => void) => shown.subscribe(onChange);
  const snapshot = () => shown.peek();

  function current(): T {
    const texts = snapshot();
    if (texts === undefined) {
      throw new Error(
        'Messages were read before they were loaded. Await suggestLocale(), setLocale() or load() first; startMicroapp does.',
      );
    }
    return texts;
  }

  function useMessages(): T {
    const texts = useSyncExternalStore(subscribe, snapshot, snapshot);
    if (texts !== undefined) return texts;
    const failure = failures.get(locale.peek());
    // A promise waits at the nearest Suspense; a failed import belongs to the nearest error boundary.
    throw failure ?? load(locale.peek());
  }

  function refusal(code: string | undefined): Refusal | undefined {
    const { refusals = {} } = loaders;
    const id = code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    const texts = (snapshot() as { refusals?: Readonly<Record<string, string>> } | undefined)?.refusals;
    if (id === undefined) return undefined;
    const text = texts?.[id] ?? shared.text(id);
    return text === undefined ? undefined : { id, text };
  }

  catalogues.add({ load });
  return { use: useMessages, current, refusal, load };
}
