import { expandBirth, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { bankPause } from '../bankHours.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { orderByPin, orderState, payFromWallet, payToMember, undoPayment } from '../walletMoney.ts';
import { brands, type Goods, goods, limits, soldOf, stockOf } from './goods.ts';
import {
  canReturn,
  comeBack,
  giveBack,
  isAtHand,
  issue,
  made,
  type Order,
  ordersNow,
  returnOf,
  toWire,
} from './orders.ts';

type At = Context<RoomEnv>;

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(code, message, { payload });
}

const goodsAt = (itemCd: string | undefined): Goods =>
  goods.find((one) => one.itemCd === itemCd) ?? refuse('MKT_NOT_FOUND', '상품을 찾을 수 없어요.');
const isPaused = ({ brandCd }: Goods) => brands.some((one) => one.brandCd === brandCd && one.psYn === 'Y');

function goodsToWire(context: At, one: Goods) {
  const { stck: _, ...shown } = one;
  const stock = stockOf(context.get('world'), one);
  const brandNm = brands.find(({ brandCd }) => brandCd === one.brandCd)?.brandNm ?? { ko: '', en: '' };
  return {
    ...shown,
    brandNm,
    rmndCnt: stock,
    psYn: isPaused(one) ? 'Y' : 'N',
    pntYn: one.knd === 'AMNT' ? 'N' : 'Y',
  };
}

/** What is left of the limits today: won of sums, pieces of goods. */
function leftToday(context: At): { won: number; pieces: number } {
  const today = seoulDate(context.get('world').now());
  const on = (order: Order) => seoulDate(new Date(order.boughtAt));
  const live = ordersNow(context).map((order) => ({
    order,
    cnt: order.vchrList.filter(({ vchrStcd }) => vchrStcd !== 'RTND').length,
  }));
  const sum = (from: string) =>
    live
      .filter(({ order }) => order.isSum && on(order).startsWith(from))
      .reduce((all, { order, cnt }) => all + order.untprc * cnt, 0);
  const pieces = live
    .filter(({ order }) => !order.isSum && on(order) === today)
    .reduce((all, { cnt }) => all + cnt, 0);
  return {
    won: Math.max(0, Math.min(limits.day - sum(today), limits.month - sum(today.slice(0, 6)))),
    pieces: Math.max(0, limits.goods - pieces),
  };
}

const orderBody = v.object({
  itemCd: v.string(),
  cnt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),

  untprc: v.number(),
  pntAmt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rcvrList: v.pipe(v.array(v.string()), v.maxLength(10)),

  msg: v.pipe(v.string(), v.maxLength(100)),
  pin: v.string(),
});

/** Decides at the payment: what cannot be had takes no money. */
function buy(context: At, asked: Omit<v.InferOutput<typeof orderBody>, 'pin'>): object {
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId, birth, custGubn, phone } = memberOf(context);
  const one = goodsAt(asked.itemCd);
  const isSum = one.knd === 'AMNT';
  const total = one.untprc * asked.cnt;
  const left = leftToday(context);
  const clock = seoulTime(world.now()).slice(8, 12).replace(/^../, '$&:');
  const isOfWho = isOfAge(expandBirth(birth, custGubn), isSum ? limits.ageOfSums : limits.age, world.now());
  if (!isOfWho) refuse('MKT_AGE', '살 수 있는 나이가 아니에요.');
  if (isPaused(one)) refuse('MKT_PAUSED', '지금은 살 수 없는 브랜드예요.');
  if (clock >= bankPause.from || clock < bankPause.until) refuse('MKT_NIGHT', '23:50부터 00:10까지 쉬어요.');
  if (stockOf(world, one) < asked.cnt) refuse('MKT_SOLD_OUT', '방금 다 팔렸어요.');
  if (one.untprc !== asked.untprc) refuse('MKT_PRICE', '가격이 바뀌었어요.');
  if (asked.rcvrList.length > 0 && asked.rcvrList.length !== asked.cnt)
    refuse('MKT_COUNT', '수량을 확인해 주세요.');
  if (asked.rcvrList.some((phone) => !/^010\d{8}$/.test(phone)))
    refuse('MKT_RECEIVER', '받는 분의 번호를 확인해 주세요.');
  if (asked.rcvrList.includes(phone)) refuse('MKT_OWN_PHONE', '내 번호로는 선물할 수 없어요.');
  if (asked.rcvrList.length === 0 && asked.cnt > one.prsMax) refuse('MKT_COUNT', '수량을 확인해 주세요.');
  if (isSum ? total > left.won : asked.cnt > left.pieces)
    refuse('MKT_LIMIT', '오늘 살 수 있는 만큼을 넘었어요.');
  if (asked.pntAmt > (isSum ? 0 : total)) refuse('MKT_NO_POINTS', '포인트로 살 수 없어요.');
  const won = total - asked.pntAmt;
  const paid = { room: 'MKT', to: 'market', points: asked.pntAmt, won, title: one.itemNm };
  const payNo = payFromWallet(context, paid);
  soldOf(world).set(one.itemCd, (soldOf(world).get(one.itemCd) ?? 0) + asked.cnt);
  const number = String(world.nextNumber('market.order')).padStart(4, '0');
  const odrNo = `MK${seoulDate(world.now()).slice(4)}${number}`;
  const { rcvrList: receivers, cnt, msg, pntAmt } = asked;
  const order = made({
    odrNo,
    one,
    receivers,
    cnt,
    pntAmt,
    wonAmt: won,
    msg,
    boughtAt: world.now().getTime(),
    payNo,
  });
  issue(world, memberId, ordersNow(context), order);
  return spoken(toWire(order, world.now()), languageOf(context));
}

/** The coupon market: the specification names no call (N40), so these are ours. */
export const marketRoom = defineRoom('/cponmakt', (routes) => {
  const answer = (context: At, order: Order) =>
    ok(context, spoken(toWire(order, context.get('world').now()), languageOf(context)));
  const orderAt = (context: At): Order =>
    ordersNow(context).find(({ odrNo }) => odrNo === context.req.param('odrNo')) ??
    refuse('MKT_NOT_FOUND', '주문을 찾을 수 없어요.');
  const voucherBody = v.object({
    cponSerno: v.string(),
    wonAmt: v.optional(v.number(), 0),
    pntAmt: v.optional(v.number(), 0),
  });

  routes.get('/cponmakt/v1/market', (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const pntBal = ledgerOf(context.get('world')).balance(accountName.points(walletMberIdnfiNo), 'PNT');
    const left = leftToday(context);
    const shown = {
      brandList: brands.map(({ rows: _, ...one }) => one),
      itemList: goods.map((one) => goodsToWire(context, one)),
    };
    const { language } = { language: languageOf(context) };
    return ok(context, { pntBal, dayWonAmt: left.won, ...spoken(shown, language) });
  });

  routes.post('/cponmakt/v1/orders', async (context) => {
    const { pin, ...asked } = await readBody(context, orderBody);
    return orderByPin(context, { kind: 'market', pin }, () => buy(context, asked));
  });

  routes.post('/cponmakt/v1/orderState', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: v.string() }));
    return orderState(context, odrKey);
  });

  routes.get('/cponmakt/v1/orders', (context) => {
    const now = context.get('world').now();
    const odrList = ordersNow(context).map((order) => toWire(order, now));
    return ok(context, spoken({ odrList }, languageOf(context)));
  });

  routes.get('/cponmakt/v1/orders/:odrNo', (context) => answer(context, orderAt(context)));

  routes.post('/cponmakt/v1/orders/:odrNo/takeBack', async (context) => {
    const { cponSerno } = await readBody(context, voucherBody);
    const order = orderAt(context);
    const one = order.vchrList.find((each) => each.cponSerno === cponSerno);
    if (one?.vchrStcd === 'WAIT') {
      comeBack(context.get('world'), one);
    } else if (one?.vchrStcd !== 'BACK') refuse('MKT_RECEIVED', '이미 받은 선물이에요.');
    return answer(context, order);
  });

  routes.post('/cponmakt/v1/orders/:odrNo/return', async (context) => {
    const { cponSerno, wonAmt, pntAmt } = await readBody(context, voucherBody);
    const world = context.get('world');
    const order = orderAt(context);
    // The answer may have been lost on its way: asking again is no error.
    if (order.rtnKeys.includes(intentOf(context))) return answer(context, order);
    const one = order.vchrList.find((each) => each.cponSerno === cponSerno);
    if (one?.vchrStcd === 'USED') refuse('MKT_USED', '이미 쓴 쿠폰은 취소할 수 없어요.');
    const { walletMberIdnfiNo: me } = memberOf(context);
    if (!one || !canReturn(order, one, world.now()) || !isAtHand(world, me, one))
      return refuse('MKT_LATE', '지금은 환불할 수 없어요.');
    const { won, points } = returnOf(order);
    if (won !== wonAmt || points !== pntAmt) refuse('MKT_RETURN', '돌려받을 금액이 바뀌었어요.');
    const title = { ko: `${order.itemNm.ko} 환불`, en: `Returned: ${order.itemNm.en}` };
    if (order.payNo) undoPayment(context, { payment: order.payNo, points, won, title });
    else payToMember(context, { room: 'MKT', from: 'market', points, won, title });
    giveBack(world, me, one);
    soldOf(world).set(order.itemCd, (soldOf(world).get(order.itemCd) ?? 0) - 1);
    order.rtnKeys.push(intentOf(context));
    return answer(context, order);
  });
});
