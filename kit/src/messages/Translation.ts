/**
 * The shape a translation has to fill: every text and every text-making function of the first language, by the
 * same names and with the same parameters. A message missing in a language does not compile.
 *
 * `en.ts`: `export const messages: Translation<typeof import('./ko.ts').messages> = { ... }`
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : { readonly [K in keyof T]: Translation<T[K]> };
