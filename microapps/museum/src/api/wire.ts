import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import type { DayBook, FeeRule } from '@wallet/kit/booking';
import { type Schema, v } from '@wallet/kit/schema';
import type { Exhibition, ExhibitionDetail, Session } from '../model/exhibition.ts';
import type { Gift, ReturnQuote, Ticket } from '../model/ticket.ts';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

/** Our kinds, as the wire spells them; an unknown one is no answer, for money hangs on it. */
export const wireKinds = {
  adult: 'ADLT',
  youth: 'YUTH',
  child: 'CHLD',
  infant: 'INFT',
  half: 'HALF',
} as const;
const kind = code('knd', { ADLT: 'adult', YUTH: 'youth', CHLD: 'child', INFT: 'infant', HALF: 'half' });
const fees: Schema<FeeRule> = v.pipe(
  shape({ days: count('minDayCnt'), percent: count('feeRt') }),
  v.transform(({ days, percent }) => ({ until: { days }, percent })),
);
const seconds = (name: string) =>
  field(
    name,
    v.pipe(
      v.nullable(v.number()),
      v.transform((left) => (left === null ? null : { seconds: left })),
    ),
  );

const exhibitionFields = {
  id: text('exhbId'),
  name: text('exhbNm'),
  museum: text('msmNm'),
  from: day('bgngYmd'),
  until: day('endYmd'),
  opens: day('opensYmd'),
  price: won('untprc'),
  isForChildren: yesNo('chldYn', false),
  state: code('exhbSttus', { OPEN: 'open', WAIT: 'waiting', CNCL: 'cancelled' }),
  isAsked: yesNo('alrmYn', false),
};
export const exhibitionList: Schema<Exhibition[]> = only(list('exhbList', shape(exhibitionFields)));
const term = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
});
export const exhibition: Schema<ExhibitionDetail> = shape({
  ...exhibitionFields,
  prices: list('kndList', shape({ kind, price: won('untprc') })),
  fees: list('feeList', fees),
  most: count('mostCnt'),
  terms: list('stpulInfoList', term),
});

const bookDay = shape({ date: day('ymd'), left: count('rmndCnt'), isClosed: yesNo('rstYn', false) });
export const days: Schema<DayBook> = v.pipe(
  shape({ first: day('bgngYmd'), last: day('endYmd'), days: list('dayList', bookDay) }),
  v.transform(({ days: all, ...rest }) => ({ ...rest, days: all.map((one) => ({ ...one, price: null })) })),
);
export const sessions: Schema<Session[]> = only(
  list('ssnList', shape({ time: text('ssnTime'), left: count('rmndCnt') })),
);

export const ticket: Schema<Ticket> = v.pipe(
  shape({
    number: text('tcktNo'),
    exhibitionId: text('exhbId'),
    name: text('exhbNm'),
    museum: text('msmNm'),
    date: day('ymd'),
    time: text('ssnTime'),
    kinds: list('kndList', shape({ kind, count: count('cnt'), price: won('untprc') })),
    paid: won('payAmt'),
    state: code('tcktSttus', {
      HOLD: 'held',
      LATE: 'late',
      FREE: 'late',
      BOOK: 'booked',
      USED: 'used',
      OVER: 'over',
      RTND: 'returned',
      GIFT: 'gifted',
      GIVN: 'given',
      CNCL: 'cancelled',
    }),
    hold: seconds('expSS'),
    code: text('qrCtnt'),
    codeHold: seconds('qrSS'),
    usedAt: text('useDttm', ''),
    fee: won('rtnFeeAmt', 0),
    refund: won('rtnAmt', 0),
    gift: text('gftNo', ''),
    giftUntil: text('gftEndDttm', ''),
    isGift: yesNo('gftYn', false),
  }),
  v.transform(({ codeHold, ...rest }) => ({ ...rest, codeHold: codeHold ?? { seconds: 0 } })),
);
export const ticketList = only(list('tcktList', ticket));
export const gift: Schema<Gift> = shape({
  state: code('gftStcd', { WAIT: 'waiting', MINE: 'mine', OVER: 'over', GONE: 'gone' }),
  name: text('exhbNm', ''),
  museum: text('msmNm', ''),
  date: text('ymd', ''),
  time: text('ssnTime', ''),
  count: count('cnt', 0),
  sender: text('sndrNm', ''),
  until: text('gftEndDttm', ''),
});
export const payUrl = only(text('payUrl'));
export const returnQuote: Schema<ReturnQuote> = v.pipe(
  shape({ fee: won('feeAmt'), refund: won('rfndAmt'), rules: list('feeList', fees), at: count('rulNo') }),
  v.transform(({ at, ...rest }) => ({ ...rest, applied: rest.rules[at] ?? null })),
);
