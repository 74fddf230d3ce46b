import { addDays, daysBetween, instantOf, weekday } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { moveToSeller } from '../gateway/charge.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  addressOf,
  type Booking,
  bookingsNow,
  canCancelVisit,
  cancelQuote,
  counts,
  isUnpaid,
  keptUntil,
  nameOf,
  newBooking,
  tell,
  toWire,
} from './bookings.ts';
import { daysUntil, hoursOn, isClosedOn, openFrom } from './calendar.ts';
import { type Class, classes, rules as classRules, classTerms, kinds } from './classes.ts';
import {
  AHEAD,
  feesOf,
  isOthers,
  isRepaired,
  NIGHTS,
  priceOf,
  programmesOf,
  type Room,
  rules as roomRules,
  rooms,
  roomTerms,
} from './rooms.ts';

type At = Context<RoomEnv>;
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const say = (context: At, thing: object) => ok(context, spoken(thing, languageOf(context)));
const answer = (context: At, booking: Booking) =>
  ok(context, toWire(context.get('world'), booking, languageOf(context)));
const own = (context: At) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return bookingsNow(context.get('world')).filter(({ memberId }) => memberId === walletMberIdnfiNo);
};
const mine = (context: At, resveNo: string | undefined, kind: 'visit' | 'stay'): Booking =>
  own(context).find((one) => one.resveNo === resveNo && one[kind]) ??
  refuse('NIE_NOT_FOUND', '예약을 찾을 수 없어요.');
const today = (context: At) => seoulDate(context.get('world').now());

// Exhibitions and classes.

const CLASS_AHEAD = 30;
/** Opens 30 days before at 10:00; a class closes at 17:00 of the day before, an exhibition when it begins. */
function isOpen(context: At, { eduKnd }: Class, ymd: string, begins: string): boolean {
  const now = context.get('world').now().getTime();
  const closes = eduKnd === 'EXHB' ? `${ymd}${begins}` : `${addDays(ymd, -1)}1700`;
  return now >= instantOf(`${addDays(ymd, -CLASS_AHEAD)}1000`) && now < instantOf(closes);
}
const isHeld = ({ on }: Class, ymd: string) => !isClosedOn(ymd) && on.includes(weekday(ymd));
const headCount = (list: readonly { cnt: number }[]) => list.reduce((sum, { cnt }) => sum + cnt, 0);
function placesLeft(context: At, one: Class, ymd: string, begins: string): number {
  if (!isHeld(one, ymd) || !isOpen(context, one, ymd, begins)) return 0;
  const booked = bookingsNow(context.get('world'))
    .filter((each) => counts(each) && each.visit?.eduId === one.eduId)
    .filter(({ bgnDe, beginTime }) => bgnDe === ymd && beginTime === begins)
    .flatMap(({ visit }) => visit?.pplList ?? []);
  return Math.max(0, one.cpcty - one.taken - headCount(booked));
}
const daysOf = (context: At) => daysUntil(today(context), addDays(today(context), CLASS_AHEAD));
const leftOn = (context: At, one: Class, ymd: string) =>
  one.times.reduce((sum, [begins]) => sum + placesLeft(context, one, ymd, begins), 0);

function classToWire(context: At, one: Class) {
  const { eduId, eduKnd, eduNm, eduCtnt, trgetAge, prices, cpcty } = one;
  const nextDe = daysOf(context).find((ymd) => leftOn(context, one, ymd) > 0) ?? '';
  const price = Object.values(prices)[0] ?? 0;
  const remndr = nextDe ? leftOn(context, one, nextDe) : 0;
  const kndList = Object.keys(prices);
  return { eduId, eduKnd, eduNm, eduCtnt, trgetAge, cpcty, nextDe, price, remndr, kndList };
}
const classAt = (eduId: string | undefined): Class =>
  classes.find((one) => one.eduId === eduId) ?? refuse('NIE_NOT_FOUND', '프로그램을 찾을 수 없어요.');

/** Two absences of a quarter close booking for a month after the last. */
function isBlocked(context: At): boolean {
  const quarter = (ymd: string) => `${ymd.slice(0, 4)}${Math.floor((Number(ymd.slice(4, 6)) - 1) / 3)}`;
  const missed = own(context)
    .filter(({ resveSttus }) => resveSttus === 'ABST')
    .map(({ bgnDe }) => bgnDe)
    .filter((ymd) => quarter(ymd) === quarter(today(context)))
    .toSorted();
  return missed.length >= 2 && daysBetween(missed.at(-1) ?? '', today(context)) <= 30;
}

const MOST = 8;
const people = v.array(
  v.object({
    knd: v.picklist(kinds),
    cnt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
  }),
);
const reserveBody = v.object({
  eduId: v.string(),
  eduDe: v.string(),
  beginTime: v.string(),
  pplList: people,
  agreStpulIdList: v.array(v.string()),
});
const agreed = (ids: readonly string[]) =>
  ids.includes('FNE_01') || refuse('NIE_TERMS', '약관에 동의해 주세요.');

async function reserveClass(context: At) {
  const world = context.get('world');
  const { eduId, eduDe, beginTime, pplList, agreStpulIdList } = await readBody(context, reserveBody);
  const intentId = intentOf(context);
  const before = own(context).find((one) => one.intentId === intentId);
  if (before) return answer(context, before);
  const one = classAt(eduId);
  const time = one.times.find(([begins]) => begins === beginTime);
  agreed(agreStpulIdList);
  if (isBlocked(context)) refuse('NIE_BLOCKED', '한 달 동안 예약할 수 없어요.');
  if (!time || !isHeld(one, eduDe) || !isOpen(context, one, eduDe, beginTime))
    return refuse('NIE_CLOSED', '마감됐어요. 다른 날을 선택해 주세요.');
  const count = headCount(pplList);
  if (count < 1 || count > MOST) refuse('NIE_COUNT', '8명까지 예약할 수 있어요.');
  if (pplList.some(({ knd }) => one.prices[knd] === undefined)) refuse('NIE_AGE', '나이가 맞지 않아요.');
  if (one.needsGuardian && !pplList.some(({ knd }) => knd === 'ADLT'))
    refuse('NIE_GUARDIAN', '보호자와 함께 예약해 주세요.');
  const isSame = (each: Booking) => each.bgnDe === eduDe && each.beginTime === beginTime && counts(each);
  if (own(context).some((each) => each.visit?.eduId === eduId && isSame(each)))
    refuse('NIE_TWICE', '이미 예약한 시간이에요.');
  if (placesLeft(context, one, eduDe, beginTime) < count) refuse('NIE_LEFT', '남은 자리가 모자라요.');
  const booking = newBooking(world, {
    memberId: memberOf(context).walletMberIdnfiNo,
    intentId,
    resveSttus: 'BOOK',
    bgnDe: eduDe,

    beginTime,
    endTime: time[1],
    visit: { eduId, pplList },
    payAmt: pplList.reduce((sum, { knd, cnt }) => sum + (one.prices[knd] ?? 0) * cnt, 0),
  });
  bookingsNow(world).push(booking);
  tell(world, booking, '국립생태원을 예약했어요', 'Your visit is booked');
  return answer(context, booking);
}

// Rooms.

function isFree(context: At, roomId: string, night: string): boolean {
  const world = context.get('world');
  if (isRepaired(world, night) || isOthers(world, roomId, night)) return false;
  return !bookingsNow(world).some(
    (one) => counts(one) && one.stay?.roomId === roomId && one.bgnDe <= night && night < one.endDe,
  );
}
function nightsOf(context: At, bgnDe: string, endDe: string): string[] {
  const first = addDays(today(context), 1);
  const count = bgnDe && endDe > bgnDe ? daysBetween(bgnDe, endDe) : 0;
  if (count < 1 || count > NIGHTS || bgnDe < first || bgnDe > addDays(first, AHEAD)) return [];
  return daysUntil(bgnDe, addDays(endDe, -1));
}
function roomToWire(context: At, room: Room, nights: readonly string[]) {
  const isLeft = nights.length > 0 && nights.every((night) => isFree(context, room.roomId, night));
  const { roomId, roomNm, roomCtnt, mxmmCnt } = room;
  const sums = { roomAmt: priceOf(room), roomTotAmt: priceOf(room) * nights.length };
  return { roomId, roomNm, roomCtnt, mxmmCnt, ...sums, remndr: isLeft ? 1 : 0 };
}
const roomAt = (roomId: string | undefined): Room =>
  rooms.find((one) => one.roomId === roomId) ?? refuse('NIE_NOT_FOUND', '객실을 찾을 수 없어요.');

function programmesNow(context: At, bgnDe: string, endDe: string) {
  const taken = (progrmNo: string) =>
    headCount(
      bookingsNow(context.get('world'))
        .filter(counts)
        .flatMap(({ stay }) => stay?.progrmList ?? [])
        .filter((one) => one.progrmNo === progrmNo),
    );
  return programmesOf(bgnDe, endDe).map(({ at: _, id: __, cpcty, ...one }) => ({
    ...one,
    remndr: Math.max(0, cpcty - taken(one.progrmNo)),
  }));
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const choice = v.object({
  roomId: v.string(),
  bgnDe: v.string(),
  endDe: v.string(),
  gstCnt: count,
  carNo: v.string(),
  progrmList: v.array(v.object({ progrmNo: v.string(), cnt: count })),
  agreStpulIdList: v.array(v.string()),
});
type Choice = v.InferOutput<typeof choice>;

/** What was chosen as the service has it, priced; refuses what it does not have. */
function verified(context: At, { roomId, bgnDe, endDe, gstCnt, carNo, progrmList }: Choice) {
  const room = roomAt(roomId);
  const nights = nightsOf(context, bgnDe, endDe);
  if (nights.length === 0) refuse('NIE_CLOSED', '예약할 수 없는 날이에요.');
  if (gstCnt > room.mxmmCnt) refuse('NIE_PERSONS', '객실 인원보다 많아요.');
  if (carNo !== '' && !/^\d{2,3}[가-힣]\d{4}$/.test(carNo)) refuse('NIE_CAR', '차량 번호를 확인해 주세요.');
  if (!nights.every((night) => isFree(context, roomId, night))) refuse('NIE_TAKEN', '남은 객실이 없어요.');
  if (progrmList.length === 0) refuse('NIE_PROGRAM', '프로그램을 하나 이상 선택해 주세요.');
  const there = programmesNow(context, bgnDe, endDe);
  const chosen = progrmList.map(({ progrmNo, cnt }) => {
    const one = there.find((each) => each.progrmNo === progrmNo);
    if (!one || cnt > gstCnt) return refuse('NIE_PROGRAM', '프로그램을 다시 선택해 주세요.');
    if (one.remndr < cnt) refuse('NIE_LEFT', '남은 자리가 모자라요.');
    return { ...one, cnt };
  });
  const overlaps = chosen.some((a, at) =>
    chosen.slice(at + 1).some((b) => a.ymd === b.ymd && a.beginTime < b.endTime && b.beginTime < a.endTime),
  );
  if (overlaps) refuse('NIE_OVERLAP', '시간이 겹치는 프로그램이 있어요.');
  const roomTotAmt = priceOf(room) * nights.length;
  const progrmTotAmt = chosen.reduce((sum, { price, cnt }) => sum + price * cnt, 0);
  return { roomTotAmt, progrmTotAmt, payAmt: roomTotAmt + progrmTotAmt };
}

function hold(context: At, asked: Choice): Booking {
  const world = context.get('world');
  const intentId = intentOf(context);
  const before = own(context).find((one) => one.intentId === intentId);
  if (before) return before;
  agreed(asked.agreStpulIdList);
  // Somebody who goes back and chooses anew is not shut out by a hold of their own.
  const held = own(context).filter(({ resveSttus }) => resveSttus === 'HOLD');
  for (const one of held) one.resveSttus = 'LATE';
  try {
    const { bgnDe, endDe, roomId, gstCnt, carNo, progrmList } = asked;
    const memberId = memberOf(context).walletMberIdnfiNo;
    const stay = { roomId, gstCnt, carNo, progrmList };
    const booking = newBooking(world, {
      memberId,
      intentId,
      bgnDe,
      endDe,
      stay,
      ...verified(context, asked),
    });
    bookingsNow(world).push(booking);
    return booking;
  } catch (error) {
    for (const one of held) one.resveSttus = 'HOLD';
    throw error;
  }
}

/** Calls by the names of the specification (R919 to R921); methods and fields are our own. */
export const nieRoom = defineRoom('/nie', (routes) => {
  routes.get('/nie/edu/getEduList', (context) => {
    memberOf(context);
    const now = seoulTime(context.get('world').now());
    const hours = hoursOn(today(context));
    const clock = now.slice(8, 12);
    const isOn = clock >= hours.opnTime && clock < hours.clsTime;
    const isRest = isClosedOn(today(context));
    const todayInfo = {
      ...hours,
      sttus: isRest ? 'REST' : isOn ? 'OPEN' : 'SHUT',
      // Early in the morning it opens today.
      nextDe: openFrom(addDays(today(context), clock < hours.opnTime ? 0 : 1)),
    };
    return say(context, { eduList: classes.map((one) => classToWire(context, one)), todayInfo });
  });
  routes.get('/nie/edu/getEduDetail', (context) => {
    memberOf(context);
    const one = classAt(context.req.query('eduId'));
    const prcList = Object.entries(one.prices).map(([knd, prc]) => ({
      knd,
      prc,
      minCnt: one.needsGuardian ? 1 : 0,
    }));
    const more = { plcNm: one.plcNm, rulList: classRules, mostCnt: MOST, prcList };
    return say(context, { ...classToWire(context, one), ...more, stpulInfoList: classTerms });
  });
  routes.get('/nie/edu/getEduAvailableDays', (context) => {
    memberOf(context);
    const one = classAt(context.req.query('eduId'));
    const days = daysOf(context);
    const shown = days.filter((ymd) => isHeld(one, ymd) || isClosedOn(ymd));
    const dayList = shown.map((ymd) => ({
      ymd,
      remndr: leftOn(context, one, ymd),
      rstYn: isClosedOn(ymd) ? 'Y' : 'N',
      tmList: one.times.map(([beginTime, endTime]) => ({
        beginTime,
        endTime,
        remndr: placesLeft(context, one, ymd, beginTime),
      })),
    }));
    return ok(context, { bgnDe: days[0], endDe: days.at(-1), dayList });
  });
  routes.post('/nie/edu/reserveEdu', reserveClass);
  routes.get('/nie/edu/getEduReserveList', (context) => {
    const [world, language] = [context.get('world'), languageOf(context)];
    const visits = own(context).filter(({ visit }) => visit);
    return ok(context, { eduResveList: visits.map((one) => toWire(world, one, language)) });
  });
  routes.get('/nie/edu/getEduReserveDetail', (context) =>
    answer(context, mine(context, context.req.query('resveNo'), 'visit')),
  );

  const numbered = v.object({ resveNo: v.string() });
  routes.post('/nie/edu/cancelEduReserve', async (context) => {
    const world = context.get('world');
    const booking = mine(context, (await readBody(context, numbered)).resveNo, 'visit');
    // The answer to a cancellation may have been lost on its way: asking again is no error.
    if (booking.resveSttus === 'CNCL') return answer(context, booking);
    if (!canCancelVisit(world, booking)) refuse('NIE_CANCEL_OVER', '전날 17시까지 취소할 수 있어요.');
    booking.resveSttus = 'CNCL';
    tell(world, booking, '예약을 취소했어요', 'Your visit is cancelled');
    return answer(context, booking);
  });

  routes.get('/nie/room/getAcmdAvailableDays', (context) => {
    memberOf(context);
    const bgnDe = addDays(today(context), 1);
    const endDe = addDays(bgnDe, AHEAD);
    const dayList = daysUntil(bgnDe, endDe).map((ymd) => ({
      ymd,
      rstYn: isRepaired(context.get('world'), ymd) ? 'Y' : 'N',
      price: priceOf(roomAt('R01')),
      remndr: rooms.filter(({ roomId }) => isFree(context, roomId, ymd)).length,
    }));
    return ok(context, { bgnDe, endDe, mxmmNght: NIGHTS, dayList });
  });
  routes.get('/nie/room/getRoomList', (context) => {
    memberOf(context);
    const { bgnDe = '', endDe = '', gstCnt = '1' } = context.req.query();
    const nights = nightsOf(context, bgnDe, endDe);
    const roomList = rooms
      .filter(({ mxmmCnt }) => mxmmCnt >= Number(gstCnt))
      .map((one) => roomToWire(context, one, nights));
    return say(context, { roomList });
  });
  routes.get('/nie/room/getRoomDetail', (context) => {
    memberOf(context);
    const { roomId, bgnDe = '', endDe = '' } = context.req.query();
    const room = roomToWire(context, roomAt(roomId), nightsOf(context, bgnDe, endDe));
    return say(context, { ...room, rulList: roomRules, feeList: feesOf(bgnDe || today(context)) });
  });
  routes.get('/nie/room/getRoomProgram', (context) => {
    memberOf(context);
    const { bgnDe = '', endDe = '' } = context.req.query();
    const isThere = nightsOf(context, bgnDe, endDe).length > 0;
    return say(context, { progrmList: isThere ? programmesNow(context, bgnDe, endDe) : [] });
  });
  routes.get('/nie/room/getUserInfo', (context) => {
    const { custName, phone } = memberOf(context);
    return say(context, { usrNm: custName, mbtlnum: phone, stpulInfoList: roomTerms });
  });
  routes.get('/nie/room/acmdResveView', (context) =>
    answer(context, mine(context, context.req.query('resveNo'), 'stay')),
  );
  routes.post('/nie/room/paymentVerificationData', async (context) => {
    const again = v.object({ resveNo: v.string(), payAmt: v.number() });
    const body = await readBody(context, v.union([again, choice]));
    const world = context.get('world');
    if ('roomId' in body) return answer(context, hold(context, body));
    const booking = mine(context, body.resveNo, 'stay');
    // The answer of an order may have been lost: what is booked is not paid again.
    if (booking.resveSttus === 'BOOK') return ok(context, { payUrl: addressOf(booking) });
    if (!isUnpaid(booking)) refuse('NIE_LATE', '결제할 시간이 지났어요.');
    if (booking.payAmt !== body.payAmt) refuse('NIE_PRICE', '금액이 바뀌었어요.');
    // An older page pays no more.
    booking.payToken = `${booking.resveNo}.${world.nextNumber(`nie.pay.${booking.resveNo}`)}`;
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(booking.payToken)}` });
  });
  routes.post('/nie/room/confirm', async (context) =>
    answer(context, mine(context, (await readBody(context, numbered)).resveNo, 'stay')),
  );
  routes.post('/nie/room/payYetRoom', async (context) => {
    const world = context.get('world');
    const booking = mine(context, (await readBody(context, numbered)).resveNo, 'stay');
    if (!isUnpaid(booking) && booking.resveSttus !== 'BOOK') refuse('NIE_LATE', '결제할 시간이 지났어요.');
    if (booking.resveSttus === 'HOLD') {
      Object.assign(booking, { resveSttus: 'WAIT', expiresAt: keptUntil(world, booking.bgnDe) });
      tell(world, booking, '결제를 기다리고 있어요', 'Your room waits for its payment');
    }
    return answer(context, booking);
  });
  routes.post('/nie/room/acmdResvCancel', async (context) => {
    const world = context.get('world');
    const { resveNo, feeAmt } = await readBody(
      context,
      v.object({ resveNo: v.string(), feeAmt: v.number() }),
    );
    const booking = mine(context, resveNo, 'stay');
    if (booking.resveSttus === 'CNCL') return answer(context, booking);
    const { feeAmt: fee, rfndAmt } = cancelQuote(world, booking);
    if (fee !== feeAmt) refuse('NIE_FEE', '위약금이 바뀌었어요.');
    moveToSeller(world, 'nie', booking, -rfndAmt);
    Object.assign(booking, { resveSttus: 'CNCL', feeAmt, rfndAmt, payToken: null });
    tell(world, booking, '숙박 예약을 취소했어요', 'Your stay is cancelled');
    return answer(context, booking);
  });

  routes.get('/nie/comm/reservations', (context) => {
    const resveList = own(context)
      .filter((one) => one.resveSttus !== 'LATE' || one.rfndAmt > 0)
      .map((one) => {
        const { resveNo, resveSttus, bgnDe, endDe, beginTime, stay } = one;
        const base = { resveNo, resveSttus, bgnDe, endDe, beginTime };
        return { ...base, resveNm: nameOf(one), resveKnd: stay ? 'ROOM' : 'EDU' };
      });
    return say(context, { resveList });
  });
  routes.get('/nie/comm/upcomingReserveCount', (context) =>
    ok(context, { cnt: own(context).filter((one) => counts(one) && one.resveSttus !== 'HOLD').length }),
  );
  routes.get('/nie/comm/cancelDate', (context) =>
    ok(context, cancelQuote(context.get('world'), mine(context, context.req.query('resveNo'), 'stay'))),
  );
});
