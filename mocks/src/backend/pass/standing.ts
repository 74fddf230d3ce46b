import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { applicantOf, expiryAlertAt } from './applicants.ts';
import { applicationsDue, applicationsNow, feeOf, isOpen, renewalOf, stateOf } from './applications.ts';
import { passportOf } from './passports.ts';

/**
 * Whether the passport counts: LOST was reported, RPLC another has begun to be made in its place, RNEW that is going to
 * happen. Whoever hangs on a passport (smart pass, way to the airport) asks here.
 */
export function passportStanding(member: MemberContext): 'VALD' | 'LOST' | 'RPLC' | 'RNEW' {
  if (passportOf(member).psprt?.psprtStcd === 'LOST') return 'LOST';
  const renewal = renewalOf(member.get('world'), memberOf(member).walletMberIdnfiNo);
  return renewal === 'made' ? 'RPLC' : renewal === 'open' ? 'RNEW' : 'VALD';
}

function allDue(member: MemberContext) {
  const world = member.get('world');
  const { walletMberIdnfiNo } = memberOf(member);
  const applicant = applicantOf(member);
  const at = expiryAlertAt(member);
  const expiry =
    at === undefined
      ? []
      : [
          {
            at,
            run() {
              applicant.expToldAt = at;
              notify(world, walletMberIdnfiNo, {
                title: { ko: '여권이 6개월 뒤에 만료돼요', en: 'Your passport ends in six months' },
                text: { ko: '미리 재발급을 신청해 주세요.', en: 'Apply for a new one in time.' },
                link: '/pass/FPS10000',
              });
            },
          },
        ];
  return [...applicationsDue(world, walletMberIdnfiNo, applicant.stepAlrmYn === 'Y'), ...expiry];
}

/** Steps of applications, fees that go back, and the alert before a passport ends. */
export const passportsDue: DueTask = {
  nextAt(member) {
    const moments = allDue(member).map(({ at }) => at);
    return moments.length === 0 ? undefined : Math.min(...moments);
  },
  run(member) {
    const world = member.get('world');
    for (const { at, run } of allDue(member)) if (at <= world.now().getTime()) run(world);
  },
};

/** Applications under way: paid ones go on with the ministry, unpaid ones end. */
export const passportHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo } = memberOf(member);
  return applicationsNow(world)
    .filter((one) => one.memberId === walletMberIdnfiNo && isOpen(world, one))
    .map((one) => {
      const isPaid = stateOf(world, one) !== 'UNPD';
      return {
        id: one.cappReqNo,
        kind: isPaid ? ('ORDER' as const) : ('HOLD' as const),
        name: { ko: '여권 재발급 신청', en: 'Application for a new passport' },
        amount: { currency: 'KRW', value: String(feeOf(one)) },
        onLeave: isPaid ? ('STAY' as const) : ('ENDS' as const),
        fate: isPaid
          ? {
              ko: '외교부가 그대로 진행하고, 새 여권은 신청한 창구에서 찾을 수 있어요.',
              en: 'The ministry goes on. Collect the passport at the office you chose.',
            }
          : { ko: '결제하지 않은 신청은 없어져요.', en: 'An application that is not paid for ends.' },
        screen: `FPS41000?cappReqNo=${one.cappReqNo}`,
      };
    });
};
