import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import type { FeeRule } from '@wallet/kit/booking';
import { type Infer, type Schema, v } from '@wallet/kit/schema';

// Our name, the wire's, and what it must be. All of it is assumed (N40) but the fields of `info` (R815 to R818).

const kind = code('knd', { ADLT: 'adult', YUTH: 'youth', CHLD: 'child', FREE: 'free' });
export const wireKinds = { adult: 'ADLT', youth: 'YUTH', child: 'CHLD', free: 'FREE' } as const;
const site = code('site', { gwangneung: 'gwangneung', sejong: 'sejong', baekdu: 'baekdu' } as const);

const siteToday = shape({
  site,
  name: text('siteNm'),
  opens: text('opnTime', ''),
  closes: text('clsTime', ''),
  state: code('sttus', { OPEN: 'open', SHUT: 'shut', REST: 'rest' }),
});
export const today = shape({ sites: list('siteList', siteToday), freeDay: text('freeYmd', '') });

const bookDay = shape({
  date: day('ymd'),
  left: count('rmndCnt'),
  isClosed: yesNo('rstYn', false),
  isFree: yesNo('freeYn', false),
});
export const days = v.pipe(
  shape({ first: day('bgngYmd'), last: day('endYmd'), days: list('dayList', bookDay) }),
  v.transform(({ days: all, ...rest }) => ({ ...rest, days: all.map((one) => ({ ...one, price: null })) })),
);

const prices = list('prcList', shape({ kind, price: won('prc') }));
export const windows = shape({
  windows: list(
    'timeList',
    shape({ time: code('parkingTime', { AM: 'AM', PM: 'PM' }), left: count('rmndCnt') }),
  ),
  prices,
  cars: list('prdList', shape({ id: text('productId'), name: text('productName'), price: won('price') })),
  isFree: yesNo('isFreeDay'),
  persons: count('prsnCnt'),
});
export const sessions = shape({
  sessions: list('tmList', shape({ number: text('tmNum'), time: text('time', ''), left: count('rmndCnt') })),
  prices,
});

const room = shape({
  type: code('esRoomType', { R2: 'R2', R4: 'R4' }),
  guests: count('gstCnt'),
  price: won('prc'),
  left: count('rmndCnt'),
});
const course = shape({
  id: text('eduIdx'),
  title: text('ttl'),
  text: text('smry', ''),
  date: day('ymd'),
  time: text('time'),
  price: won('prc'),
  left: count('rmndCnt'),
  rooms: list('rmList', room, []),
});
export type Course = Infer<typeof course>;
export const courses = only(list('eduList', course));

const term = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
});
export const terms = only(list('stpulInfoList', term));

const fee: Schema<FeeRule> = v.pipe(
  shape({ days: count('minDayCnt'), percent: count('feeRt') }),
  v.transform(({ days: until, percent }) => ({ until: { days: until }, percent })),
);
const hold = v.pipe(
  v.nullable(v.number()),
  v.transform((seconds) => (seconds === null ? null : { seconds })),
);
export const booking = shape({
  number: text('reservNo'),
  site,
  siteName: text('siteNm'),
  title: text('ttl'),
  date: day('ymd'),
  time: text('time'),
  ends: text('endTime', ''),
  nights: count('nights', 0),
  info: field('info', v.record(v.string(), v.union([v.string(), v.number()]))),
  people: list('pplList', shape({ kind, count: count('cnt') }), []),
  count: count('count'),
  price: won('price'),
  toPay: won('payAmt'),
  state: code('sttus', {
    HOLD: 'held',
    LATE: 'late',
    BOOK: 'booked',
    USED: 'used',

    MISS: 'missed',
    CNCL: 'cancelled',
    CLSD: 'closedBySite',
  } as const),
  hold: field('expSS', hold),
  fees: list('feeList', fee, []),
  fee: won('feeAmt', 0),
  refund: won('rfndAmt', 0),
});
export type Booking = Infer<typeof booking>;
export const bookings = only(list('reservList', booking));
export const payUrl = only(text('payUrl'));
export const cancelQuote = v.pipe(
  shape({ fee: won('feeAmt'), refund: won('rfndAmt'), rules: list('feeList', fee), at: count('rulNo') }),
  v.transform(({ at, ...rest }) => ({ ...rest, applied: rest.rules[at] ?? null })),
);
