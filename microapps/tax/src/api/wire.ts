import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type {
  Fetched,
  MainAccount,
  OneBill,
  Paid,
  Payment,
  PaymentEnd,
  Refund,
  Taxes,
} from '../model/tax.ts';

// Our name, the wire's, and what it must be. All but taxJoinYn is assumed (N40).

export const wireMeans = { account: 'ACCT', points: 'PONT', credit: 'CRDT', debit: 'DBIT' } as const;
const meansCodes = { ACCT: 'account', PONT: 'points', CRDT: 'credit', DBIT: 'debit' } as const;
const means = code('mthdDstcd', meansCodes);
const authority = code('instDstcd', { N: 'national', L: 'local' });
const rule = shape({
  first: count('frstRt'),
  running: count('runRt'),
  from: won('runFromAmt'),
  unit: code('runUnit', { DAY: 'day', MON: 'month' }),
  most: count('runMax'),
});
const payment: Schema<Payment> = shape({
  at: moment('payYMS'),
  means: code('mthdDstcd', { ...meansCodes, RFND: 'refund' }),
  fee: won('feeAmt'),
  total: won('totAmt'),
  receipt: text('rcptNo', ''),
});
const account: Schema<MainAccount> = shape({
  number: text('acNo'),
  alias: text('als', ''),
  balance: won('bal'),
});
const stop = shape({
  why: code('cd', { CHNG: 'changed', HOUR: 'hours' }),
  stated: won('tldAmt'),
  means,
});
const billFields = {
  id: text('gojiNo'),
  authority,
  kind: text('taxNm'),
  office: text('instNm', ''),
  period: text('lvyCtnt', ''),
  number: text('elctPayNo', ''),
  base: won('bsicAmt'),
  lateFirst: won('addAmt'),
  lateRunning: won('addRunAmt'),
  covered: won('ofstAmt', 0),
  total: won('totAmt'),
  dueOn: day('payLmtYmd'),
  state: code('gojiStcd', { OPEN: 'open', PAID: 'paid', BOOK: 'booked', ELSE: 'elsewhere' }),
  rule: field('addRule', rule),
  mayBeParts: yesNo('partYn', false),
  fees: list('mthdList', shape({ means, fee: won('feeAmt') })),
  payment: field('pay', payment, null),
  stop: field('payStop', stop, null),
};
const offsetRow = shape({ kind: text('taxNm'), won: won('amt') });
const refundFields = shape({
  id: text('rfndNo'),
  authority,
  kind: text('taxNm'),
  office: text('instNm', ''),
  reason: text('rsnCtnt', ''),
  won: won('rfndAmt'),
  offsets: list('ofstList', offsetRow, []),
  paid: won('payAmt', null),
  claimUntil: day('clmLmtYmd'),
  account: text('acNo', ''),
  state: code('rfndStcd', {
    FIND: 'found',
    ASKD: 'asked',
    CHCK: 'checking',
    SENT: 'sent',
    OFST: 'offset',
    LOST: 'lost',
  }),
  askedAt: text('askYMS', ''),
});
export const refund: Schema<Refund> = v.pipe(
  refundFields,
  v.transform(({ paid: left, ...one }) => ({ ...one, paid: left ?? one.won })),
);
const fetchedFields = { at: moment('syncYMS'), answers: yesNo('rspnYn', true), today: day('nowYmd') };
export const fetched: Schema<Fetched> = shape(fetchedFields);
export const bill: Schema<OneBill> = v.pipe(
  shape({
    ...billFields,
    ...fetchedFields,
    account: field('mainAc', account, null),
    points: won('pntBal', undefined),
  }),
  v.transform(({ at, answers, today, ...rest }) => ({ ...rest, fetched: { at, answers, today } })),
);
export const taxes: Schema<Taxes> = shape({
  ...fetchedFields,
  isJoined: yesNo('taxJoinYn', undefined),
  calendar: list('calList', shape({ month: count('mm'), kind: text('taxNm') }), []),
  bills: list('gojiList', shape(billFields)),
  refunds: list('rfndList', refund),
});

export const paid: Schema<Paid> = shape({
  id: text('gojiNo'),
  kind: text('taxNm'),
  payment: field('pay', payment),
});
export const orderEnd: Schema<PaymentEnd> = v.pipe(
  shape({
    state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
    code: text('rfslCd', ''),
    receipt: field('rcpt', paid, null),
  }),
  v.transform(({ state, code: why, receipt }): PaymentEnd => {
    if (state === 'done') return receipt ? { kind: 'done', receipt } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);
export const payUrl = only(text('payUrl'));
