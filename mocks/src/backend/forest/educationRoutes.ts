import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulDay } from './days.ts';
import {
  type Education,
  type EducationBooking,
  educationDay,
  educations,
  findEducation,
} from './educations.ts';
import { forestState, nextNo } from './forestState.ts';
import { findForest } from './forests.ts';
import { tellOfDay } from './tellOfForest.ts';

const applyBody = v.object({
  eduYmd: v.string(),
  prsnCnt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  aplcntNm: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  aplcntMtlno: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)),
});

/** Education programmes and what was applied for. */
export function educationRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/forest/v1/educations', (context) => {
    memberOf(context);
    const world = context.get('world');
    return ok(context, { eduList: educations.map((education) => educationWire(world, education)) });
  });

  routes.post('/forest/v1/educations/:eduId/bookings', async (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const intentId = intentOf(context);
    const education = findEducation(context.req.param('eduId'));
    if (!education) throw new AnswerError('FTR_NOT_FOUND', '교육 프로그램을 찾을 수 없어요.');
    const body = await readBody(context, applyBody);
    const { educationBookings } = forestState(world);
    const before = educationBookings.find((one) => one.memberId === memberId && one.intentId === intentId);
    if (before) return ok(context, bookingWire(before));
    const eduYmd = educationDay(education, world.now());
    if (body.eduYmd !== eduYmd) throw new AnswerError('FTR_EDU_MOVED', '교육 일정이 변경됐어요.');
    if (placesLeft(world, education) < body.prsnCnt) {
      throw new AnswerError('FTR_EDU_FULL', '남은 자리가 부족해요.');
    }
    const { prsnCnt, aplcntNm, aplcntMtlno } = body;
    const booking: EducationBooking = {
      eduBkngNo: nextNo(world, 'FE'),

      memberId,
      intentId,
      eduId: education.eduId,
      eduYmd,
      prsnCnt,
      aplcntNm,
      aplcntMtlno,
      eduBkngStcd: 'APLY',
    };
    educationBookings.push(booking);
    tellOfDay(world, memberId, {
      forestId: education.forestId,
      ymd: eduYmd,
      title: { ko: '숲 교육을 예약했어요', en: 'Your forest programme is booked' },
      link: `/forest/FTR61250?bookingNo=${booking.eduBkngNo}`,
    });
    return ok(context, bookingWire(booking));
  });

  routes.get('/forest/v1/education-bookings', (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const own = forestState(context.get('world')).educationBookings.filter(
      (one) => one.memberId === memberId,
    );
    return ok(context, { eduBkngList: own.toReversed().map(bookingWire) });
  });

  routes.get('/forest/v1/education-bookings/:eduBkngNo', (context) =>
    ok(context, bookingWire(ownBooking(context))),
  );

  routes.post('/forest/v1/education-bookings/:eduBkngNo/cancel', (context) => {
    const booking = ownBooking(context);
    // As with rooms, a repeated cancel is answered as the first; on the day itself it is too late.
    if (booking.eduBkngStcd === 'APLY' && booking.eduYmd <= seoulDay(context.get('world').now())) {
      throw new AnswerError('FTR_NOT_CANCELLABLE', '교육 당일에는 취소할 수 없어요.');
    }
    booking.eduBkngStcd = 'CNCL';
    return ok(context, bookingWire(booking));
  });
}

function ownBooking(context: Context<RoomEnv>): EducationBooking {
  const memberId = memberOf(context).walletMberIdnfiNo;
  const wanted = context.req.param('eduBkngNo');
  const found = forestState(context.get('world')).educationBookings.find(
    (one) => one.memberId === memberId && one.eduBkngNo === wanted,
  );
  if (!found) throw new AnswerError('FTR_NOT_FOUND', '교육 예약을 찾을 수 없어요.');
  return found;
}

function placesLeft(world: World, education: Education): number {
  const applied = forestState(world)
    .educationBookings.filter((one) => one.eduId === education.eduId && one.eduBkngStcd === 'APLY')
    .reduce((sum, { prsnCnt }) => sum + prsnCnt, 0);
  return Math.max(0, education.cpctCnt - education.takenCnt - applied);
}

function educationWire(world: World, education: Education) {
  const { takenCnt: _, inDays: __, ...shown } = education;
  return {
    ...shown,
    ...forestNames(education.forestId),
    eduYmd: educationDay(education, world.now()),
    rmndCnt: placesLeft(world, education),
  };
}

function bookingWire(booking: EducationBooking) {
  const { memberId: _, intentId: __, ...shown } = booking;
  const education = findEducation(booking.eduId);
  return {
    ...shown,
    eduNm: education?.eduNm ?? '',
    eduEngNm: education?.eduEngNm ?? '',
    bgnHm: education?.bgnHm ?? '',
    rqdMi: education?.rqdMi ?? 0,
    ...forestNames(education?.forestId ?? ''),
  };
}

function forestNames(forestId: string) {
  const forest = findForest(forestId);
  return { forestNm: forest?.forestNm ?? '', forestEngNm: forest?.forestEngNm ?? '' };
}
