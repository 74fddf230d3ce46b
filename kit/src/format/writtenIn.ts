let language: 'ko' | 'en' = 'ko';

/** Which language dates without words of their own are written for. */
export const writtenIn = (): 'ko' | 'en' => language;

/** Says which one that is: the messages do, as often as theirs changes. */
export function writeDatesIn(lang: 'ko' | 'en'): void {
  language = lang;
}
