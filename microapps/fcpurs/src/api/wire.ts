import { code, count, field, list, moment, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import {
  currencies,
  entryKinds,
  type FxEntry,
  type Limit,
  type Pocket,
  type Quote,
  type Rates,
  type Wallet,
} from '../model/fx.ts';
import type { Outcome, Receipt } from '../model/order.ts';

// Our name, the wire's, and what it must be. All names but those of signing are ours (N33).

const decimal = v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,4})?$/));
const signed = v.pipe(v.number(), v.safeInteger());
export const foreign = v.picklist(currencies);
const anyCurrency = v.picklist(['KRW', ...currencies]);
const rateOrNone = v.union([decimal, v.literal('')]);

const pocket: Schema<Pocket> = shape({
  currency: field('crncyCd', foreign),
  minor: count('amt'),
  cost: won('costAmt'),
  worth: won('wrthAmt'),
});
export const wallet: Schema<Wallet> = shape({
  state: code('wltStcd', { NONE: 'none', OPEN: 'open', CLSD: 'closed' }),
  account: text('acNo', ''),
  bankAccount: text('bnkAcNo', ''),
  openedOn: text('openYmd', ''),
  balance: won('balAmt'),
  leastWon: won('leastAmt'),
  isYoung: yesNo('yngYn'),
  isHeld: yesNo('heldYn'),
  isLinkClosed: yesNo('lnkClsYn'),
  pockets: list('pcktList', pocket),
});

export const rates: Schema<Rates> = shape({
  rates: list(
    'rateList',
    shape({
      currency: field('crncyCd', foreign),
      unit: count('crncyExcgUnit'),
      base: field('bseExrt', decimal),
      buy: field('buyExrt', decimal),
      sell: field('selExrt', decimal),
      before: text('bfdyExrt', ''),
      preference: count('prfRt'),
    }),
  ),
  feed: code('feedStcd', { GOOD: 'good', OLD: 'old', STOP: 'stopped', CLSD: 'closed' }),
  at: moment('notiYMS'),
  round: count('rnd'),
  opensAt: text('opnYMS', ''),
});
export const course = list('exrtList', shape({ date: text('ymd'), rate: field('exrt', decimal) }));

const side = code('sdDstcd', { BUY: 'buy', SELL: 'sell', XCHG: 'exchange' });
export const quote: Schema<Quote> = shape({
  id: text('qtId'),
  seconds: count('expSS'),
  side,
  from: field('fromCrncyCd', anyCurrency),
  to: field('toCrncyCd', anyCurrency),
  fromMinor: count('fromAmt'),
  toMinor: count('toAmt'),
  won: won('wonAmt'),
  rate: field('exrt', decimal),
  unit: count('excgUnit'),
  base: field('bseExrt', decimal),
  spread: count('sprdRt'),
  preference: count('prfRt'),
  buyRate: field('buyExrt', rateOrNone),
  buyUnit: count('buyExcgUnit'),
  cross: text('crsExrt', ''),
  cost: won('costAmt'),
  gain: field('gainAmt', signed),
  saved: won('savWonAmt', 0),
  fromAfter: field('aftFromAmt', signed),
  toAfter: field('aftToAmt', signed),
  text: text('ogtxt', ''),
});

const entry: Schema<FxEntry> = shape({
  id: text('odrNo'),
  kind: code('knd', entryKinds),
  by: code('wayDstcd', { SELF: 'self', AUTO: 'auto', GATH: 'gather' }),
  at: moment('odrYMS'),
  from: field('fromCrncyCd', anyCurrency),
  fromMinor: count('fromAmt'),
  to: field('toCrncyCd', anyCurrency),
  toMinor: count('toAmt'),
  rate: field('exrt', rateOrNone),
  buyRate: field('buyExrt', rateOrNone),
  unit: count('excgUnit'),
  base: field('bseExrt', rateOrNone),
  preference: count('prfRt'),
  won: won('wonAmt'),
  fee: count('feeAmt'),
  cost: won('costAmt'),
  gain: field('gainAmt', signed),
  signedNo: text('ogtxtSerno', ''),
  who: text('cntrNm', ''),
});
export const history = list('odrList', entry);

const papers = ['BUY', 'SELL', 'XCHG', 'OPEN', 'CLOS'] as const;
/** An order that exchanged nothing has no entry. */
export const receipt: Schema<Receipt> = v.pipe(
  v.looseObject({
    rcptDstcd: v.picklist(papers),
    acNo: v.optional(v.string(), ''),
  }),
  v.transform((wire) => ({
    account: wire.acNo,
    entry: wire.rcptDstcd === 'OPEN' || wire.rcptDstcd === 'CLOS' ? null : v.parse(entry, wire),
  })),
);

/** How an order of this area stands, whatever its receipt is. */
export const orderEndOf = <R>(paper: Schema<R>): Schema<Outcome<R>> =>
  v.pipe(
    shape({
      state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
      code: text('rfslCd', ''),
      receipt: field('rcpt', paper, null),
    }),
    v.transform(({ state, code: why, receipt: found }): Outcome<R> => {
      if (state === 'done')
        return found === null ? { kind: 'pending' } : { kind: 'done', receipt: found as R };
      return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
    }),
  );

export const limits = list(
  'lmtList',
  shape({
    kind: code('lmtDstcd', {
      DAY: 'day',
      MON: 'month',
      YEAR: 'year',
      HOLD: 'holding',

      SDAY: 'sendDay',
      SYER: 'sendYear',
      UNCK: 'unchecked',
    }),
    most: count('mostAmt'),
    used: count('usedAmt'),
  }) as Schema<Limit>,
);

export const alerts = list(
  'alrtList',
  shape({
    currency: field('crncyCd', foreign),
    side: code('drctn', { ABOV: 'above', BELW: 'below' }),
    rate: text('alrtExrt'),
    struckAt: text('strkYMS', ''),
  }),
);

export const signedNo = shape({ signedNo: text('ogtxtSerno') });
/** What was signed, as it was sent. */
export const signedText = shape({ content: text('electronSignatureContent'), at: text('sgntYMS', '') });
