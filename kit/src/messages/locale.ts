import { type ReadonlySignal, signal } from '@preact/signals-react';
import { keep, oneOf } from '../kept/index.ts';
import { catalogues } from './catalogues.ts';

/** The languages of the wallet, Korean first. */
export type Locale = 'ko' | 'en';

/** Where the customer's choice is kept, shared by all WebViews of the origin. */
export const localeKey = 'wallet.locale';

const chosen = keep<Locale | undefined>(localeKey, undefined, oneOf(['ko', 'en']));

/** The language of a tag such as `en-GB`; Korean for every other. */
function localeOfTag(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('en') ? 'en' : 'ko';
}

const current = signal<Locale>(chosen.value.peek() ?? localeOfTag(globalThis.navigator?.language));
let round = 0;

/**
 * The language being shown. At first the customer's stored choice, else Korean unless the browser speaks English.
 * {@link suggestLocale} brings in the phone app's language.
 */
export const locale: ReadonlySignal<Locale> = current;

async function switchTo(next: Locale): Promise<boolean> {
  const mine = ++round;
  await Promise.all([...catalogues].map((catalogue) => catalogue.load(next)));
  // A later switch overtook this one.
  if (mine !== round) return false;
  document.documentElement.lang = next;
  current.value = next;
  return true;
}

/**
 * The customer chooses a language: loads every catalogue in it, switches, sets `<html lang>` and remembers the
 * choice for all WebViews. Also fits the start of a page: `await setLocale(locale.value)`.
 *
 * @param next the language
 * @throws what the import of a catalogue throws; the language shown then stays
 */
export async function setLocale(next: Locale): Promise<void> {
  if (await switchTo(next)) chosen.set(next);
}

/**
 * Starts the page's language: the customer's stored choice, else the host's, else the browser's. Nothing is
 * remembered, so that a later host or browser setting still counts.
 *
 * @param hostLocale what the phone app says in `hello`, a tag such as `ko-KR`; anything else is left aside
 * @throws what the import of a catalogue throws
 */
export async function suggestLocale(hostLocale?: string): Promise<void> {
  const tag = typeof hostLocale === 'string' && /^(ko|en)\b/i.test(hostLocale) ? hostLocale : undefined;
  await switchTo(chosen.stored() ?? (tag ? localeOfTag(tag) : current.peek()));
}

// Another WebView chose a language, or this page came back from the back-forward cache.
chosen.value.subscribe((next) => {
  // What cannot be loaded just now keeps the language shown; the next page starts in the new one.
  if (next && next !== current.peek()) switchTo(next).catch(() => {});
});
