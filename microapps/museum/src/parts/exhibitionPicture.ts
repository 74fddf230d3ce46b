import type { PictureName } from '@wallet/kit/ui';

/** The service sends no picture of an exhibition: its name says what is shown, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/왕관|금관|황금|crown|gold/i, 'crown'],
  [/별|우주|star|space/i, 'stars'],
  [/청자|백자|도자|푸른빛|celadon|porcelain/i, 'vase'],
  [/정원|숲|garden|forest/i, 'trail'],
  [/지도|map/i, 'place'],
  [/꼬마|어린이|공룡|child|dinosaur/i, 'family'],
];

/** What an exhibition is drawn as. */
export function exhibitionPicture(name: string): PictureName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'museum';
}
