import { charge } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { World } from '../room.ts';
import { applicationsNow, feeOf, giveBack, stateOf, tell } from './applications.ts';

/** The unpaid application that an open page of the payment company stands for, also one that was dropped meanwhile. */
export function feeToPay(world: World, token: string): Payable | undefined {
  const one = applicationsNow(world).find(({ payToken }) => payToken === token);
  if (!one) return undefined;
  return {
    product: '여권 재발급 수수료',
    amount: feeOf(one),
    settle(act) {
      one.payToken = null;
      const result = charge(world, act, 'passport', one, feeOf(one));
      if (result !== 'paid') one.payEnd = '00';
      else if (stateOf(world, one) === 'UNPD') {
        const paidAt = world.now().getTime();
        Object.assign(one, { paidAt, payEnd: '02', toldAt: paidAt });
        tell(world, one, { ko: '여권 재발급을 신청했어요', en: 'You applied for a new passport' });
      } else {
        // Charged after the half hour was over: the application is gone, and so the money goes back.
        giveBack(world, one);
        tell(world, one, { ko: '늦은 결제를 환불했어요', en: 'A late payment was refunded' });
      }
      return `/pass/FPS53000?${new URLSearchParams({ cappReqNo: one.cappReqNo, result })}`;
    },
  };
}
