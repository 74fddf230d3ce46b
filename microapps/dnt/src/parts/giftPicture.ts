import type { PictureName } from '@wallet/kit/ui';
import type { Gift } from '../model/gift.ts';

/** The service names no kind of goods: the goods' own words do, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/숙박|체험|night|stay/i, 'stay'],
  [/상품권|입장권|이용권|voucher|ticket/i, 'ticket'],
  [/커피|찻잔|coffee|tea cup/i, 'coffee'],
  [/기름|전통주|꿀|\boil|liquor|honey/i, 'bottle'],
  [/한우|불고기|beef/i, 'beef'],
  [/사과|배 \d|감귤|apple|pear/i, 'fruit'],
  [/쌀|감자|고춧가루|rice|potato|powder/i, 'grain'],
  [/나물|한과|건어물|greens|sweets|fish/i, 'meal'],
];

/** What a gift without a picture of its own is drawn as. */
export function giftPicture({ name, kind }: Pick<Gift, 'name' | 'kind'>): PictureName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? (kind === 'fresh' ? 'meal' : 'bag');
}
