import { useSyncExternalStore } from 'react';
import { bookingWords } from '../../booking/index.ts';
import { locale } from '../../messages/index.ts';

const subscribe = (onChange: () => void) => locale.subscribe(onChange);
const language = () => locale.peek();

/** What booking says in the language shown. It stands with the parts that say it, so that no other page has it. */
export function useBookingWords() {
  return bookingWords[useSyncExternalStore(subscribe, language, language)];
}
