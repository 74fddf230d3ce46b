import { code, count, day, field, group, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Currency, isCurrency } from '@wallet/kit/format';
import { type Infer, type Schema, v } from '@wallet/kit/schema';
import type {
  CashOrder,
  CoinOrder,
  CoinTerms,
  Place,
  Quote,
  Rates,
  Resale,
  Terms,
} from '../model/exchange.ts';

// exrt, exrtNotiYMS, crncyCd and crncyExcgUnit are stated (R478, R481); the other names are ours (N27, N33).

const currency = field(
  'crncyCd',
  v.custom<Currency>((told) => typeof told === 'string' && isCurrency(told)),
);
const seconds = count('expSS');

export const rates: Schema<Rates> = shape({
  noticedAt: moment('exrtNotiYMS'),
  round: count('rnd'),
  feed: code('feedStcd', { GOOD: 'good', OLD: 'old', STOP: 'stopped' }, 'good'),
  coinPercent: count('coinRt', 50),
  rates: list(
    'rateList',
    shape({
      currency,
      unit: count('crncyExcgUnit'),

      base: text('exrt'),
      before: text('bfdyExrt', null),
      cashBuy: text('cshBuyExrt'),

      cashSell: text('cshSelExrt'),
      wireBuy: text('wireBuyExrt'),
      wireSell: text('wireSelExrt'),
      spread: count('sprdRt'),
    }),
  ),
});
export const series = only(list('pointList', shape({ date: day('ymd'), rate: text('exrt') })));
export const alerts = only(
  list('alrmList', shape({ currency: text('crncyCd'), rate: text('exrt'), rangAt: text('strkYMS', '') })),
);

const number = v.number();
export const terms: Schema<Terms> = shape({
  left: won('lmtWonAmt'),
  limit: code('lmtDstcd', { CDD: 'unchecked', DAY: 'day', MNTH: 'month', YEAR: 'year' }, 'day'),
  couponPoints: count('cpnRt', 0),
  mostPreference: count('maxPrfRt', 100),
  isYoung: yesNo('yngYn', false),
  youngest: count('yngAge', 0),
  coupons: list('cpnList', shape({ id: text('cponSerno'), name: text('cponName') }), []),
  currencies: list(
    'crncyList',
    shape({ currency, preference: count('prfRt', 0), notes: list('noteList', number) }),
  ),
});

/** Kinds of places and purposes, as the wire spells them. */
export const wireKinds = { branch: 'BR', airport: 'AP', kiosk: 'KI' } as const;
export const wirePurposes = { trip: 'TRIP', work: 'WORK', study: 'STDY', other: 'ETC' } as const;
const kind = code('kndCd', { BR: 'branch', AP: 'airport', KI: 'kiosk' });
const where = {
  id: text('plcId'),
  kind,
  name: text('plcNm'),
  address: text('addr', ''),

  latitude: field('lat', number),
  longitude: field('lon', number),
};
const place: Schema<Place> = shape({
  ...where,

  opens: text('opnHm'),
  closes: text('clsHm'),
  isOpen: yesNo('opnYn', false),

  isStepFree: yesNo('accYn', false),
  stock: count('rmndAmt', 0),
  smallest: count('minNote', 1),
  coins: list('coinList', number, []),
});
export const places = only(list('plcList', place));
export const stock = shape({
  fits: yesNo('fitYn'),
  near: text('nearPlcNm', ''),
  days: list('dayList', shape({ date: day('ymd'), isClosed: yesNo('rstYn') })),
});

const quoted = { id: text('qtId'), seconds, won: won('wonAmt'), rate: text('exrt') };
export const quote: Schema<Quote> = shape({
  ...quoted,

  unit: count('crncyExcgUnit'),
  preference: count('prfRt'),
  saved: won('savWonAmt'),
  isDeclared: yesNo('cstmYn', false),
  declaredDollars: count('cstmUsdAmt', 0),
  daysToFetch: count('ftchDayCnt', 0),
});
export const resale: Schema<Resale> = shape({ ...quoted, less: count('lessWonAmt') });

export const order: Schema<CashOrder> = shape({
  id: text('odrNo'),
  currency: text('crncyCd'),
  unit: count('crncyExcgUnit'),
  amount: count('amt'),

  won: won('wonAmt'),
  rate: text('exrt'),
  preference: count('prfRt', 0),
  saved: won('savWonAmt', 0),
  state: code('odrStcd', {
    PAID: 'paid',
    REDY: 'ready',
    FTCH: 'fetched',
    CNCL: 'cancelled',
    RTND: 'returned',
    PART: 'partly',
  }),
  place: group(where),

  date: day('ymd'),
  fetchBy: day('lmtYmd'),
  fetcher: text('ftchNm', ''),
  notes: list('noteList', shape({ face: count('face'), count: count('cnt') }), []),

  paidAt: moment('paidYMS'),
  endedAt: text('endYMS', ''),

  backWon: won('backWonAmt', 0),
  backRate: text('backExrt', ''),
  got: count('gotAmt', 0),

  qr: text('qrCtnt', ''),
  canChange: yesNo('chgAblYn', false),
  canCancel: yesNo('cnclAblYn', false),
  isLocked: yesNo('lckYn', false),
});
export const orders = only(list('odrList', order));
export const firstOrder: Schema<CashOrder> = v.pipe(
  only(list('odrList', order)),
  v.minLength(1),
  v.transform(([first]) => first as CashOrder),
);

type OrderEnd =
  | { kind: 'done'; receipt: CashOrder }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'pending' };
const endShape = shape({
  state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
  why: text('rfslCd', ''),
  receipt: field('rcpt', order, null),
});
export const orderEnd: Schema<OrderEnd> = v.pipe(
  endShape,
  v.transform(({ state, why, receipt }: Infer<typeof endShape>): OrderEnd => {
    if (state === 'done') return receipt ? { kind: 'done', receipt } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);

export const voucher = shape({ qr: text('qrCtnt'), number: text('pckNo'), seconds });

export const coinTerms: Schema<CoinTerms> = shape({
  currency,
  rate: text('exrt'),
  unit: count('crncyExcgUnit'),
  faces: list('faceList', number),

  percent: count('coinRt'),
  most: count('maxCnt'),
  leftToday: won('dayWonAmt'),
  mostWon: won('dayMaxWonAmt', 0),
});
const pieces = shape({ face: count('face'), count: count('cnt') });
export const coinOrder: Schema<CoinOrder> = shape({
  id: text('odrNo'),
  currency: text('crncyCd'),
  state: code('odrStcd', { CODE: 'code', CNTD: 'counted', PAID: 'paid', RTND: 'returned', OVER: 'over' }),
  payout: code('payCd', { PNT: 'points', WON: 'won' }),

  pieces: list('coinList', pieces),
  counted: list('cntdList', pieces, []),

  estimate: won('estAmt'),
  paid: won('paidAmt'),
  place: text('plcNm'),
  address: text('addr', ''),

  until: day('lmtYmd'),
  at: moment('odrYMS'),
  qr: text('qrCtnt', ''),
});
export const coinOrders = only(list('odrList', coinOrder));
