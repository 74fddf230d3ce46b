import {
  code,
  count,
  day,
  field,
  list,
  moment,
  only,
  pageOf,
  shape,
  text,
  won,
  yesNo,
} from '@wallet/kit/api';
import { type Infer, type Schema, v } from '@wallet/kit/schema';

// Our name, the wire's, and what it must be. All of it is assumed (N40) but the names of joinYn and
// nationalLibraryOfKoreaUserYn (R831), which stay letters: what is neither Y nor N is for the state to ignore.

const term = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
  by: code('grdnYn', { Y: 'guardian', N: 'customer' }, 'customer' as const),
});
export const user = shape({
  joinYn: field('joinYn', v.unknown()),
  nationalLibraryOfKoreaUserYn: field('nationalLibraryOfKoreaUserYn', v.unknown()),
  cardState: code('cardSttus', { NONE: 'none', WAIT: 'waiting', VLID: 'valid', STOP: 'stopped' }),
  homeLibrary: text('homeLibId', ''),
  libraries: list('libIdList', v.string(), []),
  messages: list('alrmList', v.string(), []),
  terms: list('stpulInfoList', term, []),
});
export type User = Infer<typeof user>;

const stop = { lateDays: count('lateDayCnt', 0), stopUntil: day('stpYmd', '') };
/** The card; its number is empty while it is stopped. */
export const card = shape({
  name: text('mberNm'),
  number: text('cardNo', ''),
  state: code('cardSttus', { WAIT: 'waiting', VLID: 'valid', STOP: 'stopped' }),
  library: text('libNm', ''),
  loans: count('lonCnt', 0),
  due: text('dueYmd', ''),
  ready: count('redyCnt', 0),
  ...stop,
  checkedAt: moment('chkYMS'),
  checkAfter: count('chkSS', 60),
});
export type Card = Infer<typeof card>;

const library = v.pipe(
  shape({
    id: text('libId'),
    name: text('libNm'),
    region: text('rgn', ''),
    phone: text('telno', ''),
    latitude: field('lat', v.number(), null),
    longitude: field('lon', v.number(), null),
    opens: text('opnTime'),
    closes: text('clsTime'),
    rest: count('rstDay'),
    isOpen: yesNo('opnYn'),
    days: count('lonDayCnt', 0),
    most: count('mxLonCnt', 0),
    extension: count('extDayCnt', 0),
    isDeskFirst: yesNo('dskYn', false),
  }),
  v.transform(({ latitude, longitude, ...rest }) => ({
    ...rest,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  })),
);
export type Library = Infer<typeof library>;
export const libraries = only(list('libList', library));

const bookFields = {
  id: text('bookId'),
  isbn: text('isbn', ''),
  title: text('ttl'),
  author: text('athr', ''),
  year: text('pblYr', ''),
  at: text('libNm', ''),
  in: count('inCnt', 0),
  isMine: yesNo('myYn', false),
};
export const books = pageOf('bookList', shape(bookFields), 'nextPageNo');
const copy = shape({
  id: text('cpyNo'),
  libraryId: text('libId'),
  library: text('libNm'),
  floor: text('flr', ''),
  callNumber: text('clNo', ''),
  state: code('cpySttus', {
    IN: 'in',
    LENT: 'lent',
    RSVD: 'reserved',
    RPIR: 'repair',
    LOST: 'lost',
    READ: 'reading',
  } as const),
  due: text('dueYmd', ''),
});
export const book = shape({
  ...bookFields,
  copies: list('cpyList', copy),
  waits: count('waitCnt', 0),
  mostWaits: count('mxWaitCnt', 0),
  mine: text('myRsrvNo', ''),
  canCome: yesNo('intrYn', false),
  comingPrice: won('intrAmt', 0),
  comingToPay: won('intrPayAmt', 0),
});
export type Book = Infer<typeof book>;

export const loan = shape({
  number: text('lonNo'),
  bookId: text('bookId'),
  title: text('ttl'),
  library: text('libNm', ''),
  since: day('lonYmd'),
  due: day('dueYmd'),
  returned: text('rtnYmd', ''),
  extension: code(
    'extCd',
    { OK: 'ok', LATE: 'late', DONE: 'done', WANT: 'wanted', RULE: 'rule', STOP: 'stopped' },
    'rule' as const,
  ),
  newDue: text('newDueYmd', ''),
});
export type Loan = Infer<typeof loan>;
export const loans = shape({ loans: list('lonList', loan), ...stop, most: count('mxLonCnt', 0) });
export const history = only(list('lonList', loan));

export const reservation = shape({
  number: text('rsrvNo'),
  bookId: text('bookId'),
  title: text('ttl'),
  library: text('libNm', ''),
  kind: code('knd', { RSRV: 'reserved', INTR: 'coming' }),
  state: code('sttus', {
    WAIT: 'waiting',
    REDY: 'ready',
    PAY: 'toPay',
    WAY: 'onWay',
    LPSE: 'lapsed',
    CNCL: 'cancelled',
  } as const),
  place: count('plcNo', 0),
  until: text('untlYMS', ''),
  toPay: won('payAmt', 0),
});
export type Reservation = Infer<typeof reservation>;
export const reservations = only(list('rsrvList', reservation));

const notice = shape({ id: text('ntcNo'), title: text('ttl'), text: text('ctnt', ''), date: day('ntcYmd') });
export const notices = only(list('ntcList', notice));
export const payUrl: Schema<string> = only(text('payUrl'));
