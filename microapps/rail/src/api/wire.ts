import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import type { FeeRule } from '@wallet/kit/booking';
import { type Schema, v } from '@wallet/kit/schema';
import type { Row } from '../model/seats.ts';
import type { Station } from '../model/station.ts';
import type { Booking, Gift, ReturnQuote } from '../model/ticket.ts';
import type { Car, Offer } from '../model/train.ts';

// Our name, the wire's, and what it must be. The specification shows no field of rail (N07, N37): all are our reading.

export const classCodes = { general: 'G', first: 'F', standing: 'S' } as const;
const seatClass = code('cls', { G: 'general', F: 'first', S: 'standing' });
const kindNamed = (name: string) =>
  code(name, { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7' } as const);
const kind = kindNamed('psgrCd');

export const stations: Schema<Station[]> = only(
  list('stnList', shape({ id: text('stnCd'), name: text('stnNm'), isMain: yesNo('mainYn', false) })),
);
export const runDates = shape({
  first: day('bgngYmd'),
  last: day('endYmd'),
  days: list('dayList', shape({ date: day('runYmd'), isClosed: yesNo('clsdYn', false) })),
});
export const passengerKinds = only(
  list('codeList', shape({ kind: kindNamed('cd'), label: text('cdNm'), needsProof: yesNo('prfYn', false) })),
);
export const limit = shape({ once: count('onceCnt') });
export const counts = shape({ tickets: count('tcktCnt'), gifts: count('giftCnt', 0) });
export const notices = only(
  list(
    'anounList',
    shape({
      id: text('anounSerno'),
      title: text('anounTitl'),
      text: text('anounCtnt'),
      url: text('anounUrl', ''),
    }),
  ),
);
export const emergency = shape({ title: text('popupTitl', ''), text: text('popupCtnt', '') });

const ride = {
  train: text('trnNo'),
  kind: code('trnKnd', {
    KTX: 'ktx',
    SNC: 'sancheon',
    CHR: 'cheongryong',
    ITS: 'saemaeul',
    ITM: 'maeum',
    MGH: 'mugunghwa',
  } as const),
  runDate: day('runYmd'),
  fromId: text('dptStnCd'),
  toId: text('arvStnCd'),
  from: text('dptStnNm'),
  to: text('arvStnNm'),
  departs: moment('dptDttm'),
  arrives: moment('arvDttm'),
  lateMinutes: count('lateCnt', 0),
  latePercent: field('lateRt', v.number(), 0),
  isStopped: yesNo('stopYn', false),
};
export const offers: Schema<{ offers: Offer[]; changeAt: string }> = shape({
  offers: list(
    'trnList',
    shape({
      ...ride,
      classes: list('fareList', shape({ seatClass, price: won('amt'), left: count('rmndCnt') })),
    }),
  ),
  changeAt: text('chngStnCd', ''),
});
export const fares = only(list('fareList', shape({ seatClass, kind, price: won('amt') })));
export const cars: Schema<Car[]> = only(
  list(
    'scarList',
    shape({ car: text('scarNo'), seatClass, left: count('rmndCnt'), discountPercent: count('dscntRt', 0) }),
  ),
);
const traits = {
  WNDW: 'window',
  AISL: 'aisle',
  FRWD: 'forward',
  BACK: 'backward',
  PWER: 'power',
  WHEL: 'wheelchair',
} as const;
/** Those that we know: a seat with something new about it is a seat all the same. */
const knownTraits = v.pipe(
  v.array(v.string()),
  v.transform((all) => all.flatMap((one) => (one in traits ? traits[one as keyof typeof traits] : []))),
);
const place = shape({
  id: text('seatNo'),
  state: code('seatStt', { FREE: 'free', FULL: 'full', CLSD: 'closed' }),
  traits: field('traits', knownTraits, []),
});
export const seatMap: Schema<Row[]> = only(
  list('rowList', shape({ number: count('rowNo'), places: list('seatList', v.nullable(place)) })),
);
export const stops = only(list('stopList', shape({ name: text('stnNm'), at: moment('stopDttm') })));
export const times = shape({
  lateMinutes: count('lateCnt', 0),
  latePercent: field('lateRt', v.number(), 0),
  track: text('trckNo', ''),
  isStopped: yesNo('stopYn', false),
});

const seconds = v.pipe(
  v.nullable(v.number()),
  v.transform((left) => (left === null ? null : { seconds: left })),
);
const ticketState = code('tcktStt', {
  VALD: 'valid',
  BORD: 'boarding',
  USED: 'used',
  RTND: 'returned',
  STOP: 'stopped',
  GIFT: 'gifted',
  GIVN: 'given',
} as const);
const ticket = shape({
  id: text('tcktNo'),
  kind,
  passenger: text('psgrNm'),
  car: text('scarNo'),
  seat: text('seatNo', ''),
  price: won('tcktAmt'),
  discount: won('dscntAmt', 0),
  fee: won('feeAmt', 0),
  refund: won('rfndAmt', 0),
  lateRefund: won('lateAmt', 0),
  state: ticketState,
  linkId: text('linkId', ''),
  code: text('qrCtnt', ''),
});
const bookingFields = {
  ...ride,
  number: text('bkngNo'),
  state: code('bkngStt', {
    HOLD: 'held',
    PAID: 'paid',
    DONE: 'done',
    CNCL: 'over',
    OVER: 'over',
    BACK: 'over',
  } as const),
  seatClass,
  paid: won('payAmt'),
  isMine: yesNo('mineYn'),
  hold: field('expSS', seconds),
  tickets: list('tcktList', ticket),
};
export const booking: Schema<Booking> = shape(bookingFields);
export const bookings: Schema<Booking[]> = only(list('bkngList', booking));
const rule: Schema<FeeRule> = v.pipe(
  shape({
    unit: code('untilUnit', { days: 'days', hours: 'hours', minutes: 'minutes' } as const),
    many: count('untilCnt'),
    percent: count('feeRt', null),
    least: won('leastAmt', 0),
    sum: won('feeAmt', null),
  }),
  v.check(({ percent, sum }) => percent !== null || sum !== null),
  v.transform(({ unit, many, percent, least, sum }) => ({
    until: { [unit]: many } as FeeRule['until'],
    ...(sum === null ? { percent: percent ?? 0, ...(least > 0 ? { least } : {}) } : { sum }),
  })),
);
const term = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
});
/** What is held, what it costs to return it once it is paid, and the terms. */
export const recalculated = shape({
  ...bookingFields,
  terms: list('stpulInfoList', term),
  rules: list('feeList', rule, []),
  at: count('rulNo', 0),
  returnFee: won('rtnFeeAmt', 0),
});
export const payUrl = only(text('payUrl'));
export const orderState = only(
  code('ordrStt', {
    WAIT: 'unknown',
    RFSD: 'refused',
    LEFT: 'left',
    PAID: 'paid',
    DONE: 'done',
    BACK: 'back',
    OVER: 'over',
    CNCL: 'over',
  } as const),
);
export const receipt = shape({
  ...ride,
  number: text('bkngNo'),
  ticketId: text('tcktNo'),
  rows: list('rcptList', shape({ passenger: text('psgrNm'), price: won('tcktAmt'), state: ticketState })),
  paid: won('payAmt'),
  refund: won('rfndAmt', 0),
  fee: won('feeAmt', 0),
  at: moment('payDttm'),
});
export const proof = only(day('endYmd'));

export const returnQuote: Schema<ReturnQuote> = v.pipe(
  shape({ fee: won('feeAmt'), refund: won('rfndAmt'), rules: list('feeList', rule), at: count('rulNo') }),
  v.transform(({ at, ...rest }) => ({ ...rest, applied: rest.rules[at] ?? null })),
);

export const gift: Schema<Gift> = shape({
  ...ride,
  linkId: text('linkId'),
  state: code('giftStt', {
    SENT: 'sent',
    TAKN: 'taken',
    RFSD: 'refused',
    RCLD: 'recalled',
    OVER: 'over',
  } as const),
  words: text('giftMsg', ''),
  count: count('cnt'),
  giver: text('fromNm', ''),
  receiver: text('toNm', ''),
  isSent: yesNo('sentYn'),
  phone: text('rcvrTelno', ''),
  isForMe: yesNo('forMeYn', true),
  isToMe: yesNo('toMeYn', false),
  until: moment('endDttm', ''),
  ticketId: text('tcktNo'),
});
export const gifts: Schema<Gift[]> = only(list('giftList', gift));
