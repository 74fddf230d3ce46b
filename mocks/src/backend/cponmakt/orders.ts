import { addDays } from '@wallet/kit/format';
import {
  balanceOf,
  drawerOf,
  dropCoupon,
  issueCoupon,
  makeCoupon,
  moveSum,
  type NewCoupon,
} from '../cpon/coupons.ts';
import { givePresent, presentOf, takeBackPresent } from '../cpon/presents.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import { type MemberContext, memberOf, remembered, type World } from '../room.ts';
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
  /** its payment in the ledger; none of an order that was paid before the ledger opened */
  payNo?: number | undefined;
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

/** An order as the coupon it becomes, in the one drawer that home counts. */
const asCoupon = (order: Order, { cponSerno }: Voucher): NewCoupon => {
  const one = goodsOf(order.itemCd);
  const buyYmd = seoulDate(new Date(order.boughtAt));
  return {
    cponSerno,
    cponName: order.itemNm,
    couponBrandCode: one.brandCd,
    couponBrandName: order.brandNm,
    walletCponKd: order.isSum ? '02' : '01',

    faceAmt: one.faceAmt,
    paidAmt: order.untprc,
    buyYmd,
    odrNo: order.odrNo,
    payNo: order.payNo,
    expdtEndYmd: addDays(buyYmd, one.vldDayCnt),
  };
};
const goodsOf = (itemCd: string) => goods.find((one) => one.itemCd === itemCd) as Goods;

interface Bought extends Pick<Order, 'odrNo' | 'pntAmt' | 'wonAmt' | 'msg' | 'boughtAt' | 'payNo'> {
  one: Goods;
  receivers: readonly string[];
  cnt: number;
}

export function made({ one, receivers, cnt, ...rest }: Bought): Order {
  return {
    ...rest,

    itemCd: one.itemCd,
    itemNm: one.itemNm,
    brandNm: wordsOf(one),
    untprc: one.untprc,
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
  for (const one of order.vchrList) {
    if (one.vchrStcd === 'MINE') issueCoupon(world, memberId, asCoupon(order, one));
    else giveCoupon(world, memberId, order, one);
  }
  notify(world, memberId, {
    title: { ko: '쿠폰을 샀어요', en: 'Your coupon is here' },
    text: order.itemNm,
    link: `/cponmakt/FCM31000?orderId=${order.odrNo}`,
  });
}

const giveCoupon = (world: World, giverId: string, { msg, boughtAt, ...order }: Order, one: Voucher) =>
  givePresent(world, {
    giverId,
    msg,
    rcvrTelno: one.rcvrTelno,
    at: boughtAt,
    intentId: '',
    coupon: makeCoupon(world, asCoupon({ msg, boughtAt, ...order }, one)),
  });

const asPresent = { WAIT: 'WAIT', RCVD: 'RCVD', BACK: 'BACK', CAME: 'CAME', VOID: 'USED' } as const;

/** How each coupon stands now: given on, received, come back, used at a till. The coupon area is where that happens. */
function settleGifts(world: World, memberId: string, orders: Order[]): void {
  const drawer = drawerOf(world, memberId);
  for (const one of orders.flatMap(({ vchrList }) => vchrList)) {
    if (one.vchrStcd === 'RTND') continue;
    const present = presentOf(world, one.cponSerno);
    const held = drawer.find(({ cponSerno }) => cponSerno === one.cponSerno);
    if (held) {
      const isUsed = held.stcd !== 'VALD' || held.uses.some(({ cnclYn }) => cnclYn === 'N');
      // A till may have taken its use back.
      const isBack = present?.stcd === 'CAME' ? 'CAME' : 'BACK';
      one.vchrStcd = isUsed ? 'USED' : present ? isBack : 'MINE';
    } else if (present) one.vchrStcd = asPresent[present.stcd];
  }
}

/** What the member has bought, as it is now. */
export function ordersNow(member: MemberContext): Order[] {
  const orders = remembered<Order[]>(member, 'market.orders', ordersOf);
  settleGifts(member.get('world'), memberOf(member).walletMberIdnfiNo, orders);
  return orders;
}

/** The buyer has it, or it waits for its receiver: nothing else comes back for money. */
export const isAtHand = (world: World, memberId: string, { cponSerno }: Voucher) =>
  presentOf(world, cponSerno)?.stcd === 'WAIT' ||
  drawerOf(world, memberId).some((held) => held.cponSerno === cponSerno && !held.isHidden);

export function comeBack(world: World, one: Voucher): void {
  const present = presentOf(world, one.cponSerno);
  if (present) takeBackPresent(world, present);
  one.vchrStcd = 'BACK';
}

export const lastDay = ({ boughtAt }: Order) => addDays(seoulDate(new Date(boughtAt)), RETURN_DAYS);

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
  if (one.vchrStcd === 'WAIT') comeBack(world, one);
  one.vchrStcd = 'RTND';
  const coupon = dropCoupon(world, memberId, one.cponSerno);
  if (coupon) moveSum(world, coupon, 'coupon.return', -balanceOf(world, coupon));
}

export function toWire(order: Order, now: Date) {
  const { boughtAt, rtnKeys: _, isSum: __, payNo: ___, vchrList, ...shown } = order;
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

/**
 * What the member has bought before: three for themselves, a used one, a gift under way, an old one. Their coupons
 * stand in the opening drawer and among the presents.
 */
function ordersOf({ id }: Persona, world: World): Order[] {
  if (id !== 'member') return [];
  const now = world.now().getTime();
  const order = (odrNo: string, itemCd: string, days: number, cnt: number, receivers: string[] = []) => {
    const one = goods.find((each) => each.itemCd === itemCd) as Goods;
    const [pntAmt, boughtAt] = [0, now - days * DAY_MS];
    return made({
      odrNo,
      one,
      cnt,
      receivers,
      pntAmt,
      wonAmt: one.untprc * cnt - pntAmt,
      msg: '',
      boughtAt,
    });
  };
  const used = order('MK00000002', 'CLOUD01', 3, 1);
  for (const one of used.vchrList) one.vchrStcd = 'USED';
  return [
    order('MK00000001', 'CLOUD02', 2, 2),
    used,
    order('MK00000003', 'SWEET01', 1, 1, ['01055551203']),
    order('MK00000004', 'CRISP01', 12, 1),
  ];
}
