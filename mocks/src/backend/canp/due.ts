import { addDays, addMonths, formatMoney, instantOf } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import { type DueEvent, eventsTask } from '../dueEvents.ts';
import { receiptsOf } from '../edoc/own.ts';
import type { HoldingsOf } from '../holdings.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  give,
  type Member,
  memberIn,
  monthsOf,
  paidAt,
  payMonth,
  payoutOf,
  record,
  shops,
  usual,
} from './members.ts';
import { ANSWER_DAYS, activityOf } from './tariff.ts';

const own = (member: MemberContext): Member =>
  memberIn(member.get('world'), memberOf(member).walletMberIdnfiNo);

/** E-receipts that count by themselves and have not been counted: those that came since the member agreed to it. */
function toCount(context: MemberContext, member: Member) {
  if (member.state !== 'JOIN' || !member.takesReceipts) return [];
  const counted = new Set(
    member.practices.filter(({ actvCd }) => actvCd === 'receipt').map((one) => one.receiptNo),
  );
  return receiptsOf(context).filter(
    ({ rceitpNo, useYmdhms }) => useYmdhms >= (member.takesSince ?? '9') && !counted.has(rceitpNo),
  );
}

/** Months that are still to be paid, with their moments. They are paid after leaving, too. */
const toPay = (context: MemberContext, member: Member) =>
  monthsOf(member).flatMap((month) => {
    const at = paidAt(context.get('world'), member, month);
    return at === undefined ? [] : [{ at, month }];
  });

/** What firms of the scheme report of a usual month: the stand-in's own customers, since nobody buys in it. */
function reportsOf(context: MemberContext, member: Member): DueEvent[] {
  if (member.state !== 'JOIN') return [];
  const world = context.get('world');
  const last = addMonths(`${seoulDate(world.now()).slice(0, 6)}01`, 1).slice(0, 6);
  const events: DueEvent[] = [];
  for (
    let month = member.joinedOn.slice(0, 6);
    month <= last;
    month = addMonths(`${month}01`, 1).slice(0, 6)
  ) {
    for (const [date, actvCd, quantity] of usual) {
      const day = `${month}${String(date).padStart(2, '0')}`;
      if (activityOf(actvCd)?.proof !== 'NONE' || actvCd === 'receipt' || day < member.joinedOn) continue;
      const done = { actvCd, day, quantity, place: shops[actvCd] ?? { ko: '', en: '' } };
      events.push({
        at: instantOf(`${day}180000`),
        happen: () => give(world, memberOf(context).walletMberIdnfiNo, record(world, member, done).counted),
      });
    }
  }
  return events;
}

/** The answers to what members have proved. */
function answersOf(context: MemberContext, member: Member): DueEvent[] {
  const proved = member.practices.filter(({ proof, reason }) => proof !== 'NONE' && reason === null);
  return proved.map((one) => ({
    at: instantOf(`${addDays(one.day, ANSWER_DAYS)}090000`),
    happen() {
      const { ko, en } = activityOf(one.actvCd)?.actvNm ?? { ko: '', en: '' };
      const points = `${formatMoney(one.counted)}P`;
      notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
        title: { ko: '실천이 인정됐어요', en: 'Your practice was accepted' },
        text: { ko: `${ko} ${points}`, en: `${en}, ${points}` },
        link: `/canp/FCA62000?activity=${one.actvCd}&practiceId=${one.prctNo}`,
      });
    },
  }));
}

const events = eventsTask('canp', (context) => {
  const member = own(context);
  return [...reportsOf(context, member), ...answersOf(context, member)];
});

/** Payouts, e-receipts that count by themselves, what firms report, and answers to proofs. */
export const canpDue: DueTask = {
  nextAt(context) {
    const member = own(context);
    const moments = [
      ...toPay(context, member).map(({ at }) => at),
      ...toCount(context, member).map(({ useYmdhms }) => instantOf(useYmdhms)),
      events.nextAt(context) ?? Number.POSITIVE_INFINITY,
    ];
    const next = Math.min(...moments);
    return Number.isFinite(next) ? next : undefined;
  },
  run(context) {
    const world = context.get('world');
    const member = own(context);
    const memberId = memberOf(context).walletMberIdnfiNo;
    const now = world.now().getTime();
    const until = seoulTime(world.now());
    for (const one of toCount(context, member).toReversed()) {
      if (one.useYmdhms > until) continue;
      const place = { ko: one.frchsNm, en: one.frchsNm };
      const done = {
        actvCd: 'receipt',
        day: one.useYmdhms.slice(0, 8),
        quantity: 1,
        place,
        receiptNo: one.rceitpNo,
      };
      give(world, memberId, record(world, member, done).counted);
    }
    for (const { at, month } of toPay(context, member))
      if (at <= now) payMonth(world, memberId, member, month);
    events.run(context);
  },
};

const monthName = (month: string) => ({
  ko: `${Number(month.slice(4, 6))}월 탄소중립포인트`,
  en: `Carbon points of ${month.slice(0, 4)}.${month.slice(4, 6)}`,
});

/** Points that are not paid yet, by month: fixed ones are paid after leaving, those that are checked end. */
export const canpHoldings: HoldingsOf = (context) => {
  const member = own(context);
  if (member.state !== 'JOIN' && member.state !== 'LEFT') return [];
  return monthsOf(member)
    .map((month) => payoutOf(context.get('world'), member, month))
    .filter(({ points, state }) => points > 0 && state !== 'ARRV')
    .map(({ month, points, state }) => ({
      id: month,
      kind: 'POINT',
      name: monthName(month),
      amount: { currency: 'PNT', value: String(points) },
      onLeave: state === 'BACK' ? 'BLCK' : state === 'OPEN' ? 'ENDS' : 'STAY',
      fate:
        state === 'BACK'
          ? {
              ko: '입금하지 못했어요. 먼저 받을 곳을 바꿔 주세요.',
              en: 'It could not be paid. Change where it goes first.',
            }
          : state === 'OPEN'
            ? { ko: '확인 중이라 탈퇴하면 사라져요.', en: 'It is being checked and ends if you leave.' }
            : { ko: '확정돼서 탈퇴해도 보내 드려요.', en: 'It is fixed and paid even if you leave.' },
      screen: state === 'BACK' ? 'FCA66000' : `FCA64000?month=${month}`,
    }));
};
