import { code, count, day, field, list, moment, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Alert, Holdings, Order, Plan, Price, Quote } from '../model/gold.ts';
import type { OrderOutcome, Receipt } from '../model/order.ts';

// Our name, the wire's, and what it must be. All names are ours (N27).

const decimal = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d\d$/));
const signed = v.pipe(v.number(), v.safeInteger());
const side = code('sdDstcd', { BUY: 'buy', SELL: 'sell' });
const missed = code(
  'missRsn',
  { CEIL: 'ceiling', FUND: 'funds', ACCT: 'account', LMIT: 'limit', HOLD: 'held' },
  null,
);

export const wireRange = { day: 'DAY', week: 'WEEK', month: 'MON', year: 'YEAR' } as const;

export const price: Schema<Price> = shape({
  base: field('bsePrc', decimal),
  buy: field('buyPrc', decimal),
  sell: field('selPrc', decimal),
  before: field('ydayPrc', decimal),
  at: moment('notiYMS'),
  state: code('prcStcd', { LIVE: 'live', OLD: 'old', SLNT: 'silent', CLSD: 'closed' }),
  opensAt: text('opnYMS', ''),
  spread: text('sprdRt', ''),
  tax: text('txRt', ''),
});

export const chart = shape({
  points: list('chrtList', shape({ at: moment('chrtYMS'), price: field('bsePrc', decimal) })),
});

export const holdings: Schema<Holdings> = v.pipe(
  shape({
    state: code('goldAcStcd', { NONE: 'none', OPEN: 'open', CLSD: 'closed' }),
    goldAccount: text('goldAcNo', ''),
    bankAccount: text('bnkAcNo', ''),
    openedOn: text('openYmd', ''),
    grams: count('goldCg'),
    cost: won('costAmt'),
    balance: won('balAmt'),
    suitability: code('sutbDstcd', { NONE: 'none', FIT: 'fits', RISK: 'risky' }),
    suitableUntil: text('sutbYmd', ''),
    isYoung: yesNo('yngYn'),
    isHeld: yesNo('heldYn'),
    isLinkClosed: yesNo('lnkClsYn'),
    nextOn: text('nextYmd', ''),
    nextWon: won('nextAmt'),
    nextPlan: text('nextPlanNo', ''),
    waiting: count('wtngCnt'),
    least: won('onceMinAmt'),
    most: won('onceMaxAmt'),
    most2: count('hldMaxCg'),
    planLeast: won('planMinAmt'),
    planMost: won('planMaxAmt'),
    youngest: count('yngAge'),
  }),
  v.transform(
    ({ nextOn, nextWon, nextPlan, least, most, most2, planLeast, planMost, youngest, ...rest }) => ({
      ...rest,
      nextRun: { on: nextOn, won: nextWon, planId: nextPlan },
      limits: { least, most, grams: most2, planLeast, planMost, youngest },
    }),
  ),
);

export const suitability = shape({
  result: code('sutbDstcd', { NONE: 'none', FIT: 'fits', RISK: 'risky' }),
});

export const quote: Schema<Quote> = shape({
  id: text('qtId'),
  seconds: count('expSS'),
  side,
  grams: count('goldCg'),
  price: field('goldPrc', decimal),
  won: won('odrAmt'),
  fee: won('feeAmt'),
  spread: won('sprdAmt'),
  cost: won('costAmt'),
  gain: field('gainAmt', signed),
  incomeTax: won('incmTaxAmt'),
  localTax: won('lclTaxAmt'),
  net: won('netAmt'),
  balanceAfter: won('aftBalAmt'),
  gramsAfter: count('aftCg'),
});

const orderFields = {
  id: text('odrNo'),
  side,
  by: code('wayDstcd', { SELF: 'self', PLAN: 'plan', RSRV: 'reserved' }),
  state: code('odrStcd', { BOOK: 'booked', WAIT: 'waiting', MISS: 'missed', BACK: 'takenBack' }),
  planId: text('planNo', ''),
  at: moment('odrYMS'),
  grams: count('goldCg'),
  price: field('goldPrc', decimal),
  won: won('odrAmt'),
  fee: won('feeAmt'),
  tax: won('taxAmt'),
  net: won('netAmt'),
  gain: field('gainAmt', signed),
  missed,
};
export const order: Schema<Order> = shape(orderFields);
export const history = shape({ orders: list('odrList', order) });

const receiptFields = {
  kind: code('rcptDstcd', {
    BUY: 'buy',
    SELL: 'sell',
    RSRV: 'reserve',
    OPEN: 'open',
    ACCT: 'account',
    CLOS: 'close',
  }),
  bankAccount: text('bnkAcNo'),
  goldAccount: text('goldAcNo'),
};
const plainReceipt = shape(receiptFields);
/** An order that moved nothing has no order beside it. */
export const receipt: Schema<Receipt> = v.pipe(
  v.looseObject({ odrNo: v.optional(v.string()) }),
  v.transform((wire) => ({
    ...v.parse(plainReceipt, wire),
    order: wire.odrNo === undefined ? null : v.parse(order, wire),
  })),
);

export const orderEnd: Schema<OrderOutcome> = v.pipe(
  shape({
    state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
    code: text('rfslCd', ''),
    receipt: field('rcpt', receipt, null),
  }),
  v.transform(({ state, code: why, receipt: found }): OrderOutcome => {
    if (state === 'done') return found ? { kind: 'done', receipt: found } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);

const runStates = { DONE: false, MISS: true } as const;
export const plan: Schema<Plan> = shape({
  id: text('planNo'),
  state: code('planStcd', { ACTV: 'active', PAUS: 'paused', ENDD: 'ended' }),
  day: count('dayNo'),
  won: won('planAmt'),
  ceiling: won('ceilAmt'),
  endsOn: text('endYmd', ''),
  nextOn: text('nextYmd', ''),
  yearWon: won('yearAmt'),
  runs: list(
    'runList',
    shape({
      on: day('runYmd'),
      isMissed: field(
        'runStcd',
        v.pipe(
          v.picklist(['DONE', 'MISS']),
          v.transform((state) => runStates[state]),
        ),
      ),
      missed,
      grams: count('goldCg'),
      won: won('odrAmt'),
      orderId: text('odrNo', ''),
    }),
  ),
});
export const plans = shape({ plans: list('planList', plan) });

export const wireAlert = { above: 'ABOV', below: 'BELW' } as const;
export const wireRepeat = { once: 'ONCE', daily: 'DALY' } as const;
const alert: Schema<Alert> = shape({
  id: text('alrtNo'),
  side: code('drctn', { ABOV: 'above', BELW: 'below' }),
  price: won('alrtPrc'),
  repeats: code('rptDstcd', { ONCE: 'once', DALY: 'daily' }),
  endsOn: text('endYmd', ''),
  struckAt: text('strkYMS', ''),
});
export const alerts = shape({ alerts: list('alrtList', alert) });
