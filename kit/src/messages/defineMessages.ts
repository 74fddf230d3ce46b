import { computed, signal } from '@preact/signals-react';
import { useSyncExternalStore } from 'react';
import { catalogues } from './catalogues.ts';
import { type Locale, locale } from './locale.ts';
import type { Translation } from './Translation.ts';

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
  /** Loads one language; a second call costs nothing, a failed one may be tried again. */
  load(locale: Locale): Promise<void>;
}

interface Loaders<T> {
  ko: () => Promise<{ messages: T }>;
  en: () => Promise<{ messages: Translation<NoInfer<T>> }>;
}

/**
 * Makes a typed catalogue whose languages are fetched one at a time.
 *
 * `defineMessages({ ko: () => import('./ko.ts'), en: () => import('./en.ts') })`
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

  catalogues.add({ load });
  return { use: useMessages, current, load };
}
