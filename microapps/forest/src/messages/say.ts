import { locale } from '@wallet/kit/messages';
import type { Words } from '../model/words.ts';

/** A text of the service in the language shown. Screens render again with `messages.use()` when it changes. */
export function say(words: Words): string {
  return words[locale.value];
}
