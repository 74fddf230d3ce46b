import { useSyncExternalStore } from 'react';
import { identityWords } from '../../identity/index.ts';
import { locale } from '../../messages/index.ts';

const subscribe = (onChange: () => void) => locale.subscribe(onChange);
const language = () => locale.peek();

/** What identity says in the language shown. It stands with the parts that say it, so that no other page has it. */
export function useIdentityWords() {
  return identityWords[useSyncExternalStore(subscribe, language, language)];
}
