import { maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { accountName, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  type Application,
  applicationsOf,
  claimable,
  interestOf,
  LEAST,
  lookUp,
  paidOut,
  rates,
  sumOf,
  type Unit,
  unitsOf,
} from './units.ts';

type At = Context<RoomEnv>;

const SERVICE = '35';
const DAY_MS = 86_400_000;
/** The agency begins to check after a day, decides after eight, and pays on the next. */
const [CHECKS, DECIDES, PAYS] = [DAY_MS, 8 * DAY_MS, 9 * DAY_MS];

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(code, message, { payload });
}

/** Where an application stands: what was given back or came back tells itself, the rest goes by the days. */
function stateOf(one: Application, now: number): string {
  if (one.takenBackAt > 0) return 'BACK';
  if (one.cameBackAt > 0) return 'CAME';
  if (one.isPaid) return paidOut(one) === 0 ? 'OFST' : 'PAID';
  const age = now - one.appliedAt;
  return age >= DECIDES ? 'DCDD' : age >= CHECKS ? 'CHCK' : 'APLD';
}

function applied(context: At): Application[] {
  const all = remembered<Application[]>(context, 'insurance.applications', applicationsOf);
  const now = context.get('world').now().getTime();
  for (const one of all) if (stateOf(one, now) === 'DCDD' && now - one.appliedAt >= PAYS) pay(context, one);
  return all;
}

/** Money moves when it is paid, never when it is applied for. */
function pay(context: At, one: Application): void {
  const world = context.get('world');
  const memberId = memberOf(context).walletMberIdnfiNo;
  const to = accountName.bank(memberId, one.acNo);
  one.isPaid = true;
  if (paidOut(one) > 0) {
    ledgerOf(world).post({
      ...{ at: world.now().toISOString(), kind: 'insurance.refund', intentId: one.intentId },
      entries: moves(accountName.merchant('insurance'), to, 'KRW', paidOut(one)),
    });
  }
  notify(world, memberId, {
    title: { ko: '보험료를 돌려드렸어요', en: 'Contributions were refunded' },
    text: one.bussinessUnitName,
    link: `/insurance/FEI40000?applicationId=${one.aplyNo}`,
  });
}

function toWire(context: At, one: Application) {
  const { acNo, appliedAt, cameBackAt, takenBackAt, isPaid: _, intentId: __, ...shown } = one;
  const now = context.get('world').now().getTime();
  const at = (ms: number) => seoulTime(new Date(ms));
  const steps: [string, number][] = [
    ['APLD', appliedAt],
    ...(takenBackAt > 0
      ? [['BACK', takenBackAt] as [string, number]]
      : ([
          ['CHCK', appliedAt + CHECKS],
          ['DCDD', appliedAt + DECIDES],
          cameBackAt > 0 ? ['CAME', cameBackAt] : [paidOut(one) === 0 ? 'OFST' : 'PAID', appliedAt + PAYS],
        ] as [string, number][])),
  ];
  return spoken(
    {
      ...shown,
      acNo: maskAccount(acNo),
      payAmt: paidOut(one),
      aplyStcd: stateOf(one, now),
      stepList: steps.filter(([, ms]) => ms <= now).map(([aplyStcd, ms]) => ({ aplyStcd, stepYMS: at(ms) })),
    },
    languageOf(context),
  );
}

const applicationOf = (context: At, aplyNo: string | undefined): Application =>
  applied(context).find((one) => one.aplyNo === aplyNo) ??
  refuse('INS_NOT_FOUND', '신청 내역을 찾을 수 없어요.');

/** An application that stands in the way of another one for the same unit. */
const underWay = (context: At, unitNo: string) =>
  applied(context).find(
    (one) =>
      one.bussinessUnitMgtNo === unitNo &&
      ['APLD', 'CHCK', 'DCDD'].includes(stateOf(one, context.get('world').now().getTime())),
  );

function unitToWire(context: At, unit: Unit) {
  const today = seoulDate(context.get('world').now());
  const refundAmount = sumOf(unit, today);
  const { isClosed, isWithAnother: _, ...shown } = unit;
  return spoken(
    {
      ...shown,
      refundAmount,
      partList: claimable(unit, today),
      intrAmt: interestOf(refundAmount, unit.payYmd, today),
      clsYn: isClosed ? 'Y' : 'N',
      smlYn: refundAmount < LEAST ? 'Y' : 'N',
    },
    languageOf(context),
  );
}

function checkAccount(context: At, acNo: string): void {
  const own = bankAccountsOf(personaOf(context.get('world')));
  // A number that the persona does not hold is another's.
  if (!own.some((one) => one.acNo === acNo)) refuse('INS_NAME', '대표자 이름의 계좌가 아니에요.');
}

/** Refunds of contributions: the specification names no call (N40), so these are ours. */
export const insuranceRoom = defineRoom('/insurance', (routes) => {
  const unitsNow = (context: At) => remembered<Unit[]>(context, 'insurance.units', unitsOf);

  routes.get('/insurance/v1/units', (context) => {
    memberOf(context);
    const now = context.get('world').now();
    const clock = seoulTime(now).slice(8, 12);
    const isOpen = clock >= lookUp.from && clock < lookUp.until;
    const isJoined = joinedServices(context).has(SERVICE);
    const units = isJoined
      ? unitsNow(context).filter(({ bussinessUnitMgtNo: no }) => !underWay(context, no))
      : [];
    const lookedAt = isOpen ? seoulTime(now) : `${seoulDate(new Date(now.getTime() - 6 * 3_600_000))}230000`;
    return ok(context, {
      insuranceJoinYn: isJoined ? 'Y' : 'N',
      ...{ lookYMS: lookedAt, openYn: isOpen ? 'Y' : 'N', nowYmd: seoulDate(now), rateList: rates },
      unitList: units.map((unit) => unitToWire(context, unit)),
      rprsYn: isJoined && unitsNow(context).length === 0 ? 'N' : 'Y',
      aplyList: isJoined ? applied(context).map((one) => toWire(context, one)) : [],
    });
  });

  routes.post('/insurance/v1/apply', async (context) => {
    const body = v.object({
      ...{ bussinessUnitMgtNo: v.string(), refundAmount: v.number(), acNo: v.string() },
      ...{ sgntr: v.pipe(v.string(), v.minLength(1)), certSerial: v.string() },
    });
    const asked = await readBody(context, body);
    const intentId = intentOf(context);
    const before = applied(context).find((one) => one.intentId === intentId);
    if (before) return ok(context, toWire(context, before));
    const world = context.get('world');
    const today = seoulDate(world.now());
    const unit =
      unitsNow(context).find((one) => one.bussinessUnitMgtNo === asked.bussinessUnitMgtNo) ??
      refuse('INS_NO_UNIT', '대표자로 등록된 사업장이 아니에요.');
    const other = underWay(context, unit.bussinessUnitMgtNo);
    if (other) refuse('INS_ALREADY', '이미 신청한 내역이 있어요.', { aplyNo: other.aplyNo });
    if (unit.isWithAnother) refuse('INS_OTHER', '다른 대표자가 신청했어요.');
    if (asked.certSerial !== memberOf(context).certSerial) refuse('INS_SIGN', '대표자의 인증서가 아니에요.');
    checkAccount(context, asked.acNo);
    const refundAmount = sumOf(unit, today);
    if (refundAmount !== asked.refundAmount) refuse('INS_CHANGED', '금액이 바뀌었어요.');
    if (refundAmount < LEAST) refuse('INS_SMALL', '1,000원보다 적은 금액은 다음 보험료에서 빼요.');
    const { bussinessUnitMgtNo, bussinessUnitName, arrsAmt, payYmd } = unit;
    const number = String(world.nextNumber('insurance.application')).padStart(4, '0');
    const one: Application = {
      ...{ aplyNo: `EI${today}${number}`, bussinessUnitMgtNo, bussinessUnitName, refundAmount },
      ...{ intrAmt: interestOf(refundAmount, payYmd, today), arrsAmt, acNo: asked.acNo, intentId },
      ...{ appliedAt: world.now().getTime(), cameBackAt: 0, takenBackAt: 0, isPaid: false },
    };
    applied(context).push(one);
    return ok(context, toWire(context, one));
  });

  routes.get('/insurance/v1/applications/:aplyNo', (context) =>
    ok(context, toWire(context, applicationOf(context, context.req.param('aplyNo')))),
  );

  routes.post('/insurance/v1/applications/:aplyNo/takeBack', (context) => {
    const one = applicationOf(context, context.req.param('aplyNo'));
    const now = context.get('world').now().getTime();
    if (one.takenBackAt === 0) {
      if (stateOf(one, now) !== 'APLD') refuse('INS_CHECKING', '확인이 시작돼 취소할 수 없어요.');
      one.takenBackAt = now;
    }
    return ok(context, toWire(context, one));
  });

  routes.post('/insurance/v1/applications/:aplyNo/account', async (context) => {
    const { acNo } = await readBody(context, v.object({ acNo: v.string() }));
    const one = applicationOf(context, context.req.param('aplyNo'));
    checkAccount(context, acNo);
    if (one.cameBackAt > 0) {
      Object.assign(one, { acNo, cameBackAt: 0 });
      pay(context, one);
    }
    return ok(context, toWire(context, one));
  });
});
