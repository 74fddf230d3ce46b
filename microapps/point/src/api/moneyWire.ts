import { wireCount, wireList, wireText } from '@wallet/kit/api';
import { isCurrency, toMinorUnits } from '@wallet/kit/format';
import { type Infer, v } from '@wallet/kit/schema';

// Every shape of this file is ours: the specification gives the envelope of the point calls and nothing of these.

/** A text that may come as a number, and cannot be missing. */
const told = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);
const id = v.pipe(told, v.minLength(1));

/** Points: a number without decimals; anything else is an answer that cannot be used. */
const wirePoints = v.pipe(
  told,
  v.check((text) => toMinorUnits(text, 'KRW') !== undefined),
  v.transform((text) => toMinorUnits(text, 'KRW') ?? 0),
);
const wireCurrency = v.custom<'USD' | 'JPY' | 'EUR' | 'CNY'>(
  (code) => typeof code === 'string' && isCurrency(code),
);
const rate = v.pipe(told, v.regex(/^\d{1,12}(\.\d{1,8})?$/));
const time = v.pipe(told, v.regex(/^\d{14}$/));

export const wireReceipt = v.object({
  odrKnd: wireText,
  tranSerno: wireText,
  tranYMS: wireText,
  amt: wirePoints,
  fee: wirePoints,
  blncAft: v.optional(wirePoints),
  cntrName: wireText,
  acNo: wireText,
  bnkName: wireText,
  bnkEngName: wireText,
  prtnName: wireText,
  prtnEngName: wireText,
  prtnAmt: v.optional(wirePoints),
  drctn: wireText,
  crncyCd: wireText,
  fxAmt: wireText,
  exrt: wireText,
  crncyExcgUnit: wireCount,
  fund: wireText,
});
export type WireReceipt = Infer<typeof wireReceipt>;

export const wireStatus = v.object({
  odrKey: wireText,
  odrKnd: wireText,
  // A standing that this app does not know claims nothing: it is asked for again.
  odrStcd: v.fallback(v.picklist(['DONE', 'PEND', 'RFSD', 'CLSD', 'NONE']), 'PEND'),
  rfslCd: wireText,
  rcpt: v.optional(wireReceipt),
});
export type WireStatus = Infer<typeof wireStatus>;

export const wireBasis = v.object({
  blnc: wirePoints,
  chrgBlnc: v.optional(wirePoints),
  onceLmt: wirePoints,
  dalyLmt: wirePoints,
  mntlLmt: wirePoints,
  hldLmt: wirePoints,
  acNo: wireText,
  bnkCd: wireText,
  bnkName: wireText,
  bnkEngName: wireText,
  als: wireText,
});
export type WireBasis = Infer<typeof wireBasis>;

export const wireReceiver = v.object({ rcvrId: id, rcvrName: wireText, mtlno: wireText });
export type WireReceiver = Infer<typeof wireReceiver>;
export const wireReceivers = v.object({ rcvrList: wireList(wireReceiver) });

export const wireGifts = v.object({
  giftList: wireList(
    v.object({
      giftId: id,
      drctn: v.picklist(['IN', 'OUT']),
      cntrName: wireText,
      amt: wirePoints,
      msg: wireText,
      sendYMS: wireText,
      untlYmd: wireText,
      giftStcd: v.picklist(['WAIT', 'ACPT', 'RTRN', 'CNCL']),
    }),
  ),
});

export const wireRequests = v.object({
  rqstList: wireList(
    v.object({
      rqstId: id,
      drctn: v.picklist(['IN', 'OUT']),
      ownrName: wireText,
      titl: wireText,
      rqstYMS: wireText,
      shrList: wireList(
        v.object({
          shrId: id,
          cntrName: wireText,
          amt: wirePoints,
          shrStcd: v.picklist(['ASKD', 'PAID', 'DCLN', 'CNCL']),
        }),
      ),
    }),
  ),
});

export const wirePartners = v.object({
  prtnList: wireList(
    v.object({
      prtnCd: id,
      prtnName: wireText,
      prtnEngName: wireText,
      untName: wireText,
      untEngName: wireText,
      inRt: rate,
      outRt: rate,
      minAmt: wirePoints,
      blnc: wirePoints,
    }),
  ),
});
export const wireAuto = v.object({
  useYn: v.picklist(['Y', 'N']),
  prtnCdList: wireList(id),
  chngDd: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
});
export type WireAuto = Infer<typeof wireAuto>;

const unit = v.pipe(v.number(), v.integer(), v.minValue(1));
export const wireBalances = v.object({
  exrtNotiYMS: time,
  crncyList: wireList(
    v.object({
      crncyCd: wireCurrency,
      blnc: told,
      exrt: rate,
      // Ours, by which a trade is priced; without them the basic rate is the nearest there is.
      buyExrt: v.fallback(v.optional(rate), undefined),
      sellExrt: v.fallback(v.optional(rate), undefined),
      ystdExrt: rate,
      crncyExcgUnit: unit,
    }),
  ),
});
export const wireQuote = v.object({
  qtId: id,
  drctn: v.picklist(['BUY', 'SELL']),
  crncyCd: wireCurrency,
  fxAmt: told,
  fund: v.picklist(['PNT', 'KRW']),
  krwAmt: wirePoints,
  exrt: rate,
  baseExrt: rate,
  crncyExcgUnit: unit,
  fee: wirePoints,
  exrtNotiYMS: time,
  expSS: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const paged = <W>(item: v.GenericSchema<unknown, W>) =>
  v.object({ pageNo: wireCount, totalPageNo: wireCount, results: wireList(item) });

export const wireForeignMoves = paged(
  v.object({
    tranSerno: id,
    tranYMS: time,
    crncyCd: wireCurrency,
    fxAmt: told,
    blncAft: told,
    titl: wireText,
    titlEng: wireText,
  }),
);

const historyEntries = {
  tranSerno: id,
  tranYMS: time,
  hstDstcd: v.picklist(['EARN', 'USE', 'CHRG', 'SEND', 'CONV', 'EXPR']),
  amt: wirePoints,
  blncAft: wirePoints,
  titl: wireText,
  titlEng: wireText,
  cntrName: wireText,
  /** Not stated, so it may be absent: the move was taken back later, or takes back an earlier one. */
  cnclYn: v.nullish(v.string()),
  orgTranSerno: v.nullish(v.string()),
};
const wireHistoryItem = v.object(historyEntries);
export type WireHistoryItem = Infer<typeof wireHistoryItem>;
export const wireHistories = paged(wireHistoryItem);
export const wireDetail = v.object({ ...historyEntries, msg: wireText, untlYmd: wireText });
export const wireExpiring = v.object({
  blnc: wirePoints,
  mntList: wireList(
    v.object({
      ym: v.pipe(told, v.regex(/^\d{6}$/)),
      amt: wirePoints,
      dtlList: wireList(v.object({ titl: wireText, titlEng: wireText, untlYmd: wireText, amt: wirePoints })),
    }),
  ),
});

const place = v.object({
  id,
  knd: wireText,
  ctgrCd: wireText,
  imgDstcd: wireText,
  titl: wireText,
  titlEng: wireText,
  bnft: wireText,
  bnftEng: wireText,
  untlYmd: wireText,
  minAmt: v.optional(wirePoints, '0'),
});
export type WirePlace = Infer<typeof place>;
export const wirePlaces = v.object({ earnList: wireList(place), useList: wireList(place) });
