import { cancelFee } from '@wallet/kit/booking';
import { addDays, instantOf } from '@wallet/kit/format';
import { charge, moveToSeller } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { firstDay, nextDay } from './calendar.ts';
import { classes, type Kind } from './classes.ts';
import { feesOf, isSeason, priceOf, programmeAt, rooms, ruleOf } from './rooms.ts';

/** HOLD is kept while paying, WAIT until tomorrow; LATE was not paid in time, ABST did not come. */
type Status = 'HOLD' | 'WAIT' | 'BOOK' | 'USED' | 'ABST' | 'CNCL' | 'LATE';

export interface Booking {
  resveNo: string;
  memberId: string;
  intentId: string;
  resveSttus: Status;
  bgnDe: string;
  /** the same day for a class */
  endDe: string;
  beginTime: string;
  endTime: string;
  visit?: { eduId: string; pplList: { knd: Kind; cnt: number }[] };
  stay?: { roomId: string; gstCnt: number; carNo: string; progrmList: { progrmNo: string; cnt: number }[] };
  roomTotAmt: number;
  progrmTotAmt: number;
  /** of a class: at the gate */
  payAmt: number;
  bookedDe: string;
  /** ms, while it is not paid */
  expiresAt: number;
  payToken: string | null;
  feeAmt: number;
  rfndAmt: number;
}

const minute = 60_000;

/** All bookings of the world; every look at them ends what was not paid in time, and what is over. */
export function bookingsNow(world: World): Booking[] {
  const all = world.room('nie.bookings', seeded);
  const now = world.now().getTime();
  for (const one of all) {
    if (isUnpaid(one) && one.expiresAt <= now) one.resveSttus = 'LATE';
    if (one.resveSttus === 'BOOK' && instantOf(`${one.endDe}${one.endTime}`) <= now) one.resveSttus = 'USED';
  }
  return all;
}
export const isUnpaid = ({ resveSttus }: Booking) => resveSttus === 'HOLD' || resveSttus === 'WAIT';
export const counts = (one: Booking) => isUnpaid(one) || one.resveSttus === 'BOOK';

type Given = Pick<Booking, 'memberId' | 'intentId' | 'bgnDe'> & Partial<Booking>;
export function newBooking(world: World, given: Given): Booking {
  return {
    resveNo: `NE${seoulDate(world.now())}${String(world.nextNumber('nie.booking')).padStart(4, '0')}`,

    resveSttus: 'HOLD',
    endDe: given.bgnDe,
    beginTime: '1500',
    endTime: '1100',

    roomTotAmt: 0,
    progrmTotAmt: 0,
    payAmt: 0,
    feeAmt: 0,
    rfndAmt: 0,
    payToken: null,

    bookedDe: seoulDate(world.now()),
    expiresAt: world.now().getTime() + 10 * minute,
    ...given,
  };
}

/** Until when a room is kept that is paid later: a day, or the end of the day before. */
export const keptUntil = (world: World, bgnDe: string): number =>
  Math.min(world.now().getTime() + 24 * 60 * minute, instantOf(`${bgnDe}0000`) - minute);

export const nameOf = ({ visit, stay }: Booking): Words =>
  classes.find(({ eduId }) => eduId === visit?.eduId)?.eduNm ??
  rooms.find(({ roomId }) => roomId === stay?.roomId)?.roomNm ?? { ko: '', en: '' };

export const addressOf = ({ resveNo, stay }: Booking) =>
  `/nie/${stay ? 'FNE51002' : 'FNE51001'}?resveNo=${resveNo}`;

export function tell(world: World, booking: Booking, ko: string, en: string): void {
  const happening = { title: { ko, en }, text: nameOf(booking), link: addressOf(booking) };
  notify(world, booking.memberId, happening);
}

const deadline = ({ bgnDe }: Booking) => `${addDays(bgnDe, -1)}170000`;
export const canCancelVisit = (world: World, booking: Booking) =>
  booking.resveSttus === 'BOOK' && seoulTime(world.now()) < deadline(booking);

/** What cancelling a room costs now, and until which day it costs nothing. */
export function cancelQuote(world: World, booking: Booking) {
  const feeList = feesOf(booking.bgnDe);
  const freeUntilDe = addDays(booking.bgnDe, -feeList[0].minDayCnt);
  if (isUnpaid(booking)) return { freeUntilDe, feeList, feeAmt: 0, rfndAmt: 0, rulNo: null };
  if (booking.resveSttus !== 'BOOK') throw new AnswerError('NIE_NO_CANCEL', '취소할 수 없는 예약이에요.');
  const rules = feeList.map(ruleOf);
  const facts = { begins: `${booking.bgnDe}${booking.beginTime}00`, paid: booking.payAmt, at: world.now() };
  const cost = cancelFee(rules, facts);
  if (!cost) throw new AnswerError('NIE_BEGAN', '이용이 시작돼 취소할 수 없어요.');
  const isFree = isSeason(booking.bgnDe) && booking.bookedDe === seoulDate(world.now());
  if (isFree) return { freeUntilDe, feeList, feeAmt: 0, rfndAmt: booking.payAmt, rulNo: 0 };
  return { freeUntilDe, feeList, feeAmt: cost.fee, rfndAmt: cost.refund, rulNo: rules.indexOf(cost.rule) };
}

export function toWire(world: World, booking: Booking, language: Language) {
  const { resveNo, resveSttus, bgnDe, endDe, beginTime, endTime, visit, stay } = booking;
  const { payAmt, feeAmt, rfndAmt, roomTotAmt, progrmTotAmt } = booking;
  const base = { resveNo, resveSttus, beginTime, endTime, payAmt };
  if (visit) {
    const of = classes.find(({ eduId }) => eduId === visit.eduId);
    const cnclDttm = canCancelVisit(world, booking) ? deadline(booking) : '';
    return spoken(
      { ...base, ...visit, eduNm: of?.eduNm, plcNm: of?.plcNm, eduDe: bgnDe, cnclDttm },
      language,
    );
  }
  const room = rooms.find(({ roomId }) => roomId === stay?.roomId);
  const progrmList = (stay?.progrmList ?? []).flatMap(({ progrmNo, cnt }) => {
    const one = programmeAt(progrmNo);
    return one ? [{ ...one, cnt, amt: one.price * cnt }] : [];
  });
  const left = isUnpaid(booking) ? Math.ceil((booking.expiresAt - world.now().getTime()) / 1000) : null;
  return spoken(
    {
      ...base,
      bgnDe,
      endDe,
      roomTotAmt,
      progrmTotAmt,
      feeAmt,
      rfndAmt,
      progrmList,
      expSS: left,

      gstCnt: stay?.gstCnt,
      carNo: stay?.carNo,
      feeList: feesOf(bgnDe),
      roomList: [{ roomId: room?.roomId, roomNm: room?.roomNm, roomAmt: roomTotAmt }],
      payDttm: isUnpaid(booking) ? seoulTime(new Date(booking.expiresAt)) : '',
    },
    language,
  );
}

/** The room that an open page of the payment company stands for, also where it is not kept any more. */
export function roomToPay(world: World, token: string): Payable | undefined {
  const booking = bookingsNow(world).find(({ payToken }) => payToken === token);
  if (!booking) return undefined;
  return {
    product: nameOf(booking).ko,
    amount: booking.payAmt,
    settle(act) {
      booking.payToken = null;
      const result = charge(world, act, 'nie', booking, booking.payAmt);
      if (result === 'paid' && isUnpaid(booking)) {
        booking.resveSttus = 'BOOK';
        tell(world, booking, '숙박을 예약했어요', 'Your stay is booked');
      } else if (result === 'paid') {
        // Charged after the room was let go: the money goes back.
        moveToSeller(world, 'nie', booking, -booking.payAmt);
        booking.rfndAmt = booking.payAmt;
        tell(world, booking, '늦은 결제를 환불했어요', 'A late payment was refunded');
      }
      return `/nie/FNE21116?${new URLSearchParams({ resveNo: booking.resveNo, result })}`;
    },
  };
}

/** The persona `member`: a room next month, one to be paid within five hours, a class tomorrow, a visit, one cancelled; `employee` missed two. */
function seeded(world: World): Booking[] {
  const at = (days: number) => addDays(firstDay(world), days);
  const own = { memberId: 'W000000001', intentId: 'seeded-0' };
  const night = (roomId: string, bgnDe: string, programme: string, more: Partial<Booking>): Booking => {
    const room = rooms.find((one) => one.roomId === roomId);
    const roomTotAmt = room ? priceOf(room) : 0;
    const progrmTotAmt = 2 * (programmeAt(programme)?.price ?? 0);
    const stay = { roomId, gstCnt: 2, carNo: '', progrmList: [{ progrmNo: programme, cnt: 2 }] };
    const sums = { roomTotAmt, progrmTotAmt, payAmt: roomTotAmt + progrmTotAmt };
    return newBooking(world, { ...own, bgnDe, endDe: addDays(bgnDe, 1), stay, ...sums, ...more });
  };
  const visit = (
    eduId: string,
    bgnDe: string,
    [beginTime, endTime]: [string, string],
    more: Partial<Booking>,
  ) =>
    newBooking(world, {
      ...own,
      bgnDe,
      beginTime,
      endTime,
      resveSttus: 'BOOK' as const,
      visit: { eduId, pplList: [{ knd: 'ADLT', cnt: 2 }] },
      ...more,
    });
  const wednesday = addDays(nextDay(world, 3), 28);
  const tuesday = addDays(nextDay(world, 2), 7);
  return [
    night('R02', wednesday, `P2-${wednesday}`, { resveSttus: 'BOOK' }),
    night('R05', tuesday, `P3-${tuesday}`, {
      resveSttus: 'WAIT',
      expiresAt: world.now().getTime() + 300 * minute,
    }),
    night('R01', at(12), `P2-${at(12)}`, { resveSttus: 'CNCL', feeAmt: 0, rfndAmt: 80_000 }),
    visit('E12', at(1), ['1100', '1200'], {}),
    visit('E03', at(-9), ['1400', '1500'], { resveSttus: 'USED' }),
    ...[-5, -12].map((days) =>
      visit('E12', at(days), ['1100', '1200'], { resveSttus: 'ABST', memberId: 'W000000004' }),
    ),
  ];
}
