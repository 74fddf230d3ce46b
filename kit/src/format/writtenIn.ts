/** Which language dates without words of their own are written for: the page's, as the messages have set it. */
export const writtenIn = (): 'ko' | 'en' =>
  globalThis.document?.documentElement?.lang === 'en' ? 'en' : 'ko';
