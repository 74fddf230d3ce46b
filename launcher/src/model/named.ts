import { plain } from '@wallet/kit/format';

const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesOfALead = 588;

/** The first letters of Korean syllables: 환전 is ㅎㅈ. */
export function initialsOf(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      const isSyllable = code >= firstSyllable && code <= lastSyllable;
      return isSyllable ? (leads[Math.floor((code - firstSyllable) / syllablesOfALead)] ?? sign) : sign;
    })
    .join('');
}

/** Whether one of these names holds every word that was typed, spaces or not. Nothing typed means nothing. */
export function isNamed(names: readonly string[], typed: string): boolean {
  const words = plain(typed).split(' ').filter(Boolean);
  return names.map(plain).some((name) => {
    const dense = name.replaceAll(' ', '');
    const holds = (word: string) =>
      name.includes(word) || dense.includes(word) || (isInitials(word) && initialsOf(dense).includes(word));
    return words.length > 0 && words.every(holds);
  });
}

const isInitials = (word: string) => [...word].every((sign) => leads.includes(sign));
