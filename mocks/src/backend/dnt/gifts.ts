import type { Words } from '../language.ts';

export interface Gift {
  itemCd: string;
  locgovCd: string;
  itemNm: Words;
  /** fresh food is sent at once and not taken back */
  type: 'FRSH' | 'NORM';
  group: 'FOOD' | 'LOCAL' | 'GOODS' | 'STAY' | 'VOUCHER';
  salePrice: number;
  isAdult: boolean;
  /** how many there are */
  stock: number;
  /** the newest has the highest */
  order: number;
}

const goods: readonly [ko: string, en: string, group: Gift['group'], price: number, type?: 'FRSH'][] = [
  ['사과 3kg', 'Apples 3 kg', 'FOOD', 30_000, 'FRSH'],
  ['햅쌀 10kg', 'New rice 10 kg', 'FOOD', 29_000],
  ['한우 불고기 400g', 'Beef for bulgogi 400 g', 'FOOD', 30_000, 'FRSH'],
  ['벌꿀 600g', 'Honey 600 g', 'LOCAL', 25_000],
  ['지역 상품권 1만 원', 'Local voucher 10,000 won', 'VOUCHER', 10_000],
  ['참기름 세트', 'Sesame oil set', 'LOCAL', 18_000],
  ['배 5kg', 'Pears 5 kg', 'FOOD', 35_000, 'FRSH'],
  ['도자기 찻잔', 'Ceramic tea cups', 'GOODS', 24_000],
  ['건나물 세트', 'Dried greens set', 'LOCAL', 15_000],
  ['커피 원두 500g', 'Coffee beans 500 g', 'LOCAL', 20_000],
  ['체험 마을 숙박권', 'Night in a farm village', 'STAY', 60_000],
  ['전통 한과', 'Korean sweets', 'FOOD', 22_000],
  ['감자 10kg', 'Potatoes 10 kg', 'FOOD', 19_000, 'FRSH'],
  ['고춧가루 1kg', 'Chilli powder 1 kg', 'LOCAL', 28_000],
  ['수건 세트', 'Towel set', 'GOODS', 11_000],
  ['건어물 세트', 'Dried fish set', 'FOOD', 30_000],
  ['치유의 숲 입장권', 'Healing forest ticket', 'VOUCHER', 8000],
  ['들기름 2병', 'Perilla oil, 2 bottles', 'LOCAL', 26_000],
  ['손수건 세트', 'Handkerchief set', 'GOODS', 9000],
  ['전통주 2병', 'Traditional liquor, 2 bottles', 'LOCAL', 27_000],
];
const LIQUOR = goods.length - 1;

/** Towns that have gifts. */
const givers = ['51130', '51110', '52110', '46120', '47140', '47240', '44180', '43120', '48130', '50000'];
const more = ['41130', '26260', '27180', '28190', '46260', '47320', '48220', '52160', '43210', '44220'];

/** 120 gifts of twenty towns: six for adults, five sold out, some of which one is left. */
export const gifts: readonly Gift[] = [...givers, ...more].flatMap((locgovCd, at) =>
  Array.from({ length: 6 }, (_, of): Gift => {
    const order = at * 6 + of;
    const [ko, en, group, salePrice, type = 'NORM'] = goods[order % goods.length] ?? ['', '', 'FOOD', 0];
    return {
      itemCd: `G${String(1000 + order)}`,
      itemNm: { ko, en },
      stock: order % 24 === 7 ? 0 : order % 10 === 3 ? 1 : 50,

      locgovCd,
      group,
      salePrice,
      type,
      order,
      isAdult: order % goods.length === LIQUOR,
    };
  }),
);

export const giftOf = (itemCd: string | undefined) => gifts.find((one) => one.itemCd === itemCd);

export interface Project {
  spcfBsnsId: string;
  locgovCd: string;
  spcfBsnsNm: Words;
  /** won; what has come in so far, and days from the beginning of the world until it begins and ends */
  goal: number;
  sum: number;
  days: readonly [first: number, last: number];
}

const causes: readonly Words[] = [
  { ko: '어린이 야간 진료실 만들기', en: 'A night clinic for children' },
  { ko: '산불 피해 숲 되살리기', en: 'Bringing back the burnt forest' },
  { ko: '작은 영화관 지키기', en: 'Keeping the small cinema open' },
  { ko: '어르신 이동 빨래방', en: 'A laundry van for the elderly' },
  { ko: '유기 동물 보호소 고치기', en: 'Mending the animal shelter' },
  { ko: '청소년 오케스트라 악기 마련', en: 'Instruments for a youth orchestra' },
];
const spans = [
  [-40, 60],
  [-20, 41],
  [10, 90],
  [-90, -3],
] as const;

/** 23 projects: pages of ten make three. */
export const projects: readonly Project[] = Array.from({ length: 23 }, (_, at) => {
  const goal = 50_000_000 + (at % 5) * 25_000_000;
  const days = spans[at % spans.length] ?? spans[0];
  return {
    spcfBsnsId: `S${String(2001 + at)}`,
    locgovCd: givers[at % givers.length] ?? '51130',
    spcfBsnsNm: causes[at % causes.length] as Words,
    sum: days[0] > 0 ? 0 : at % 7 === 4 ? goal : Math.round((goal * ((at * 17) % 95)) / 100 / 1000) * 1000,

    goal,
    days,
  };
});

export const projectOf = (spcfBsnsId: string | undefined) =>
  projects.find((one) => one.spcfBsnsId === spcfBsnsId);
