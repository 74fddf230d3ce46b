import { locale } from '@wallet/kit/messages';
import type { Words } from '../model/payment.ts';

/** A name of a shop in the language shown. Screens render again with `messages.use()` when it changes. */
export function say(words: Words): string {
  return words[locale.value];
}
