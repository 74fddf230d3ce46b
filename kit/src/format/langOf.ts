/**
 * What a screen reader is to read a text of the wallet API as: Korean where it has Hangul, else as the page. The
 * service answers in the language that it is asked in, where it has it.
 */
export function langOf(text: string): 'ko' | undefined {
  return /[가-힣]/.test(text) ? 'ko' : undefined;
}
