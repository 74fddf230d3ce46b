import { addDays } from '@wallet/kit/format';
import { type Coupon, couponsOf } from '../cpon/coupons.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { brands, type Goods, goods } from './goods.ts';

/** WAIT is a gift that nobody has received yet, CAME one that came back to the buyer by itself. */
type VoucherState = 'MINE' | 'WAIT' | 'RCVD' | 'BACK' | 'CAME' | 'USED' | 'RTND';

interface Voucher {
  cponSerno: string;
  vchrStcd: VoucherState;
  /** phone of who gets it as a gift; empty for the buyer */
  rcvrTelno: string;
}

export interface Order {
  odrNo: string;
  itemCd: string;
  itemNm: Words;
  brandNm: Words;
  untprc: number;
  pntAmt: number;
  wonAmt: number;
  msg: string;
  /** ms */
  boughtAt: number;
  isSum: boolean;
  vchrList: Voucher[];
  /** Idempotency-Keys of what was given back */
  rtnKeys: string[];
}

const DAY_MS = 86_400_000;
/** Days within which a purchase can be taken back whole, and a gift waits. */
const RETURN_DAYS = 7;

const wordsOf = (one: Goods): Words => {
  const found = brands.find(({ brandCd }) => brandCd === one.brandCd);
  return found?.brandNm ?? { ko: '', en: '' };
};

const asCoupon = ({ itemNm, brandNm }: Order, cponSerno: string): Coupon => ({
  ...{ cponSerno, cponName: itemNm.ko, couponBrandName: brandNm.ko },
});

/** Into the drawer of the buyer, where home counts it. */
const keep = (world: World, memberId: string, order: Order, { cponSerno }: Voucher) =>
  couponsOf(world, memberId).push(asCoupon(order, cponSerno));

function drop(world: World, memberId: string, { cponSerno }: Voucher): void {
  const drawer = couponsOf(world, memberId);
  const at = drawer.findIndex((one) => one.cponSerno === cponSerno);
  if (at >= 0) drawer.splice(at, 1);
}

interface Bought extends Pick<Order, 'odrNo' | 'pntAmt' | 'wonAmt' | 'msg' | 'boughtAt'> {
  one: Goods;
  receivers: readonly string[];
  cnt: number;
}

export function made({ one, receivers, cnt, ...rest }: Bought): Order {
  return {
    ...rest,
    ...{ itemCd: one.itemCd, itemNm: one.itemNm, brandNm: wordsOf(one), untprc: one.untprc },
    isSum: one.knd === 'AMNT',
    vchrList: Array.from({ length: cnt }, (_, at) => ({
      cponSerno: `88${rest.odrNo.slice(2)}${at}`,
      vchrStcd: receivers[at] === undefined ? 'MINE' : 'WAIT',
      rcvrTelno: receivers[at] ?? '',
    })),
    rtnKeys: [],
  };
}

/** Writes an order down, gives what is for the buyer, and tells. */
export function issue(world: World, memberId: string, orders: Order[], order: Order): void {
  orders.unshift(order);
  for (const one of order.vchrList) if (one.vchrStcd === 'MINE') keep(world, memberId, order, one);
  notify(world, memberId, {
    title: { ko: '쿠폰을 샀어요', en: 'Your coupon is here' },
    text: order.itemNm,
    link: `/cponmakt/FCM31000?orderId=${order.odrNo}`,
  });
}

/** Gifts that nobody received in time come back to the buyer. */
export function settleGifts(world: World, memberId: string, orders: Order[]): void {
  const now = world.now().getTime();
  for (const order of orders) {
    if (now - order.boughtAt < RETURN_DAYS * DAY_MS) continue;
    for (const one of order.vchrList)
      if (one.vchrStcd === 'WAIT') comeBack(world, memberId, order, one, 'CAME');
  }
}

export function comeBack(
  world: World,
  memberId: string,
  order: Order,
  one: Voucher,
  as: 'BACK' | 'CAME',
): void {
  one.vchrStcd = as;
  keep(world, memberId, order, one);
}

const lastDay = ({ boughtAt }: Order) => addDays(seoulDate(new Date(boughtAt)), RETURN_DAYS);

export const canReturn = (order: Order, one: Voucher, now: Date) =>
  ['MINE', 'WAIT', 'BACK', 'CAME'].includes(one.vchrStcd) && seoulDate(now) <= lastDay(order);

/** What one coupon brings back: won in the proportion paid, cut; the last one takes the rest. */
export function returnOf({ vchrList, wonAmt, pntAmt, untprc }: Order): { won: number; points: number } {
  const [all, gone] = [vchrList.length, vchrList.filter(({ vchrStcd }) => vchrStcd === 'RTND').length];
  if (gone === all) return { won: 0, points: 0 };
  const won = Math.floor(wonAmt / all);
  if (gone < all - 1) return { won, points: untprc - won };
  return { won: wonAmt - won * gone, points: pntAmt - (untprc - won) * gone };
}

export function giveBack(world: World, memberId: string, one: Voucher): void {
  one.vchrStcd = 'RTND';
  drop(world, memberId, one);
}

export function toWire(order: Order, now: Date) {
  const { boughtAt, rtnKeys: _, isSum: __, vchrList, ...shown } = order;
  const back = returnOf(order);
  return {
    ...shown,
    odrYMS: seoulTime(new Date(boughtAt)),
    rtnLmtYmd: lastDay(order),
    rtnWonAmt: back.won,
    rtnPntAmt: back.points,
    vchrList: vchrList.map((one) => ({ ...one, rtnAblYn: canReturn(order, one, now) ? 'Y' : 'N' })),
  };
}

/** What the member has bought before: three for themselves, a used one, a gift under way, an old one. */
export function ordersOf({ id }: Persona, world: World): Order[] {
  if (id !== 'member') return [];
  const now = world.now().getTime();
  const order = (odrNo: string, itemCd: string, days: number, cnt: number, receivers: string[] = []) => {
    const one = goods.find((each) => each.itemCd === itemCd) as Goods;
    const [pntAmt, boughtAt] = [0, now - days * DAY_MS];
    return made({
      ...{ odrNo, one, cnt, receivers, pntAmt, wonAmt: one.untprc * cnt - pntAmt, msg: '', boughtAt },
    });
  };
  const used = order('MK00000002', 'CLOUD01', 3, 1);
  for (const one of used.vchrList) one.vchrStcd = 'USED';
  const all = [
    order('MK00000001', 'CLOUD02', 2, 2),
    used,
    order('MK00000003', 'SWEET01', 1, 1, ['01055551203']),
    order('MK00000004', 'CRISP01', 12, 1),
  ];
  const memberId = world.person?.walletMberIdnfiNo ?? '';
  for (const each of all)
    for (const one of each.vchrList) if (one.vchrStcd === 'MINE') keep(world, memberId, each, one);
  return all;
}
