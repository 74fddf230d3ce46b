import { maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { bankAccountsOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { personaOf } from '../personas.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { applied, CHECKS, DECIDES, insuranceHoldings, PAYS, pay, stateOf } from './applications.ts';
import {
  type Application,
  claimable,
  claimedBy,
  keyOf,
  LEAST,
  lookUp,
  paidOut,
  sumsOf,
  type Unit,
  unitsOf,
} from './units.ts';

type At = Context<RoomEnv>;

const SERVICE = '35';

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(code, message, { payload });
}

function toWire(context: At, one: Application) {
  const { acNo, appliedAt, cameBackAt, takenBackAt, refundAmount, intrAmt, arrsAmt } = one;
  const { aplyNo, bussinessUnitMgtNo, bussinessUnitName } = one;
  const now = context.get('world').now().getTime();
  const at = (ms: number) => seoulTime(new Date(ms));
  const steps: [string, number][] = [
    ['APLD', appliedAt],
    ...(takenBackAt > 0
      ? [['BACK', takenBackAt] as [string, number]]
      : ([
          ['CHCK', appliedAt + CHECKS],
          ['DCDD', appliedAt + DECIDES],
          cameBackAt > 0
            ? ['CAME', cameBackAt]
            : [paidOut(one) === 0 ? 'OFST' : 'PAID', one.paidAt ?? appliedAt + PAYS],
        ] as [string, number][])),
  ];
  return spoken(
    {
      aplyNo,
      bussinessUnitMgtNo,
      bussinessUnitName,
      refundAmount,
      intrAmt,
      arrsAmt,
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

/** A unit with what is left to claim of it; null where nothing is. */
function unitToWire(context: At, unit: Unit) {
  const today = seoulDate(context.get('world').now());
  const partList = claimable(unit, applied(context), today);
  if (partList.length === 0) return null;
  const sums = sumsOf(unit, applied(context), today);
  const { isClosed, isWithAnother: _, ...shown } = unit;
  return spoken(
    {
      ...shown,
      ...sums,
      partList,
      payAmt: paidOut(sums),
      clsYn: isClosed ? 'Y' : 'N',
      smlYn: sums.refundAmount < LEAST ? 'Y' : 'N',
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
    const lookedAt = isOpen ? seoulTime(now) : `${seoulDate(new Date(now.getTime() - 6 * 3_600_000))}230000`;
    return ok(context, {
      insuranceJoinYn: isJoined ? 'Y' : 'N',
      lookYMS: lookedAt,
      openYn: isOpen ? 'Y' : 'N',
      nowYmd: seoulDate(now),
      unitList: isJoined ? unitsNow(context).flatMap((unit) => unitToWire(context, unit) ?? []) : [],
      rprsYn: isJoined && unitsNow(context).length === 0 ? 'N' : 'Y',
      // Who has left still sees what was applied for: it runs on.
      aplyList: applied(context).map((one) => toWire(context, one)),
    });
  });

  routes.post('/insurance/v1/apply', async (context) => {
    const body = v.object({
      bussinessUnitMgtNo: v.string(),
      refundAmount: v.number(),
      acNo: v.string(),

      sgntr: v.pipe(v.string(), v.minLength(1)),
      certSerial: v.string(),
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
    const parts = claimable(unit, applied(context), today);
    const other = claimedBy(unit, applied(context));
    if (parts.length === 0 && other)
      refuse('INS_ALREADY', '이미 신청한 내역이 있어요.', { aplyNo: other.aplyNo });
    if (unit.isWithAnother) refuse('INS_OTHER', '다른 대표자가 신청했어요.');
    if (asked.certSerial !== memberOf(context).certSerial) refuse('INS_SIGN', '대표자의 인증서가 아니에요.');
    checkAccount(context, asked.acNo);
    const sums = sumsOf(unit, applied(context), today);
    const { refundAmount } = sums;
    if (refundAmount !== asked.refundAmount) refuse('INS_CHANGED', '금액이 바뀌었어요.');
    if (refundAmount < LEAST) refuse('INS_SMALL', '금액이 적어 다음 보험료에서 빼요.');
    const { bussinessUnitMgtNo, bussinessUnitName } = unit;
    const number = String(world.nextNumber('insurance.application')).padStart(4, '0');
    const one: Application = {
      aplyNo: `EI${today}${number}`,
      bussinessUnitMgtNo,
      bussinessUnitName,
      ...sums,
      parts: parts.map(keyOf),
      acNo: asked.acNo,
      intentId,
      appliedAt: world.now().getTime(),
      cameBackAt: 0,
      takenBackAt: 0,
      isPaid: false,
    };
    applied(context).push(one);
    return ok(context, toWire(context, one));
  });

  routes.get('/insurance/v1/applications/:aplyNo', (context) =>
    ok(context, toWire(context, applicationOf(context, context.req.param('aplyNo')))),
  );

  routes.post('/insurance/v1/leave', (context) => {
    refuseWhileHolding('insurance', insuranceHoldings(context));
    joinedServices(context).delete(SERVICE);
    return ok(context);
  });

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
