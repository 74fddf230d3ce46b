import type { Words } from '../language.ts';
import type { World } from '../room.ts';

export interface Goods {
  itemCd: string;
  itemNm: Words;
  brandCd: string;
  ctgr: Category;
  /** a voucher for a thing, or for a sum of money */
  knd: 'GOOD' | 'AMNT';
  faceAmt: number;
  untprc: number;
  /** how many are left at the start */
  stck: number;
  /** how many one person may buy at once */
  prsMax: number;
  vldDayCnt: number;
}

type Category = 'CAFE' | 'FOOD' | 'CULT' | 'LIFE' | 'AMNT';
type Row = [ko: string, en: string, face: number, price: number];

interface Brand {
  brandCd: string;
  brandNm: Words;
  ctgr: Category;
  psYn: 'Y' | 'N';
  rows: Row[];
}

const brand = (
  brandCd: string,
  ko: string,
  en: string,
  ctgr: Category,
  rows: Row[],
  psYn: 'Y' | 'N' = 'N',
): Brand => ({
  brandCd,
  ctgr,
  psYn,
  rows,
  brandNm: { ko, en },
});

/** What a mart or a filling station sells as money. */
const sums = [10_000, 20_000, 30_000, 50_000, 70_000, 100_000].map(
  (won): Row =>
    [...[`${won / 10_000}만원권`, `${won / 1000},000 won`], ...[won, won - Math.floor(won / 50)]] as Row,
);

export const brands: readonly Brand[] = [
  brand('CLOUD', '구름커피', 'Cloud Coffee', 'CAFE', [
    ['아메리카노', 'Americano', 4500, 4050],
    ['카페라테', 'Café latte', 5000, 4500],
    ['딸기 케이크', 'Strawberry cake', 6000, 5350],
    ['유자차', 'Yuja tea', 5500, 5000],
  ]),
  brand('SWEET', '달콤제과', 'Sweet Bakery', 'CAFE', [
    ['소금빵', 'Salt bread', 3200, 3000],
    ['단팥빵', 'Red bean bun', 2500, 2300],
    ['생일 케이크', 'Birthday cake', 28_000, 25_200],
    ['쿠키 상자', 'Box of cookies', 15_000, 13_500],
  ]),
  brand('CINE', '한빛시네마', 'Hanbit Cinema', 'CULT', [
    ['영화 관람권', 'Cinema ticket', 14_000, 11_000],
    ['팝콘 세트', 'Popcorn set', 9500, 7900],
    ['특별관 관람권', 'Large-screen ticket', 18_000, 15_300],
    ['나초와 콜라', 'Nachos and cola', 8000, 6900],
  ]),
  brand('CRISP', '바른치킨', 'Fair Chicken', 'FOOD', [
    ['후라이드', 'Fried chicken', 19_000, 17_500],
    ['양념치킨', 'Spicy chicken', 20_000, 18_400],
    ['순살 세트', 'Boneless set', 22_000, 20_000],
    ['윙 세트', 'Wing set', 21_000, 18_900],
  ]),
  brand('BOOKS', '도담서점', 'Dodam Books', 'CULT', [
    ['문고 한 권', 'A paperback', 9000, 8100],
    ['그림책 한 권', 'A picture book', 13_000, 11_700],
    ['잡지 한 권', 'A magazine', 12_000, 10_800],
    ['만년필', 'Fountain pen', 25_000, 22_000],
  ]),
  brand(
    'DAWN',
    '새벽편의점',
    'Dawn Store',
    'LIFE',
    [
      ['도시락', 'Lunch box', 5200, 4900],
      ['우유', 'Milk', 1800, 1700],
      ['컵라면', 'Cup noodles', 1500, 1400],
      ['아이스크림', 'Ice cream', 2200, 2000],
    ],
    'Y',
  ),
  brand('MART', '한결마트', 'Hangyeol Mart', 'AMNT', sums),
  brand('FUEL', '초록주유소', 'Green Fuel', 'AMNT', sums),
];

/** Sold out from the start, and the one of which a single piece is left. */
const soldOut = ['SWEET03', 'CINE05', 'BOOKS08'];
const LAST_ONE = 'CINE03';

/** Sixty goods: each thing alone and as a pair, sums as they are. */
export const goods: readonly Goods[] = brands.flatMap(({ brandCd, ctgr, rows }) => {
  const isSum = ctgr === 'AMNT';
  const pairs = rows.map(
    ([ko, en, face, price]): Row => [...[`${ko} 2개`, `${en}, two`], ...[face * 2, price * 2]] as Row,
  );
  return [...rows, ...(isSum ? [] : pairs)].map(([ko, en, faceAmt, untprc], at): Goods => {
    const itemCd = `${brandCd}${String(at + 1).padStart(2, '0')}`;
    return {
      itemCd,
      itemNm: { ko, en },
      brandCd,
      ctgr,
      knd: isSum ? 'AMNT' : 'GOOD',
      faceAmt,
      untprc,
      stck: soldOut.includes(itemCd) ? 0 : itemCd === LAST_ONE ? 1 : 200,

      prsMax: 5,
      vldDayCnt: isSum ? 365 * 5 : 93,
    };
  });
});

/** Table of limits: won of sums a day and a month, pieces of goods a day, ages. */
export const limits = { day: 500_000, month: 1_000_000, goods: 20, ageOfSums: 19, age: 14 } as const;

export const soldOf = (world: World) => world.room('market.sold', () => new Map<string, number>());
export const stockOf = (world: World, one: Goods) => one.stck - (soldOf(world).get(one.itemCd) ?? 0);
