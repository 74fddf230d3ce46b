import { addDays } from '@wallet/kit/format';
import type { Coupon, NewCoupon } from './coupons.ts';
import { cloud } from './opening.ts';

interface Offer {
  offerId: string;
  /** days for which it can still be taken */
  open: number;
  /** and for which the coupon is then good */
  days: number;
  coupon: Omit<NewCoupon, 'cponSerno' | 'expdtEndYmd' | 'buyYmd' | 'odrNo' | 'paidAmt'>;
  cndtnList: readonly { ko: string; en: string }[];
}

const bank = { couponBrandCode: 'BANK', couponBrandName: { ko: '국민은행', en: 'Kookmin Bank' } };
const once = { ko: '한 사람이 한 번 받을 수 있어요.', en: 'One for each person.' };

const finance = (
  offerId: string,
  ko: string,
  en: string,
  finac: Coupon['finac'],
  condition: { ko: string; en: string },
): Offer => ({
  offerId,
  open: 20,
  days: 60,
  cndtnList: [condition, once],
  coupon: { walletCponKd: '03', cponName: { ko, en }, ...bank, faceAmt: 0, ...(finac ? { finac } : {}) },
});
const usable = { finacCponStusDstcd: '01', extenAbilNotms: 2 } as const;

/** Coupons that whoever wants them takes: from companies and from the bank, free of charge. */
export const offers: readonly Offer[] = [
  finance(
    'OF01',
    '정기예금 우대금리',
    'Deposit rate bonus',
    {
      ...usable,
      finacCponIrt: 0.5,
      finacCponAmt: 0,
      prdctDstcd: 'DPST',
      prdctName: { ko: '한결 정기예금', en: 'Hangyeol deposit' },
    },
    { ko: '12개월 넘게 맡길 때 쓸 수 있어요.', en: 'For deposits of 12 months and more.' },
  ),
  finance(
    'OF02',
    '환율 우대 80%',
    '80% off FX spread',
    {
      ...usable,
      finacCponIrt: 0,
      finacCponAmt: 0,
      prdctDstcd: 'EXCH',
      prdctName: { ko: '외화 환전', en: 'FX' },
    },
    { ko: '달러, 유로, 엔을 바꿀 때 쓸 수 있어요.', en: 'For dollars, euros and yen.' },
  ),
  {
    offerId: 'OF03',
    open: 5,
    days: 14,
    coupon: {
      walletCponKd: '01',
      cponName: { ko: '아메리카노 사이즈업', en: 'Larger Americano' },
      ...cloud,
      faceAmt: 1000,
    },
    cndtnList: [{ ko: '구름커피 모든 매장에서 쓸 수 있어요.', en: 'At every Cloud Coffee.' }, once],
  },
];

export const offeredCoupon = (
  { offerId, coupon, days }: Offer,
  today: string,
  number: number,
): NewCoupon => ({
  ...coupon,
  cponSerno: `8833${offerId.slice(2)}${String(number).padStart(10, '0')}`,

  paidAmt: 0,
  buyYmd: '',
  odrNo: '',
  expdtEndYmd: addDays(today, days),
});

const hot = (
  hotCponId: string,
  ko: string,
  en: string,
  corp: [string, string],
  urls: Partial<Urls> = {},
) => ({
  hotCponId,
  hotCponName: { ko, en },
  expsrYn: 'Y',
  afltCorpName: { ko: corp[0], en: corp[1] },

  cmnLandgUrl: `https://www.example.com/${hotCponId.toLowerCase()}`,
  iosLandgUrl: '',
  andLandgUrl: '',
  ...urls,
});
interface Urls {
  cmnLandgUrl: string;
  iosLandgUrl: string;
  andLandgUrl: string;
  expsrYn: 'Y' | 'N';
}

/** Offers of affiliates, taken on their own pages. */
export const hotCoupons = [
  hot('HC01', '첫 구매 5,000원 할인', '5,000 won off the first order', ['한결쇼핑', 'Hangyeol Shop'], {
    iosLandgUrl: 'https://www.example.com/ios/hc01',
    andLandgUrl: 'https://www.example.com/android/hc01',
  }),
  hot('HC02', '주유 리터당 60원 할인', '60 won off a litre', ['초록주유소', 'Green Fuel']),
  // Nothing but https leads out: one of them has another address by mistake.
  hot('HC03', '영화 1+1', 'Two for one at the cinema', ['한빛시네마', 'Hanbit Cinema'], {
    cmnLandgUrl: 'cinema://coupon/1',
  }),
  hot('HC04', '끝난 행사', 'An offer that has ended', ['한결마트', 'Hangyeol Mart'], { expsrYn: 'N' }),
];
