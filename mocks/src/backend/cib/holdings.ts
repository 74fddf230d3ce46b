import { formatCount } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { bookingsNow, nameOf } from './bookings.ts';
import { isBooked, lessonsNow } from './education.ts';

const stays = {
  ko: '예약은 그대로예요. 해지한 뒤에도 예약 내역에서 보고 바꾸거나 취소할 수 있어요.',
  en: 'It stays booked. You can still see, change or cancel it.',
};

/** Whether the member has ever booked here, cancelled bookings included. */
export function hasBooked(member: MemberContext): boolean {
  const world = member.get('world');
  const { walletMberIdnfiNo } = memberOf(member);
  return [...bookingsNow(world), ...lessonsNow(world)].some((one) => one.memberId === walletMberIdnfiNo);
}

/** Inspections that are paid or wait for payment, and booked courses. */
export const cibHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo: memberId } = memberOf(member);
  const inspections = bookingsNow(world)
    .filter((one) => one.memberId === memberId)
    .flatMap((one): Holding[] => {
      const booking = { id: one.rsvNo, name: nameOf(one), screen: 'FCI52100' };
      const amount = { currency: 'KRW', value: String(one.payAmt) };
      if (one.rsvStcd === 'PAID')
        return [{ ...booking, kind: 'BOOKING', amount, onLeave: 'STAY', fate: stays }];
      if (one.rsvStcd !== 'HOLD') return [];
      const won = formatCount(one.payAmt);
      return [
        {
          ...booking,
          kind: 'HOLD',
          onLeave: 'ENDS',
          fate: {
            ko: `아직 결제하지 않은 예약이에요. 해지하면 취소되고, ${won}원은 빠져나가지 않아요.`,
            en: `Not paid yet. Leaving cancels it, and ₩${won} is not taken.`,
          },
        },
      ];
    });
  const lessons = lessonsNow(world)
    .filter((one) => one.memberId === memberId && isBooked(one))
    .map(
      (one): Holding => ({
        id: one.eduNo,
        kind: 'BOOKING',
        name: { ko: '벌점감경교육', en: 'Penalty course' },
        onLeave: 'STAY',
        fate: stays,
        screen: 'FCI98000',
      }),
    );
  return [...inspections, ...lessons];
};
