import { code, day, list, moment, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Application, Refunds, Unit } from '../model/refund.ts';

// Our name, the wire's, and what it must be. insuranceJoinYn, bussinessUnitName, bussinessUnitMgtNo and refundAmount are
// stated, in this spelling (A65); a unit lives with these alone.

const states = {
  APLD: 'applied',
  CHCK: 'checking',
  DCDD: 'decided',
  PAID: 'paid',
  OFST: 'offset',
  CAME: 'cameBack',
  BACK: 'takenBack',
} as const;
const part = shape({
  insurance: code('insrDstcd', { EMP: 'employment', ACC: 'accident' }),
  year: text('prdCtnt', ''),
  reason: text('rsnCtnt', ''),
  won: won('amt'),
  claimUntil: day('clmLmtYmd'),
});
const unit: Schema<Unit> = v.pipe(
  shape({
    unitNo: text('bussinessUnitMgtNo'),
    unitName: text('bussinessUnitName'),
    refundWon: won('refundAmount'),
    parts: list('partList', part, []),
    interest: won('intrAmt', 0),
    arrears: won('arrsAmt', 0),
    paid: won('payAmt', null),
    isClosed: yesNo('clsYn', false),
    isSmall: yesNo('smlYn', false),
  }),
  v.transform(({ paid, ...one }) => ({ ...one, paid: paid ?? one.refundWon })),
);
export const application: Schema<Application> = shape({
  id: text('aplyNo'),
  unitName: text('bussinessUnitName'),
  refundWon: won('refundAmount'),
  interest: won('intrAmt', 0),
  arrears: won('arrsAmt', 0),
  paid: won('payAmt'),
  account: text('acNo', ''),
  state: code('aplyStcd', states),
  steps: list('stepList', shape({ state: code('aplyStcd', states), at: moment('stepYMS') }), []),
});
export const refunds: Schema<Refunds> = shape({
  isJoined: yesNo('insuranceJoinYn', undefined),
  isRepresentative: yesNo('rprsYn', true),
  lookedAt: moment('lookYMS'),
  isOpen: yesNo('openYn', true),
  today: day('nowYmd'),
  units: list('unitList', unit),
  applications: list('aplyList', application, []),
});
