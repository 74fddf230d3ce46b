import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Booking, Place, Station } from '../model/booking.ts';
import type { Car, CarFacts } from '../model/car.ts';
import type { Availability, Lesson, Points } from '../model/education.ts';

// vhclRegiNo, brnm, fuelCd, totalWghtVal and preferAddr are stated, as are eduDate, center, classroomCode, startTime,
// endTime, confirmNo, confirmHint and centerAddr (3-identity-and-services s5); the other fields are ours (N40).

const facts = {
  plate: text('vhclRegiNo'),
  model: text('brnm', ''),
  fuel: code('fuelCd', { G: 'petrol', D: 'diesel', E: 'electric' } as const, 'petrol'),
  weight: count('totalWghtVal', 0),
  size: code('sizeCd', { LGHT: 'light', SMLL: 'small', MIDL: 'middle', LRGE: 'large' } as const, 'middle'),
  kind: code('inspCd', { REGL: 'regular', LOAD: 'load', NOLD: 'noLoad' } as const, 'regular'),
  validFrom: day('validFrom'),
  validTo: day('validTo'),
  opens: day('opnDe'),
  closes: day('clsDe'),
  due: code('dueStcd', { EARL: 'early', OPEN: 'open', OVER: 'overdue' } as const),
  daysLate: count('lateDayCnt'),
  fine: won('fineAmt'),
};
export const found: Schema<CarFacts & { isJoint: boolean }> = shape({
  ...facts,
  isJoint: yesNo('jntYn', false),
});
export const car: Schema<Car> = shape({
  ...facts,
  id: text('carId'),
  nickname: text('nickNm', ''),
  area: text('preferAddr', ''),
  fee: won('feeAmt'),
  bookingNo: text('rsvNo', ''),
});
export const cars = only(list('carList', car));

const ofSizes = { light: won('LGHT'), small: won('SMLL'), middle: won('MIDL'), large: won('LRGE') };
const kind = code('inspCd', { REGL: 'regular', LOAD: 'load', NOLD: 'noLoad' } as const);
export const guide = shape({
  before: count('before'),
  after: count('after'),
  first: won('firstAmt'),
  firstDays: count('firstDayCnt'),
  step: won('stepAmt'),
  stepDays: count('stepDayCnt'),
  most: won('maxAmt'),
  mostDays: count('maxDayCnt'),
  fees: list('feeList', shape({ kind, ...ofSizes })),
  terms: list('termList', shape({ who: text('whoNm'), first: text('firstNm'), later: text('thenNm') })),
});

const degrees = (name: string) => field(name, v.number());
const where = {
  address: text('addr', ''),
  phone: text('telNo', ''),
  latitude: degrees('lat'),
  longitude: degrees('lon'),
};
const placeKind = code('plcDstcd', { TS: 'station', GRGE: 'garage' } as const, 'garage');
export const station: Schema<Station> = shape({
  ...where,
  id: text('plcId'),
  name: text('plcNm'),
  region: text('rgnNm', ''),
  kind: placeKind,
  isFit: yesNo('fitYn', true),
  price: won('payAmt'),
});
export const stations = only(list('plcList', station));

const bookDay = shape({ date: day('ymd'), left: count('remndr'), isClosed: yesNo('rstYn', false) });
export const days = v.pipe(
  shape({ first: day('bgnDe'), last: day('endDe'), days: list('dayList', bookDay) }),
  v.transform((book) => ({ ...book, days: book.days.map((one) => ({ ...one, price: null })) })),
);
export const times = only(list('tmList', shape({ time: text('time'), left: count('remndr') })));
export const validity = shape({
  why: code('rsnCd', { NONE: 'none', EARL: 'early', TWICE: 'twice' } as const),
  opens: day('opnDe'),
  bookingNo: text('rsvNo', ''),
});

export const booking: Schema<Booking> = v.pipe(
  shape({
    ...where,
    placeId: text('plcId'),
    name: text('plcNm', ''),
    kind: placeKind,
    number: text('rsvNo'),
    carId: text('carId'),
    plate: text('vhclRegiNo'),
    state: code('rsvStcd', {
      HOLD: 'held',
      PAID: 'paid',
      PASS: 'passed',
      FAIL: 'failed',

      NOSH: 'missed',
      CNCL: 'cancelled',
      LATE: 'late',
    } as const),
    payment: code('payStcd', {
      NONE: 'none',
      PEND: 'pending',
      PAID: 'paid',
      RFSD: 'refused',
      CLSD: 'closed',
    } as const),
    date: day('ymd'),
    time: text('time'),
    amount: won('payAmt'),
    refund: won('rfndAmt', 0),
    seconds: count('expSS', null),
    until: moment('cnclDttm'),
    canCancel: yesNo('cnclYn', false),
  }),
  v.transform(({ placeId, name, kind, address, phone, latitude, longitude, seconds, ...one }) => ({
    ...one,
    place: { id: placeId, name, kind, address, phone, latitude, longitude, region: '' },
    hold: seconds === null ? null : { seconds },
  })),
);
export const bookings = only(list('rsvList', booking));
export const bookingCount = only(count('rsvCnt'));
export const payUrl = only(text('payUrl'));
export const quote = shape({
  fee: won('feeAmt'),
  refund: won('rfndAmt'),
  canCancel: yesNo('cnclYn'),
});

export const wish = shape({
  isWished: yesNo('wishYn'),
  placeId: text('plcId', ''),
  weekdays: list('weekdays', v.number(), []),
  isMorning: yesNo('amYn', false),
  isAfternoon: yesNo('pmYn', false),
  /** free now; empty for none */
  date: text('ymd', ''),
  time: text('time', ''),
  stations: list('plcList', station),
});

const result = {
  number: text('rsltNo'),
  carId: text('carId'),
  date: day('inspDe'),
  place: text('plcNm', ''),
  state: code('rsltCd', { PASS: 'passed', FAIL: 'failed' } as const),
  isOwn: v.pipe(
    v.string(),
    v.transform((source) => source === 'OWN'),
  ),
  validTo: text('validTo', ''),
  memo: text('memo', ''),
  papers: count('ppCnt'),
};
const told = { ...result, isOwn: field('srcCd', result.isOwn) };
export const results = only(list('rsltList', shape(told)));
const paper = shape({ id: text('paperNo'), name: text('paperNm'), size: count('size') });
export const oneResult = shape({ ...told, paperList: list('ppList', paper) });
export const resultNo = only(text('rsltNo'));

const post = {
  id: text('id'),
  title: text('title'),
  text: text('text', ''),
  begins: day('bgnDe'),
  ends: text('endDe', ''),
};
export const posts = shape({ today: day('today'), posts: list('list', shape(post)) });
export const onePost = shape({ ...post, today: day('today') });
export const terms = only(
  list('stpulInfoList', shape({ id: text('stpulId'), title: text('stpulNm'), text: text('stpulCtnt', '') })),
);

export const sent = shape({ id: text('authNo'), seconds: count('expSS') });
export const seconds = only(count('expSS'));
export const left = v.object({ leftCnt: v.number() });

export const points: Schema<Points> = shape({
  total: count('totPnt'),
  limit: count('limitPnt'),
  offences: list('pntList', shape({ name: text('ofncNm'), date: day('ofncDe'), points: count('pnt') })),
  lapses: text('lapseDe', ''),
});
export const availability: Schema<Availability> = shape({
  why: code('rsnCd', { NONE: 'none', OVER: 'over', ONCE: 'once', BOOK: 'booked', ZERO: 'zero' } as const),
  again: text('againDe', ''),
  fee: won('feeAmt'),
  hours: count('hourCnt'),
  less: count('rdcPnt'),
});
const centre: Schema<Place> = shape({
  ...where,
  address: text('centerAddr', ''),
  id: text('cntrId'),
  name: text('center'),
  region: field('rgnNm', v.string(), ''),
});
export const centres = only(list('centerList', centre));
const session = shape({
  begins: text('startTime'),
  ends: text('endTime', ''),
  room: text('classroomCode', ''),
  left: count('remndr'),
});
export const courseDays = shape({
  name: text('center'),
  days: list(
    'dayList',
    shape({ date: day('ymd'), isClosed: yesNo('rstYn', false), sessions: list('timeList', session) }),
  ),
});
export const lesson: Schema<Lesson> = v.pipe(
  shape({
    ...where,
    address: text('centerAddr', ''),
    number: text('eduNo'),
    state: code('eduStcd', { BOOK: 'booked', CHNG: 'changed', DONE: 'done', CNCL: 'cancelled' } as const),
    placeId: text('cntrId'),
    name: text('center'),
    date: day('eduDate'),
    begins: text('startTime'),
    ends: text('endTime', ''),
    room: text('classroomCode', ''),
    hint: text('confirmHint', ''),
    isLocked: yesNo('lockYn', false),
  }),
  v.transform(({ placeId, name, address, phone, latitude, longitude, ...one }) => ({
    ...one,
    place: { id: placeId, name, address, phone, latitude, longitude },
  })),
);
export const lessons = only(list('eduList', lesson));
export const foundNumber = shape({ hint: text('confirmHint', ''), masked: text('maskNo') });
