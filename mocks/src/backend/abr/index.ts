import { addDays } from '@wallet/kit/format';
import { type Schema, v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { moveToSeller } from '../gateway/charge.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  type Booking,
  beginsAt,
  book,
  bookingsNow,
  cancelQuote,
  counts,
  newBooking,
  type ReservType,
  reservTypes,
  tell,
  toWire,
} from './bookings.ts';
import {
  AHEAD,
  type Course,
  cars,
  carsLeftByOthers,
  courseDay,
  courseOf,
  courses,
  entry,
  groups,
  hoursOf,
  isClosedOn,
  isFreeDay,
  type Kind,
  kinds,
  mostPeople,
  personsLeftByOthers,
  placesLeftByOthers,
  roomGuests,
  roomPrice,
  type Site,
  sessionTimes,
  siteIds,
  siteNames,
  terms,
  type Window,
  windowBegins,
  windows,
} from './sites.ts';

type At = Context<RoomEnv>;
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const people = v.array(v.object({ knd: v.picklist(kinds), cnt: count }));
type People = { knd: Kind; cnt: number }[];
const countOf = (list: People) => list.reduce((sum, { cnt }) => sum + cnt, 0);
const plate = /^\d{2,3}[가-힣]\d{4}$/;

function parsed<T>(schema: Schema<T>, info: unknown): T {
  const outcome = v.safeParse(schema, info);
  return outcome.success ? outcome.output : refuse('ABR_NOT_FOUND', '예약 내용을 다시 확인해 주세요.');
}

const answer = (context: At, booking: Booking) =>
  ok(context, toWire(context.get('world'), booking, languageOf(context)));
const own = (context: At) => {
  const { walletMberIdnfiNo } = memberOf(context);
  return bookingsNow(context.get('world')).filter(({ memberId }) => memberId === walletMberIdnfiNo);
};
const mine = (context: At, reservNo: string | undefined): Booking =>
  own(context).find((one) => one.reservNo === reservNo) ?? refuse('ABR_NOT_FOUND', '예약을 찾을 수 없어요.');

/** The next thirty days, as the site has them. */
function daysOf(context: At, site: 'gwangneung' | 'sejong', leftOn: (ymd: string) => number) {
  memberOf(context);
  const today = seoulDate(context.get('world').now());
  const dayList = Array.from({ length: AHEAD + 1 }, (_, at) => addDays(today, at)).map((ymd) => ({
    ymd,
    rmndCnt: leftOn(ymd),
    rstYn: isClosedOn(site, ymd) ? 'Y' : 'N',
    freeYn: site === 'gwangneung' && isFreeDay(ymd) ? 'Y' : 'N',
  }));
  return ok(context, { bgngYmd: today, endYmd: addDays(today, AHEAD), dayList });
}

const sold = (context: At, ymd: string, is: (one: Booking) => boolean) =>
  bookingsNow(context.get('world')).filter((one) => counts(one) && one.ymd === ymd && is(one));

function carsLeft(context: At, ymd: string, window: Window): number {
  const world = context.get('world');
  if (isClosedOn('gwangneung', ymd) || beginsAt({ ymd, time: windowBegins[window] }) <= world.now().getTime())
    return 0;
  const taken = sold(context, ymd, ({ info }) => info.parkingTime === window).length;
  return Math.max(0, carsLeftByOthers(world, ymd, window) - taken);
}
function personsLeft(context: At, ymd: string): number {
  const taken = sold(context, ymd, ({ site }) => site === 'gwangneung').reduce(
    (sum, one) => sum + one.count,
    0,
  );
  return Math.max(0, personsLeftByOthers(context.get('world'), ymd) - taken);
}
function placesLeft(context: At, ymd: string, tmNum: string): number {
  const world = context.get('world');
  const time = sessionTimes[Number(tmNum) - 1] ?? '1600';
  if (isClosedOn('sejong', ymd) || beginsAt({ ymd, time }) <= world.now().getTime()) return 0;
  const taken = sold(context, ymd, ({ info }) => info.tmNum === tmNum).reduce(
    (sum, one) => sum + one.count,
    0,
  );
  return Math.max(0, placesLeftByOthers(world, ymd, tmNum) - taken);
}

const dayOf = (context: At, course: Course) => courseDay(context.get('world'), course);
function courseLeft(context: At, course: Course) {
  const taken = sold(context, dayOf(context, course), ({ info }) => info.eduIdx === course.eduIdx);
  const rooms = (kind: 'R2' | 'R4') =>
    (course.rooms?.[kind] ?? 0) -
    taken
      .filter(({ info }) => info.esRoomType === kind)
      .reduce((sum, { info }) => sum + Number(info.esRoomCnt), 0);
  return {
    places: course.places - taken.reduce((sum, one) => sum + one.count, 0),
    rooms: { R2: rooms('R2'), R4: rooms('R4') },
  };
}
function courseToWire(context: At, course: Course) {
  const { places, rooms } = courseLeft(context, course);
  const rmList = course.rooms
    ? (['R2', 'R4'] as const).map((kind) => ({
        esRoomType: kind,
        gstCnt: roomGuests[kind],
        prc: roomPrice,
        rmndCnt: rooms[kind],
      }))
    : [];
  return spoken(
    {
      eduIdx: course.eduIdx,
      ttl: course.ttl,
      smry: course.smry,
      ymd: dayOf(context, course),
      time: course.time,

      prc: course.price,
      rmndCnt: places,
      rmList,
    },
    languageOf(context),
  );
}

/** What is asked for in one kind, priced; refuses what the site does not have. */
type Wanted = Pick<Booking, 'ymd' | 'time' | 'count' | 'price' | 'payAmt'>;

function gwangneungWanted(context: At, info: Record<string, unknown>, list: People): Wanted {
  const body = v.object({
    userName: v.string(),
    cellPhone: v.string(),
    carNum: v.string(),
    choiceDate: v.string(),

    parkingTime: v.picklist(windows),
    productId: v.string(),
    productName: v.string(),
    isFreeDay: v.picklist(['Y', 'N']),
  });
  const { carNum, choiceDate: ymd, parkingTime, productId, isFreeDay: free } = parsed(body, info);
  const total = countOf(list);
  const today = seoulDate(context.get('world').now());
  if (!plate.test(carNum)) refuse('ABR_PLATE', '차량 번호를 다시 확인해 주세요.');
  if (ymd < today || ymd > addDays(today, AHEAD)) refuse('ABR_DAY', '예약은 30일 전 0시부터 할 수 있어요.');
  if (total < 1 || total > mostPeople.gwangneung) refuse('ABR_COUNT', '6명까지 예약할 수 있어요.');
  const before = own(context).find(
    (one) => one.site === 'gwangneung' && one.ymd === ymd && one.sttus === 'BOOK',
  );
  if (before) refuse('ABR_TWICE', '이미 이날 예약이 있어요.');
  if (carsLeft(context, ymd, parkingTime) < 1 || personsLeft(context, ymd) < total)
    refuse('ABR_LEFT', '남은 자리가 없어요.');
  const isFree = isFreeDay(ymd);
  if ((free === 'Y') !== isFree) refuse('ABR_PRICE', '요금이 바뀌었어요.');
  const car =
    cars.find((one) => one.productId === productId) ?? refuse('ABR_NOT_FOUND', '차종을 다시 골라 주세요.');
  const fare = isFree ? 0 : list.reduce((sum, { knd, cnt }) => sum + entry.gwangneung[knd] * cnt, 0);
  const price = fare + car.price;
  return { ymd, time: windowBegins[parkingTime], count: total, price, payAmt: price };
}

function sejongWanted(context: At, info: Record<string, unknown>, list: People): Wanted {
  const body = v.object({
    tmNum: v.string(),
    selDt: v.string(),
    trRdate: v.string(),

    trPrice: v.number(),
    trPaymentPrice: v.number(),
  });
  const { tmNum, selDt: ymd, trPrice, trPaymentPrice } = parsed(body, info);
  const total = countOf(list);
  if (total < 1 || total > mostPeople.sejong) refuse('ABR_COUNT', '10명까지 예약할 수 있어요.');
  if (placesLeft(context, ymd, tmNum) < total) refuse('ABR_LEFT', '남은 자리가 없어요.');
  const price = list.reduce((sum, { knd, cnt }) => sum + entry.sejong[knd] * cnt, 0);
  const payAmt = tmNum === '0' ? price / 2 : price;
  if (price !== trPrice || payAmt !== trPaymentPrice) refuse('ABR_PRICE', '요금이 바뀌었어요.');
  return { ymd, time: sessionTimes[Number(tmNum) - 1] ?? '1600', count: total, price, payAmt };
}

function courseWanted(context: At, info: Record<string, unknown>): Wanted {
  const body = v.object({
    eduIdx: v.string(),
    esTicketCnt: count,
    esPaymentPrice: v.number(),
    esGroup: v.optional(v.picklist(['PERSON', 'FAMILY', 'GROUP'])),

    esRoomCheck: v.optional(v.picklist(['Y', 'N'])),
    esRoomType: v.optional(v.string()),
    esRoomCnt: v.optional(count),
    esRoomMoney: v.optional(v.number()),
  });
  const asked = parsed(body, info);
  const course = courseOf(asked.eduIdx) ?? refuse('ABR_NOT_FOUND', '교육을 찾을 수 없어요.');
  const { places, rooms } = courseLeft(context, course);
  const total = asked.esTicketCnt;
  if (total < 1 || total > groups[asked.esGroup ?? 'PERSON']) refuse('ABR_COUNT', '인원을 다시 골라 주세요.');
  if (places < total) refuse('ABR_LEFT', '남은 자리가 없어요.');
  const kind = asked.esRoomType as 'R2' | 'R4';
  const roomCnt = asked.esRoomCheck === 'Y' ? (asked.esRoomCnt ?? 0) : 0;
  if (asked.esRoomCheck === 'Y' && (roomCnt < 1 || (rooms[kind] ?? 0) < roomCnt))
    refuse('ABR_ROOM', '남은 객실이 없어요.');
  if (asked.esRoomCheck === 'Y' && roomCnt * roomGuests[kind] < total)
    refuse('ABR_GUESTS', '객실이 모자라요.');
  const roomMoney = roomCnt * roomPrice;
  const price = course.price * total + roomMoney;
  if (roomMoney !== (asked.esRoomMoney ?? 0) || price !== asked.esPaymentPrice)
    refuse('ABR_PRICE', '요금이 바뀌었어요.');
  return { ymd: dayOf(context, course), time: course.time, count: total, price, payAmt: price };
}

const siteOf: Readonly<Record<ReservType, Site>> = {
  gwangneung_ticket: 'gwangneung',
  sejong_ticket: 'sejong',

  sejong_edu: 'sejong',
  baekdu_edu: 'baekdu',
};

/** Arboreta: groups of calls are stated (base, gwangneung, sejong, baekdu, public; R928), their paths are our own. */
export const abrRoom = defineRoom('/abr', (routes) => {
  routes.get('/abr/public/today', (context) => {
    memberOf(context);
    const today = seoulDate(context.get('world').now());
    const time = seoulTime(context.get('world').now()).slice(8, 12);
    const ahead = Array.from({ length: AHEAD + 1 }, (_, at) => addDays(today, at));
    const siteList = siteIds.map((site) => {
      const hours = hoursOf(site, today);
      const isOpen = !isClosedOn(site, today) && time >= hours.opnTime && time < hours.clsTime;
      const state = isClosedOn(site, today) ? 'REST' : isOpen ? 'OPEN' : 'SHUT';
      return { site, siteNm: siteNames[site], ...hours, sttus: state };
    });
    const freeYmd = ahead.find((ymd) => isFreeDay(ymd) && !isClosedOn('gwangneung', ymd)) ?? '';
    return ok(context, spoken({ siteList, freeYmd }, languageOf(context)));
  });

  routes.get('/abr/base/terms', (context) =>
    ok(context, spoken({ stpulInfoList: terms }, languageOf(context))),
  );
  routes.get('/abr/base/reservations', (context) =>
    ok(context, {
      reservList: own(context)
        .filter(({ sttus }) => sttus !== 'LATE')
        .map((one) => toWire(context.get('world'), one, languageOf(context))),
    }),
  );
  routes.get('/abr/base/reservations/:reservNo', (context) =>
    answer(context, mine(context, context.req.param('reservNo'))),
  );

  routes.get('/abr/gwangneung/days', (context) =>
    daysOf(context, 'gwangneung', (ymd) =>
      Math.min(
        personsLeft(context, ymd),
        windows.reduce((sum, one) => sum + carsLeft(context, ymd, one), 0),
      ),
    ),
  );
  routes.get('/abr/gwangneung/parkingTimes', (context) => {
    const { ymd = '' } = context.req.query();
    const timeList = windows.map((parkingTime) => ({
      parkingTime,
      rmndCnt: carsLeft(context, ymd, parkingTime),
    }));
    const prcList = kinds.map((knd) => ({ knd, prc: isFreeDay(ymd) ? 0 : entry.gwangneung[knd] }));
    const free = isFreeDay(ymd) ? 'Y' : 'N';
    return ok(
      context,
      spoken(
        { timeList, prcList, prdList: cars, isFreeDay: free, prsnCnt: personsLeft(context, ymd) },
        languageOf(context),
      ),
    );
  });
  routes.get('/abr/sejong/days', (context) =>
    daysOf(
      context,
      'sejong',
      (ymd) =>
        sessionTimes.reduce((sum, _, at) => sum + placesLeft(context, ymd, String(at + 1)), 0) ||
        Math.min(1, placesLeft(context, ymd, '0')),
    ),
  );
  routes.get('/abr/sejong/sessions', (context) => {
    const { ymd = '' } = context.req.query();
    const tmList = ['0', ...sessionTimes.map((_, at) => String(at + 1))].map((tmNum) => ({
      tmNum,
      time: sessionTimes[Number(tmNum) - 1] ?? '',
      rmndCnt: placesLeft(context, ymd, tmNum),
    }));
    return ok(context, { tmList, prcList: kinds.map((knd) => ({ knd, prc: entry.sejong[knd] })) });
  });
  for (const site of ['sejong', 'baekdu'] as const) {
    routes.get(`/abr/${site}/eduList`, (context) => {
      memberOf(context);
      return ok(context, {
        eduList: courses.filter((one) => one.site === site).map((one) => courseToWire(context, one)),
      });
    });
  }

  const reserveBody = v.object({
    reservType: v.picklist(reservTypes),
    info: v.record(v.string(), v.union([v.string(), v.number()])),
    pplList: v.optional(people, () => []),
  });
  for (const site of siteIds) {
    routes.post(`/abr/${site}/reserve`, async (context) => {
      const world = context.get('world');
      const { reservType, info, pplList } = await readBody(context, reserveBody);
      const intentId = intentOf(context);
      const before = own(context).find((one) => one.intentId === intentId);
      if (before) return answer(context, before);
      if (siteOf[reservType] !== site) refuse('ABR_NOT_FOUND', '예약할 곳을 다시 골라 주세요.');
      // Somebody who goes back and chooses anew is not shut out by a hold of their own.
      const held = own(context).filter(({ sttus }) => sttus === 'HOLD');
      for (const one of held) one.sttus = 'LATE';
      const wanted = () => {
        if (reservType === 'gwangneung_ticket') return gwangneungWanted(context, info, pplList);
        return reservType === 'sejong_ticket'
          ? sejongWanted(context, info, pplList)
          : courseWanted(context, info);
      };
      let priced: Wanted;
      try {
        priced = wanted();
      } catch (error) {
        for (const one of held) one.sttus = 'HOLD';
        throw error;
      }
      const memberId = memberOf(context).walletMberIdnfiNo;
      const booking = newBooking(world, { ...priced, memberId, intentId, site, reservType, info, pplList });
      bookingsNow(world).push(booking);
      return answer(context, booking);
    });
  }

  routes.post('/abr/base/order', async (context) => {
    const world = context.get('world');
    const { reservNo, agreStpulIdList } = await readBody(
      context,
      v.object({ reservNo: v.string(), agreStpulIdList: v.array(v.string()) }),
    );
    const booking = mine(context, reservNo);
    const there = `/abr/FGR61000?reservNo=${reservNo}`;
    // The answer of an order may have been lost: what is booked is not booked again.
    if (booking.sttus === 'BOOK') return ok(context, { payUrl: there });
    if (booking.sttus !== 'HOLD') refuse('ABR_LATE', '결제할 시간이 지났어요.');
    booking.isAgreed ||= agreStpulIdList.includes('FGR_01');
    if (!booking.isAgreed) refuse('ABR_TERMS', '약관에 동의해 주세요.');
    if (booking.payAmt === 0) {
      book(world, booking);
      return ok(context, { payUrl: there });
    }
    // An older page pays no more.
    booking.payToken = `${reservNo}.${world.nextNumber(`abr.pay.${reservNo}`)}`;
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(booking.payToken)}` });
  });

  routes.post('/abr/gwangneung/update', async (context) => {
    const body = v.object({ reservNo: v.string(), carNum: v.string(), parkingTime: v.picklist(windows) });
    const { reservNo, carNum, parkingTime } = await readBody(context, body);
    const booking = mine(context, reservNo);
    if (booking.sttus !== 'BOOK' || beginsAt(booking) <= context.get('world').now().getTime())
      refuse('ABR_BEGAN', '지금은 바꿀 수 없어요.');
    if (!plate.test(carNum)) refuse('ABR_PLATE', '차량 번호를 다시 확인해 주세요.');
    if (parkingTime !== booking.info.parkingTime && carsLeft(context, booking.ymd, parkingTime) < 1)
      refuse('ABR_LEFT', '남은 자리가 없어요.');
    Object.assign(booking.info, { carNum, parkingTime });
    booking.time = windowBegins[parkingTime];
    return answer(context, booking);
  });

  const cancelBody = v.object({ reservNo: v.string(), feeAmt: v.optional(v.number(), 0) });
  routes.post('/abr/base/cancelFee', async (context) => {
    const { reservNo } = await readBody(context, cancelBody);
    return ok(context, cancelQuote(context.get('world'), mine(context, reservNo)));
  });
  routes.post('/abr/base/cancel', async (context) => {
    const world = context.get('world');
    const { reservNo, feeAmt } = await readBody(context, cancelBody);
    const booking = mine(context, reservNo);
    // The answer to a cancellation may have been lost on its way: asking again is no error.
    if (booking.sttus === 'CNCL') return answer(context, booking);
    const quote = cancelQuote(world, booking);
    if (quote.feeAmt !== feeAmt) refuse('ABR_FEE', '취소 수수료가 바뀌었어요.');
    moveToSeller(world, 'abr', booking, -quote.rfndAmt);
    Object.assign(booking, { sttus: 'CNCL', feeAmt, rfndAmt: quote.rfndAmt });
    tell(world, booking, '수목원 예약을 취소했어요', 'Your visit is cancelled');
    return answer(context, booking);
  });
});
