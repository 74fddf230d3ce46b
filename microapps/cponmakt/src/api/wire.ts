import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Brand, Goods, Market, Order } from '../model/market.ts';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

const category = code(
  'ctgr',
  { CAFE: 'cafe', FOOD: 'food', CULT: 'culture', LIFE: 'life', AMNT: 'sums' },
  'life',
);
const brand: Schema<Brand> = shape({
  code: text('brandCd'),
  name: text('brandNm'),
  category,
  isPaused: yesNo('psYn', false),
});
const goods: Schema<Goods> = v.pipe(
  shape({
    code: text('itemCd'),
    name: text('itemNm'),
    brandCode: text('brandCd'),
    brand: text('brandNm'),
    category,
    kind: code('knd', { GOOD: 'thing', AMNT: 'sum' }),
    face: won('faceAmt'),
    price: won('untprc'),
    stock: count('rmndCnt'),
    most: count('prsMax', 1),
    validDays: count('vldDayCnt', 93),
    isPaused: yesNo('psYn', false),
    takesPoints: yesNo('pntYn', false),
  }),
  v.transform(({ kind, ...rest }) => ({ ...rest, isSum: kind === 'sum' })),
);
export const market: Schema<Market> = shape({
  points: won('pntBal', 0),
  leftToday: won('dayWonAmt', 0),
  brands: list('brandList', brand),
  goods: list('itemList', goods),
});

const voucher = shape({
  serial: text('cponSerno'),
  state: code('vchrStcd', {
    MINE: 'mine',
    WAIT: 'waiting',
    RCVD: 'received',
    BACK: 'takenBack',
    CAME: 'cameBack',
    USED: 'used',
    RTND: 'returned',
  }),
  receiver: text('rcvrTelno', ''),
  canReturn: yesNo('rtnAblYn', false),
});
export const order: Schema<Order> = shape({
  id: text('odrNo'),
  code: text('itemCd'),
  name: text('itemNm'),
  brand: text('brandNm', ''),
  price: won('untprc'),
  points: won('pntAmt'),
  won: won('wonAmt'),
  message: text('msg', ''),
  at: moment('odrYMS'),
  returnUntil: day('rtnLmtYmd'),
  backWon: won('rtnWonAmt'),
  backPoints: won('rtnPntAmt'),
  vouchers: list('vchrList', voucher),
});
export const orders = only(list('odrList', order));

type OrderEnd =
  | { kind: 'done'; receipt: Order }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'pending' };
export const orderEnd: Schema<OrderEnd> = v.pipe(
  shape({
    state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
    code: text('rfslCd', ''),
    receipt: field('rcpt', order, null),
  }),
  v.transform(({ state, code: why, receipt }): OrderEnd => {
    if (state === 'done') return receipt ? { kind: 'done', receipt } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);
