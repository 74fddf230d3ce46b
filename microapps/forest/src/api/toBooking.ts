import { seoulInstant } from '@wallet/kit/format';
import type { Booking, BookingStatus, PaymentStatus } from '../model/booking.ts';
import type { BookingDraft } from '../model/bookingDraft.ts';
import type { CancelQuote, CancelRule } from '../model/cancelFee.ts';
import type { WireBooking, WireCancelQuote, WireCancelRules } from './wire.ts';

const statuses: Record<WireBooking['bkngStcd'], BookingStatus> = {
  HOLD: 'held',
  PAID: 'confirmed',
  CNCL: 'cancelled',
  EXPR: 'expired',
  RLSD: 'released',
};

const payments: Record<WireBooking['payStcd'], PaymentStatus> = {
  NONE: 'none',
  PEND: 'pending',
  PAID: 'paid',
  RFSD: 'refused',
  CLSD: 'closed',
};

export function toBooking(wire: WireBooking): Booking {
  return {
    number: wire.bkngNo,
    forestId: wire.forestId,
    forestName: { ko: wire.forestNm, en: wire.forestEngNm },
    roomId: wire.roomId,
    roomName: { ko: wire.roomNm, en: wire.roomEngNm },
    picture: wire.imgCd,
    checkIn: wire.ckinYmd,
    checkOut: wire.ckutYmd,
    guests: wire.prsnCnt,
    cars: wire.carCnt,
    bookerName: wire.bkrNm,
    bookerPhone: wire.bkrMtlno,
    needs: wire.needCdList,
    request: wire.reqCtnt,
    nights: wire.nightList.map(({ ymd, amt }) => ({ date: ymd, price: amt })),
    total: wire.totAmt,
    status: statuses[wire.bkngStcd],
    payment: payments[wire.payStcd],
    holdEndsAt: wire.hldExprDttm === null ? null : momentOf(wire.hldExprDttm),
    bookedAt: wire.bkngDttm,
    cancelFee: wire.cnclFeeAmt,
    refund: wire.cnclRfndAmt,
  };
}

export function toCancelRules({ cnclFeeList }: WireCancelRules): CancelRule[] {
  return cnclFeeList.map(({ minDayCnt, feeRt }) => ({ minDays: minDayCnt, percent: feeRt }));
}

export function toCancelQuote(wire: WireCancelQuote): CancelQuote {
  return {
    daysBefore: wire.dayCnt,
    percent: wire.feeRt,
    fee: wire.feeAmt,
    refund: wire.rfndAmt,
    rules: toCancelRules(wire),
  };
}

/** What is sent to book: what the customer entered, and the price they were shown. */
export function fromDraft(draft: BookingDraft, total: number) {
  return {
    roomId: draft.roomId,
    ckinYmd: draft.checkIn,
    ckutYmd: draft.checkOut,
    prsnCnt: draft.guests,
    carCnt: draft.cars,
    bkrNm: draft.bookerName,
    bkrMtlno: draft.bookerPhone,
    needCdList: draft.needs,
    reqCtnt: draft.request,
    totAmt: total,
    agreStpulIdList: draft.agreedTerms,
  };
}

/** `YYYYMMDDhhmmss` on the clocks of Seoul, in ms since 1970. */
function momentOf(text: string): number {
  const part = (from: number, until: number) => Number(text.slice(from, until));
  return seoulInstant({
    year: part(0, 4),
    month: part(4, 6),
    day: part(6, 8),
    hour: part(8, 10),
    minute: part(10, 12),
    second: part(12, 14),
  }).getTime();
}
