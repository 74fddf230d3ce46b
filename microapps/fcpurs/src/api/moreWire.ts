import { code, count, day, field, group, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Auto, Gathering, Plan } from '../model/auto.ts';
import type {
  CashOrder,
  CashPlace,
  CashTerms,
  FxSend,
  MoveReceipt,
  Notice,
  Person,
  SendTerms,
  WithdrawTerms,
} from '../model/more.ts';
import { foreign, orderEndOf } from './wire.ts';

// All names are ours (N33), but those of a notice.

const currency = field('crncyCd', foreign);
const number = v.number();

const runs = list(
  'runList',
  shape({
    at: moment('runYMS'),
    missed: code(
      'missRsn',
      {
        CEIL: 'ceiling',
        FUND: 'funds',
        ACCT: 'account',
        LMIT: 'limit',
        HOLD: 'held',

        FEED: 'feed',
        CLSD: 'closed',
      },
      null,
    ),
    minor: count('crncyAmt'),
    won: won('wonAmt'),
    rate: text('exrt', ''),
    entryId: text('odrNo', ''),
  }),
);
export const wireCycle = { daily: 'DALY', weekly: 'WEEK', monthly: 'MNTH' } as const;
export const plan: Schema<Plan> = shape({
  id: text('planNo'),
  kind: code('kndCd', { TRGT: 'target', DAYS: 'days' }),
  state: code('planStcd', { ACTV: 'active', PAUS: 'paused', DONE: 'done', ENDD: 'ended' }),

  currency,
  won: won('buyAmt'),
  most: text('mostExrt', ''),
  sum: won('sumAmt'),
  cycle: code('cyclCd', { DALY: 'daily', WEEK: 'weekly', MNTH: 'monthly' }),

  day: count('dayNo'),
  endsOn: text('endYmd', ''),
  nextOn: text('nextYmd', ''),
  bought: won('boughtAmt'),
  runs,
});
export const gathering: Schema<Gathering> = shape({
  state: code('gthrStcd', { OFF: 'off', ON: 'on', PAUS: 'paused' }),

  currency,
  nextOn: text('nextYmd', ''),
  minor: count('sumCrncyAmt'),
  won: won('sumWonAmt'),
  runs,
});
export const auto: Schema<Auto> = shape({
  plans: list('planList', plan),
  gathering: field('gthr', gathering),
  least: won('buyMinAmt'),
  most: won('buyMaxAmt'),
});

export const person: Schema<Person> = shape({
  id: text('rcvrId'),
  name: text('rcvrName', ''),
  phone: text('mtlno', ''),
  isMember: yesNo('mberYn'),
});
export const people = only(list('rcvrList', person));
export const sendTerms: Schema<SendTerms> = shape({
  dayLeft: count('dayUsdAmt'),
  yearLeft: count('yearUsdAmt'),
  pockets: list('crncyList', shape({ currency, minor: count('blncAmt'), most: count('maxAmt') })),
});
export const send: Schema<FxSend> = shape({
  id: text('sendNo'),
  direction: code('drctn', { IN: 'in', OUT: 'out' }),

  name: text('cntrName', ''),
  phone: text('mtlno', ''),
  isMember: yesNo('mberYn'),

  currency,
  minor: count('amt'),
  message: text('msg', ''),

  sentAt: moment('sendYMS'),
  until: moment('untlYMS'),
  endedAt: text('endYMS', ''),
  state: code('sendStcd', {
    WAIT: 'waiting',
    ACPT: 'accepted',
    DECL: 'declined',
    BACK: 'takenBack',
    RTRN: 'ranOut',
  }),
});
export const sends = only(list('sendList', send));

export const withdrawTerms: Schema<WithdrawTerms> = shape({
  opensAt: text('opnYMS', ''),
  accounts: list(
    'acList',
    shape({
      id: text('acId'),
      number: text('acNo'),
      name: text('als', ''),
      currencies: list('crncyList', v.string()),
    }),
  ),
  pockets: list('crncyList', shape({ currency, minor: count('blncAmt') })),
});

export const wireKinds = { branch: 'BR', airport: 'AP', kiosk: 'KI' } as const;
const where = {
  id: text('plcId'),
  kind: code('kndCd', { BR: 'branch', AP: 'airport', KI: 'kiosk' }),

  name: text('plcNm'),
  address: text('addr', ''),

  latitude: field('lat', number),
  longitude: field('lon', number),
};
export const places = only(
  list(
    'plcList',
    shape({
      ...where,

      opens: text('opnHm'),
      closes: text('clsHm'),
      isOpen: yesNo('opnYn', false),

      stock: count('rmndAmt', 0),
      smallest: count('minNote', 1),
    }) as Schema<CashPlace>,
  ),
);
export const stock = shape({
  fits: yesNo('fitYn'),
  near: text('nearPlcNm', ''),
  days: list('dayList', shape({ date: day('ymd'), isClosed: yesNo('rstYn') })),
});
export const cashTerms: Schema<CashTerms> = shape({
  rate: count('feeRt'),
  days: count('freeDays'),
  pockets: list(
    'crncyList',
    shape({ currency, minor: count('blncAmt'), free: count('freeAmt'), notes: list('noteList', number) }),
  ),
});
export const cash: Schema<CashOrder> = shape({
  id: text('odrNo'),
  currency,
  units: count('amt'),
  fee: count('feeAmt'),
  state: code('odrStcd', {
    PAID: 'paid',
    REDY: 'ready',
    FTCH: 'fetched',
    CNCL: 'cancelled',
    RTND: 'returned',
  }),
  place: group(where),

  date: day('ymd'),
  fetchBy: day('lmtYmd'),
  orderedAt: moment('odrYMS'),
  endedAt: text('endYMS', ''),
  qr: text('qrCtnt', ''),

  canChange: yesNo('chgAblYn', false),
  canCancel: yesNo('cnclAblYn', false),
});
export const cashOrders = only(list('odrList', cash));
export const firstCash: Schema<CashOrder> = v.pipe(
  only(list('odrList', cash)),
  v.minLength(1),
  v.transform(([first]) => first as CashOrder),
);

/** What it was says which of the three stands in it. */
export const moved: Schema<MoveReceipt> = shape({
  kind: code('rcptDstcd', { SEND: 'send', WTDW: 'withdraw', CASH: 'cash' }),

  entryId: text('odrNo'),
  at: moment('odrYMS'),

  send: field('send', send, null),
  cash: field('cash', cash, null),
  withdrawn: field(
    'wtdw',
    shape({
      currency,
      minor: count('amt'),
      account: text('acNm', ''),
      number: text('acNo'),
      left: count('aftBlncAmt'),
    }),
    null,
  ),
});
export const moveEnd = orderEndOf(moved);

export const notices = only(
  list(
    'results',
    shape({
      id: text('anounSerno'),
      title: text('anounTitl'),
      text: text('anounCtnt', ''),
      at: moment('anounRegiYMS'),
    }) as Schema<Notice>,
  ),
);
