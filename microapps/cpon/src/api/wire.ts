import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Coupon, HotCoupon, Offer } from '../model/coupon.ts';
import type { Present } from '../model/present.ts';
import type { Ticket } from '../model/ticket.ts';

// Names of coupon, finance and hot coupon are stated (R807 to R809, R852); the other fields are ours (N37, N40).
const kindCodes = { '01': 'goods', '02': 'amount', '03': 'finance' } as const;
const products = { DPST: 'deposit', LOAN: 'loan', EXCH: 'exchange', CARD: 'card' } as const;
const number = (name: string) => field(name, v.number(), 0);
const brand = text('couponBrandName', '');

const benefit = {
  rate: number('finacCponIrt'),
  amount: won('finacCponAmt', 0),
  product: code('prdctDstcd', products, 'deposit'),
  productName: text('prdctName', ''),
};

const ofBank: Schema<Coupon> = v.pipe(
  shape({
    id: text('finacCponId'),
    name: text('finacCponName'),
    brand,
    ...benefit,
    endsOn: day('valdEndYmd'),
    state: code(
      'finacCponStusDstcd',
      { '01': 'usable', '02': 'applied', '03': 'used', '04': 'runOut', '05': 'used', '06': 'withdrawn' },
      'used',
    ),
    canGive: yesNo('psntAbilYn', false),
    canExtend: yesNo('extenAbilYn', false),
    extensionsLeft: count('extenAbilNotms', 0),
  }),
  v.transform(({ rate, amount, product, productName, canExtend, extensionsLeft, ...rest }) => ({
    ...rest,

    kind: 'finance' as const,
    face: amount,
    balance: 0,
    boughtOn: '',
    serial: '',
    benefit: { rate, amount, product, productName, canExtend, extensionsLeft },
  })),
);
const ofShop: Schema<Coupon> = v.pipe(
  shape({
    id: text('hirkCtntID'),
    kind: code('walletCponKd', { '01': 'goods', '02': 'amount' }),
    name: text('cponName'),
    brand,
    face: won('faceAmt', 0),
    // What is left is money: without it there is no answer.
    balance: won('couponBalance'),
    endsOn: day('expdtEndYmd'),
    state: code('cponStcd', { VALD: 'usable', USED: 'used', RNOT: 'runOut', RFND: 'refunded' }),
    isUsed: yesNo('cponUseFnshYn', false),
    canGive: yesNo('psntAbilYn', false),
    boughtOn: text('buyYmd', ''),
    serial: text('cponSerno'),
  }),
  // The server alone says that a coupon is used, by its flag (R852).
  v.transform(({ isUsed, state, ...rest }) => ({
    ...rest,
    state: isUsed ? ('used' as const) : state,
    benefit: null,
  })),
);
export const coupon = v.union([ofBank, ofShop]);
export const coupons = only(list('cponList', coupon));

export const shownCode = shape({
  id: text('codeId'),
  serial: text('cponSerno'),
  onlineNumber: text('onlineNo', ''),
  seconds: count('expSS'),
});
export const codeFate = shape({
  state: code('codeStcd', { OPEN: 'open', USED: 'used', ENDD: 'ended' }),
  used: won('couponUsePrice'),
  left: won('couponBalance'),
});

const use = shape({
  id: text('useNo'),
  shop: text('shopName'),
  at: moment('useYMS'),
  amount: won('couponUsePrice'),
  left: won('couponBalance'),
  isCancelled: yesNo('cnclYn'),
});
export const uses = shape({ coupon: field('cpon', coupon), uses: list('useList', use) });
export const registered = only(text('hirkCtntID'));
export const registerState = shape({ triesLeft: count('leftCnt'), lockSeconds: count('lockSS') });
/** What a refused number tells beside its code. */
export const numberRefusal = shape({
  day: text('ymd', ''),
  left: count('leftCnt', 0),
  seconds: count('lockSS', 0),
});

export const present: Schema<Present> = shape({
  id: text('prsntId'),
  state: code('prsntStcd', {
    WAIT: 'waiting',
    RCVD: 'received',
    BACK: 'takenBack',
    CAME: 'cameBack',
    VOID: 'usedUp',
  }),
  name: text('cponName'),
  brand,
  kind: code('walletCponKd', kindCodes),
  face: won('faceAmt', 0),
  rate: number('finacCponIrt'),
  couponEndsOn: day('expdtEndYmd'),
  giver: text('gvrName', ''),
  message: text('msg', ''),
  sentAt: moment('prsntYMS'),
  until: day('prsntEndYmd'),
  phone: text('rcvrTelno', ''),
  isSent: yesNo('sndrYn'),
  isReceived: yesNo('rcvrYn'),
  isForAnother: yesNo('othrYn', false),
  couponId: text('hirkCtntID', ''),
});
export const presents = only(list('prsntList', present));

export const hotCoupons: Schema<HotCoupon[]> = only(
  list(
    'hotCponList',
    v.pipe(
      shape({
        id: text('hotCponId'),
        name: text('hotCponName'),
        partner: text('afltCorpName', ''),
        common: text('cmnLandgUrl', ''),
        ios: text('iosLandgUrl', ''),
        android: text('andLandgUrl', ''),
      }),
      v.transform(({ common, ios, android, ...rest }) => ({ ...rest, landing: { common, ios, android } })),
    ),
  ),
);

const offer: Schema<Offer> = shape({
  id: text('offerId'),
  kind: code('walletCponKd', kindCodes),
  name: text('cponName'),
  brand,
  face: won('faceAmt', 0),
  ...benefit,
  conditions: list('cndtnList', v.string(), []),
  useDays: count('useDayCnt', 30),
  until: day('offerEndYmd'),
  couponId: text('hirkCtntID', ''),
});
export const offers = only(list('offerList', offer));

export const refund = shape({
  reason: code('rsnCd', {
    MRKT: 'market',
    CASH: 'rest',
    ENDD: 'ended',
    FREE: 'free',
    LATE: 'late',
    EARL: 'early',
    GONE: 'gone',
  }),
  percent: count('rate'),
  won: won('wonAmt'),
  points: won('pntAmt'),
  orderId: text('odrNo', ''),
  coupon: field('cpon', coupon),
});

export const refundRules = shape({
  days: count('wthdrDayCnt'),
  years: count('clmYrCnt'),
  usedFrom: count('useRt'),
  smallUsedFrom: count('smlUseRt'),
  small: won('smlAmt'),
  ended: count('endRt'),
  largeEnded: count('endAbvRt'),
  large: won('abvAmt'),
});

const ticketKinds = { EVNT: 'event', ADMS: 'admission', KSAT: 'ksat' } as const;
export const ticket: Schema<Ticket> = shape({
  id: text('tcktId'),
  kind: code('tcktKd', ticketKinds, 'event'),
  name: text('tcktName'),
  place: text('placeName', ''),
  at: moment('bgnYMS'),
  number: text('tcktNo'),
  holder: text('holdrName'),
  isUsed: yesNo('useYn'),
});
export const tickets = only(list('tcktList', ticket));
export const exam = shape({
  from: day('bgnYmd'),
  until: day('endYmd'),
  isOpen: yesNo('seasonYn'),
  ticketId: text('tcktId', ''),
  benefits: list('bnftList', shape({ partner: text('afltCorpName'), text: text('bnftCtnt') }), []),
});
