import type { Context } from 'hono';

/** A text in both languages of the wallet. */
export interface Words {
  ko: string;
  en: string;
}

export type Language = keyof Words;

/** The language a page asks in (`Accept-Language`); Korean for everything but English. */
export function languageOf(context: Context): Language {
  return context.req.header('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'ko';
}

/** A thing with its words in one language. */
export type Spoken<T> = T extends Words
  ? string
  : T extends readonly (infer E)[]
    ? Spoken<E>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T;

/** The same thing in one language: wherever it has words in both, the one. */
export function spoken<T>(thing: T, language: Language): Spoken<T> {
  return resolve(thing, language) as Spoken<T>;
}

function resolve(thing: unknown, language: Language): unknown {
  if (Array.isArray(thing)) return thing.map((each) => resolve(each, language));
  if (typeof thing !== 'object' || thing === null) return thing;
  if ('ko' in thing && 'en' in thing) return thing[language];
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, resolve(value, language)]));
}
