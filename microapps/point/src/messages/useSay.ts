import { locale } from '@wallet/kit/messages';
import { messages } from './index.ts';

/** Says a text of the service in the language shown. */
export function useSay(): (words: { ko: string; en: string }) => string {
  messages.use();
  return (words) => words[locale.value];
}
