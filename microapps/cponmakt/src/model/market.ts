import { plain } from '@wallet/kit/format';
export const categories = ['cafe', 'food', 'culture', 'life', 'sums'] as const;
type Category = (typeof categories)[number];
/** What goods of a category are told by, and those of a brand that sells one kind of them. */
const pictures = { cafe: 'coffee', food: 'meal', culture: 'ticket', life: 'cart', sums: 'coupon' } as const;
const ofBrand: Readonly<Record<string, 'film' | 'book'>> = { CINE: 'film', BOOKS: 'book' };
export const pictureOf = ({ brandCode, category }: Pick<Goods, 'brandCode' | 'category'>) =>
  ofBrand[brandCode] ?? pictures[category];
export const sorts = ['popular', 'discount', 'priceLow'] as const;
type Sort = (typeof sorts)[number];

export interface Brand {
  code: string;
  name: string;
  category: Category;
  isPaused: boolean;
}

export interface Goods {
  code: string;
  name: string;
  brandCode: string;
  brand: string;
  category: Category;
  /** a sum of money: no points, and limits of its own */
  isSum: boolean;
  face: number;
  price: number;
  stock: number;
  most: number;
  validDays: number;
  isPaused: boolean;
  takesPoints: boolean;
}

export interface Market {
  points: number;
  /** won of sums that can still be bought today */
  leftToday: number;
  brands: Brand[];
  goods: Goods[];
}

type VoucherState = 'mine' | 'waiting' | 'received' | 'takenBack' | 'cameBack' | 'used' | 'returned';

export interface Voucher {
  serial: string;
  state: VoucherState;
  receiver: string;
  canReturn: boolean;
}

export interface Order {
  id: string;
  code: string;
  name: string;
  brand: string;
  price: number;
  points: number;
  won: number;
  message: string;
  at: string;
  returnUntil: string;
  /** what the next coupon that is given back brings */
  backWon: number;
  backPoints: number;
  vouchers: Voucher[];
}

/** Cut to whole per cent, so that it never promises more. */
export const percentOff = ({ face, price }: Pick<Goods, 'face' | 'price'>): number =>
  Math.floor(((face - price) * 100) / face);

/** Points first, up to what is allowed; the rest in won. */
export function split(total: number, points: number, mayUse: boolean): { points: number; won: number } {
  const used = mayUse ? Math.min(points, total) : 0;
  return { points: used, won: total - used };
}

/** The first few, no more than two of a brand: a shop window, not one shop. */
export function inWindow(goods: readonly Goods[], few: number): Goods[] {
  const before = new Map<string, number>();
  return goods
    .filter(({ brandCode }) => {
      const count = (before.get(brandCode) ?? 0) + 1;
      before.set(brandCode, count);
      return count <= 2;
    })
    .slice(0, few);
}

export const isSoldOut = ({ stock, isPaused }: Goods): boolean => isPaused || stock < 1;

interface Wish {
  brand: string;
  category: string;
  text: string;
  sort: Sort;
}

/** What fits, the sold-out ones last. */
export function found(all: readonly Goods[], { brand, category, text, sort }: Wish): Goods[] {
  const words = plain(text);
  const by: Record<Sort, (a: Goods, b: Goods) => number> = {
    popular: () => 0,
    discount: (a, b) => percentOff(b) - percentOff(a),
    priceLow: (a, b) => a.price - b.price,
  };
  return all
    .filter((one) => brand === '' || one.brandCode === brand)
    .filter((one) => category === '' || one.category === category)
    .filter((one) => plain(`${one.brand} ${one.name}`).includes(words))
    .toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || by[sort](a, b));
}

/** Above it a gift of money is asked about: false messages make people buy such coupons for strangers. */
const ASKED_ABOVE = 100_000;
export const isAskedAbout = ({ isSum, price }: Goods, count: number): boolean =>
  isSum && price * count > ASKED_ABOVE;

export const tabs = ['bought', 'given', 'returned'] as const;
export type Tab = (typeof tabs)[number];
export function tabOf({ vouchers }: Order): Tab {
  if (vouchers.every(({ state }) => state === 'returned')) return 'returned';
  return vouchers.some(({ receiver }) => receiver !== '') ? 'given' : 'bought';
}
