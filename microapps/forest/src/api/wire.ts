import { type Infer, v } from '@wallet/kit/schema';

// Raw names and shapes. A code value the app does not know must not close a screen, so codes are plain texts here
// and translated in toX.ts; what the app cannot do without is checked.

const won = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.regex(/^\d{8}$/));
const texts = v.array(v.string());

const forestNames = { forestNm: v.string(), forestEngNm: v.string() };

// A list shows without it: a place only says how far a forest is.
const degrees = v.fallback(v.nullish(v.number()), undefined);

export const wireForestSummary = v.object({
  forestId: v.string(),
  ...forestNames,
  rgnCd: v.string(),
  fcltCdList: texts,
  imgCd: v.string(),
  latVal: degrees,
  lotVal: degrees,
  minAmt: won,
  roomTpCnt: count,
  avlblRoomTpCnt: count,
});
export const wireForestList = v.object({ forestList: v.array(wireForestSummary) });

export const wireRoom = v.object({
  roomId: v.string(),
  roomNm: v.string(),
  roomEngNm: v.string(),
  roomTpcd: v.string(),
  stdPrsnCnt: count,
  maxPrsnCnt: v.pipe(count, v.minValue(1)),
  roomCnt: count,
  areaVal: v.number(),
  wkdyAmt: won,
  wkndAmt: won,
  peakAmt: won,
  fcltCdList: texts,
  imgCd: v.string(),
});
export const wireRoomInForest = v.object({ ...wireRoom.entries, forestId: v.string(), ...forestNames });

export const wireForest = v.object({
  forestId: v.string(),
  ...forestNames,
  rgnCd: v.string(),
  addrCtnt: v.string(),
  addrEngCtnt: v.string(),
  telNo: v.string(),
  latVal: v.number(),
  lotVal: v.number(),
  intrcCtnt: v.string(),
  intrcEngCtnt: v.string(),
  fcltCdList: texts,
  imgCdList: texts,
  roomList: v.array(wireRoom),
});

export const wireNightBook = v.object({
  bgnYmd: day,
  endYmd: day,
  maxNghtCnt: v.pipe(count, v.minValue(1)),
  nightList: v.array(
    v.object({ ymd: day, nghtTpcd: v.picklist(['WD', 'WE', 'PK']), amt: won, rmndRoomCnt: count }),
  ),
});

export const wireBooking = v.object({
  bkngNo: v.pipe(v.string(), v.minLength(1)),
  forestId: v.string(),
  ...forestNames,
  roomId: v.string(),
  roomNm: v.string(),
  roomEngNm: v.string(),
  imgCd: v.string(),
  ckinYmd: day,
  ckutYmd: day,
  prsnCnt: count,
  carCnt: count,
  bkrNm: v.string(),
  bkrMtlno: v.string(),
  needCdList: texts,
  reqCtnt: v.string(),
  nightList: v.array(v.object({ ymd: day, amt: won })),
  totAmt: won,
  // Money hangs on these two: a value we do not know is no answer.
  bkngStcd: v.picklist(['HOLD', 'PAID', 'CNCL', 'EXPR', 'RLSD']),
  payStcd: v.picklist(['NONE', 'PEND', 'PAID', 'RFSD', 'CLSD']),
  hldExprDttm: v.nullable(v.pipe(v.string(), v.regex(/^\d{14}$/))),
  bkngDttm: v.string(),
  cnclFeeAmt: v.nullable(won),
  cnclRfndAmt: v.nullable(won),
});
export const wireBookingList = v.object({ bkngList: v.array(wireBooking) });
export const wirePayment = v.object({ payUrl: v.string() });

const wireCancelRule = v.object({ minDayCnt: count, feeRt: v.number() });
export const wireCancelRules = v.object({ cnclFeeList: v.array(wireCancelRule) });
export const wireCancelQuote = v.object({
  dayCnt: v.nullable(v.number()),
  feeRt: v.number(),
  feeAmt: won,
  rfndAmt: won,
  cnclFeeList: v.array(wireCancelRule),
});

export const wireEducation = v.object({
  eduId: v.string(),
  ...forestNames,
  eduNm: v.string(),
  eduEngNm: v.string(),
  eduCtnt: v.string(),
  eduEngCtnt: v.string(),
  trgtCtnt: v.string(),
  trgtEngCtnt: v.string(),
  eduYmd: day,
  bgnHm: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  rqdMi: count,
  cpctCnt: count,
  rmndCnt: count,
});
export const wireEducationList = v.object({ eduList: v.array(wireEducation) });

export const wireEducationBooking = v.object({
  eduBkngNo: v.string(),
  ...forestNames,
  eduNm: v.string(),
  eduEngNm: v.string(),
  eduYmd: day,
  bgnHm: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  rqdMi: count,
  prsnCnt: count,
  aplcntNm: v.string(),
  aplcntMtlno: v.string(),
  eduBkngStcd: v.picklist(['APLY', 'CNCL']),
});
export const wireEducationBookingList = v.object({ eduBkngList: v.array(wireEducationBooking) });

const ticketType = v.picklist(['ADULT', 'YOUTH', 'CHILD']);
export const wireTicketOffer = v.object({
  tcktTpList: v.array(v.object({ tcktTpcd: ticketType, amt: won })),
  maxCnt: count,
  forestList: v.array(v.object({ forestId: v.string(), ...forestNames })),
});
export const wireTicket = v.object({
  tcktNo: v.string(),
  forestId: v.string(),
  ...forestNames,
  useYmd: day,
  itemList: v.array(v.object({ tcktTpcd: ticketType, cnt: count, amt: won })),
  totAmt: won,
  tcktStcd: v.picklist(['RSVD', 'CNCL']),
});
export const wireTicketList = v.object({ tcktList: v.array(wireTicket) });

export const wireTermList = v.object({
  stpulInfoList: v.array(
    v.object({
      hirkStpulId: v.string(),
      stpulName: v.string(),
      stpulEngName: v.string(),
      stpulCtnt: v.string(),
      stpulEngCtnt: v.string(),
      mandanYn: v.picklist(['Y', 'N']),
    }),
  ),
});

const yesNo = v.picklist(['Y', 'N']);
export const wireMember = v.object({
  mmberTpcd: v.picklist(['01', '02']),
  mmberBrthd: day,
  sxdstTpcd: v.picklist(['1', '2']),
  mmberId: v.string(),
  mmberNm: v.string(),
  mmberMtlno: v.string(),
  zipNo: v.string(),
  bassAdres: v.string(),
  detailAdres: v.string(),
  emailAdres: v.string(),
  emailRecptnYn: yesNo,
  smsRecptnYn: yesNo,
  eventRecptnYn: yesNo,
});
export const wireMemberAnswer = v.object({ mmberInfo: v.nullable(wireMember) });
export const wireIdAnswer = v.object({ useAbleYn: yesNo });
export const wirePhoneCheck = v.object({ vrfcNo: v.string(), expSS: count });
export const wirePhoneExtension = v.object({ expSS: count });

export type WireForestList = Infer<typeof wireForestList>;
export type WireForest = Infer<typeof wireForest>;
export type WireRoom = Infer<typeof wireRoom>;
export type WireRoomInForest = Infer<typeof wireRoomInForest>;
export type WireNightBook = Infer<typeof wireNightBook>;
export type WireBooking = Infer<typeof wireBooking>;
export type WireCancelQuote = Infer<typeof wireCancelQuote>;
export type WireCancelRules = Infer<typeof wireCancelRules>;
export type WireEducation = Infer<typeof wireEducation>;
export type WireEducationBooking = Infer<typeof wireEducationBooking>;
export type WireTicketOffer = Infer<typeof wireTicketOffer>;
export type WireTicket = Infer<typeof wireTicket>;
export type WireTermList = Infer<typeof wireTermList>;
export type WireMember = Infer<typeof wireMember>;
