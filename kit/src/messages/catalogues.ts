import type { Locale } from './locale.ts';

/** What a language switch has to load: every catalogue made by `defineMessages`. */
export const catalogues = new Set<{ load(locale: Locale): Promise<void> }>();

/** The messages that every app shares, for catalogues, which stand below them. */
export const shared: { text(id: string): string | undefined } = { text: () => undefined };
