import type { BookingDraft } from '../model/bookingDraft.ts';

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
