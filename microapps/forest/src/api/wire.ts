import { code, count, day, field, group, list, only, shape, text, won, words, yesNo } from '@wallet/kit/api';
import { type FeeRule, type Hold, holdUntil } from '@wallet/kit/booking';
import { instantOf } from '@wallet/kit/format';
import { type Schema, v } from '@wallet/kit/schema';
import type { Booking, CancelQuote } from '../model/booking.ts';
import type { Education, EducationBooking } from '../model/education.ts';
import {
  type Forest,
  type ForestSummary,
  facilities,
  type RoomInForest,
  type RoomOffer,
  regions,
  roomFacilities,
  roomKinds,
} from '../model/forest.ts';
import type { ForestMember } from '../model/membership.ts';
import type { NightBook } from '../model/nights.ts';
import type { Term } from '../model/term.ts';
import type { Ticket, TicketOffer } from '../model/ticket.ts';

// Our name, the wire's, and what it must be. A code value that the app does not know must not close a screen; money
// hangs on a few of them, and there it is no answer.

const forestName = words('forestNm', 'forestEngNm');
const texts = v.array(v.string());
const number = (name: string) => field(name, v.number());
const filled = (name: string) => field(name, v.pipe(v.string(), v.minLength(1)));
const hours = (name: string) => field(name, v.pipe(v.string(), v.regex(/^\d{4}$/)));
/** At least one. */
const some = (name: string) => field(name, v.pipe(v.number(), v.integer(), v.minValue(1)));
/** A code that is one of ours, or stands for the first. */
const oneOf = <T extends string>(name: string, all: readonly [T, ...T[]], otherwise: T) =>
  field(
    name,
    v.pipe(
      v.string(),
      v.transform((given) => all.find((one) => one === given) ?? otherwise),
    ),
  );
/** Codes; one that this version does not know is left out rather than shown raw. */
const someOf = <T extends string>(name: string, all: readonly T[]) =>
  field(
    name,
    v.pipe(
      texts,
      v.transform((codes) => all.filter((one) => codes.includes(one))),
    ),
  );

const summary: Schema<ForestSummary> = v.pipe(
  shape({
    id: text('forestId'),
    name: forestName,
    region: oneOf('rgnCd', regions, 'CAP'),
    facilities: someOf('fcltCdList', facilities),
    picture: text('imgCd'),
    // A list shows without it: a place only says how far a forest is.
    latitude: field('latVal', v.number(), null),
    longitude: field('lotVal', v.number(), null),
    lowestPrice: won('minAmt'),
    roomTypes: count('roomTpCnt'),
    freeRoomTypes: count('avlblRoomTpCnt'),
  }),
  v.transform(({ latitude, longitude, ...rest }) => ({
    ...rest,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  })),
);
export const forestList = only(list('forestList', summary));

const roomFields = {
  id: text('roomId'),
  name: words('roomNm', 'roomEngNm'),
  kind: oneOf('roomTpcd', roomKinds, 'HUT'),
  standardGuests: count('stdPrsnCnt'),
  maxGuests: some('maxPrsnCnt'),
  count: count('roomCnt'),
  area: number('areaVal'),
  prices: group({ weekday: won('wkdyAmt'), weekend: won('wkndAmt'), peak: won('peakAmt') }),
  facilities: someOf('fcltCdList', roomFacilities),
  picture: text('imgCd'),
};
export const roomInForest: Schema<RoomInForest> = shape({
  ...roomFields,
  forestId: text('forestId'),
  forestName,
});
/** Beside a room of a forest where nights were asked for: whether it is free on all of them, and from what they cost. */
const roomOffer: Schema<RoomOffer> = shape({
  ...roomFields,
  isFree: yesNo('avlblYn', null),
  lowestPrice: field('lwstAmt', v.number(), null),
});

export const forest: Schema<Forest> = shape({
  id: text('forestId'),
  name: forestName,
  region: oneOf('rgnCd', regions, 'CAP'),
  address: words('addrCtnt', 'addrEngCtnt'),
  phone: text('telNo'),
  latitude: number('latVal'),
  longitude: number('lotVal'),
  introduction: words('intrcCtnt', 'intrcEngCtnt'),
  facilities: someOf('fcltCdList', facilities),
  pictures: field('imgCdList', texts),
  rooms: list('roomList', roomOffer),
});

export const nightBook: Schema<NightBook> = shape({
  first: day('bgnYmd'),
  last: day('endYmd'),
  maxNights: some('maxNghtCnt'),
  days: list(
    'nightList',
    shape({
      date: day('ymd'),
      kind: code('nghtTpcd', { WD: 'weekday', WE: 'weekend', PK: 'peak' }),
      price: won('amt'),
      left: count('rmndRoomCnt'),
    }),
  ),
});

const instant = v.pipe(v.string(), v.regex(/^\d{14}$/), v.transform(instantOf));
const fee = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

const booked = shape({
  number: filled('bkngNo'),
  forestId: text('forestId'),
  forestName,
  roomId: text('roomId'),
  roomName: words('roomNm', 'roomEngNm'),
  picture: text('imgCd'),
  checkIn: day('ckinYmd'),
  checkOut: day('ckutYmd'),
  guests: count('prsnCnt'),
  cars: count('carCnt'),
  bookerName: text('bkrNm'),
  bookerPhone: text('bkrMtlno'),
  needs: field('needCdList', texts),
  request: text('reqCtnt'),
  nights: list('nightList', shape({ date: day('ymd'), price: won('amt') })),
  total: won('totAmt'),
  // Money hangs on these two: a value we do not know is no answer.
  status: code('bkngStcd', {
    HOLD: 'held',
    PAID: 'confirmed',
    CNCL: 'cancelled',
    EXPR: 'expired',
    RLSD: 'released',
  }),
  payment: code('payStcd', { NONE: 'none', PEND: 'pending', PAID: 'paid', RFSD: 'refused', CLSD: 'closed' }),
  secondsLeft: count('expSS', null),
  holdEndsAt: field('hldExprDttm', v.nullable(instant)),
  bookedAt: text('bkngDttm'),
  cancelFee: field('cnclFeeAmt', fee),
  refund: field('cnclRfndAmt', fee),
});
/** Seconds do not depend on the phone's clock; the moment serves where the service tells none. */
function holdOf(seconds: number | null, endsAt: number | null): Hold | null {
  if (seconds !== null) return { seconds };
  return endsAt === null ? null : holdUntil(endsAt);
}
export const booking: Schema<Booking> = v.pipe(
  booked,
  v.transform(({ secondsLeft, holdEndsAt, ...rest }) => ({
    ...rest,
    hold: rest.status === 'held' ? holdOf(secondsLeft, holdEndsAt) : null,
  })),
);
export const bookingList = only(list('bkngList', booking));
export const payUrl = only(text('payUrl'));

const rule: Schema<FeeRule> = shape({
  until: group({ days: count('minDayCnt') }),
  percent: number('feeRt'),
});
const rules = list('cnclFeeList', rule);
export const cancelRules = only(rules);
const quoted = shape({
  /** null for a booking that is not paid yet */
  daysBefore: field('dayCnt', v.nullable(v.number())),
  percent: number('feeRt'),
  fee: won('feeAmt'),
  refund: won('rfndAmt'),
  rules,
});
export const cancelQuote: Schema<CancelQuote> = v.pipe(
  quoted,
  v.transform(({ daysBefore, percent, ...quote }) => {
    const counts = (one: FeeRule) => 'percent' in one && one.percent === percent;
    return { ...quote, applied: daysBefore === null ? null : (quote.rules.find(counts) ?? null) };
  }),
);

const education: Schema<Education> = shape({
  id: text('eduId'),
  forestName,
  name: words('eduNm', 'eduEngNm'),
  description: words('eduCtnt', 'eduEngCtnt'),
  audience: words('trgtCtnt', 'trgtEngCtnt'),
  date: day('eduYmd'),
  startTime: hours('bgnHm'),
  minutes: count('rqdMi'),
  capacity: count('cpctCnt'),
  placesLeft: count('rmndCnt'),
});
export const educationList = only(list('eduList', education));

export const educationBooking: Schema<EducationBooking> = shape({
  number: text('eduBkngNo'),
  forestName,
  name: words('eduNm', 'eduEngNm'),
  date: day('eduYmd'),
  startTime: hours('bgnHm'),
  minutes: count('rqdMi'),
  people: count('prsnCnt'),
  applicantName: text('aplcntNm'),
  applicantPhone: text('aplcntMtlno'),
  status: code('eduBkngStcd', { APLY: 'applied', CNCL: 'cancelled' }),
});
export const educationBookingList = only(list('eduBkngList', educationBooking));

const ticketType = code('tcktTpcd', { ADULT: 'ADULT', YOUTH: 'YOUTH', CHILD: 'CHILD' });
export const ticketOffer: Schema<TicketOffer> = shape({
  kinds: list('tcktTpList', shape({ kind: ticketType, price: won('amt') })),
  maxCount: count('maxCnt'),
  forests: list('forestList', shape({ id: text('forestId'), name: forestName })),
});
export const ticket: Schema<Ticket> = shape({
  number: text('tcktNo'),
  forestId: text('forestId'),
  forestName,
  // Assumed, as of a booking: without it the ticket has the service's own picture.
  picture: text('imgCd', ''),
  date: day('useYmd'),
  items: list('itemList', shape({ type: ticketType, count: count('cnt'), price: won('amt') })),
  total: won('totAmt'),
  status: code('tcktStcd', { RSVD: 'reserved', CNCL: 'cancelled' }),
});
export const ticketList = only(list('tcktList', ticket));

const term: Schema<Term> = shape({
  id: text('hirkStpulId'),
  title: words('stpulName', 'stpulEngName'),
  text: words('stpulCtnt', 'stpulEngCtnt'),
  mandatory: yesNo('mandanYn'),
});
export const terms = only(list('stpulInfoList', term));

const aMember: Schema<ForestMember> = shape({
  memberType: code('mmberTpcd', { '01': 'korean', '02': 'foreign' }),
  birth: day('mmberBrthd'),
  sex: code('sxdstTpcd', { '1': '1', '2': '2' }),
  id: text('mmberId'),
  name: text('mmberNm'),
  phone: text('mmberMtlno'),
  postcode: text('zipNo'),
  address: text('bassAdres'),
  addressDetail: text('detailAdres'),
  email: text('emailAdres'),
  receipts: group({
    email: yesNo('emailRecptnYn'),
    sms: yesNo('smsRecptnYn'),
    event: yesNo('eventRecptnYn'),
  }),
});
/** Null where the customer has not joined. */
export const member = only(field('mmberInfo', v.nullable(aMember)));
export const phoneCheck = shape({ id: text('vrfcNo'), seconds: count('expSS') });
export const phoneSeconds = only(count('expSS'));
