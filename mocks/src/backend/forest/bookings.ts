import { AnswerError, type World } from '../room.ts';
import { daysFrom, daysUntil, seoulDay, seoulTime } from './days.ts';
import { forestState } from './forestState.ts';
import { type ForestRoom, findRoom } from './forests.ts';
import { roomsTaken } from './nights.ts';
import { cancelFeeRate } from './rules.ts';

export interface Booking {
  bkngNo: string;
  memberId: string;
  /** The Idempotency-Key it was made with. */
  intentId: string;
  roomId: string;
  ckinYmd: string;
  ckutYmd: string;
  prsnCnt: number;
  carCnt: number;
  bkrNm: string;
  bkrMtlno: string;
  needCdList: string[];
  reqCtnt: string;
  nightList: { ymd: string; amt: number }[];
  totAmt: number;
  /** HOLD waits for payment, EXPR was not paid in time, RLSD gave way to a newer hold of the same customer. */
  bkngStcd: 'HOLD' | 'PAID' | 'CNCL' | 'EXPR' | 'RLSD';
  /** PEND the gateway is open, RFSD it refused, CLSD the customer closed it. */
  payStcd: 'NONE' | 'PEND' | 'PAID' | 'RFSD' | 'CLSD';
  /** What the open page of the gateway knows; the newest one only. */
  payToken: string | null;
  /** When the hold ends, in ms. */
  expiresAt: number;
  bkngDttm: string;
  cnclFeeAmt: number | null;
  cnclRfndAmt: number | null;
}

/** Ends the holds whose time is up; every look at bookings starts with it. */
export function bookingsNow(world: World): Booking[] {
  const { bookings } = forestState(world);
  const now = world.now().getTime();
  for (const booking of bookings) {
    if (booking.bkngStcd === 'HOLD' && booking.expiresAt <= now) {
      booking.bkngStcd = 'EXPR';
    }
  }
  return bookings;
}

export function bookingOf(world: World, memberId: string, bkngNo: string): Booking {
  const found = bookingsNow(world).find(
    (booking) => booking.bkngNo === bkngNo && booking.memberId === memberId,
  );
  // Someone else's booking is answered as one that is not there.
  if (!found) throw new AnswerError('FTR_NOT_FOUND', '예약을 찾을 수 없어요.');
  return found;
}

/**
 * Rooms of a type that are free on a night.
 *
 * @param memberId whose unpaid holds do not count: they give way when the same customer books anew
 */
export function roomsFree(world: World, room: ForestRoom, day: string, memberId?: string): number {
  const booked = bookingsNow(world).filter(
    (booking) =>
      booking.roomId === room.roomId &&
      (booking.bkngStcd === 'PAID' || (booking.bkngStcd === 'HOLD' && booking.memberId !== memberId)) &&
      booking.ckinYmd <= day &&
      day < booking.ckutYmd,
  );
  const taken = roomsTaken(room, day, forestState(world).firstDay);
  return Math.max(0, room.roomCnt - taken - booked.length);
}

/** True when every night of the stay has a room. */
export function isFree(world: World, room: ForestRoom, ckinYmd: string, ckutYmd: string): boolean {
  return daysUntil(ckinYmd, ckutYmd).every((day) => roomsFree(world, room, day) > 0);
}

/** What cancelling would cost now; an unpaid hold costs nothing. Refused once the stay has begun and gone. */
export function cancelQuote(world: World, booking: Booking) {
  if (booking.bkngStcd === 'HOLD') return { dayCnt: null, feeRt: 0, feeAmt: 0, rfndAmt: 0 };
  const dayCnt = daysFrom(seoulDay(world.now()), booking.ckinYmd);
  const feeRt = cancelFeeRate(dayCnt);
  if (booking.bkngStcd !== 'PAID' || feeRt === null) {
    throw new AnswerError('FTR_NOT_CANCELLABLE', '취소할 수 없는 예약이에요.');
  }
  const feeAmt = Math.floor((booking.totAmt * feeRt) / 100);
  return { dayCnt, feeRt, feeAmt, rfndAmt: booking.totAmt - feeAmt };
}

/** @param now what the seconds of a hold are counted from */
export function toWire(booking: Booking, now: Date) {
  const found = findRoom(booking.roomId);
  const { memberId: _, intentId: __, payToken: ___, expiresAt, ...shown } = booking;
  return {
    ...shown,
    expSS: booking.bkngStcd === 'HOLD' ? Math.ceil((expiresAt - now.getTime()) / 1000) : null,
    hldExprDttm: booking.bkngStcd === 'HOLD' ? seoulTime(new Date(expiresAt)) : null,
    forestId: found?.forest.forestId ?? '',
    forestNm: found?.forest.forestNm ?? '',
    forestEngNm: found?.forest.forestEngNm ?? '',
    roomNm: found?.room.roomNm ?? '',
    roomEngNm: found?.room.roomEngNm ?? '',
    imgCd: found?.forest.imgCdList[0] ?? '',
  };
}
