export { defineMessages, type Messages, type Refusal } from './defineMessages.ts';
export { type KitMessages, kitMessages } from './kitMessages.ts';
export { type Locale, locale, localeKey, setLocale, suggestLocale } from './locale.ts';
export { hasMessage, type MessageId, type MessageParams, messageText, problemText } from './messageText.ts';
export type { Translation } from './Translation.ts';
export { useLanguageChange } from './useLanguageChange.ts';
