import { addDays, addMonths, instantOf } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { isBankHoliday } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import type { World } from '../world.ts';
import { proved } from './auth.ts';
import { EDU, LIMIT_POINTS } from './rules.ts';

type At = Context<RoomEnv>;
const refuse = (code: string, message: string, payload?: unknown): never => {
  throw new AnswerError(code, message, { payload });
};

interface Offence {
  ofncNm: Words;
  ofncDe: string;
  pnt: number;
}
interface Learner {
  offences: Offence[];
  /** the last education that counted; empty for none */
  lastDe: string;
}
export interface Lesson {
  eduNo: string;
  memberId: string;
  intentId: string;
  cntrId: string;
  eduDate: string;
  startTime: string;
  confirmNo: string;
  confirmHint: string;
  wrong: number;
  eduStcd: 'BOOK' | 'CHNG' | 'DONE' | 'CNCL';
}

const signal = { ko: '신호 위반', en: 'Ran a red light' };
const turn = { ko: '우회전 일시정지 위반', en: 'No stop before turning right' };
const line = { ko: '중앙선 침범', en: 'Crossed the centre line' };
/** Members by number: `carOwner` 30 points, `overPoints` 45, `trainedOnce` trained ten months ago. */
function learnersFrom(today: string): Record<string, Learner> {
  const of = (ofncNm: Words, days: number, pnt: number) => ({ ofncNm, ofncDe: addDays(today, -days), pnt });
  return {
    W000000076: { offences: [of(signal, 48, 15), of(turn, 131, 15)], lastDe: '' },
    W000000077: { offences: [of(line, 20, 30), of(signal, 90, 15)], lastDe: '' },
    W000000078: { offences: [of(signal, 15, 15)], lastDe: addMonths(today, -10) },
  };
}
const learnerOf = (world: World, memberId: string): Learner =>
  world.room('cib.learners', () => learnersFrom(seoulDate(world.now())))[memberId] ?? {
    offences: [],
    lastDe: '',
  };

const centre = (cntrId: string, ko: string, en: string, addr: Words, lat: number, lon: number) => ({
  cntrId,
  center: { ko, en },
  centerAddr: addr,
  lat,
  lon,
  telNo: '1577-1120',
});
const centres = [
  centre(
    'E1',
    '서울 강서교육장',
    'Seoul Gangseo',
    { ko: '서울 강서구 외발산로 171', en: '171 Oebalsan-ro, Gangseo-gu' },
    37.55,
    126.82,
  ),
  centre(
    'E2',
    '서울 도봉교육장',
    'Seoul Dobong',
    { ko: '서울 노원구 동일로 1449', en: '1449 Dongil-ro, Nowon-gu' },
    37.656,
    127.06,
  ),
  centre(
    'E3',
    '서울 서부교육장',
    'Seoul West',
    { ko: '서울 마포구 월드컵로 12', en: '12 World Cup-ro, Mapo-gu' },
    37.558,
    126.92,
  ),
  centre(
    'E4',
    '인천교육장',
    'Incheon',
    { ko: '인천 남동구 아암대로 1247', en: '1247 Aam-daero, Incheon' },
    37.39,
    126.7,
  ),
  centre(
    'E5',
    '용인교육장',
    'Yongin',
    { ko: '경기 용인시 용구대로 2267', en: '2267 Yonggu-daero, Yongin' },
    37.29,
    127.11,
  ),
  centre(
    'E6',
    '의정부교육장',
    'Uijeongbu',
    { ko: '경기 의정부시 금오로 109', en: '109 Geumo-ro, Uijeongbu' },
    37.75,
    127.07,
  ),
];
const centreOf = (cntrId: string) =>
  centres.find((one) => one.cntrId === cntrId) ??
  refuse('CIB_PLACE_GONE', '지금은 예약할 수 없는 교육장이에요.');

const times = [
  ['0900', '1300', 'A'],
  ['1400', '1800', 'B'],
] as const;
const SEATS = 20;

export function lessonsNow(world: World): Lesson[] {
  const all = world.room('cib.lessons', (): Lesson[] => []);
  for (const one of all) {
    const isOver = instantOf(`${one.eduDate}${one.startTime}`) + 4 * 3_600_000 <= world.now().getTime();
    if (!isOver || !isBooked(one)) continue;
    one.eduStcd = 'DONE';
    const learner = learnerOf(world, one.memberId);
    learner.lastDe = one.eduDate;
    let left = EDU.rdcPnt;
    for (const offence of learner.offences) {
      const taken = Math.min(left, offence.pnt);
      offence.pnt -= taken;
      left -= taken;
    }
  }
  return all;
}
export const isBooked = ({ eduStcd }: Lesson) => eduStcd === 'BOOK' || eduStcd === 'CHNG';

function pointsOf(world: World, memberId: string) {
  const { offences } = learnerOf(world, memberId);
  const counted = offences.filter(({ pnt }) => pnt > 0);
  const last = counted
    .map(({ ofncDe }) => ofncDe)
    .toSorted()
    .at(-1);
  const totPnt = counted.reduce((sum, { pnt }) => sum + pnt, 0);
  return {
    totPnt,
    limitPnt: LIMIT_POINTS,
    pntList: counted,
    lapseDe: last && totPnt < LIMIT_POINTS ? addMonths(last, EDU.lapseMonthCnt) : '',
  };
}
/** Whether a lesson can be booked now, and why not. */
function availability(world: World, memberId: string) {
  const { totPnt } = pointsOf(world, memberId);
  const { lastDe } = learnerOf(world, memberId);
  const againDe = lastDe ? addMonths(lastDe, EDU.againMonthCnt) : '';
  const facts = { againDe, feeAmt: EDU.feeAmt, hourCnt: EDU.hourCnt, rdcPnt: EDU.rdcPnt };
  const rsnCd =
    totPnt >= LIMIT_POINTS
      ? 'OVER'
      : againDe > seoulDate(world.now())
        ? 'ONCE'
        : lessonsNow(world).some((one) => one.memberId === memberId && isBooked(one))
          ? 'BOOK'
          : totPnt === 0
            ? 'ZERO'
            : 'NONE';
  return { ...facts, rsnCd };
}

const seatsLeft = (world: World, cntrId: string, eduDate: string, startTime: string) => {
  if (isBankHoliday(eduDate)) return 0;
  const all = lessonsNow(world).filter(isBooked);
  const booked = all.filter((one) => one.cntrId === cntrId && one.eduDate === eduDate);
  const others = (Number(eduDate.slice(-2)) * 7) % (SEATS + 3);
  return Math.max(0, SEATS - others - booked.filter((one) => one.startTime === startTime).length);
};
function toWire(context: At, one: Lesson) {
  const { memberId: _, intentId: __, confirmNo: ___, wrong, ...shown } = one;
  const { center, centerAddr, lat, lon, telNo } = centreOf(one.cntrId);
  const [, endTime, classroomCode] = times.find(([begins]) => begins === one.startTime) ?? times[0];
  const more = {
    center,
    centerAddr,
    lat,
    lon,
    telNo,
    endTime,
    classroomCode,
    lockYn: wrong >= 5 ? 'Y' : 'N',
  };
  return spoken({ ...shown, ...more }, languageOf(context));
}

/** Ends what does not know the number; the fifth wrong one locks it. */
function unlocked(one: Lesson, confirmNo: string): void {
  if (one.wrong >= 5) refuse('CIB_CNF_LOCKED', '확인번호를 5번 틀렸어요. 본인 인증 후 다시 만들어 주세요.');
  if (one.confirmNo === confirmNo) {
    one.wrong = 0;
    return;
  }
  one.wrong += 1;
  if (one.wrong >= 5) refuse('CIB_CNF_LOCKED', '확인번호를 5번 틀렸어요. 본인 인증 후 다시 만들어 주세요.');
  refuse('CIB_CNF_WRONG', '확인번호가 맞지 않아요.', { leftCnt: 5 - one.wrong });
}

const secret = v.pipe(v.string(), v.regex(/^\d{6}$/));
const when = { cntrId: v.string(), eduDate: v.string(), startTime: v.string() };

export function educationRoutes(routes: Hono<RoomEnv>): void {
  const who = (context: At) => memberOf(context).walletMberIdnfiNo;
  const own = (context: At) =>
    lessonsNow(context.get('world')).filter(({ memberId }) => memberId === who(context));
  const mine = (context: At, eduNo: string): Lesson =>
    own(context).find((one) => one.eduNo === eduNo) ?? refuse('CIB_NO_LESSON', '교육 예약을 찾을 수 없어요.');

  routes.post('/cib/penlt/points', (context) =>
    ok(context, spoken(pointsOf(context.get('world'), who(context)), languageOf(context))),
  );
  routes.post('/cib/penlt/availability', (context) =>
    ok(context, availability(context.get('world'), who(context))),
  );
  routes.post('/cib/penlt/centers', (context) =>
    ok(context, spoken({ centerList: centres }, languageOf(context))),
  );
  routes.post('/cib/penlt/operatingTime', async (context) => {
    const { cntrId } = await readBody(context, v.object({ cntrId: v.string() }));
    const world = context.get('world');
    const { center } = centreOf(cntrId);
    const first = addDays(seoulDate(world.now()), 1);
    const days = Array.from({ length: 30 }, (_, at) => addDays(first, at));
    const dayList = days.map((ymd) => ({
      ymd,
      rstYn: isBankHoliday(ymd) ? 'Y' : 'N',
      timeList: times.map(([startTime, endTime, classroomCode]) => ({
        startTime,
        endTime,
        classroomCode,
        remndr: seatsLeft(world, cntrId, ymd, startTime),
      })),
    }));
    return ok(context, spoken({ center, dayList }, languageOf(context)));
  });
  routes.post('/cib/penlt/reservationList', (context) =>
    ok(context, {
      eduList: own(context)
        .toReversed()
        .map((one) => toWire(context, one)),
    }),
  );
  const body = v.object({
    ...when,
    confirmNo: secret,
    authNo: v.string(),
    lcnsNo: v.pipe(v.string(), v.regex(/^\d{12}$/)),
    confirmHint: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
  });
  routes.post('/cib/penlt/register', async (context) => {
    const world = context.get('world');
    const asked = await readBody(context, body);
    const intentId = intentOf(context);
    const before = own(context).find((one) => one.intentId === intentId);
    if (before) return ok(context, toWire(context, before));
    proved(context, asked.authNo);
    const { rsnCd, againDe } = availability(world, who(context));
    if (rsnCd !== 'NONE') refuse(`CIB_EDU_${rsnCd}`, '지금은 교육을 예약할 수 없어요.', { againDe });
    const { cntrId, eduDate, startTime, confirmNo, confirmHint } = asked;
    if (seatsLeft(world, cntrId, eduDate, startTime) < 1)
      refuse('CIB_TAKEN', '방금 자리가 찼어요. 다른 시간을 선택해 주세요.');
    const one: Lesson = {
      eduNo: `CE${world.nextNumber('cib.lesson')}`,
      memberId: who(context),
      intentId,
      wrong: 0,

      cntrId,
      eduDate,
      startTime,
      confirmNo,
      confirmHint,
      eduStcd: 'BOOK',
    };
    lessonsNow(world).push(one);
    notify(world, one.memberId, {
      title: { ko: '벌점감경교육을 예약했어요', en: 'Your penalty course is booked' },

      text: centreOf(cntrId).center,
      link: '/cib/FCI98000',
    });
    return ok(context, toWire(context, one));
  });
  routes.post('/cib/penlt/modify', async (context) => {
    const world = context.get('world');
    const asked = await readBody(context, v.object({ eduNo: v.string(), confirmNo: secret, ...when }));
    const one = mine(context, asked.eduNo);
    unlocked(one, asked.confirmNo);
    const { cntrId, eduDate, startTime } = asked;
    const isSame = one.cntrId === cntrId && one.eduDate === eduDate && one.startTime === startTime;
    // The old time stays until the new one is certain.
    if (!isSame && seatsLeft(world, cntrId, eduDate, startTime) < 1)
      refuse('CIB_TAKEN', '방금 자리가 찼어요. 다른 시간을 선택해 주세요.');
    Object.assign(one, { cntrId, eduDate, startTime, eduStcd: isSame ? one.eduStcd : 'CHNG' });
    return ok(context, toWire(context, one));
  });
  routes.post('/cib/penlt/cancel', async (context) => {
    const asked = await readBody(context, v.object({ eduNo: v.string(), confirmNo: secret }));
    const one = mine(context, asked.eduNo);
    if (one.eduStcd !== 'CNCL') unlocked(one, asked.confirmNo);
    if (one.eduStcd === 'DONE') refuse('CIB_EDU_DONE', '이미 마친 교육이에요.');
    one.eduStcd = 'CNCL';
    return ok(context, toWire(context, one));
  });
  routes.post('/cib/penlt/findConfirmNo', async (context) => {
    const { eduNo } = await readBody(context, v.object({ eduNo: v.string() }));
    const { confirmHint, confirmNo } = mine(context, eduNo);
    return ok(context, { confirmHint, maskNo: `${confirmNo.slice(0, 1)}****${confirmNo.slice(-1)}` });
  });
  routes.post('/cib/penlt/resetConfirmNo', async (context) => {
    const asked = await readBody(
      context,
      v.object({ eduNo: v.string(), authNo: v.string(), confirmNo: secret, confirmHint: v.string() }),
    );
    const one = mine(context, asked.eduNo);
    proved(context, asked.authNo);
    Object.assign(one, { confirmNo: asked.confirmNo, confirmHint: asked.confirmHint, wrong: 0 });
    return ok(context);
  });
}

/** When a lesson begins and ends, for home. */
export const spanOf = ({ eduDate, startTime }: Lesson) => {
  const at = `${eduDate}${startTime}00`;
  return { at, until: seoulTime(new Date(instantOf(at) + 4 * 3_600_000)) };
};
