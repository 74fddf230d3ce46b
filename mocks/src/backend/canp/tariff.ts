import type { Words } from '../language.ts';

type ByYear = Readonly<Record<number, number>>;

type Row = [
  actvCd: string,
  unit: 'CASE' | 'KM' | 'KG',
  /** who says that it was done: shops by themselves, or the member by a photo, a receipt, either */
  proof: 'NONE' | 'PHOT' | 'RCPT' | 'BOTH',
  /** of CO2 that a whole unit saves: values of this stand-in, not the agency's */
  grams: number,
  /** won for each whole unit, from a year on (press 2022 to 2025) */
  prices: ByYear,
  /** points that a year brings at most (2026 assumed as before) */
  cap?: number,
];

const rows: readonly Row[] = [
  ['receipt', 'CASE', 'NONE', 3, { 2022: 100, 2026: 10 }],
  ['cup', 'CASE', 'NONE', 50, { 2022: 300 }],
  ['cupReturn', 'CASE', 'NONE', 40, { 2022: 200, 2026: 100 }],
  ['refill', 'CASE', 'NONE', 110, { 2022: 2000, 2026: 500 }],
  ['box', 'CASE', 'NONE', 180, { 2022: 1000, 2025: 2000, 2026: 500 }],
  ['rental', 'KM', 'NONE', 120, { 2022: 100 }, 25_000],
  ['product', 'CASE', 'NONE', 200, { 2022: 1000, 2026: 500 }],
  ['recyclables', 'KG', 'NONE', 900, { 2022: 100, 2026: 300 }],
  ['phone', 'CASE', 'NONE', 1600, { 2022: 1000 }],
  ['bicycle', 'KM', 'NONE', 150, { 2022: 50, 2026: 100 }],
  ['tree', 'CASE', 'PHOT', 6600, { 2026: 3000 }],
  ['solar', 'CASE', 'PHOT', 12_000, { 2026: 10_000 }],
  ['material', 'CASE', 'RCPT', 30, { 2026: 100 }],
  ['bag', 'CASE', 'BOTH', 20, { 2026: 50 }],
  ['container', 'CASE', 'PHOT', 120, { 2026: 500 }],
];

const words: Readonly<Record<string, [ko: string, en: string, howKo: string, howEn: string]>> = {
  receipt: ['전자영수증', 'E-receipt', '종이 대신 휴대폰으로 영수증을 받아요.', 'Take it on your phone.'],
  cup: [
    '텀블러·다회용컵',
    'Own cup',
    '참여하는 카페에서 내 컵에 받아요.',
    'Use a cup of your own at a café.',
  ],
  cupReturn: [
    '일회용컵 돌려주기',
    'Bring cups back',
    '보증금 컵을 매장에 돌려줘요.',
    'Bring deposit cups back.',
  ],
  refill: ['리필스테이션', 'Refill', '세제와 화장품을 내 용기에 채워요.', 'Refill soap and cosmetics.'],
  box: ['다회용기 배달', 'Reusable box', '배달을 다회용기로 주문해요.', 'Order food in reusable boxes.'],
  rental: [
    '무공해차 대여',
    'Electric rental',
    '전기차나 수소차를 빌려 타요.',
    'Rent an electric or hydrogen car.',
  ],
  product: ['친환경제품', 'Green product', '환경표지 제품을 그린카드로 사요.', 'Buy certified products.'],
  recyclables: ['고품질 재활용품', 'Recyclables', '페트병과 캔을 씻어서 내요.', 'Rinse bottles and cans.'],
  phone: ['폐휴대폰', 'Old phone', '쓰지 않는 휴대폰을 택배로 보내요.', 'Post a phone you no longer use.'],
  bicycle: ['공유자전거', 'Shared bicycle', '공유자전거로 이동해요.', 'Ride a shared bicycle.'],
  tree: ['나무심기', 'Plant a tree', '나무를 심고 사진을 찍어요.', 'Plant a tree and take a photo.'],
  solar: [
    '베란다 태양광',
    'Balcony solar',
    '설치하고 사진을 찍어요. 한 번만 받아요.',
    'A photo of the panel. Once.',
  ],
  material: [
    '재생원료 제품',
    'Recycled material',
    '제품을 사고 영수증을 보내요.',
    'Buy it and send the receipt.',
  ],
  bag: ['내 장바구니', 'Own bag', '장을 볼 때 내 장바구니에 담아요.', 'Shop with a bag of your own.'],
  container: ['내 용기 포장', 'Own box', '음식을 내 용기에 포장해요.', 'Take food away in your own box.'],
};

export interface Activity {
  actvCd: string;
  actvNm: Words;
  howCtnt: Words;
  unit: Row[1];
  proof: Row[2];
  grams: number;
  prices: ByYear;
  cap: number;
}

export const activities: readonly Activity[] = rows.map(
  ([actvCd, unit, proof, grams, prices, cap = 10_000]) => {
    const [ko = '', en = '', howKo = '', howEn = ''] = words[actvCd] ?? [];
    return { actvCd, unit, proof, grams, prices, cap, actvNm: { ko, en }, howCtnt: { ko: howKo, en: howEn } };
  },
);

/** What a person gets in a year at most, from a year on. */
const yearLimits: ByYear = { 2022: 70_000 };

/** The row of the newest year that has begun; nothing before the first. */
function since(table: ByYear, year: number): number {
  const from = Object.keys(table).findLast((each) => Number(each) <= year);
  return from === undefined ? 0 : (table[Number(from)] ?? 0);
}

export const yearLimit = (year: number): number => since(yearLimits, year);
export const priceOf = (activity: Activity, year: number): number => since(activity.prices, year);
export const activityOf = (actvCd: string): Activity | undefined =>
  activities.find((one) => one.actvCd === actvCd);

/** Practices of a month are checked until the 15th of the next, fixed on the 16th, sent on the 23rd, there on the 26th. */
export const rhythm = { fixed: '16', sent: '23', arrived: '26' } as const;
/** Days until a photo or a receipt is answered, and until one who left may join again (both assumed). */
export const ANSWER_DAYS = 10;
export const REJOIN_DAYS = 30;
/** How old a receipt may be that proves a practice (assumed). */
export const PROOF_DAYS = 30;
