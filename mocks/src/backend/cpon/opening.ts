import { addDays } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { findPersona } from '../personas.ts';
import type { Coupon, NewCoupon } from './coupons.ts';

const brand = (couponBrandCode: string, ko: string, en: string) => ({
  couponBrandCode,
  couponBrandName: { ko, en },
});
export const cloud = brand('CLOUD', '구름커피', 'Cloud Coffee');
export const sweet = brand('SWEET', '달콤제과', 'Sweet Bakery');
const cinema = brand('CINE', '한빛시네마', 'Hanbit Cinema');
const store = brand('DAWN', '새벽편의점', 'Dawn Store');
const chicken = brand('CRISP', '바른치킨', 'Fair Chicken');
export const mart = brand('MART', '한결마트', 'Hangyeol Mart');
export const travel = brand('TRAVEL', '한빛여행', 'Hanbit Travel');
const fuel = brand('FUEL', '초록주유소', 'Green Fuel');
const bank = brand('BANK', '국민은행', 'Kookmin Bank');

type Row = Partial<NewCoupon> &
  Pick<Coupon, 'walletCponKd' | 'couponBrandCode' | 'couponBrandName'> & {
    name: Words;
    worth: number;
    /** days from today until its last one */
    ends: number;
    /** bought so many days ago; free of charge without */
    bought?: number;
    /** days ago, and won */
    spent?: [number, number][];
  };

const named = (ko: string, en: string): Words => ({ ko, en });
const sum = (won: number) => named(`${won / 10_000}만원권`, `${won / 1000},000 won`);
const americano = named('아메리카노', 'Americano');
const latte = named('카페라테', 'Café latte');

const goods = (
  of: ReturnType<typeof brand>,
  name: Words,
  worth: number,
  ends: number,
  more: Partial<Row> = {},
): Row => ({
  walletCponKd: '01',
  ...of,
  name,
  worth,
  ends,
  ...more,
});
const amount = (of: ReturnType<typeof brand>, worth: number, ends: number, more: Partial<Row> = {}): Row => ({
  walletCponKd: '02',
  ...of,
  name: sum(worth),
  worth,
  ends,
  ...more,
});
const benefit = (name: Words, ends: number, finac: Coupon['finac']): Row => ({
  walletCponKd: '03',
  ...bank,
  name,
  worth: finac?.finacCponAmt ?? 0,
  ends,
  ...(finac ? { finac } : {}),
});

const better: Row = benefit(named('환율 우대 90%', '90% off FX spread'), 30, {
  finacCponIrt: 0,
  finacCponAmt: 0,
  finacCponStusDstcd: '01',
  extenAbilNotms: 0,

  prdctDstcd: 'EXCH',
  prdctName: named('외화 환전', 'FX'),
});

/** What every adult finds. */
const ofAll: readonly Row[] = [
  goods(cloud, americano, 4500, 25, { bought: 40 }),
  amount(mart, 30_000, 200, { bought: 165 }),
  better,
];
const ofMinors: readonly Row[] = [
  goods(cloud, latte, 5000, 30),
  goods(sweet, named('소금빵', 'Salt bread'), 3200, 12),
];

/** What the member of demonstrations and tests finds: every kind, and every state that a coupon comes to. */
const ofMember: readonly Row[] = [
  goods(sweet, named('소금빵', 'Salt bread'), 3200, 0),
  goods(cinema, named('영화 관람권', 'Cinema ticket'), 14_000, 7, { bought: 86 }),
  goods(cloud, americano, 4500, 25, { bought: 40 }),
  goods(store, named('도시락', 'Lunch box'), 5200, 60),
  goods(chicken, named('양념치킨', 'Spicy chicken'), 20_000, 300, { bought: 65, giftYn: 'Y' }),
  goods(cloud, latte, 5000, 91, { bought: 2, paidAmt: 4500, cponSerno: '88000000010', odrNo: 'MK00000001' }),
  goods(cloud, latte, 5000, 91, { bought: 2, paidAmt: 4500, cponSerno: '88000000011', odrNo: 'MK00000001' }),
  goods(chicken, named('후라이드', 'Fried chicken'), 19_000, 81, {
    bought: 12,
    paidAmt: 17_500,
    cponSerno: '88000000040',
    odrNo: 'MK00000004',
  }),
  amount(mart, 30_000, 200, { bought: 165, spent: [[9, 12_500]] }),
  amount(fuel, 50_000, 400, { bought: 30 }),
  amount(mart, 10_000, 120, { bought: 245, spent: [[31, 8500]] }),
  benefit(named('정기예금 우대금리', 'Deposit rate bonus'), 12, {
    finacCponIrt: 0.3,
    finacCponAmt: 0,
    finacCponStusDstcd: '01',
    extenAbilNotms: 2,

    prdctDstcd: 'DPST',
    prdctName: named('한결 정기예금', 'Hangyeol deposit'),
  }),
  better,
  benefit(named('체크카드 캐시백', 'Debit card cashback'), 45, {
    finacCponIrt: 0,
    finacCponAmt: 20_000,
    finacCponStusDstcd: '01',
    extenAbilNotms: 0,

    prdctDstcd: 'CARD',
    prdctName: named('한결 체크카드', 'Hangyeol debit card'),
  }),
  benefit(named('적금 우대금리', 'Savings rate bonus'), 20, {
    finacCponIrt: 1,
    finacCponAmt: 0,
    finacCponStusDstcd: '02',
    extenAbilNotms: 1,

    prdctDstcd: 'DPST',
    prdctName: named('새봄 적금', 'Spring savings'),
  }),
  benefit(named('신용대출 금리 인하', 'Lower loan rate'), 33, {
    finacCponIrt: 0.2,
    finacCponAmt: 0,
    finacCponStusDstcd: '06',
    extenAbilNotms: 0,

    prdctDstcd: 'LOAN',
    prdctName: named('한결 신용대출', 'Hangyeol loan'),
  }),
  benefit(named('예금 우대금리', 'Deposit rate bonus'), -3, {
    finacCponIrt: 0.1,
    finacCponAmt: 0,
    finacCponStusDstcd: '01',
    extenAbilNotms: 1,

    prdctDstcd: 'DPST',
    prdctName: named('한결 정기예금', 'Hangyeol deposit'),
  }),
  goods(cloud, americano, 4500, 90, {
    bought: 3,
    paidAmt: 4050,
    cponSerno: '88000000020',
    odrNo: 'MK00000002',
    spent: [[1, 0]],
  }),
  goods(cinema, named('팝콘 세트', 'Popcorn set'), 9500, 40, { spent: [[15, 0]] }),
  amount(mart, 10_000, 300, {
    bought: 60,
    spent: [
      [20, 4000],
      [5, 6000],
    ],
  }),
  goods(cloud, named('딸기 케이크', 'Strawberry cake'), 6000, -20, { bought: 113, paidAmt: 5350 }),
  goods(store, named('컵라면', 'Cup noodles'), 1500, -2),
  amount(mart, 20_000, -10, { bought: 375, spent: [[100, 2500]] }),
  amount(fuel, 100_000, -40, { bought: 405, spent: [[200, 29_999]] }),
  goods(store, named('우유', 'Milk'), 1800, -90, { bought: 190 }),
];

/** Sixteen digits, the last one of which checks the others (Luhn). */
function numbered(fifteen: string): string {
  const total = [...fifteen].reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return `${fifteen}${(10 - (total % 10)) % 10}`;
}

const rowsOf: Readonly<Record<string, readonly Row[]>> = { member: ofMember, minor: ofMinors };

/** What a member begins with, by the day on which somebody looks first. */
export function openingCoupons(today: string, memberId: string, personaId: string) {
  const member = memberId.replaceAll(/\D/g, '').slice(-6).padStart(6, '0');
  // Who has joined in this world is no persona: they begin with none.
  const persona = findPersona(personaId);
  if (!persona || persona.isNew) return [];
  return (rowsOf[personaId] ?? ofAll).map(({ name, worth, ends, bought, spent, ...rest }, at) => ({
    hirkCtntID: `C${member.slice(-2)}${String(at + 1).padStart(3, '0')}`,
    cponSerno: numbered(`8800${member}${String(at + 1).padStart(5, '0')}`),

    cponName: name,
    faceAmt: worth,
    odrNo: '',
    paidAmt: bought === undefined ? 0 : worth,
    buyYmd: bought === undefined ? '' : addDays(today, -bought),
    expdtEndYmd: addDays(today, ends),
    ...rest,
    ...(spent ? { spent } : {}),
  }));
}
