import type { PictureName } from '@wallet/kit/ui';

/** The service sends no picture of a class: its name says what is done there, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/개미|새 |동물|\bants?\b|bird|animal/i, 'pems'],
  [/꼬마|가족|어린이|little|family|child/i, 'family'],
  [/손수건|염색|scarf|leaf|prints/i, 'clothes'],
  [/물속|연구|현미경|pond|research|laborator/i, 'lab'],
  [/식물|꽃|숲|나무|botan|flower|forest|tree/i, 'abr'],
  [/해설|산책|걷|탐방|guided|walk|tour/i, 'trail'],
  [/별|밤|star|night/i, 'stars'],
];

/** What an exhibition, a class or a walk is drawn as. */
export function classPicture(name: string): PictureName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'nie';
}
