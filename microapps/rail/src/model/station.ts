import { dense } from '@wallet/kit/format';
export interface Station {
  id: string;
  name: string;
  isMain: boolean;
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const perInitial = 588;

/** 부산 as ㅂㅅ. */
export const initialsOf = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      if (code < firstSyllable || code > lastSyllable) return sign;
      return initials[Math.floor((code - firstSyllable) / perInitial)] ?? sign;
    })
    .join('');

/** Stations by a part of their name, or by its initials. */
export function found(stations: readonly Station[], typed: string): Station[] {
  const text = dense(typed);
  return stations.filter(
    ({ name }) => dense(name).includes(text) || initialsOf(dense(name)).startsWith(text),
  );
}
