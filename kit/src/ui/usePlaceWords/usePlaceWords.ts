import { useSyncExternalStore } from 'react';
import { locale, type Translation } from '../../messages/index.ts';
import { messages as en } from './en.ts';
import { messages as ko } from './ko.ts';

const words: { ko: typeof ko; en: Translation<typeof ko> } = { ko, en };
const subscribe = (onChange: () => void) => locale.subscribe(onChange);
const language = () => locale.peek();

/** What places say in the language shown. It stands with the parts that say it, so that no other page has it. */
export function usePlaceWords() {
  return words[useSyncExternalStore(subscribe, language, language)];
}
