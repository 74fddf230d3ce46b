import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { type Booking, bookingOf, bookingsNow, cancelQuote, isFree, toWire } from './bookings.ts';
import { daysFrom, daysUntil, isDay, plusDays, seoulDay, seoulTime } from './days.ts';
import { roomOrRefuse } from './forestRoutes.ts';
import { forestState, nextNo } from './forestState.ts';
import { nightAmount } from './nights.ts';
import { CANCEL_FEES, FIRST_NIGHT, HOLD_MS, LAST_NIGHT, MAX_NIGHTS } from './rules.ts';
import { tellOfStay } from './tellOfForest.ts';

const day = v.pipe(v.string(), v.check(isDay, 'not a day'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

const bookingBody = v.object({
  roomId: v.string(),
  ckinYmd: day,
  ckutYmd: day,
  prsnCnt: v.pipe(count, v.minValue(1)),
  carCnt: count,
  bkrNm: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  bkrMtlno: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)),
  needCdList: v.array(v.string()),
  reqCtnt: v.pipe(v.string(), v.maxLength(200)),
  totAmt: v.pipe(v.number(), v.integer()),
  agreStpulIdList: v.array(v.string()),
});
type BookingBody = v.InferOutput<typeof bookingBody>;

/** Bookings of stays: hold, look up, pay, cancel. */
export function bookingRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/forest/v1/cancel-rules', (context) => {
    memberOf(context);
    return ok(context, { cnclFeeList: CANCEL_FEES });
  });

  routes.post('/forest/v1/bookings', async (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const intentId = intentOf(context);
    const body = await readBody(context, bookingBody);
    const before = bookingsNow(world).find(
      (booking) => booking.memberId === memberId && booking.intentId === intentId,
    );
    const booking = before ? sameBooking(before, body) : hold(world, memberId, intentId, body);
    return ok(context, toWire(booking, world.now()));
  });

  routes.get('/forest/v1/bookings', (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const own = bookingsNow(world).filter(
      (booking) => booking.memberId === memberId && booking.bkngStcd !== 'RLSD',
    );
    return ok(context, { bkngList: own.toReversed().map((each) => toWire(each, world.now())) });
  });

  routes.get('/forest/v1/bookings/:bkngNo', (context) =>
    ok(context, toWire(ownBooking(context), context.get('world').now())),
  );

  routes.post('/forest/v1/bookings/:bkngNo/payment', (context) => {
    const booking = ownBooking(context);
    if (booking.bkngStcd === 'PAID') throw new AnswerError('FTR_ALREADY_PAID', '이미 결제된 예약이에요.');
    if (booking.bkngStcd !== 'HOLD') {
      throw new AnswerError('FTR_HOLD_EXPIRED', '결제 시간이 지나 예약이 해제됐어요.');
    }
    const attempt = context.get('world').nextNumber(`forest.pay.${booking.bkngNo}`);
    // The token of an earlier attempt is worth nothing from here on: a booking is paid once.
    booking.payToken = `${booking.bkngNo}.${attempt}`;
    booking.payStcd = 'PEND';
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(booking.payToken)}` });
  });

  routes.get('/forest/v1/bookings/:bkngNo/cancel-quote', (context) =>
    ok(context, { ...cancelQuote(context.get('world'), ownBooking(context)), cnclFeeList: CANCEL_FEES }),
  );

  routes.post('/forest/v1/bookings/:bkngNo/cancel', async (context) => {
    const booking = ownBooking(context);
    const { feeAmt: agreed } = await readBody(context, v.object({ feeAmt: v.number() }));
    // The answer to a cancel may have been lost on its way: asking again is not an error.
    if (booking.bkngStcd === 'CNCL') return ok(context, toWire(booking, context.get('world').now()));
    const { feeAmt, rfndAmt } = cancelQuote(context.get('world'), booking);
    if (feeAmt !== agreed) throw new AnswerError('FTR_FEE_CHANGED', '취소 수수료가 변경됐어요.');
    booking.bkngStcd = 'CNCL';
    booking.cnclFeeAmt = feeAmt;
    booking.cnclRfndAmt = rfndAmt;
    const title = { ko: '휴양림 예약을 취소했어요', en: 'Your forest stay is cancelled' };
    tellOfStay(context.get('world'), booking, title);
    return ok(context, toWire(booking, context.get('world').now()));
  });
}

function ownBooking(context: Context<RoomEnv>): Booking {
  const memberId = memberOf(context).walletMberIdnfiNo;
  return bookingOf(context.get('world'), memberId, context.req.param('bkngNo') ?? '');
}

function sameBooking(before: Booking, body: BookingBody): Booking {
  const isSame =
    before.roomId === body.roomId &&
    before.ckinYmd === body.ckinYmd &&
    before.ckutYmd === body.ckutYmd &&
    before.prsnCnt === body.prsnCnt;
  if (!isSame) throw new AnswerError('FTR_INTENT_REUSED', '이미 처리된 요청이에요. 다시 예약해 주세요.');
  return before;
}

function hold(world: World, memberId: string, intentId: string, body: BookingBody): Booking {
  const { room } = roomOrRefuse(body.roomId);
  const { roomId, ckinYmd, ckutYmd, prsnCnt, carCnt, bkrNm, bkrMtlno, needCdList, reqCtnt } = body;
  refuseBadStay(world, ckinYmd, ckutYmd);
  if (prsnCnt > room.maxPrsnCnt) {
    throw new AnswerError('FTR_TOO_MANY_GUESTS', `이 객실은 최대 ${room.maxPrsnCnt}명까지 이용할 수 있어요.`);
  }
  if (!body.agreStpulIdList.includes('FTR_BOOK_01') || !body.agreStpulIdList.includes('FTR_BOOK_02')) {
    throw new AnswerError('FTR_TERMS_MISSING', '필수 약관에 동의해 주세요.');
  }
  const nightList = daysUntil(ckinYmd, ckutYmd).map((ymd) => ({ ymd, amt: nightAmount(room, ymd) }));
  const totAmt = nightList.reduce((sum, { amt }) => sum + amt, 0);
  if (totAmt !== body.totAmt) throw new AnswerError('FTR_PRICE_CHANGED', '이용 요금이 변경됐어요.');
  const released = releaseOlder(world, memberId, body);
  if (!isFree(world, room, ckinYmd, ckutYmd)) {
    for (const older of released) older.bkngStcd = 'HOLD';
    throw new AnswerError('FTR_SOLD_OUT', '선택하신 날짜의 객실이 방금 마감됐어요.');
  }
  const now = world.now();
  const booking: Booking = {
    bkngNo: nextNo(world, 'FB'),

    memberId,
    intentId,
    roomId,
    ckinYmd,
    ckutYmd,
    prsnCnt,
    carCnt,

    bkrNm,
    bkrMtlno,
    needCdList,
    reqCtnt,
    nightList,
    totAmt,
    bkngStcd: 'HOLD',
    payStcd: 'NONE',
    payToken: null,
    expiresAt: now.getTime() + HOLD_MS,
    bkngDttm: seoulTime(now),
    cnclFeeAmt: null,
    cnclRfndAmt: null,
  };
  forestState(world).bookings.push(booking);
  return booking;
}

/** Somebody who goes back and changes the dates must not be shut out by their own hold. */
function releaseOlder(world: World, memberId: string, { roomId, ckinYmd, ckutYmd }: BookingBody): Booking[] {
  const older = bookingsNow(world).filter(
    (booking) =>
      booking.memberId === memberId &&
      booking.roomId === roomId &&
      booking.bkngStcd === 'HOLD' &&
      booking.ckinYmd < ckutYmd &&
      ckinYmd < booking.ckutYmd,
  );
  for (const booking of older) booking.bkngStcd = 'RLSD';
  return older;
}

function refuseBadStay(world: World, ckinYmd: string, ckutYmd: string): void {
  const today = seoulDay(world.now());
  const nights = daysFrom(ckinYmd, ckutYmd);
  if (nights < 1 || nights > MAX_NIGHTS) {
    throw new AnswerError('FTR_BAD_STAY', `숙박은 1박부터 ${MAX_NIGHTS}박까지 예약할 수 있어요.`);
  }
  const lastNight = plusDays(ckutYmd, -1);
  if (ckinYmd < plusDays(today, FIRST_NIGHT) || lastNight > plusDays(today, LAST_NIGHT)) {
    throw new AnswerError('FTR_OUT_OF_WINDOW', '예약할 수 있는 기간이 아니에요.');
  }
}
