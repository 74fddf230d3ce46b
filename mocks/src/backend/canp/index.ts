import { addDays, maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { agreementsOf, isUnderFourteen } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { hasAgreed, receiptsOf } from '../edoc/own.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { bankAccountsOf } from '../ledger/index.ts';
import { joinedServices } from '../mber/join.ts';
import { CODE_MS, PHONE_CODE } from '../mobile-validation/checks.ts';
import { personaOf } from '../personas.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled, flag, wireDate } from '../wireFields.ts';
import { canpHoldings } from './due.ts';
import {
  budgetOf,
  CARD,
  give,
  type Member,
  memberIn,
  monthOf,
  monthSum,
  monthsOf,
  type Practice,
  payoutOf,
  practiceState,
  record,
  yearSum,
} from './members.ts';
import {
  ANSWER_DAYS,
  activities,
  activityOf,
  PROOF_DAYS,
  priceOf,
  REJOIN_DAYS,
  yearLimit,
} from './tariff.ts';
import { neighbours, notices, places, TOWN, towns } from './town.ts';

type At = Context<RoomEnv>;
const SERVICE = '14';
const MAX_TRIES = 5;
/** How long a phone that was proved stands for its member. */
const PROVED_MS = 30 * 60_000;

function refuse(code: string, message: string, payload?: unknown): never {
  throw new AnswerError(code, message, { payload });
}
const told = (context: At, facts: object) => ok(context, spoken(facts, languageOf(context)));
const todayOf = (context: At) => seoulDate(context.get('world').now());
const nowOf = (context: At) => seoulTime(context.get('world').now());
const own = (context: At): Member => memberIn(context.get('world'), memberOf(context).walletMberIdnfiNo);

/** The member, where the agency knows them as one of its own. */
function joined(context: At): Member {
  const member = own(context);
  return member.state === 'JOIN' ? member : refuse('CNP_NOT_JOINED', '탄소중립포인트에 가입하지 않았어요.');
}

interface Code {
  authNo: string;
  phone: string;
  expiresAt: number;
  wrong: number;
  isExtended: boolean;
  provedAt: number;
}
const codes = (context: At) =>
  remembered<{ last: Code | null }>(context, 'canp.code', () => ({ last: null }));

function openCode(context: At, authNo: string): Code {
  const { last } = codes(context);
  const isOpen = last?.authNo === authNo && last.expiresAt > context.get('world').now().getTime();
  if (!last || !isOpen || last.wrong >= MAX_TRIES) return refuse('CNP_CODE_ENDED', '인증 시간이 끝났어요.');
  return last;
}

function practiceWire(context: At, member: Member, one: Practice) {
  const { prctNo, actvCd, day, quantity, points, counted, place, proof, reason } = one;
  const unit = activityOf(actvCd);
  const payout = payoutOf(context.get('world'), member, day.slice(0, 6));
  return {
    prctNo,
    actvCd,
    actvNm: unit?.actvNm ?? { ko: '', en: '' },
    unitCd: unit?.unit ?? 'CASE',

    prctYmd: day,
    qty: quantity,
    pnt: points,
    cntPnt: counted,
    plcNm: place,
    prfCd: proof,

    prctStcd: practiceState(context.get('world'), member, one),
    rfslCtnt: reason ?? '',
    payYmd: payout.state === 'BACK' ? '' : payout.sentOn,
    answYmd: proof === 'NONE' ? '' : addDays(day, ANSWER_DAYS),
  };
}

const newestFirst = (practices: readonly Practice[]) =>
  practices.toReversed().toSorted((a, b) => b.day.localeCompare(a.day));

function payoutWire(context: At, member: Member, month: string) {
  const { points, state, sentOn } = payoutOf(context.get('world'), member, month);
  return { ym: month, pnt: points, payStcd: state, payYmd: sentOn };
}

/** Sign-up: the terms, a phone of one's own, and nothing that stands in the way. */
function needsRoom(context: At, member: Member): void {
  const agreed = agreementsOf(context);
  const lacks = termsOf(SERVICE, false).some(
    ({ mandanYn, hirkStpulId }) => mandanYn === 'Y' && agreed.get(hirkStpulId)?.stpulAgrmtYn !== 'Y',
  );
  if (lacks) refuse('CNP_TERMS', '약관에 동의해 주세요.');
  if (isUnderFourteen(context)) refuse('CNP_MINOR', '만 14세부터 가입할 수 있어요.');
  if (member.state === 'OTHR') refuse('CNP_OTHER_PHONE', '다른 휴대폰 번호로 이미 가입했어요.');
  const again = addDays(member.leftOn, REJOIN_DAYS);
  if (member.state === 'LEFT' && again > todayOf(context)) {
    refuse('CNP_REJOIN', `${REJOIN_DAYS}일 뒤에 다시 가입할 수 있어요.`);
  }
}

const meansOf = (context: At) => [
  ...bankAccountsOf(personaOf(context.get('world'))).map(({ acNo, als, bnkCd, bnkName, bnkEngName }) => ({
    mnsId: acNo,
    knd: 'ACNT',
    als,
    bnkCd,
    mnsNm: { ko: bnkName, en: bnkEngName },
    acNo: maskAccount(acNo),
  })),
  { mnsId: CARD, knd: 'CARD', bnkCd: '', mnsNm: { ko: '카드 포인트', en: 'Card points' }, acNo: '' },
];
function knownMeans(context: At, mnsId: string): string {
  if (meansOf(context).some((one) => one.mnsId === mnsId)) return mnsId;
  return refuse('CNP_ACCOUNT', '내 이름의 계좌만 쓸 수 있어요.');
}

const proofBody = v.object({
  actvCd: filled,
  prfCd: v.picklist(['PHOT', 'RCPT']),
  img: v.optional(v.pipe(v.string(), v.regex(/^data:image\/[a-z+]+;base64,/), v.maxLength(7_000_000))),
  shotYMS: v.optional(wireDate),
  rcptNo: v.optional(filled),
});

/** E-receipts of the last days that a member can show: of months whose points are not fixed or paid yet. */
function receiptsShown(context: At) {
  const first = addDays(todayOf(context), -PROOF_DAYS);
  const member = own(context);
  const isOpen = (month: string) => payoutOf(context.get('world'), member, month).state === 'OPEN';
  return receiptsOf(context)
    .filter(
      ({ useYmdhms, totAmt, hideYn, delYmd }) =>
        useYmdhms >= first && isOpen(useYmdhms.slice(0, 6)) && totAmt > 0 && hideYn === 'N' && !delYmd,
    )
    .map(({ rceitpNo, frchsNm, useYmdhms, totAmt }) => ({
      rcptNo: rceitpNo,
      shopNm: { ko: frchsNm, en: frchsNm },
      rcptYmd: useYmdhms.slice(0, 8),
      payAmt: totAmt,
    }));
}

/** Whether a receipt has proved something: that it counted as an e-receipt by itself does not use it up. */
const isUsed = ({ practices }: Member, no: string) =>
  practices.some(({ receiptNo, proof }) => receiptNo === no && proof === 'RCPT');

/** A photo of today, or a receipt that was not used before. */
function proofOf(context: At, asked: v.InferOutput<typeof proofBody>, member: Member) {
  if (asked.prfCd === 'PHOT') {
    if (!asked.img || !asked.shotYMS) return refuse('CNP_PHOTO', '사진을 다시 찍어 주세요.');
    if (asked.shotYMS.slice(0, 8) !== todayOf(context))
      refuse('CNP_PHOTO_OLD', '오늘 찍은 사진만 보낼 수 있어요.');
    return { day: todayOf(context), receiptNo: '', place: { ko: '', en: '' } };
  }
  const receipt = receiptsShown(context).find(({ rcptNo }) => rcptNo === asked.rcptNo);
  if (!receipt) return refuse('CNP_RECEIPT', '영수증을 찾을 수 없어요.');
  const { rcptNo: receiptNo, rcptYmd: day, shopNm: place } = receipt;
  if (isUsed(member, receiptNo)) {
    refuse('CNP_RECEIPT_USED', '이미 인증에 쓴 영수증이에요.');
  }
  return { day, receiptNo, place };
}

function rankingOf(context: At, member: Member, isMonth: boolean) {
  const today = todayOf(context);
  const { custName } = memberOf(context);
  const mine = isMonth ? monthSum(member, today.slice(0, 6)) : yearSum(member, today.slice(0, 4));
  const all = neighbours.map(([memNm, month, year]) => ({ memNm, pnt: isMonth ? month : year, myYn: 'N' }));
  return [...all, { memNm: `${custName.slice(0, 1)}**`, pnt: mine, myYn: 'Y' }].toSorted(
    (a, b) => b.pnt - a.pnt,
  );
}

/** Whether the member agreed to stand among the neighbours: the one term that nobody must agree to. */
function isRanked(context: At): boolean {
  const term = termsOf(SERVICE, false).find(({ mandanYn }) => mandanYn === 'N');
  return term !== undefined && agreementsOf(context).get(term.hirkStpulId)?.stpulAgrmtYn === 'Y';
}

/** Ties share a rank: one more than how many are above. */
const ranked = <T extends { pnt: number }>(all: readonly T[]) =>
  all.map((one) => ({ ...one, rank: 1 + all.filter(({ pnt }) => pnt > one.pnt).length }));

/** What the developer's page sets. */
const setting = v.variant('what', [
  v.object({ what: v.literal('STATE'), value: v.picklist(['NONE', 'JOIN', 'OTHR', 'LEFT']) }),
  v.object({ what: v.literal('SERVICE'), value: flag }),
  v.object({ what: v.literal('BUDGET'), value: flag }),
  v.object({ what: v.literal('PRACTICE'), actvCd: filled, prctYmd: wireDate, qty: v.number() }),
  v.object({ what: v.literal('REFUSE') }),
  v.object({ what: v.literal('RETURN') }),
]);
const blurred = { ko: '사진이 흐려요', en: 'The photo is blurred' };

/** Carbon-neutral points. Only the check's path is stated: the others are ours (N40). */
export const canpRoom = defineRoom('/canp', (routes) => {
  routes.post('/canp/v1/auth-number/send', async (context) => {
    const { phone } = await readBody(
      context,
      v.object({ phone: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)) }),
    );
    if (phone !== memberOf(context).phone) refuse('CNP_NO_MEMBER', '입력하신 정보로 가입된 회원이 없어요.');
    const world = context.get('world');
    const authNo = `CA${world.nextNumber('canp.code')}`;
    const expiresAt = world.now().getTime() + CODE_MS;
    codes(context).last = { authNo, phone, expiresAt, wrong: 0, isExtended: false, provedAt: 0 };
    return ok(context, { authNo, expSS: CODE_MS / 1000 });
  });

  routes.post('/canp/v1/auth-number/extend', async (context) => {
    const { authNo } = await readBody(context, v.object({ authNo: filled }));
    const code = openCode(context, authNo);
    if (code.isExtended) refuse('CNP_EXTENDED', '시간은 한 번만 늘릴 수 있어요.');
    code.isExtended = true;
    code.expiresAt += CODE_MS;
    return ok(context, { expSS: Math.ceil((code.expiresAt - context.get('world').now().getTime()) / 1000) });
  });

  routes.post('/canp/v1/auth-number/check', async (context) => {
    const { authNo, crtfcNo } = await readBody(context, v.object({ authNo: filled, crtfcNo: filled }));
    const code = openCode(context, authNo);
    if (crtfcNo !== PHONE_CODE) {
      code.wrong += 1;
      refuse('CNP_CODE_WRONG', '인증번호가 맞지 않아요.', { leftCnt: MAX_TRIES - code.wrong });
    }
    code.provedAt = context.get('world').now().getTime();
    return ok(context);
  });

  routes.post('/canp/v1/signup-check', (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const { state } = own(context);
    const ids = { JOIN: walletMberIdnfiNo, OTHR: 'W999999999', NONE: '', LEFT: '' };
    return ok(context, { signupYn: ids[state] ? 'Y' : 'N', walletMberIdnfiNo: ids[state] });
  });

  routes.post('/canp/v1/signup', async (context) => {
    const { authNo, mnsId } = await readBody(context, v.object({ authNo: filled, mnsId: filled }));
    const member = own(context);
    if (member.state === 'JOIN') return ok(context, { joinYmd: member.joinedOn });
    needsRoom(context, member);
    const { last } = codes(context);
    const proved = last?.authNo === authNo ? last.provedAt : 0;
    if (context.get('world').now().getTime() - proved > PROVED_MS)
      refuse('CNP_CODE_ENDED', '인증을 다시 해 주세요.');
    member.meansId = knownMeans(context, mnsId);
    Object.assign(member, {
      state: 'JOIN',
      joinedOn: todayOf(context),
      takesReceipts: true,
      takesSince: nowOf(context),
    });
    return ok(context, { joinYmd: member.joinedOn });
  });

  routes.post('/canp/v1/profile', async (context) => {
    const { rcptYn } = await readBody(context, v.object({ rcptYn: v.optional(flag) }));
    const member = joined(context);
    // Only what comes from now on counts: not what came while it was off.
    if (rcptYn === 'Y' && !member.takesReceipts) member.takesSince = nowOf(context);
    if (rcptYn) member.takesReceipts = rcptYn === 'Y';
    return told(context, {
      joinYmd: member.joinedOn,
      townNm: TOWN,
      rcptYn: member.takesReceipts ? 'Y' : 'N',
      rankYn: isRanked(context) ? 'Y' : 'N',
      edocYn: hasAgreed(context) ? 'Y' : 'N',
    });
  });

  routes.post('/canp/v1/tariff', async (context) => {
    const { stdYy } = await readBody(
      context,
      v.object({ stdYy: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))) }),
    );
    // Prices are for everybody: who thinks about joining reads them, too.
    const member = context.get('world').person && own(context);
    const year = stdYy ?? todayOf(context).slice(0, 4);
    const usedOf = (actvCd?: string) => (member?.state === 'JOIN' ? yearSum(member, year, actvCd) : 0);
    const actvList = activities
      .map((one) => ({ ...one, price: priceOf(one, Number(year)), used: usedOf(one.actvCd) }))
      .filter(({ price }) => price > 0)
      .map(({ actvCd, actvNm, howCtnt, unit, proof, price, cap, used }) => ({
        actvCd,
        actvNm,
        howCtnt,
        unitCd: unit,
        prfCd: proof,
        untprc: price,
        lmtAmt: cap,
        usedAmt: used,
      }));
    const limit = { lmtAmt: yearLimit(Number(year)), usedAmt: usedOf() };
    return told(context, {
      stdYy: year,
      ...limit,
      bdgtEndYmd: budgetOf(context.get('world')).goneOn,
      actvList,
    });
  });

  routes.post('/canp/v1/practices', async (context) => {
    const body = v.object({ ym: v.optional(v.string(), ''), actvCd: v.optional(v.string()) });
    const { ym, actvCd } = await readBody(context, body);
    const member = joined(context);
    const found = newestFirst(monthOf(member, ym)).filter((one) => !actvCd || one.actvCd === actvCd);
    return told(context, { prctList: found.map((one) => practiceWire(context, member, one)) });
  });

  routes.post('/canp/v1/practice', async (context) => {
    const { prctNo } = await readBody(context, v.object({ prctNo: filled }));
    const member = joined(context);
    const one = member.practices.find((each) => each.prctNo === prctNo);
    if (!one) return refuse('CNP_NOT_FOUND', '실천을 찾을 수 없어요.');
    return told(context, practiceWire(context, member, one));
  });

  routes.post('/canp/v1/proof', async (context) => {
    const asked = await readBody(context, proofBody);
    const world = context.get('world');
    const member = joined(context);
    const intentId = intentOf(context);
    const before = member.practices.find((one) => one.intentId === intentId);
    if (before) return told(context, practiceWire(context, member, before));
    const { proof, actvCd } = activityOf(asked.actvCd) ?? refuse('CNP_NOT_FOUND', '활동을 찾을 수 없어요.');
    if (proof !== 'BOTH' && proof !== asked.prfCd) refuse('CNP_PHOTO', '이 활동은 다른 방법으로 인증해요.');
    const shown = proofOf(context, asked, member);
    const one = record(world, member, { actvCd, quantity: 1, proof: asked.prfCd, intentId, ...shown });
    give(world, memberOf(context).walletMberIdnfiNo, one.counted);
    return told(context, practiceWire(context, member, one));
  });

  routes.post('/canp/v1/receipts', (context) => {
    const member = joined(context);
    const all = receiptsShown(context).map((one) => ({
      ...one,
      useYn: isUsed(member, one.rcptNo) ? 'Y' : 'N',
    }));
    return told(context, { rcptList: all });
  });

  routes.post('/canp/v1/sums', (context) => {
    const world = context.get('world');
    const member = joined(context);
    const today = todayOf(context);
    const [year, month] = [today.slice(0, 4), today.slice(0, 6)];
    const payouts = monthsOf(member).map((each) => payoutWire(context, member, each));
    const open = payouts.filter(({ payStcd }) => payStcd !== 'ARRV');
    return ok(context, {
      ym: month,
      monPnt: monthSum(member, month),
      yyPnt: yearSum(member, year),

      lmtAmt: yearLimit(Number(year)),
      bal: open.reduce((sum, { pnt }) => sum + pnt, 0),
      rcptCnt: monthOf(member, month).filter(({ actvCd }) => actvCd === 'receipt').length,
      rcptPnt: yearSum(member, month, 'receipt'),

      bdgtEndYmd: budgetOf(world).goneOn,
      next: open.findLast(({ pnt }) => pnt > 0) ?? null,
    });
  });

  routes.post('/canp/v1/means', (context) => {
    const member = own(context);
    return told(context, { mnsId: member.state === 'JOIN' ? member.meansId : '', mnsList: meansOf(context) });
  });

  routes.post('/canp/v1/means/change', async (context) => {
    const { mnsId } = await readBody(context, v.object({ mnsId: filled }));
    const member = joined(context);
    member.meansId = knownMeans(context, mnsId);
    // What came back is sent again, from the day on which it can be.
    for (const month of Object.keys(member.returned)) member.returned[month] ||= addDays(todayOf(context), 1);
    return ok(context);
  });

  routes.post('/canp/v1/payouts', (context) => {
    const member = joined(context);
    return ok(context, { payList: monthsOf(member).map((month) => payoutWire(context, member, month)) });
  });

  routes.post('/canp/v1/ranking', async (context) => {
    const body = v.object({ prdCd: v.picklist(['MON', 'YEAR']), knd: v.picklist(['PRSN', 'TOWN']) });
    const { prdCd, knd } = await readBody(context, body);
    const member = joined(context);
    if (knd === 'PRSN' && !isRanked(context)) refuse('CNP_TERMS', '순위 공개에 동의해 주세요.');
    const months = prdCd === 'MON' ? 1 : Number(todayOf(context).slice(4, 6));
    if (knd === 'PRSN')
      return told(context, { townNm: TOWN, rankList: ranked(rankingOf(context, member, months === 1)) });
    const list = towns.map(([memNm, memCnt, pnt, kg]) => ({
      memNm,
      memCnt,
      pnt: pnt * months,
      co2Kg: Math.round(kg * months * 10) / 10,
      myYn: memNm === TOWN ? 'Y' : 'N',
    }));
    const fctrList = activities.slice(0, 4).map(({ actvNm, grams }) => ({ actvNm, co2G: grams }));
    return told(context, { townNm: TOWN, rankList: ranked(list), fctrList });
  });

  routes.post('/canp/v1/places', async (context) => {
    const { actvCd } = await readBody(context, v.object({ actvCd: v.optional(v.string()) }));
    joined(context);
    return told(context, { plcList: places.filter((one) => !actvCd || one.actvCd === actvCd) });
  });

  routes.post('/canp/v1/leave', (context) => {
    const member = joined(context);
    refuseWhileHolding('canp', canpHoldings(context));
    const today = todayOf(context);
    const memberId = memberOf(context).walletMberIdnfiNo;
    // What is fixed is still paid; the rest ends here.
    const isOpen = ({ day }: Practice) =>
      payoutOf(context.get('world'), member, day.slice(0, 6)).state === 'OPEN';
    const lost = member.practices.filter(isOpen);
    give(context.get('world'), memberId, -lost.reduce((sum, { counted }) => sum + counted, 0));
    member.practices = member.practices.filter((one) => !isOpen(one));
    Object.assign(member, { state: 'LEFT', leftOn: today });
    joinedServices(context).delete(SERVICE);
    return ok(context, { rjnYmd: addDays(today, REJOIN_DAYS) });
  });

  routes.post('/canp/v1/notices', (context) => {
    joined(context);
    return told(context, { anounList: notices });
  });

  routes.post('/canp/v1/test', async (context) => {
    if (!memberOf(context).isDeveloper) refuse('DEVELOPER', '개발자만 쓸 수 있어요.');
    const asked = await readBody(context, setting);
    const world = context.get('world');
    const memberId = memberOf(context).walletMberIdnfiNo;
    const member = own(context);
    const today = todayOf(context);
    if (asked.what === 'STATE') {
      Object.assign(member, { state: asked.value, joinedOn: member.joinedOn || today, leftOn: today });
    }
    if (asked.what === 'SERVICE') joinedServices(context)[asked.value === 'Y' ? 'add' : 'delete'](SERVICE);
    if (asked.what === 'BUDGET') budgetOf(world).goneOn = asked.value === 'Y' ? today : '';
    if (asked.what === 'PRACTICE') {
      const { actvCd, prctYmd: day, qty: quantity } = asked;
      give(world, memberId, record(world, member, { actvCd, day, quantity }).counted);
    }
    if (asked.what === 'REFUSE') {
      const one = member.practices.findLast(({ proof, reason }) => proof !== 'NONE' && !reason);
      if (one) {
        give(world, memberId, -one.counted);
        Object.assign(one, { reason: blurred, counted: 0 });
      }
    }
    if (asked.what === 'RETURN') {
      const month = monthsOf(member).find((each) => payoutOf(world, member, each).state === 'ARRV');
      if (month) {
        // The money was not taken: the points wait again.
        member.paid = member.paid.filter((each) => each !== month);
        member.returned[month] = '';
        give(world, memberId, monthSum(member, month));
      }
    }
    return ok(context);
  });
});
