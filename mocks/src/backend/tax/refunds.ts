import { addDays, formatMoney, instantOf } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { isJoinedTo } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import {
  type Bill,
  isOpen,
  myBills,
  type Refund,
  SERVICE,
  sumOf,
  type TaxState,
  taxesSeen,
} from './bills.ts';

const DAY_MS = 86_400_000;
/** How long the agency checks a refund, and from when on the money is there. */
export const CHECKED_AFTER = DAY_MS;
const SENT_AFTER = 3 * DAY_MS;
/** A tax is announced so many days before its due day, and on that day, in the morning. */
const REMINDS: readonly number[] = [3, 0];
const REMIND_TIME = '090000';

/** What is left of a refund once taxes in arrears are covered. */
export const leftOf = ({ rfndAmt, offsets = [] }: Refund): number =>
  rfndAmt - offsets.reduce((sum, { amt }) => sum + amt, 0);

function send(member: MemberContext, one: Refund): void {
  const world = member.get('world');
  const memberId = memberOf(member).walletMberIdnfiNo;
  const won = leftOf(one);
  one.isSent = true;
  if (won > 0) {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: 'tax.refund',
      intentId: one.intentId,
      entries: moves(accountName.merchant('tax'), accountName.bank(memberId, one.acNo), 'KRW', won),
    });
  }
  notify(world, memberId, {
    title:
      won > 0
        ? { ko: '환급금을 보냈어요', en: 'Your refund was sent' }
        : { ko: '환급금을 밀린 세금에 썼어요', en: 'Your refund was set against arrears' },
    text: one.taxNm,
    link: `/tax/FNT30000?refundId=${one.rfndNo}`,
  });
}

/** The next reminder of a bill that is not paid. */
function reminderOf({ remindFrom, syncedAt }: TaxState, one: Bill): number | undefined {
  if (!isOpen(one)) return undefined;
  const after = Math.max(one.reminded ?? 0, remindFrom ?? syncedAt);
  return REMINDS.map((days) => instantOf(`${addDays(one.payLmtYmd, -days)}${REMIND_TIME}`)).find(
    (at) => at > after,
  );
}

function remind(member: MemberContext, one: Bill): void {
  const world = member.get('world');
  const today = seoulDate(world.now());
  one.reminded = world.now().getTime();
  const isToday = one.payLmtYmd <= today;
  const won = formatMoney(sumOf(one, today));
  notify(world, memberOf(member).walletMberIdnfiNo, {
    title: isToday
      ? { ko: '오늘까지 낼 세금이 있어요', en: 'A tax is due today' }
      : { ko: '곧 낼 세금이 있어요', en: 'A tax is due soon' },
    text: { ko: `${one.taxNm.ko} ${won}원`, en: `${one.taxNm.en}, ${won} won` },
    link: `/tax/FNT30000?billId=${one.gojiNo}`,
  });
}

/** All that is due, by its moment. Refunds that were asked for run on after leaving; reminders are for members. */
function dueOf(member: MemberContext): { at: number; run: () => void }[] {
  const isJoined = isJoinedTo(member, SERVICE);
  const seen = member.get('world').room('tax.state', () => new Map<string, TaxState>());
  if (!isJoined && !seen.has(memberOf(member).walletMberIdnfiNo)) return [];
  const state = taxesSeen(member);
  // Who is no member gets no reminders, nor those of that time once they join again.
  if (!isJoined) state.remindFrom = member.get('world').now().getTime();
  const sent = state.refunds
    .filter(({ askedAt, isSent }) => askedAt > 0 && !isSent)
    .map((one) => ({ at: one.askedAt + SENT_AFTER, run: () => send(member, one) }));
  const reminders = (isJoined ? myBills(state) : []).flatMap((one) => {
    const at = reminderOf(state, one);
    return at === undefined ? [] : [{ at, run: () => remind(member, one) }];
  });
  return [...sent, ...reminders].toSorted((a, b) => a.at - b.at);
}

export const taxDue: DueTask = {
  nextAt: (member) => dueOf(member)[0]?.at,
  run: (member) => dueOf(member)[0]?.run(),
};

/** Refunds that were asked for: they are sent whether the member stays or not. */
export const taxHoldings: HoldingsOf = (member) => {
  const seen = member.get('world').room('tax.state', () => new Map<string, TaxState>());
  const { refunds = [] } = seen.get(memberOf(member).walletMberIdnfiNo) ?? {};
  return refunds
    .filter(({ askedAt, isSent }) => askedAt > 0 && !isSent)
    .map((one) => ({
      id: one.rfndNo,
      kind: 'REFUND',
      name: { ko: `${one.taxNm.ko} 환급금`, en: `Refund, ${one.taxNm.en}` },
      amount: { currency: 'KRW', value: String(leftOf(one)) },
      onLeave: 'STAY',
      fate: {
        ko: '해지해도 신청한 계좌로 보내 드려요.',
        en: 'It is sent to your account even if you leave.',
      },
      screen: `FNT30000?refundId=${one.rfndNo}`,
    }));
};
