import type { PlaceName } from '@wallet/kit/ui';

/** The service sends no picture of a class: its name says what is done there, in both languages. */
const kinds: readonly [RegExp, PlaceName][] = [
  [/개미|곤충|\bants?\b|insect/i, 'ants'],
  [/새 |철새|bird/i, 'bird'],
  [/손수건|염색|scarf|leaf|prints/i, 'prints'],
  [/물속|연구|현미경|pond|research|laborator/i, 'pond'],
  [/식물|꽃|숲|나무|꼬마|가족|어린이|botan|flower|forest|tree|little|family|child/i, 'garden'],
  [/해설|산책|걷|탐방|guided|walk|tour/i, 'walk'],
  [/별|밤|star|night/i, 'sky'],
];

/** What an exhibition, a class or a walk shows. */
export function classPlace(name: string): PlaceName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'greenhouse';
}
