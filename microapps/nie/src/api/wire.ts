import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import type { FeeRule } from '@wallet/kit/booking';
import { type Infer, type Schema, v } from '@wallet/kit/schema';

// Our name, the wire's, and what it must be. The names of calls are stated (R919 to R921), their fields are our own.

export const wireKinds = { adult: 'ADLT', youth: 'YUTH', child: 'CHLD', free: 'FREE' } as const;
const kinds = { ADLT: 'adult', YUTH: 'youth', CHLD: 'child', FREE: 'free' } as const;
const kind = code('knd', kinds);
const state = code('resveSttus', {
  HOLD: 'held',
  WAIT: 'waiting',
  PEND: 'pending',
  BOOK: 'booked',
  USED: 'used',

  ABST: 'absent',
  CNCL: 'cancelled',
  LATE: 'late',
} as const);

const forKind = v.pipe(
  v.string(),
  v.transform((knd) => kinds[knd as keyof typeof kinds] ?? 'free'),
);
const classFields = {
  id: text('eduId'),
  kind: code('eduKnd', { EXHB: 'exhibit', EDU: 'class', TOUR: 'tour' } as const),
  name: text('eduNm'),
  text: text('eduCtnt', ''),
  age: text('trgetAge', ''),
  next: text('nextDe', ''),
  left: count('remndr'),
  price: won('price'),
  for: list('kndList', forKind, []),
};
const oneClass = shape(classFields);
const today = shape({
  opens: text('opnTime', ''),
  closes: text('clsTime', ''),
  state: code('sttus', { OPEN: 'open', SHUT: 'shut', REST: 'rest' } as const),
  next: text('nextDe', ''),
});
export const classes = shape({ classes: list('eduList', oneClass), today: field('todayInfo', today) });

const term = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
});
const terms = list('stpulInfoList', term);
export const classDetail = shape({
  ...classFields,
  place: text('plcNm', ''),
  rules: list('rulList', v.string(), []),
  most: count('mostCnt'),
  prices: list('prcList', shape({ kind, price: won('prc'), min: count('minCnt', 0) })),
  terms,
});
const session = shape({ begins: text('beginTime'), ends: text('endTime', ''), left: count('remndr') });
const bookDay = { date: day('ymd'), left: count('remndr'), isClosed: yesNo('rstYn', false) };
export const classDays = v.pipe(
  shape({
    first: day('bgnDe'),
    last: day('endDe'),
    days: list('dayList', shape({ ...bookDay, sessions: list('tmList', session) })),
  }),
  v.transform(({ days, ...rest }) => ({ ...rest, days: days.map((one) => ({ ...one, price: null })) })),
);

export const visit = shape({
  number: text('resveNo'),
  state,
  id: text('eduId'),
  name: text('eduNm'),
  place: text('plcNm', ''),
  date: day('eduDe'),
  begins: text('beginTime'),
  ends: text('endTime', ''),
  people: list('pplList', shape({ kind, count: count('cnt') })),
  price: won('payAmt'),
  cancelUntil: text('cnclDttm', ''),
});
export type Visit = Infer<typeof visit>;
export const visits = only(list('eduResveList', visit));

export const roomDays = shape({
  first: day('bgnDe'),
  last: day('endDe'),
  maxNights: count('mxmmNght'),
  days: list('dayList', shape({ ...bookDay, price: won('price') })),
});
const roomFields = {
  id: text('roomId'),
  name: text('roomNm'),
  text: text('roomCtnt', ''),
  most: count('mxmmCnt'),
  price: won('roomAmt'),
  total: won('roomTotAmt'),
  left: count('remndr'),
};
export const rooms = only(list('roomList', shape(roomFields)));
const fee: Schema<FeeRule> = v.pipe(
  shape({ days: count('minDayCnt'), percent: count('feeRt') }),
  v.transform(({ days: until, percent }) => ({ until: { days: until }, percent })),
);
const fees = list('feeList', fee, []);
export const room = shape({ ...roomFields, rules: list('rulList', v.string(), []), fees });

const programmeFields = {
  number: text('progrmNo'),
  name: text('progrmNm'),
  date: day('ymd'),
  begins: text('beginTime'),
  ends: text('endTime'),
  price: won('price'),
};
const programme = shape({ ...programmeFields, left: count('remndr') });
export const programmes = only(list('progrmList', programme));
export const user = shape({ name: text('usrNm'), phone: text('mbtlnum', ''), terms });

const hold = v.pipe(
  v.nullable(v.number()),
  v.transform((seconds) => (seconds === null ? null : { seconds })),
);
/** Totals of rooms and programmes, pay amount, begin and end, the lists of both (the entity as stated). */
export const stay = shape({
  number: text('resveNo'),
  state,
  roomTotal: won('roomTotAmt'),
  programTotal: won('progrmTotAmt'),
  payAmount: won('payAmt'),
  begin: day('bgnDe'),
  end: day('endDe'),
  rooms: list('roomList', shape({ id: text('roomId'), name: text('roomNm'), amount: won('roomAmt') })),
  programs: list('progrmList', shape({ ...programmeFields, count: count('cnt'), amount: won('amt') })),
  guests: count('gstCnt'),
  car: text('carNo', ''),
  hold: field('expSS', hold),
  payUntil: text('payDttm', ''),
  fees,
  fee: won('feeAmt', 0),
  refund: won('rfndAmt', 0),
});
export type Stay = Infer<typeof stay>;
export const payUrl = only(text('payUrl'));

const row = shape({
  number: text('resveNo'),
  state,
  kind: code('resveKnd', { EDU: 'visit', ROOM: 'stay' } as const),
  name: text('resveNm'),
  begin: day('bgnDe'),
  end: day('endDe'),
  begins: text('beginTime', ''),
});
export const reservations = only(list('resveList', row));
export const upcoming = only(count('cnt'));
export const cancelDate = v.pipe(
  shape({
    freeUntil: text('freeUntilDe', ''),
    fee: won('feeAmt'),
    refund: won('rfndAmt'),
    rules: fees,
    at: field('rulNo', v.nullable(v.number())),
  }),
  v.transform(({ at, ...rest }) => ({ ...rest, applied: at === null ? null : (rest.rules[at] ?? null) })),
);
