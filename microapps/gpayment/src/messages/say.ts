import { locale } from '@wallet/kit/messages';

/** A name of the service in the language being shown. */
export function say(words: { ko: string; en: string }): string {
  return words[locale.value] || words.ko;
}
