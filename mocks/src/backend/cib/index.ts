import { distanceBetween } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { isBankHoliday } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { authRoutes } from './auth.ts';
import {
  bookedAt,
  bookingOf,
  bookingsNow,
  bookingToWire,
  cancel,
  cancelQuote,
  hold,
  isOpen,
  priceOf,
  refuseTaken,
  tell,
} from './bookings.ts';
import { type Car, carOf, carsOf, carToWire, garage, register, resultsOf } from './cars.ts';
import { educationRoutes } from './education.ts';
import { hasBooked } from './holdings.ts';
import { courseTerms, postsFrom } from './news.ts';
import { daysOf, type Place, placeOf, places, timesOn } from './places.ts';
import { dueOn, FINE, fees, MOST_FINE, terms, WINDOW } from './rules.ts';

type At = Context<RoomEnv>;
const SERVICE = '21';
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const say = (context: At, thing: object) => ok(context, spoken(thing, languageOf(context)));
const who = (context: At) => memberOf(context).walletMberIdnfiNo;
const body = async <const N extends string>(context: At, ...names: N[]) => {
  const schema = v.object(Object.fromEntries(names.map((name) => [name, v.string()])));
  return (await readBody(context, schema)) as Record<N, string>;
};
const carIn = (context: At, carId: string): Car => carOf(context.get('world'), who(context), carId);
const openOf = (context: At, carId: string) =>
  bookingsNow(context.get('world')).find((one) => one.carId === carId && one.rsvStcd === 'PAID');
const told = (context: At, one: Car) => ({
  ...carToWire(context.get('world'), one),
  rsvNo: openOf(context, one.carId)?.rsvNo ?? '',
});

function baseRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/cib/base/guide', (context) =>
    say(context, {
      ...WINDOW,
      ...FINE,
      ...MOST_FINE,
      feeList: Object.entries(fees).map(([inspCd, ofSize]) => ({ inspCd, ...ofSize })),
      termList: terms.map(([whoNm, firstNm, thenNm]) => ({ whoNm, firstNm, thenNm })),
    }),
  );
  routes.post('/cib/base/retrieveCarInfo', async (context) => {
    const { vhclRegiNo } = await body(context, 'vhclRegiNo');
    const world = context.get('world');
    const found = register(garage(world).firstDay).find(({ facts }) => facts.vhclRegiNo === vhclRegiNo);
    if (!found) throw new AnswerError('9999', '등록된 차를 찾을 수 없어요. 차량 번호를 확인해 주세요.');
    const known = carsOf(world, who(context)).some((one) => one.vhclRegiNo === vhclRegiNo);
    if (known) refuse('CIB_KNOWN', '이미 등록한 차예요.');
    if (found.kind === 'COMP') refuse('CIB_COMPANY', '법인 차는 등록할 수 없어요.');
    const isOwner = found.owner === memberOf(context).custName;
    if (!isOwner) refuse('CIB_OWNER', '소유자 정보가 차량과 맞지 않아요.');
    const { facts, kind } = found;
    return ok(context, {
      ...facts,
      ...dueOn(facts.validTo, seoulDate(world.now())),
      jntYn: kind ? 'Y' : 'N',
    });
  });
  routes.get('/cib/base/baseCarInfo', (context) =>
    ok(context, { carList: carsOf(context.get('world'), who(context)).map((one) => told(context, one)) }),
  );
  routes.post('/cib/base/baseCarInfoDetail', async (context) =>
    ok(context, told(context, carIn(context, (await body(context, 'carId')).carId))),
  );
  routes.post('/cib/base/saveBaseCarInfo', async (context) => {
    const asked = await body(context, 'vhclRegiNo', 'preferAddr');
    const world = context.get('world');
    const { cars, firstDay } = garage(world);
    const known = carsOf(world, who(context)).find((one) => one.vhclRegiNo === asked.vhclRegiNo);
    if (known) return ok(context, told(context, known));
    const found = register(firstDay).find(({ facts }) => facts.vhclRegiNo === asked.vhclRegiNo);
    if (found?.owner !== memberOf(context).custName)
      return refuse('CIB_OWNER', '소유자 정보가 차량과 맞지 않아요.');
    const carId = `C${10 + world.nextNumber('cib.car')}`;
    const one: Car = {
      ...found.facts,
      carId,
      memberId: who(context),
      nickNm: '',
      preferAddr: asked.preferAddr,
    };
    cars.push(one);
    return ok(context, told(context, one));
  });
  routes.post('/cib/base/updateBaseCarInfo', async (context) => {
    const { carId, ...changes } = await body(context, 'carId', 'nickNm', 'preferAddr');
    return ok(context, told(context, Object.assign(carIn(context, carId), changes)));
  });
  routes.post('/cib/base/deleteBaseCarInfo', async (context) => {
    const { carId } = await body(context, 'carId');
    const one = carIn(context, carId);
    if (openOf(context, carId)) refuse('CIB_HAS_BOOKING', '예약이 있는 차는 지울 수 없어요.');
    const { cars } = garage(context.get('world'));
    cars.splice(cars.indexOf(one), 1);
    return ok(context);
  });
  routes.post('/cib/base/eventList', (context) =>
    say(context, { today: seoulDate(context.get('world').now()), list: postsOf(context) }),
  );
  routes.post('/cib/base/event', async (context) => {
    const { id } = await body(context, 'id');
    const one = postsOf(context).find((each) => each.id === id);
    if (!one) return refuse('CIB_NO_POST', '소식을 찾을 수 없어요.');
    return say(context, { ...one, today: seoulDate(context.get('world').now()) });
  });
  routes.post('/cib/base/stpulInfo', (context) => {
    memberOf(context);
    return say(context, { stpulInfoList: courseTerms });
  });
}
const postsOf = (context: At) => postsFrom(garage(context.get('world')).firstDay);

const placeToWire = (one: Place, car?: Car) => ({
  ...one,
  sizeList: [...one.sizeList],
  fitYn: !car || one.sizeList.includes(car.sizeCd) ? 'Y' : 'N',
  ...(car ? { payAmt: priceOf(car, one) } : {}),
});

interface Wish {
  carId: string;
  plcId: string;
  weekdays: number[];
  amYn: string;
  pmYn: string;
}
/** The first free time that a wish is about. */
function foundFor(context: At, wish: Wish) {
  const world = context.get('world');
  const place = places.find(({ plcId }) => plcId === wish.plcId);
  if (!place) return null;
  for (const ymd of daysOf(world, place.plcDstcd)) {
    const weekday = new Date(`${ymd.slice(0, 4)}-${ymd.slice(4, 6)}-${ymd.slice(6)}T00:00:00Z`).getUTCDay();
    if (!wish.weekdays.includes(weekday)) continue;
    const free = timesOn(world, place, ymd, bookedAt(world, place.plcId, ymd)).find(
      ({ time, remndr }) => remndr > 0 && (time < '1200' ? wish.amYn : wish.pmYn) === 'Y',
    );
    if (free) return { ymd, time: free.time };
  }
  return null;
}
const wishes = (context: At) => remembered(context, 'cib.wishes', () => new Map<string, Wish>());

function reservationRoutes(routes: Hono<RoomEnv>): void {
  const own = (context: At, rsvNo: string) => bookingOf(context.get('world'), who(context), rsvNo);
  const answer = (context: At, rsvNo: string) =>
    ok(context, bookingToWire(context.get('world'), own(context, rsvNo), languageOf(context)));

  routes.post('/cib/rsv/placeList', async (context) => {
    const car = carIn(context, (await body(context, 'carId')).carId);
    return say(context, { plcList: places.map((one) => placeToWire(one, car)) });
  });
  routes.post('/cib/rsv/recommendPlace', async (context) => {
    const number = v.number();
    const asked = await readBody(context, v.object({ carId: v.string(), lat: number, lon: number }));
    const car = carIn(context, asked.carId);
    const here = { latitude: asked.lat, longitude: asked.lon };
    const near = places
      .map((one) => ({ one, km: distanceBetween({ latitude: one.lat, longitude: one.lon }, here) }))
      .filter(({ one, km }) => km < 100 && one.sizeList.includes(car.sizeCd))
      .toSorted((a, b) => a.km - b.km);
    if (near.length === 0) throw new AnswerError('9999', '가까운 검사소를 찾을 수 없어요.');
    return say(context, { plcList: near.map(({ one }) => placeToWire(one, car)) });
  });
  routes.post('/cib/rsv/placeDetail', async (context) => {
    const { plcId, carId } = await body(context, 'plcId', 'carId');
    const car = carIn(context, carId);
    return say(context, placeToWire(placeOf(plcId, car), car));
  });
  routes.post('/cib/rsv/validity', async (context) => {
    const car = carIn(context, (await body(context, 'carId')).carId);
    const { dueStcd, opnDe } = dueOn(car.validTo, seoulDate(context.get('world').now()));
    const rsnCd = dueStcd === 'EARL' ? 'EARL' : openOf(context, car.carId) ? 'TWICE' : 'NONE';
    return ok(context, { rsnCd, opnDe, rsvNo: openOf(context, car.carId)?.rsvNo ?? '' });
  });
  routes.post('/cib/rsv/days', async (context) => {
    const { plcId, carId } = await body(context, 'plcId', 'carId');
    const place = placeOf(plcId, carIn(context, carId));
    const world = context.get('world');
    const days = daysOf(world, place.plcDstcd);
    const dayList = days.map((ymd) => ({
      ymd,
      rstYn: isBankHoliday(ymd) ? 'Y' : 'N',
      remndr: timesOn(world, place, ymd, bookedAt(world, plcId, ymd)).reduce(
        (sum, one) => sum + one.remndr,
        0,
      ),
    }));
    return ok(context, { bgnDe: days[0], endDe: days.at(-1), dayList });
  });
  routes.post('/cib/rsv/times', async (context) => {
    const { plcId, ymd } = await body(context, 'plcId', 'ymd');
    const world = context.get('world');
    return ok(context, { tmList: timesOn(world, placeOf(plcId), ymd, bookedAt(world, plcId, ymd)) });
  });

  const holdBody = v.object({
    carId: v.string(),
    plcId: v.string(),
    ymd: v.string(),
    time: v.string(),
    payAmt: v.number(),
  });
  routes.post('/cib/rsv/reserve', async (context) => {
    const { carId, ...asked } = await readBody(context, holdBody);
    const car = carIn(context, carId);
    const world = context.get('world');
    const { dueStcd } = dueOn(car.validTo, seoulDate(world.now()));
    if (dueStcd === 'EARL') refuse('CIB_EARLY', '아직 검사 기간이 아니에요.');
    const one = hold(world, car, { intentId: intentOf(context), ...asked });
    return answer(context, one.rsvNo);
  });
  routes.post('/cib/rsv/payment', async (context) => {
    const one = own(context, (await body(context, 'rsvNo')).rsvNo);
    if (one.rsvStcd === 'PAID') refuse('CIB_PAID', '이미 결제했어요.');
    if (one.rsvStcd !== 'HOLD') refuse('CIB_LATE', '결제 시간이 지났어요. 시간을 다시 선택해 주세요.');
    // The token of an earlier page is worth nothing from here on: a booking is paid once.
    one.payToken = `${one.rsvNo}.${context.get('world').nextNumber('cib.pay')}`;
    one.payStcd = 'PEND';
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(one.payToken)}` });
  });
  routes.post('/cib/rsv/list', (context) => {
    const world = context.get('world');
    const all = bookingsNow(world).filter((one) => one.memberId === who(context) && one.rsvStcd !== 'LATE');
    const rsvList = all.toReversed().map((one) => bookingToWire(world, one, languageOf(context)));
    return ok(context, { rsvList });
  });
  routes.post('/cib/rsv/count', (context) => {
    const all = bookingsNow(context.get('world')).filter(({ memberId }) => memberId === who(context));
    return ok(context, { rsvCnt: all.filter(isOpen).length });
  });
  routes.post('/cib/rsv/detail', async (context) => answer(context, (await body(context, 'rsvNo')).rsvNo));
  routes.post('/cib/rsv/updateTime', async (context) => {
    const { rsvNo, ymd, time } = await body(context, 'rsvNo', 'ymd', 'time');
    const world = context.get('world');
    const one = own(context, rsvNo);
    if (one.ymd === ymd && one.time === time) return answer(context, rsvNo);
    if (cancelQuote(world, one).cnclYn === 'N' || one.rsvStcd !== 'PAID')
      refuse('CIB_CHANGE_OVER', '전날 18시까지 바꿀 수 있어요. 검사소에 전화해 주세요.');
    // The old time stays until the new one is certain.
    refuseTaken(world, placeOf(one.plcId), ymd, time, one);
    Object.assign(one, { ymd, time });
    tell(world, one, '자동차검사 시간을 바꿨어요', 'Your inspection has a new time');
    return answer(context, rsvNo);
  });
  routes.post('/cib/rsv/cancelQuote', async (context) => {
    const { rsvNo } = await body(context, 'rsvNo');
    return ok(context, cancelQuote(context.get('world'), own(context, rsvNo)));
  });
  routes.post('/cib/rsv/cancel', async (context) => {
    const { rsvNo } = await body(context, 'rsvNo');
    cancel(context.get('world'), own(context, rsvNo));
    return answer(context, rsvNo);
  });

  routes.post('/cib/rsv/preInfo', async (context) => {
    const { carId } = await body(context, 'carId');
    const wish = wishes(context).get(carIn(context, carId).carId);
    const found = wish && foundFor(context, wish);
    return say(context, {
      wishYn: wish ? 'Y' : 'N',
      ...(wish ?? { plcId: '', weekdays: [], amYn: 'N', pmYn: 'N' }),

      ymd: found?.ymd ?? '',
      time: found?.time ?? '',
      plcList: places.map((one) => placeToWire(one, carIn(context, carId))),
    });
  });
  const wish = { carId: v.string(), plcId: v.string(), amYn: v.string(), pmYn: v.string() };
  routes.post('/cib/rsv/preSave', async (context) => {
    const asked = await readBody(context, v.object({ ...wish, weekdays: v.array(v.number()) }));
    carIn(context, asked.carId);
    if (asked.plcId === '') wishes(context).delete(asked.carId);
    else wishes(context).set(asked.carId, asked);
    return ok(context);
  });
}

const MOST_PAPERS = 10;
const MOST_BYTES = 1_500_000;
function resultRoutes(routes: Hono<RoomEnv>): void {
  const own = (context: At, rsltNo: string) => {
    const { results } = garage(context.get('world'));
    const one = results.find((each) => each.rsltNo === rsltNo);
    if (!one) return refuse('CIB_NO_RESULT', '검사 결과를 찾을 수 없어요.');
    carIn(context, one.carId);
    return one;
  };
  const mine = (context: At, rsltNo: string) => {
    const one = own(context, rsltNo);
    return one.srcCd === 'OFCL' ? refuse('CIB_OFFICIAL', '공단의 기록은 고칠 수 없어요.') : one;
  };
  routes.post('/cib/rslt/list', async (context) => {
    const { carId } = await body(context, 'carId');
    const all = resultsOf(context.get('world'), carIn(context, carId).carId);
    const rsltList = all.map(({ papers, ...one }) => ({ ...one, ppCnt: papers.length }));
    return ok(context, { rsltList });
  });
  const facts = {
    inspDe: v.string(),
    plcNm: v.string(),
    rsltCd: v.picklist(['PASS', 'FAIL']),

    validTo: v.string(),
    memo: v.string(),
  };
  const telling = (carId: string, context: At, validTo: string, rsltCd: string) => {
    const car = carIn(context, carId);
    if (rsltCd === 'PASS' && validTo > car.validTo) car.validTo = validTo;
  };
  routes.post('/cib/rslt/register', async (context) => {
    const asked = await readBody(context, v.object({ ...facts, carId: v.string() }));
    const world = context.get('world');
    const rsltNo = `RO-${intentOf(context)}`;
    const { results } = garage(world);
    if (!results.some((one) => one.rsltNo === rsltNo)) {
      telling(asked.carId, context, asked.validTo, asked.rsltCd);
      results.push({ ...asked, rsltNo, srcCd: 'OWN', papers: [] });
    }
    return ok(context, { rsltNo });
  });
  routes.post('/cib/rslt/modify', async (context) => {
    const { rsltNo, ...changes } = await readBody(context, v.object({ ...facts, rsltNo: v.string() }));
    const one = Object.assign(mine(context, rsltNo), changes);
    telling(one.carId, context, changes.validTo, changes.rsltCd);
    return ok(context, { rsltNo });
  });
  routes.post('/cib/rslt/delete', async (context) => {
    const one = mine(context, (await body(context, 'rsltNo')).rsltNo);
    const { results } = garage(context.get('world'));
    results.splice(results.indexOf(one), 1);
    return ok(context);
  });
  routes.post('/cib/rslt/paperList', async (context) => {
    const { papers, ...one } = own(context, (await body(context, 'rsltNo')).rsltNo);
    return ok(context, { ...one, ppCnt: papers.length, ppList: papers.map(({ key: _, ...shown }) => shown) });
  });
  const paper = v.object({ rsltNo: v.string(), paperNm: v.string(), image: v.string() });
  routes.post('/cib/rslt/paperRegister', async (context) => {
    const { rsltNo, paperNm, image } = await readBody(context, paper);
    const { papers } = own(context, rsltNo);
    const key = intentOf(context);
    if (papers.some((one) => one.key === key)) return ok(context);
    const size = Math.floor((image.length - image.indexOf(',') - 1) * 0.75);
    if (papers.length >= MOST_PAPERS) refuse('CIB_PAPERS', '10장까지 올릴 수 있어요.');
    if (size > MOST_BYTES) refuse('CIB_PAPER_SIZE', '1.5MB까지 올릴 수 있어요.');
    papers.push({ paperNo: `PP${context.get('world').nextNumber('cib.paper')}`, paperNm, key, size });
    return ok(context);
  });
  routes.post('/cib/rslt/paperDelete', async (context) => {
    const { rsltNo, paperNo } = await body(context, 'rsltNo', 'paperNo');
    const { papers } = own(context, rsltNo);
    const at = papers.findIndex((one) => one.paperNo === paperNo);
    if (at >= 0) papers.splice(at, 1);
    return ok(context);
  });
}

const ofBookings =
  /^\/wApi\/cib\/(rsv\/(list|count|detail|cancelQuote|cancel|updateTime|days|times|placeDetail)|penlt\/(reservationList|modify|cancel|findConfirmNo|resetConfirmNo|centers|operatingTime))$/;

/** Vehicle inspection and penalty-point courses. The four groups and one name are stated (R906, R907); the others are ours. */
export const cibRoom = defineRoom('/cib', (routes) => {
  routes.use('/cib/*', async (context, next) => {
    const path = new URL(context.req.url).pathname;
    const isOpenToAll = path.endsWith('/base/guide') || path.endsWith('AuthNo');
    // Bookings outlive the membership: a member who left still sees, changes and cancels them.
    const isOfBooking = ofBookings.test(path) && hasBooked(context);
    if (!isOpenToAll && !isOfBooking && memberOf(context) && !isJoinedTo(context, SERVICE))
      refuse('CIB_NOT_JOINED', '먼저 자동차 검사 서비스를 시작해 주세요.');
    await next();
  });
  authRoutes(routes);
  baseRoutes(routes);
  reservationRoutes(routes);
  resultRoutes(routes);
  educationRoutes(routes);
});
