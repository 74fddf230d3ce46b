import { post } from '@wallet/kit/api';
import type { Schema } from '@wallet/kit/schema';
import type { Gathering, Plan, PlanFacts } from '../model/auto.ts';
import type { MoveFacts, PlaceKind } from '../model/more.ts';
import * as wire from './moreWire.ts';

/** Nothing moves by these, or what has happened already is told again. */
const ask = <I, W>(name: string, answer: Schema<W>, body: (input: I) => object = () => ({})) =>
  post(`/fcpurs-fe/${name}`, {
    lost: 'harmless',
    duplicates: 'allow',
    send: (input: I) => ({ body: body(input) }),
    answer,
  });

export const readAuto = ask('auto/v1/plans', wire.auto);
const wireState = { active: 'ACTV', paused: 'PAUS', ended: 'ENDD' } as const;
/** Without a number a new one: sent again it is the same. */
export const savePlan = post('/fcpurs-fe/auto/v1/plan-save', {
  lost: 'sameKey',
  send: ({ id, state, ...plan }: PlanFacts & { id: string; state: keyof typeof wireState }) => ({
    body: {
      planNo: id,
      planStcd: wireState[state],
      kndCd: plan.kind === 'target' ? 'TRGT' : 'DAYS',

      crncyCd: plan.currency,
      buyAmt: plan.won,
      mostExrt: plan.most,
      sumAmt: plan.sum,

      cyclCd: wire.wireCycle[plan.cycle],
      dayNo: plan.day,
      endYmd: plan.endsOn,
    },
  }),
  answer: wire.plan as Schema<Plan>,
});
const wireGathering = { off: 'OFF', on: 'ON', paused: 'PAUS' } as const;
export const saveGathering = ask(
  'auto/v1/gather-save',
  wire.gathering,
  ({ state, currency }: Pick<Gathering, 'state' | 'currency'>) => ({
    gthrStcd: wireGathering[state],
    crncyCd: currency,
  }),
);

export const listPeople = ask('send/v1/people', wire.people);
export const findPerson = ask('send/v1/person', wire.person, (phone: string) => ({ mtlno: phone }));
export const readSendTerms = ask('send/v1/terms', wire.sendTerms);
export const listSends = ask('send/v1/list', wire.sends);
const bySend = (sendNo: string) => ({ sendNo });
export const readSend = ask('send/v1/one', wire.send, bySend);
// Who comes second is told how it ended.
export const acceptSend = ask('send/v1/accept', wire.send, bySend);
export const declineSend = ask('send/v1/decline', wire.send, bySend);
export const takeBackSend = ask('send/v1/take-back', wire.send, bySend);

export const readWithdrawTerms = ask('withdraw/v1/terms', wire.withdrawTerms);

export const readCashTerms = ask('cash/v1/terms', wire.cashTerms);
export const listPlaces = ask(
  'cash/v1/places',
  wire.places,
  ({ currency, kind }: { currency: string; kind: PlaceKind }) => ({
    crncyCd: currency,
    kndCd: wire.wireKinds[kind],
  }),
);
export const readStock = ask(
  'cash/v1/stock',
  wire.stock,
  ({ placeId, currency, units }: { placeId: string; currency: string; units: number }) => ({
    plcId: placeId,
    crncyCd: currency,
    amt: units,
  }),
);
export const listCash = ask('cash/v1/orders', wire.cashOrders);
const byNumber = (odrNo: string) => ({ odrNo });
export const readCash = ask('cash/v1/orders', wire.firstCash, byNumber);
export const changeCash = ask(
  'cash/v1/change',
  wire.cash,
  ({ id, placeId, date }: { id: string; placeId: string; date: string }) => ({
    odrNo: id,
    plcId: placeId,
    ymd: date,
  }),
);
export const cancelCash = ask('cash/v1/cancel', wire.cash, byNumber);

const bodyOf = ({ kind, currency, amount, to, more, fee }: MoveFacts) => {
  const money = { crncyCd: currency, amt: amount };
  if (kind === 'send') return { ...money, rcvrId: to, msg: more };
  return kind === 'withdraw' ? { ...money, acId: to } : { ...money, plcId: to, ymd: more, feeAmt: fee };
};
export const sendMove = post('/fcpurs-fe/{area}/v1/order', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: MoveFacts; secret: string }) => ({
    path: { area: facts.kind },
    headers: { 'Idempotency-Key': key },
    body: { ...bodyOf(facts), pin: secret },
  }),
  answer: wire.moved,
});
export const inquireMove = ask('exchange/v1/order-state', wire.moveEnd, (odrKey: string) => ({ odrKey }));

export const listNotices = ask('cust/v1/notice-list', wire.notices);
