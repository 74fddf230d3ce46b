import { useSyncExternalStore } from 'react';
import { locale, type Translation } from '../../messages/index.ts';
import { messages as en } from './words/en.ts';
import { messages as ko } from './words/ko.ts';

export const holdingsWords: { ko: typeof ko; en: Translation<typeof ko> } = { ko, en };
const subscribe = (onChange: () => void) => locale.subscribe(onChange);
const language = () => locale.peek();

/** What the list of holdings says in the language shown. It stays with its component, so that no other page loads it. */
export function useHoldingsWords() {
  return holdingsWords[useSyncExternalStore(subscribe, language, language)];
}
