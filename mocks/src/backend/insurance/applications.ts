import { formatMoney } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { moves } from '../point-fe/transactionsBook.ts';
import { type MemberContext, memberOf, remembered } from '../room.ts';
import { type Application, applicationsOf, paidOut } from './units.ts';

const DAY_MS = 86_400_000;
/** The agency begins to check after a day, decides after eight, and pays on the next. */
export const [CHECKS, DECIDES, PAYS] = [DAY_MS, 8 * DAY_MS, 9 * DAY_MS];

/** All that the member has applied for, also before leaving the service: an application runs on. */
export const applied = (member: MemberContext): Application[] =>
  remembered<Application[]>(member, 'insurance.applications', applicationsOf);

/** The state of an application: cancelled and returned ones say it themselves, the rest follows the days. */
export function stateOf(one: Application, now: number): string {
  if (one.takenBackAt > 0) return 'BACK';
  if (one.cameBackAt > 0) return 'CAME';
  if (one.isPaid) return paidOut(one) === 0 ? 'OFST' : 'PAID';
  const age = now - one.appliedAt;
  return age >= DECIDES ? 'DCDD' : age >= CHECKS ? 'CHCK' : 'APLD';
}

function tell(member: MemberContext, one: Application, title: { ko: string; en: string }): void {
  const won = formatMoney(paidOut(one));
  const { ko, en } = one.bussinessUnitName;
  notify(member.get('world'), memberOf(member).walletMberIdnfiNo, {
    title,
    text: { ko: `${ko} · ${won}원`, en: `${en} · ${won} won` },
    link: `/insurance/FEI40000?applicationId=${one.aplyNo}`,
  });
}

/** Pays what is left of the refund to its account; a refund that arrears use up pays nothing and says so. */
export function pay(member: MemberContext, one: Application): void {
  const world = member.get('world');
  const to = accountName.bank(memberOf(member).walletMberIdnfiNo, one.acNo);
  Object.assign(one, { isPaid: true, paidAt: world.now().getTime() });
  if (paidOut(one) > 0) {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: 'insurance.refund',
      intentId: one.intentId,
      entries: moves(accountName.merchant('insurance'), to, 'KRW', paidOut(one)),
    });
    tell(member, one, { ko: '보험료를 돌려드렸어요', en: 'Contributions were refunded' });
  } else {
    tell(member, one, { ko: '환급금을 밀린 보험료에 썼어요', en: 'Your refund was set against arrears' });
  }
}

/** When an application takes its next step by itself: the decision, then the payment. */
function nextOf(one: Application): number | undefined {
  if (one.isPaid || one.takenBackAt > 0 || one.cameBackAt > 0) return undefined;
  return one.appliedAt + (one.isDecided ? PAYS : DECIDES);
}

export const insuranceDue: DueTask = {
  nextAt: (member) =>
    applied(member)
      .map(nextOf)
      .filter((at) => at !== undefined)
      .toSorted((a, b) => a - b)[0],
  run(member) {
    const now = member.get('world').now().getTime();
    const one = applied(member).find((each) => (nextOf(each) ?? Number.POSITIVE_INFINITY) <= now);
    if (!one) return;
    if (one.isDecided) return pay(member, one);
    one.isDecided = true;
    tell(member, one, { ko: '보험료 환급이 결정됐어요', en: 'Your refund was decided' });
  },
};

/** Refunds that are under way: they are paid whether the member stays or not; one that came back needs an account. */
export const insuranceHoldings: HoldingsOf = (member) => {
  const now = member.get('world').now().getTime();
  return applied(member)
    .filter((one) => !one.isPaid && one.takenBackAt === 0)
    .map((one) => {
      const { ko, en } = one.bussinessUnitName;
      const cameBack = stateOf(one, now) === 'CAME';
      return {
        id: one.aplyNo,
        kind: 'REFUND',
        name: { ko: `${ko} 보험료 환급`, en: `Refund of contributions, ${en}` },
        amount: { currency: 'KRW', value: String(paidOut(one)) },
        onLeave: cameBack ? 'BLCK' : 'STAY',
        fate: cameBack
          ? {
              ko: '계좌로 보내지 못했어요. 먼저 계좌를 바꿔 주세요.',
              en: 'It could not be paid. Change the account first.',
            }
          : {
              ko: '해지해도 신청한 계좌로 보내 드려요.',
              en: 'It is paid to your account even if you leave.',
            },
        screen: `FEI40000?applicationId=${one.aplyNo}`,
      };
    });
};
