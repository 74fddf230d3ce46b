import type { WareName } from '@wallet/kit/ui';
import { type Goods, pictureOf } from '../model/market.ts';

/** What is seen of goods: by their names, else by what their category sells. */
const wareOfName: readonly (readonly [RegExp, WareName])[] = [
  [/케이크|쿠키|cake|cookies/i, 'cake'],
  [/빵|bread|bun/i, 'bread'],
  [/팝콘|나초|popcorn|nachos/i, 'popcorn'],
  [/만년필|fountain pen/i, 'pen'],
  [/라테|유자차|latte|tea/i, 'latte'],
];
const wares = {
  coffee: 'americano',
  meal: 'chicken',
  ticket: 'cinema',
  film: 'cinema',
  book: 'books',
  cart: 'lunchbox',
  coupon: 'giftcard',
} as const satisfies Record<ReturnType<typeof pictureOf>, WareName>;
export const wareOf = (one: Pick<Goods, 'brandCode' | 'category' | 'name'>): WareName =>
  wareOfName.find(([words]) => words.test(one.name))?.[1] ?? wares[pictureOf(one)];
