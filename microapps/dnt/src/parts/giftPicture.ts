import type { PictureName } from '@wallet/kit/ui';
import type { Gift } from '../model/gift.ts';

/** The service names no kind of goods: the goods' own words do, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/숙박|체험|night|stay/i, 'stay'],
  [/상품권|입장권|이용권|voucher|ticket/i, 'ticket'],
  [/커피|coffee/i, 'coffee'],
  [/꿀|honey/i, 'honey'],
  [/기름|전통주|\boil|liquor/i, 'bottle'],
  [/도자기|찻사발|ceramic/i, 'vase'],
  [/수건|towel|handkerchief/i, 'clothes'],
  [/한우|불고기|beef/i, 'beef'],
  [/사과|배 \d|감귤|apple|pear/i, 'fruit'],
  [/쌀|감자|고춧가루|rice|potato|powder/i, 'grain'],
  [/나물|한과|건어물|greens|sweets|fish/i, 'meal'],
];

/** What a gift without a picture of its own is drawn as. */
export function giftPicture({ name, kind }: Pick<Gift, 'name' | 'kind'>): PictureName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? (kind === 'fresh' ? 'meal' : 'bag');
}
