import type { PlaceName } from '@wallet/kit/ui';

/** The service sends no picture of an exhibition: its name says what is shown, in both languages. */
const kinds: readonly [RegExp, PlaceName][] = [
  [/왕관|금관|황금|crown|gold/i, 'crown'],
  [/별|우주|star|space/i, 'sky'],
  [/청자|백자|도자|푸른빛|celadon|porcelain/i, 'vase'],
  [/빛|light/i, 'light'],
  [/정원|숲|garden|forest/i, 'garden'],
  [/지도|map/i, 'map'],
  [/꼬마|어린이|공룡|child|dinosaur/i, 'dinosaur'],
];

/** What one sees of an exhibition. */
export function exhibitionPlace(name: string): PlaceName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'hall';
}
