import { code, count, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Act, Deal } from '../model/deal.ts';
import type { Paid, PayOutcome } from '../model/pay.ts';

// The specification shows nothing of this area: calls and fields are ours (N25).

const states = {
  OFFR: 'offered',
  ACPT: 'accepted',
  HELD: 'held',
  SENT: 'sent',
  DLVD: 'delivered',
  DSPT: 'disputed',
  RTNG: 'returning',
  FRZN: 'frozen',
  RLSD: 'released',
  PART: 'partly',
  RTND: 'returned',
  WDRN: 'withdrawn',
  EXPR: 'ranOut',
} as const;
const roles = { BUYR: 'buyer', SELR: 'seller' } as const;
const carriers = { POST: 'post', CJ: 'cj', HANJIN: 'hanjin', LOTTE: 'lotte' } as const;
const acts: readonly string[] = [
  ...['accept', 'change', 'withdraw', 'pay', 'ship', 'handOver', 'confirm', 'dispute', 'answer'],
  ...['settle', 'take', 'sendBack', 'returnConfirm', 'report'],
];
const texts = v.array(v.string());

const person = shape({ name: text('nm'), joinedOn: text('joinYmd', ''), good: count('goodCnt', 0) });
const dispute = v.pipe(
  shape({
    reason: code('rsnCd', { NOTC: 'notCome', DMGD: 'damaged', OTHR: 'otherThing', DIFF: 'different' }),
    text: text('ctnt', ''),
    images: field('imgList', texts, []),
    answer: text('answCtnt', ''),
    proposals: list(
      'ofrList',
      shape({
        by: code('byCd', roles),
        kind: code('kndCd', { PART: 'part', RTRN: 'return' }),
        percent: count('pct'),
        at: text('dttm', ''),
      }),
      [],
    ),
    decidedBy: code('dcdCd', { AGRD: 'agreement', DESK: 'desk', SLNT: 'silence' }, ''),
    isAtDesk: yesNo('deskYn', false),
    backCarrier: code('bckCrrCd', carriers, null),
    backNumber: text('bckInvcNo', ''),
  }),
  v.transform(({ backCarrier: carrier, backNumber: number, ...rest }) => ({
    ...rest,
    back: { carrier, number },
  })),
);

export const deal: Schema<Deal> = shape({
  id: text('dlNo'),
  thing: text('thngNm'),
  text: text('thngCtnt', ''),
  images: field('imgList', texts, []),
  price: won('prcAmt'),
  delivery: won('dlvAmt'),
  fee: won('feeAmt'),
  ownFee: won('myFeeAmt'),
  feePayer: code('feePyrCd', { BUYR: 'buyer', SELR: 'seller', HALF: 'half' }),
  pays: won('payAmt'),
  gets: won('getAmt'),
  way: code('wayCd', { PRCL: 'parcel', PRSN: 'person' }),
  role: code('roleCd', roles),
  isInvited: yesNo('invtYn', false),
  isMine: yesNo('mineYn', false),
  other: field('opp', v.nullable(person), null),
  version: count('verNo'),
  isChanged: yesNo('chgYn', false),
  state: code('stcd', states),
  was: code('wasCd', states, null),
  dueAt: text('dueYMS', ''),
  steps: list('histList', shape({ state: code('stcd', states), at: text('dttm') }), []),
  may: field(
    'mayList',
    v.pipe(
      texts,
      v.transform((all) => all.filter((one) => acts.includes(one)) as Act[]),
    ),
  ),
  isMyTurn: yesNo('myTurnYn', false),
  carrier: code('crrCd', carriers, null),
  number: text('invcNo', ''),
  points: won('pntAmt'),
  ownPoints: won('pntBal', 0),
  needs: code('needCd', { WLLT: 'wallet', ACCT: 'account' }, null),
  isPayoutWaiting: yesNo('wtngYn', false),
  dispute: field('dspt', v.nullable(dispute), null),
  messages: list(
    'msgList',
    shape({ text: text('ctnt'), isMine: yesNo('myYn'), isCovered: yesNo('cvrdYn', false), at: text('dttm') }),
    [],
  ),
});

export const deals = shape({ deals: list('dealList', deal), held: won('heldAmt') });
export const dealId = only(text('dlNo'));
export const handOverCode = shape({ text: text('qrText'), seconds: count('expSS') });

export const paid: Schema<Paid> = shape({
  dealId: text('dlNo'),
  thing: text('thngNm'),
  pays: won('payAmt'),
  points: won('pntAmt'),
  at: text('payYMS'),
});
export const payEnd: Schema<PayOutcome> = v.pipe(
  shape({
    state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
    code: text('rfslCd', ''),
    receipt: field('rcpt', v.nullable(paid), null),
  }),
  v.transform(({ state, code: why, receipt }): PayOutcome => {
    if (state === 'done') return receipt ? { kind: 'done', receipt } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);
